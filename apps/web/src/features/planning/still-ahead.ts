import type { FindingView } from '@postelier/contract'

type Dated = Pick<FindingView, 'kind' | 'date' | 'until' | 'source'>

/** The last day on which it is worth telling, where it has one. */
const lastDay = ({ until, date }: Dated): string | null => until ?? date

/** What a site offers at all times is nothing that comes; what somebody says themselves may have no day yet. */
const isToCome = ({ kind, until, source }: Dated): boolean =>
  kind !== 'offer' || until !== null || source.by === 'person'

/** What is not over on a day of the business's own local time, the soonest first; what has no day comes last. */
export function stillAhead<One extends Dated>(all: readonly One[], today: string): One[] {
  return all
    .filter(isToCome)
    .map((one) => ({ one, day: lastDay(one) }))
    .filter(({ day }) => day === null || day >= today)
    .toSorted((a, b) => {
      if (a.day === null || b.day === null) return Number(a.day === null) - Number(b.day === null)
      return a.day.localeCompare(b.day)
    })
    .map(({ one }) => one)
}
