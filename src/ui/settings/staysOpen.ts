import { type RefObject, useEffect } from 'react'

/**
 * Keeps the dialog around an element open while it is busy. Chrome closes a native dialog at a second Escape without
 * asking (`closedby` is too new to rely on), and the machine has already said that a save is not called back.
 */
export function useStaysOpen(inside: RefObject<HTMLElement | null>, busy: boolean): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    if (!busy || !dialog) return
    const reopen = () => dialog.showModal()
    dialog.addEventListener('close', reopen)
    return () => dialog.removeEventListener('close', reopen)
  }, [inside, busy])
}
