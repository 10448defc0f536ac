import { desc } from 'drizzle-orm'
import { requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { RawAnswer } from '../../../http/handlers.ts'
import { bill } from '../bills.tables.ts'
import { type Narrowed, narrowedBills } from './list-bills.ts'

const most = 20_000

/** The bills that are listed, as a table for accountants. */
export async function exportBills(
  { db, actor }: QueryContext,
  { language: _language, ...narrowed }: Narrowed & { readonly language: 'fr' | 'en' },
): Promise<RawAnswer> {
  requirePermission(actor, 'adminBills:consult')
  const rows = await db
    .select()
    .from(bill)
    .where(narrowedBills(narrowed))
    .orderBy(desc(bill.issuedAt))
    .limit(most)
  return { body: rows.map(({ number }) => number).join('\n'), type: 'text/csv; charset=utf-8' }
}
