// A local time is an instant only with its time zone: in spring one hour does not exist, in autumn one comes twice.
const dayMs = 86_400_000

/** The local time there at an instant: `2026-11-26T09:00`. */
export function localTimeAt(at: Date, zone: string): string {
  const parts = formatIn(zone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Once a zone: each is slow to make, and a calendar asks for thousands. */
const formats = new Map<string, Intl.DateTimeFormat>()
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, made)
  return made
}

/** The instants that are this local time there: none where the clocks leap over it, two where it comes twice. */
export function instantsAt(localTime: string, zone: string): Date[] {
  const asUtc = Date.parse(`${localTime}:00Z`)
  const shifts = [-dayMs, 0, dayMs].map((around) => {
    const at = asUtc + around
    return Date.parse(`${localTimeAt(new Date(at), zone)}:00Z`) - at
  })
  return [...new Set(shifts)]
    .map((shift) => new Date(asUtc - shift))
    .filter((at) => localTimeAt(at, zone) === localTime)
    .sort((one, other) => one.getTime() - other.getTime())
}
