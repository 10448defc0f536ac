/** How long they want to be left alone; in milliseconds, in seconds, or until a moment. */
export function readRetryAfter(headers: Readonly<Record<string, string>>, nowMs: number): number | undefined {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(exact) && exact >= 0) return exact
  const said = headers['retry-after']?.trim()
  if (!said) return undefined
  const seconds = Number(said)
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : undefined
  const until = Date.parse(said)
  return Number.isNaN(until) ? undefined : Math.max(0, until - nowMs)
}
