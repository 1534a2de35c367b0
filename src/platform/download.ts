/** How long the file's address stays good for a slow download to begin, ms. */
export const RELEASE_MS = 60_000

/** Hands what is at an address of this page to the browser as a file to keep. */
export function downloadFrom(url: string, name: string, target: Window = window): void {
  const link = target.document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string, type: string, target: Window = window): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  downloadFrom(url, name, target)
  target.setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
