import { type FactKind, factKinds } from '@postelier/contract'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentFact } from '../planning.present.ts'
import { knownFact } from '../planning.tables.ts'

interface ListFactsInput {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
  readonly kind?: FactKind | undefined
}

/** Who they are and what they make before where they are: numbers are nobody's order. */
const byKind = sql`array_position(array[${sql.join(
  factKinds.map((kind) => sql`${kind}`),
  sql`, `,
)}]::text[], ${knownFact.kind})`

/** The facts known of a business, paged, by kind: who they are and what they make come first. */
export async function listFacts({ db }: QueryContext, { accountId, offset, limit, kind }: ListFactsInput) {
  const where = and(
    eq(knownFact.accountId, accountId),
    ne(knownFact.state, 'dropped'),
    ...(kind ? [eq(knownFact.kind, kind)] : []),
  )
  const [total, rows] = await Promise.all([
    db.$count(knownFact, where),
    db.select().from(knownFact).where(where).orderBy(byKind, asc(knownFact.id)).offset(offset).limit(limit),
  ])
  return { data: { total, items: rows.map(presentFact) } }
}

export async function readFact(
  { db }: QueryContext,
  { accountId, factId }: { readonly accountId: number; readonly factId: number },
) {
  const [row] = await db
    .select()
    .from(knownFact)
    .where(and(eq(knownFact.id, factId), eq(knownFact.accountId, accountId)))
  if (!row) throw notFound()
  return { fact: presentFact(row) }
}
