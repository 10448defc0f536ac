import { agentTypes, type UserType } from '@postelier/contract'
import type { HolidayRequestView } from '@postelier/contract/holidays'
import { and, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import { holds } from '../../access/actor.ts'
import { person } from '../../access/person.tables.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { localTimeOf } from '../../platform/local-time.ts'
import { type CountedWeek, workingDaysOf } from './holidays.ts'
import { readWorkTerms } from './workforce.store.ts'
import { holidayRequest, nonWorkingDay, workingSpan } from './workforce.tables.ts'

type Reader = Pick<Database, 'select'>

export type HolidayRow = typeof holidayRequest.$inferSelect

/** What is known of who asks, to judge a request and to count its days. */
export interface Asker {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly language: 'fr' | 'en'
  readonly type: UserType
  readonly ownerId: number | null
  readonly timeZone: string
}

const askerColumns = {
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  applicationLang: person.applicationLang,
  type: person.type,
  ownerId: person.ownerId,
  timeZone: person.timeZone,
}
type AskerRow = Pick<typeof person.$inferSelect, keyof typeof askerColumns>

const toAsker = ({ firstName, lastName, applicationLang, type, ...row }: AskerRow): Asker => ({
  ...row,
  type: type as UserType,
  name: `${firstName} ${lastName}`,
  language: applicationLang === 'en' ? 'en' : 'fr',
})

export async function readAsker(db: Reader, personId: number): Promise<Asker | undefined> {
  const [row] = await db.select(askerColumns).from(person).where(eq(person.id, personId))
  return row && toAsker(row)
}

export const todayOf = ({ timeZone }: Pick<Asker, 'timeZone'>, now: Date): string =>
  localTimeOf(now, timeZone).slice(0, 10)

/** Whose requests somebody answers: a manager those of their agents, who runs the platform all. Never one's own. */
export function answeredBy(actor: Actor): SQL | undefined {
  if (!holds(actor, 'holidays:edit') || actor.kind === 'nobody') return sql`false`
  if (actor.kind === 'system') return undefined
  const notOwn = ne(holidayRequest.personId, actor.personId)
  if (actor.isSuperAdmin) return notOwn
  return and(notOwn, eq(person.ownerId, actor.personId), inArray(person.type, [...agentTypes]))
}

export async function rangesOf(db: Reader, personId: number, from?: string): Promise<HolidayRow[]> {
  return db
    .select()
    .from(holidayRequest)
    .where(
      and(
        eq(holidayRequest.personId, personId),
        from === undefined ? undefined : gte(holidayRequest.end, from),
      ),
    )
    .orderBy(holidayRequest.begin)
}

/** Accepted days off of some people that touch a range. */
export const acceptedAmong = (
  db: Reader,
  personIds: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<HolidayRow[]> =>
  personIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(holidayRequest)
        .where(
          and(
            inArray(holidayRequest.personId, [...personIds]),
            eq(holidayRequest.status, 'accepted'),
            lte(holidayRequest.begin, to),
            gte(holidayRequest.end, from),
          ),
        )

export async function weekOfAsker(db: Reader, personId: number): Promise<CountedWeek & { granted: number }> {
  const { contract, workingDays, nonWorkingDays } = await readWorkTerms(db, personId)
  return { spans: workingDays, nonWorkingDays, granted: contract?.nbHolidays ?? 0 }
}

/** The weeks of several people, in two statements. */
export async function weeksOf(
  db: Reader,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, CountedWeek>> {
  if (personIds.length === 0) return new Map()
  const ids = [...new Set(personIds)]
  const [spans, days] = await Promise.all([
    db.select().from(workingSpan).where(inArray(workingSpan.personId, ids)),
    db.select().from(nonWorkingDay).where(inArray(nonWorkingDay.personId, ids)),
  ])
  return new Map(
    ids.map((id) => [
      id,
      {
        spans: spans.filter(({ personId }) => personId === id),
        nonWorkingDays: days.filter(({ personId }) => personId === id),
      },
    ]),
  )
}

export async function lockHoliday(tx: Transaction, id: number): Promise<HolidayRow | undefined> {
  const [row] = await tx.select().from(holidayRequest).where(eq(holidayRequest.id, id)).for('update')
  return row
}

interface Presented {
  readonly asker: Pick<Asker, 'id' | 'name' | 'timeZone'>
  readonly week: CountedWeek
  readonly now: Date
  /** Who reads it is who asked. */
  readonly isOwn: boolean
}

export function presentHoliday(row: HolidayRow, { asker, week, now, isOwn }: Presented): HolidayRequestView {
  const isAhead = row.begin > todayOf(asker, now)
  return {
    id: row.id,
    type: row.type,
    begin: row.begin,
    end: row.end,
    status: row.status,
    declineReason: row.declineReason,
    workingDays: workingDaysOf(week, row.begin, row.end).length,
    agent: { id: asker.id, name: asker.name },
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    abilities: {
      takeBack: isOwn && (row.status === 'waiting' || (row.status === 'accepted' && isAhead)),
      answer: !isOwn && row.status === 'waiting',
    },
  }
}
