import type { journalRow } from '@postelier/contract'
import { moneyActions } from '@postelier/contract/journal-actions'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Actor } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { journalEntry } from '../../../access/session.tables.ts'
import { societyNamesOf } from '../../brand/index.ts'
import { fullNamesOf } from '../people.store.ts'

type JournalRow = z.infer<typeof journalRow>

/** Counting stops here: the journal only grows, and nobody pages further. */
const mostCounted = 10_000

/** Who did what, newest first: of an account, by a person (also in somebody else's chair), of a kind of entry. */
export async function listJournal(
  { db, actor }: QueryContext,
  filter: {
    readonly accountId?: number | undefined
    readonly actorId?: number | undefined
    readonly action: string
    readonly about?: 'money' | undefined
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly offset: number
    readonly limit: number
  },
): Promise<{ total: number; items: JournalRow[] }> {
  const { accountId, actorId } = filter
  const where = and(
    accountId === undefined ? undefined : eq(journalEntry.accountId, accountId),
    actorId === undefined
      ? undefined
      : or(eq(journalEntry.actorId, actorId), eq(journalEntry.impersonatorId, actorId)),
    filter.action === '' ? undefined : eq(journalEntry.action, filter.action),
    filter.about === 'money' ? inArray(journalEntry.action, [...moneyActions]) : undefined,
    ...(await between(db, actor, filter)),
  )
  const [total, rows] = await Promise.all([
    countUpTo(db, where),
    db
      .select()
      .from(journalEntry)
      .where(where)
      .orderBy(desc(journalEntry.id))
      .limit(filter.limit)
      .offset(filter.offset),
  ])
  const accounts = known(rows.map((row) => row.accountId))
  const [names, societies] = await Promise.all([
    fullNamesOf(db, known(rows.flatMap((row) => [row.actorId, row.impersonatorId, row.accountId]))),
    societyNamesOf(db, accounts),
  ])
  return {
    total,
    items: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actorName: actorOf(row, names),
      isAnonymous: row.actorId === null && typeof row.details.by !== 'string',
      impersonatorName: nameOf(names, row.impersonatorId),
      accountName: (row.accountId !== null && societies.get(row.accountId)) || nameOf(names, row.accountId),
      action: row.action,
      subjectType: row.subjectType,
      subjectId: row.subjectId,
      details: row.details,
    })),
  }
}

/** Days begin at midnight where the reader is. */
async function between(
  db: QueryContext['db'],
  actor: Actor,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<SQL[]> {
  if (!from && !to) return []
  const [own] =
    actor.kind === 'person'
      ? await db.select({ zone: person.timeZone }).from(person).where(eq(person.id, actor.personId))
      : []
  const zone = own?.zone ?? 'UTC'
  const midnight = (day: string, more: number) =>
    sql`(${day}::date + ${more}::int)::timestamp at time zone ${zone}`
  return [
    ...(from ? [sql`${journalEntry.at} >= ${midnight(from, 0)}`] : []),
    ...(to ? [sql`${journalEntry.at} < ${midnight(to, 1)}`] : []),
  ]
}

/** Whoever signs in or follows a mailed link is nobody yet: the entry is the person's whose account it is. */
function actorOf(row: typeof journalEntry.$inferSelect, names: ReadonlyMap<number, string>): string {
  if (row.actorId === null && typeof row.details.by === 'string') return row.details.by
  return nameOf(names, row.actorId ?? row.accountId) ?? ''
}

const known = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]
const nameOf = (names: ReadonlyMap<number, string>, id: number | null) =>
  id === null ? null : (names.get(id) ?? null)

async function countUpTo(db: QueryContext['db'], where: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: journalEntry.id })
    .from(journalEntry)
    .where(where)
    .limit(mostCounted)
    .as('some')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(some)
  return counted?.total ?? 0
}
