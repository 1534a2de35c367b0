/** Whether the system has a share sheet. */
export const canShare = (target: Window = window): boolean => typeof target.navigator.share === 'function'

/** Whether that sheet takes these files. */
export const canShareFiles = (files: File[], target: Window = window): boolean =>
  // Absent where sheets take text only.
  canShare(target) && (target.navigator as Partial<Navigator>).canShare?.({ files }) === true

/**
 * Opens the system's share sheet; call it within a gesture. Who closes the sheet has decided, and that is no failure.
 * @returns whether something was shared, as far as the system tells
 * @throws {Error} the browser refuses: no gesture, a sheet open already, or no sheet at all
 */
export async function share(data: ShareData, target: Window = window): Promise<boolean> {
  try {
    await target.navigator.share(data)
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

/** The same for a text with a link. */
export async function shareText(
  data: { title: string; text: string; url: string },
  target: Window = window,
): Promise<void> {
  await share(data, target)
}

export type Tabs = {
  /** Opens an empty tab; call it within a gesture, because after an await Safari blocks it. */
  prepare(): void
  /** Sends the prepared tab, or a new one, to an address; calls back where the browser gives none. */
  open(url: string, onBlocked: (url: string) => void): void
  /** Closes the prepared tab, if it is still waiting for its address. */
  drop(): void
}

/** The new tabs of sharing, one at a time. */
export function createTabs(target: Window = window): Tabs {
  let waiting: Window | null = null
  // 'noopener' would give no handle to send to the address later, so the way back is cut in `open` instead.
  const openEmpty = (): Window | null => target.open('about:blank', '_blank')
  const drop = () => {
    waiting?.close()
    waiting = null
  }
  return {
    prepare() {
      drop()
      waiting = openEmpty()
    },
    open(url, onBlocked) {
      if (/^mailto:/i.test(url)) {
        // A mail program opens beside the page; a tab would stay behind empty.
        drop()
        target.location.assign(url)
        return
      }
      const tab = waiting ?? openEmpty()
      waiting = null
      if (tab === null || tab.closed) {
        onBlocked(url)
        return
      }
      // The platform's page gets no handle of this one.
      tab.opener = null
      tab.location.replace(url)
    },
    drop,
  }
}
