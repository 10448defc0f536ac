import { and, eq } from 'drizzle-orm'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notFound } from '../../../platform/errors.ts'
import type { MakeAttachment } from '../../../platform/mail/make-attachment.ts'
import type { DownloadedFile } from '../../../platform/sheet-file.ts'
import { bill } from '../bills.tables.ts'
import { drawBill } from '../draw-bill.ts'
import type { BillRow } from './list-bills.ts'

export async function documentOf(db: Pick<Database, 'select'>, row: BillRow): Promise<Buffer> {
  const [mended] =
    row.correctsId === null ? [] : await db.select().from(bill).where(eq(bill.id, row.correctsId))
  return drawBill(row, mended ?? null)
}

/** The document as a file that goes with a mail. */
export const attachBill: MakeAttachment = async ({ db }, billId) => {
  const [row] = await db.select().from(bill).where(eq(bill.id, billId))
  if (!row) return null
  return {
    filename: `${row.number}.pdf`,
    content: await documentOf(db, row),
    contentType: 'application/pdf',
  }
}

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
  return {
    body: await documentOf(db, row),
    type: 'application/pdf',
    headers: {
      'content-disposition': `attachment; filename="${row.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  }
}
