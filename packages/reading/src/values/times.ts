// Hours as people write them: “14 h 30”, “8h”, “7.15 pm”, “18:30 Uhr”.
export interface FoundTime {
  readonly time: string
  readonly index: number
  readonly end: number
}

const written =
  /(?<![\d:.,/])(\d{1,2})(?:\s?(h|:|\.)\s?(\d{2}))?\s?(h(?![\p{L}\d])|uhr\b|a\.?m\.?(?!\p{L})|p\.?m\.?(?!\p{L}))?(?![\d€£$%])/giu

export function readTimes(text: string): FoundTime[] {
  return [...text.matchAll(written)].flatMap((found) => {
    const [whole, hour, mark, minutes, after = ''] = found
    // A bare number is no hour, and “9.30” alone may be anything.
    if (after === '' && (mark === undefined || mark === '.')) return []
    const time = clock(Number(hour), Number(minutes ?? 0), after)
    return time ? [{ time, index: found.index, end: found.index + whole.length }] : []
  })
}

export function clock(hour: number, minutes: number, half = ''): string | null {
  const isAfternoon = /^p/i.test(half)
  const isMorning = /^a/i.test(half)
  if ((isAfternoon || isMorning) && hour > 12) return null
  const full = isAfternoon && hour < 12 ? hour + 12 : isMorning && hour === 12 ? 0 : hour
  if (full > 23 || minutes > 59) return null
  return `${String(full).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
