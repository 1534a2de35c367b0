/** A text as it can be stored: every character one of UTF-8, one kind of line break, no control characters but newline and tab. */
export const storable = (text: string): string =>
  text
    // A lone surrogate is no character in UTF-8; it becomes U+FFFD here and not somewhere further on.
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '')

/**
 * A person's text as it is stored: NFC (so that the same word is always the same bytes), one kind of line break, no
 * control characters but newline and tab (NUL cannot be stored, others can drive a terminal that shows a log), and
 * trimmed. Direction marks and joiners stay: Indic scripts and mixed lines need them; but where there is nothing else, there
 * is nothing to read. May be empty afterwards.
 */
export function cleanUserText(text: string): string {
  const cleaned = storable(text).normalize('NFC').trim()
  return /[^\s\p{DI}\u2800]/u.test(cleaned) ? cleaned : ''
}
