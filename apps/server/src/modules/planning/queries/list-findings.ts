import type { FactKind } from '@postelier/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { presentFinding } from '../planning.present.ts'
import { finding } from '../planning.tables.ts'

interface Asked {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
  readonly kind?: FactKind | undefined
}

export async function listFindings({ db }: QueryContext, { accountId, offset, limit, kind }: Asked) {
  const where = and(
    eq(finding.accountId, accountId),
    ne(finding.state, 'dropped'),
    ...(kind ? [eq(finding.kind, kind)] : []),
  )
  const [total, rows] = await Promise.all([
    db.$count(finding, where),
    db.select().from(finding).where(where).orderBy(asc(finding.id)).offset(offset).limit(limit),
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
