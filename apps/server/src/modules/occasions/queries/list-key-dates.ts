import { type KeyDateView, mostCalendarDays, type OccasionScope } from '@postelier/contract'
import type { QueryContext } from '../../../access/context.ts'
import { invalid } from '../../../platform/errors.ts'
import { countryOf } from '../../brand/index.ts'
import { sectorNamesOf } from '../../catalogue/index.ts'
import { isKeptIn } from '../calendar/day-countries.ts'
import { addDays } from '../calendar/plain-days.ts'
import { type Occurrence, occurrencesBetween } from '../calendar/shipped-days.ts'
import { conversionKey, conversionsIn, notConverted } from '../conversions.store.ts'
import { presentKeyDate } from '../occasions.present.ts'
import { nearnessFor } from '../sectors-of-account.ts'
import { holdsWords } from '../words-in.ts'

interface ListKeyDatesInput {
  readonly accountId: number
  readonly language: 'fr' | 'en'
  readonly from: string
  readonly to: string
  readonly scope: OccasionScope
  readonly search?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** Key dates between two days, the soonest first: those of one's own trade and country, or the whole calendar. */
export async function listKeyDates(ctx: QueryContext, input: ListKeyDatesInput) {
  const { accountId, from, to, scope, search = '', offset, limit, language } = input
  if (to < from) throw invalid({ to: { key: 'endBeforeStart' } })
  if (addDays(from, mostCalendarDays) < to)
    throw invalid({ to: { key: 'tooFarApart', days: mostCalendarDays } })
  const [nearness, country] = await Promise.all([
    nearnessFor(ctx.db, accountId),
    countryOf(ctx.db, accountId),
  ])
  const isMine = ({ key, sectors }: Occurrence['day']) =>
    nearness(sectors) !== 'other' && isKeptIn(country, key)
  const found = occurrencesBetween(from, to).filter(
    ({ day }) =>
      (scope === 'all' || isMine(day)) &&
      holdsWords([day.words[language].title, ...day.words[language].says], search),
  )
  const shown = found.slice(offset, offset + limit)
  return { data: { total: found.length, items: await presentAll(ctx, shown, input) } }
}

export async function presentAll(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  occurrences: readonly Occurrence[],
  { accountId, language }: Pick<ListKeyDatesInput, 'accountId' | 'language'>,
): Promise<KeyDateView[]> {
  if (occurrences.length === 0) return []
  const years = occurrences.map(({ year }) => year)
  const ids = [...new Set(occurrences.flatMap(({ day }) => day.sectors))]
  const [nearness, sectorNames, conversions] = await Promise.all([
    nearnessFor(db, accountId),
    sectorNamesOf(db, ids, language),
    conversionsIn(db, accountId, [Math.min(...years), Math.max(...years)], actor),
  ])
  return occurrences.map((one) =>
    presentKeyDate(one, {
      language,
      sectorNames,
      nearness,
      conversion: conversions.get(conversionKey(one.day.key, one.year)) ?? notConverted,
    }),
  )
}
