/** How long the file's address stays good for a slow download to begin, ms. */
const RELEASE_MS = 60_000

/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string, type: string, target: Window = window): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = target.document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  target.setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
