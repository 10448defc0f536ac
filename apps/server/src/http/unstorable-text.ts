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

/** No form of ours comes near it. */
const mostLevels = 40

/** Whether an input lies deeper in itself than anything asked for: what walks it by calling itself would not come back. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
