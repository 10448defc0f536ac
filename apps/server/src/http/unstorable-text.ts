/** NUL and halves of a character: no text of ours holds them, and a database refuses them only where it meets them. */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Where in an input such a text stands, as a field path; nothing when there is none. */
export function unstorableAt(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const at = isUnstorable(key) ? path : unstorableAt(part, path ? `${path}.${key}` : key)
    if (at !== undefined) return at
  }
  return undefined
}
