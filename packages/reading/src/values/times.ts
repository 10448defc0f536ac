// Hours as people write them: “14 h 30”, “8h”, “7.15 pm”, “18:30 Uhr”, “14 bis 17 Uhr”.
export interface FoundTime {
  readonly time: string
  readonly index: number
  readonly end: number
}

const unit = String.raw`(h(?![\p{L}\d])|uhr\b|a\.?m\.?(?!\p{L})|p\.?m\.?(?!\p{L}))`
const written = new RegExp(
  String.raw`(?<![\d:.,/])(\d{1,2})(?:\s?(h|:|\.)\s?(\d{2}))?\s?${unit}?(?![\d€£$%])`,
  'giu',
)
/** “14 bis 17 Uhr”, “2–5 pm”: the first takes the mark of the second. */
const span = new RegExp(
  String.raw`(?<![\d:.,/€£$])(\d{1,2})(?:[:.](\d{2}))?\s?(?:–|—|-|à|to|a|bis|until|till)\s?(\d{1,2})(?:\s?(?:h|:|\.)\s?\d{2})?\s?${unit}`,
  'giu',
)
const noon =
  /(?<=(?:à|at|al|am|um|from|dès|until|jusqu['’]à) )(?:midi|noon|mediodía|12 uhr mittags)(?!\p{L})/giu

export function readTimes(text: string): FoundTime[] {
  const at = (found: RegExpExecArray) => ({ index: found.index, end: found.index + found[0].length })
  const spans = [...text.matchAll(span)].flatMap((found) => {
    const [, hour, minutes, last, after = ''] = found
    const isMorning = /^p/i.test(after) && Number(hour) > Number(last) && Number(hour) < 12
    const time = clock(Number(hour), Number(minutes ?? 0), isMorning ? 'am' : after)
    return time ? [{ time, ...at(found) }] : []
  })
  const singles = [...text.matchAll(written)].flatMap((found) => {
    const [, hour, mark, minutes, after = ''] = found
    // A bare number is no hour, and “9.30” alone may be anything.
    if (after === '' && (mark === undefined || mark === '.')) return []
    const time = clock(Number(hour), Number(minutes ?? 0), after)
    return time ? [{ time, ...at(found) }] : []
  })
  const noons = [...text.matchAll(noon)].map((found) => ({ time: '12:00', ...at(found) }))
  const free = [...singles, ...noons].filter(
    (one) => !spans.some((whole) => one.index < whole.end && one.end > whole.index),
  )
  return [...spans, ...free].sort((a, b) => a.index - b.index)
}

export function clock(hour: number, minutes: number, half = ''): string | null {
  const isAfternoon = /^p/i.test(half)
  const isMorning = /^a/i.test(half)
  if ((isAfternoon || isMorning) && hour > 12) return null
  const full = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour
  if (full > 23 || minutes > 59) return null
  return `${String(full).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
