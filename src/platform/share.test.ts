import { describe, expect, test, vi } from 'vitest'
import { canShare, canShareFiles, createTabs, share, shareText } from './share.ts'

const data = { title: 'Satsang', text: 'Will you join me?', url: 'https://satsang.test/pn?ref=A' }
const withShare = (share: unknown) => ({ navigator: { share } }) as unknown as Window & typeof globalThis

describe('the system’s share sheet', () => {
  test('is there, or not', () => {
    expect([canShare(withShare(() => {})), canShare(withShare(undefined))]).toEqual([true, false])
  })

  test('gets title, text and link, within the gesture', () => {
    const share = vi.fn(async () => {})
    void shareText(data, withShare(share))
    expect(share).toHaveBeenCalledExactlyOnceWith(data)
  })

  test('closed by the person is no failure, anything else is', async () => {
    const refuse = (name: string) => withShare(() => Promise.reject(new DOMException('', name)))
    await expect(shareText(data, refuse('AbortError'))).resolves.toBeUndefined()
    await expect(shareText(data, refuse('NotAllowedError'))).rejects.toMatchObject({ name: 'NotAllowedError' })
    await expect(shareText(data, withShare(undefined))).rejects.toBeInstanceOf(TypeError)
  })
})

describe('what the sheet takes, and what came of it', () => {
  const files = [new File(['a'], 'verse.png', { type: 'image/png' })]
  const browser = (navigator: object) => ({ navigator }) as unknown as Window & typeof globalThis

  test('files only where the browser says so', () => {
    const sheet = () => {}
    expect(canShareFiles(files, browser({ share: sheet, canShare: () => true }))).toBe(true)
    expect(canShareFiles(files, browser({ share: sheet, canShare: () => false }))).toBe(false)
    expect(canShareFiles(files, browser({ share: sheet }))).toBe(false)
    expect(canShareFiles(files, browser({ canShare: () => true }))).toBe(false)
  })

  test('shared, or dismissed; anything else is a failure', async () => {
    expect(
      await share(
        { files },
        withShare(async () => {}),
      ),
    ).toBe(true)
    const refuse = (name: string) => withShare(() => Promise.reject(new DOMException('', name)))
    expect(await share({ files }, refuse('AbortError'))).toBe(false)
    await expect(share({ files }, refuse('NotAllowedError'))).rejects.toMatchObject({ name: 'NotAllowedError' })
  })
})

describe('tabs', () => {
  const URL = 'https://wa.me/?text=1'
  const fakeWindow = (allows = true) => {
    const tabs: {
      closed: boolean
      opener: unknown
      close: () => void
      location: { replace: (url: string) => void }
    }[] = []
    const went: string[] = []
    const open = vi.fn(() => {
      if (!allows) return null
      const tab = {
        closed: false,
        opener: 'the app' as unknown,
        close: () => {
          tab.closed = true
        },
        location: { replace: (url: string) => void went.push(`${url}, opener ${String(tab.opener)}`) },
      }
      tabs.push(tab)
      return tab
    })
    const assign = vi.fn()
    const target = { open, location: { assign } } as unknown as Window
    return { target, open, assign, tabs, went, onBlocked: vi.fn() }
  }

  test('one is opened empty in the gesture, and sent to the address later, without a way back', () => {
    const { target, open, went, onBlocked } = fakeWindow()
    const tabs = createTabs(target)
    tabs.prepare()
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
    tabs.open(URL, onBlocked)
    expect(open).toHaveBeenCalledOnce()
    expect(went).toEqual([`${URL}, opener null`])
    expect(onBlocked).not.toHaveBeenCalled()
  })

  test('none was prepared: a new one', () => {
    const { target, went, onBlocked } = fakeWindow()
    createTabs(target).open(URL, onBlocked)
    expect(went).toEqual([`${URL}, opener null`])
  })

  test('the browser gives none: it says so, with the address', () => {
    const { target, onBlocked } = fakeWindow(false)
    const tabs = createTabs(target)
    tabs.prepare()
    tabs.open(URL, onBlocked)
    expect(onBlocked).toHaveBeenCalledExactlyOnceWith(URL)
  })

  test('closed by the person while it waited: nothing opens by itself', () => {
    const { target, open, went, tabs: opened, onBlocked } = fakeWindow()
    const tabs = createTabs(target)
    tabs.prepare()
    opened[0]?.close()
    tabs.open(URL, onBlocked)
    expect([open.mock.calls.length, went, onBlocked.mock.calls]).toEqual([1, [], [[URL]]])
  })

  test('drop closes the one that waits, and never one that has its address', () => {
    const { target, tabs: opened, onBlocked } = fakeWindow()
    const tabs = createTabs(target)
    tabs.prepare()
    tabs.drop()
    tabs.prepare()
    tabs.open(URL, onBlocked)
    tabs.drop()
    expect(opened.map(({ closed }) => closed)).toEqual([true, false])
  })

  test('a second one takes the first one’s place', () => {
    const { target, tabs: opened } = fakeWindow()
    const tabs = createTabs(target)
    tabs.prepare()
    tabs.prepare()
    expect(opened.map(({ closed }) => closed)).toEqual([true, false])
  })

  test('a mail opens beside the page, and no tab stays behind empty', () => {
    const { target, assign, tabs: opened, went, onBlocked } = fakeWindow()
    const tabs = createTabs(target)
    tabs.prepare()
    tabs.open('mailto:?body=1', onBlocked)
    expect(assign).toHaveBeenCalledExactlyOnceWith('mailto:?body=1')
    expect([opened[0]?.closed, went]).toEqual([true, []])
  })
})
