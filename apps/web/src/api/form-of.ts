/** Data with a file in it goes as a form; null for data without one. */
export const formOf = (body: unknown): FormData | null => {
  if (typeof body !== 'object' || body === null) return null
  const fields = Object.entries(body).filter(([, value]) => value !== undefined)
  if (!fields.some(([, value]) => value instanceof Blob)) return null
  const form = new FormData()
  for (const [name, value] of fields) form.set(name, value instanceof Blob ? value : String(value))
  return form
}
