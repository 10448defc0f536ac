import { isDeepStrictEqual } from 'node:util'
import type { Fact } from '@postelier/contract'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { knownFact } from '../planning.tables.ts'
import type { SubjectRow } from '../subjects/subject.store.ts'

export type FactRow = typeof knownFact.$inferSelect

/** A reading brings some hundred; what a business says itself comes on top. */
export const mostFacts = 400

/** A fact as whoever writes knows it: under the number it has here. */
export const factOf = ({ id, fact }: FactRow): Fact => ({ ...fact, id: String(id) })

/** As the database gives it back, which keeps nothing that is undefined. */
export const isSameFact = (known: Fact, fact: Fact): boolean =>
  isDeepStrictEqual(known, JSON.parse(JSON.stringify(fact)))

/** What a post may have told of it. The day a price was read on is nobody's news, and a picture says nothing that words rest on. */
const toldOf = ({ about, says, question, price, date, time, where, until, url }: Fact) =>
  JSON.stringify([about, says, question, price && { ...price, asOf: '' }, date, time, where, until, url])

/** Whether nothing that a post may have told has changed. */
export const tellsTheSame = (one: Fact, other: Fact): boolean => toldOf(one) === toldOf(other)

/** Whether all of these facts stand, and say what they said when they were read. */
export async function standAsRead(
  db: Pick<Database, 'select'>,
  accountId: number,
  read: readonly Fact[],
): Promise<boolean> {
  const ids = read.map(({ id }) => id)
  const now = new Map((await factsNamed(db, accountId, ids)).map((fact) => [fact.id, toldOf(fact)]))
  return read.every((fact) => now.get(fact.id) === toldOf(fact))
}

const isKnown = (accountId: number) => and(eq(knownFact.accountId, accountId), ne(knownFact.state, 'dropped'))

export async function factsOf(db: Pick<Database, 'select'>, accountId: number): Promise<Fact[]> {
  const rows = await db
    .select()
    .from(knownFact)
    .where(isKnown(accountId))
    .orderBy(asc(knownFact.id))
    .limit(mostFacts)
  return rows.map(factOf)
}

/** Of those named, the ones that still stand, in the order named. */
export async function factsNamed(
  db: Pick<Database, 'select'>,
  accountId: number,
  ids: readonly string[],
): Promise<Fact[]> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  if (numbers.length === 0) return []
  const rows = await db
    .select()
    .from(knownFact)
    .where(and(isKnown(accountId), inArray(knownFact.id, numbers)))
  const facts = new Map(rows.map((row) => [String(row.id), factOf(row)]))
  return ids.flatMap((id) => facts.get(id) ?? [])
}

/** Of those named all that were ever known, the dropped ones too: for whoever tells what something rested on. */
export async function factsWithDropped(
  db: Pick<Database, 'select'>,
  accountId: number,
  ids: readonly string[],
): Promise<{ readonly fact: Fact; readonly isDropped: boolean }[]> {
  const numbers = ids.map(Number).filter(Number.isSafeInteger)
  if (numbers.length === 0) return []
  const rows = await db
    .select()
    .from(knownFact)
    .where(and(eq(knownFact.accountId, accountId), inArray(knownFact.id, numbers)))
  return rows.map((row) => ({ fact: factOf(row), isDropped: row.state === 'dropped' }))
}

/** What a subject is written from: what it brought itself, then what is known of its business. */
export async function factsBehind(
  db: Pick<Database, 'select'>,
  { accountId, ownFacts, facts }: Pick<SubjectRow, 'accountId' | 'ownFacts' | 'facts'>,
): Promise<Fact[]> {
  return [...ownFacts, ...(await factsNamed(db, accountId, facts))]
}

/** What a business asks to be paid in, as most prices of its pages have it, and what it said itself. */
export async function currencyOf(
  db: Pick<Database, 'select'>,
  accountId: number,
): Promise<string | undefined> {
  const currency = sql<string>`${knownFact.fact} -> 'price' ->> 'currency'`
  const [row] = await db
    .select({ currency })
    .from(knownFact)
    .where(and(isKnown(accountId), isNull(knownFact.sourceId), isNotNull(currency)))
    .groupBy(currency)
    .orderBy(desc(count()), asc(currency))
    .limit(1)
  return row?.currency
}
