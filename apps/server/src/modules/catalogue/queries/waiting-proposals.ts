import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { sectorProposal } from '../catalogue.tables.ts'

type Reader = Pick<Database, 'select' | '$count'>

export const countWaitingProposals = (db: Reader): Promise<number> =>
  db.$count(sectorProposal, eq(sectorProposal.status, 'waiting'))

/** The trades somebody has proposed and has had no answer to. */
export async function proposalsOf(db: Pick<Reader, 'select'>, personId: number): Promise<string[]> {
  const rows = await db
    .select({ name: sectorProposal.name })
    .from(sectorProposal)
    .where(and(eq(sectorProposal.personId, personId), eq(sectorProposal.status, 'waiting')))
    .orderBy(asc(sectorProposal.createdAt))
    .limit(3)
  return rows.map((row) => row.name)
}
