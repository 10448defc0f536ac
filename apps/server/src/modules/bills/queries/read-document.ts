import { and, eq } from 'drizzle-orm'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import type { DownloadedFile } from '../../../platform/sheet-file.ts'
import { bill } from '../bills.tables.ts'
import { drawBill } from '../draw-bill.ts'

/** A bill as its document: of one's own account, or of anybody's for administrators. */
export async function readDocument(
  { db, actor }: QueryContext,
  { billId, accountId }: { readonly billId: number; readonly accountId?: number },
): Promise<DownloadedFile> {
  if (accountId === undefined) requirePermission(actor, 'adminBills:consult')
  else await requireAccount(db, actor, accountId, 'billing:consult')
  const [row] = await db
    .select()
    .from(bill)
    .where(and(eq(bill.id, billId), accountId === undefined ? undefined : eq(bill.accountId, accountId)))
  if (!row) throw notFound()
  const [mended] =
    row.correctsId === null ? [] : await db.select().from(bill).where(eq(bill.id, row.correctsId))
  return {
    body: await drawBill(row, mended ?? null),
    type: 'application/pdf',
    headers: {
      'content-disposition': `attachment; filename="${row.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  }
}
