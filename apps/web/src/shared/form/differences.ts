import type { Difference } from '#shared/ui/conflict-notice.tsx'

/** What the other version has changed since this one was read, in words, under the names the screen gives its fields. */
export function differencesOf(
  before: Readonly<Record<string, unknown>>,
  serverCopy: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): Difference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const said = serverCopy[name]
    return typeof said === 'string' && said !== before[name] ? [{ label, serverCopy: said }] : []
  })
}
