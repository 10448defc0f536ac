import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { networkAccount } from './publishing.tables.ts'

export type ConnectionRow = typeof networkAccount.$inferSelect

export async function lockConnection(tx: Transaction, accountId: number, id: number): Promise<ConnectionRow> {
  const [row] = await tx
    .select()
    .from(networkAccount)
    .where(and(eq(networkAccount.id, id), eq(networkAccount.accountId, accountId)))
    .for('update')
  if (!row) throw notFound()
  return row
}
