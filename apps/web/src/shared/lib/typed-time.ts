const minutesPerHour = 60
const dayMinutes = 24 * minutesPerHour

/** `9`, `9h30`, `09:30`, `930`, `9:30 pm` as a minute of the day. */
export function readTime(text: string): number | null {
  const typed = /^(\d{1,2}?)(?:\s*[:hH.]?\s*(\d{2})|\s*[hH:])?\s*([ap])?\.?m?\.?$/i.exec(text.trim())
  if (!typed) return null
  const half = typed[3]?.toLowerCase()
  const hour = half ? (Number(typed[1]) % 12) + (half === 'p' ? 12 : 0) : Number(typed[1])
  const rest = Number(typed[2] ?? 0)
  const minute = hour * minutesPerHour + rest
  return hour < 24 && rest < minutesPerHour && minute < dayMinutes ? minute : null
}

/** `09:30`; the end of the day is its last minute. */
export function writeTime(minute: number): string {
  const shown = Math.min(minute, dayMinutes - 1)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(shown / minutesPerHour))}:${two(shown % minutesPerHour)}`
}
