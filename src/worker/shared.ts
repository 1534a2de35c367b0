/**
 * Where the app opens with what was shared to it (the share target of its manifests): on the page that looks for it in the
 * scripture. What somebody shared stands behind the #, which no server is sent (D59).
 */
export function sharedAddress(path: string, form: FormData): string {
  const words = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return `${path}#${encodeURIComponent(words('text') || words('title') || words('url'))}`
}
