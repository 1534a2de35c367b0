/** A body for `multipart/form-data`: files under their own name, absent fields left out. Never set its Content-Type. */
export function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (value instanceof File) form.append(name, value, value.name)
    else if (value instanceof Blob) form.append(name, value, `${name}.wav`)
    else form.append(name, String(value))
  }
  return form
}
