/** Puts text on the clipboard. @throws {Error} the browser refuses: no permission, or a page without TLS */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)
