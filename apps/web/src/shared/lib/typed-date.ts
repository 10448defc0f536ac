const centuryPivot = 2000

/** `5/7/27`, `05.07.2027`, `5 7 2027` or `2027-07-05` as a day of the calendar; day first, as both languages write it here. */
export function readDate(text: string): string | null {
  const words = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const typed = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(words)
  if (!typed) return null
  const year = Number(typed[3])
  return dayOf(year < 100 ? centuryPivot + year : year, Number(typed[2]), Number(typed[1]))
}

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  // The 31st of February would be in March.
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null
}
