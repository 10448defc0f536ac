import { type FactKind, factKinds } from '@postelier/contract'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentFinding } from '../planning.present.ts'
import { finding } from '../planning.tables.ts'

interface ListFindingsInput {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
  readonly kind?: FactKind | undefined
}

/** Who they are and what they make before where they are: numbers are nobody's order. */
const byKind = sql`array_position(array[${sql.join(
  factKinds.map((kind) => sql`${kind}`),
  sql`, `,
)}]::text[], ${finding.kind})`

export async function listFindings(
  { db }: QueryContext,
  { accountId, offset, limit, kind }: ListFindingsInput,
) {
  const where = and(
    eq(finding.accountId, accountId),
    ne(finding.state, 'dropped'),
    ...(kind ? [eq(finding.kind, kind)] : []),
  )
  const [total, rows] = await Promise.all([
    db.$count(finding, where),
    db.select().from(finding).where(where).orderBy(byKind, asc(finding.id)).offset(offset).limit(limit),
  ])
  return { data: { total, items: rows.map(presentFinding) } }
}

export async function readFinding(
  { db }: QueryContext,
  { accountId, findingId }: { readonly accountId: number; readonly findingId: number },
) {
  const [row] = await db
    .select()
    .from(finding)
    .where(and(eq(finding.id, findingId), eq(finding.accountId, accountId)))
  if (!row) throw notFound()
  return { finding: presentFinding(row) }
}
