import type { Home } from '#shared/api/home-today.ts'

type Away = NonNullable<Home['away']>[number]

/** Days off of one person for one reason that follow each other. */
export interface Absence extends Omit<Away, 'date'> {
  readonly from: string
  readonly to: string
}

/** Five days of one illness are one line: they are told by day. */
export function absencesOf(away: readonly Away[]): Absence[] {
  const absences: Absence[] = []
  for (const { date, ...who } of away) {
    const nth = absences.findIndex(
      (one) =>
        one.name === who.name &&
        one.reason === who.reason &&
        one.holiday === who.holiday &&
        dayAfter(one.to) === date,
    )
    const before = absences[nth]
    if (before) absences[nth] = { ...before, to: date }
    else absences.push({ ...who, from: date, to: date })
  }
  return absences
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
