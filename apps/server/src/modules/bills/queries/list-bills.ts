import type { BillView } from '@postelier/contract/bills'
import {
  aliasedTable,
  and,
  desc,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { debt } from '../../billing/index.ts'
import { bill, billSending } from '../bills.tables.ts'
import { saidOf } from '../said-of.ts'

export type BillRow = typeof bill.$inferSelect

export interface Narrowed {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly search?: string | undefined
  readonly status?: 'paid' | 'toPay' | undefined
  readonly year?: number | undefined
  readonly accountId?: number | undefined
}
type BillLanguage = BillRow['language']

interface Paged {
  readonly offset: number
  readonly limit: number
}

interface OwnBills extends Paged {
  readonly accountId: number
  readonly year?: number | undefined
  readonly language: BillLanguage
}

/** The bills of one account, paged, of all years or of one. */
export async function listOwnBills(
  { db, actor }: QueryContext,
  { accountId, year, language, ...page }: OwnBills,
) {
  await requireAccount(db, actor, accountId, 'billing:consult')
  return listed(db, { accountId, year }, { ...page, language })
}

export async function listAllBills(
  { db, actor }: QueryContext,
  { offset, limit, language, ...narrowed }: Paged & Narrowed & { readonly language: BillLanguage },
) {
  requirePermission(actor, 'adminBills:consult')
  return listed(db, narrowed, { offset, limit, language })
}

type Db = Pick<Database, 'select' | 'selectDistinct' | '$count'>

async function listed(db: Db, narrowed: Narrowed, page: Paged & { readonly language: BillLanguage }) {
  const which = narrowedBills(narrowed)
  const [data, [sum], years] = await Promise.all([
    billsPage(db, which, page),
    db
      .select({ cents: sql<number>`coalesce(sum(${bill.grossCents}), 0)`.mapWith(Number) })
      .from(bill)
      .where(which),
    narrowed.accountId === undefined
      ? []
      : db
          .selectDistinct({ year: bill.year })
          .from(bill)
          .where(eq(bill.accountId, narrowed.accountId))
          .orderBy(desc(bill.year)),
  ])
  return { data, grossCents: sum?.cents ?? 0, years: years.map(({ year }) => year) }
}

/** Not paid, and taken back by credit notes: nothing is to pay any more. */
const isCancelled = sql<boolean>`(${bill.kind} = 'bill' and ${bill.paidAt} is null and ${bill.grossCents} <= (select -coalesce(sum(note.gross_cents), 0) from ${bill} as note where note.corrects_id = ${sql.raw('"bill"."id"')}))`

/** Given back of what is paid. What credit notes took off a debit that came back was never had: nobody gave it back. */
const refundedCents = sql<number>`(case when ${bill.kind} = 'bill' and ${bill.paidAt} is not null
  and not exists (select 1 from ${debt} as returned where returned.payment_id = ${sql.raw('"bill"."payment_id"')})
  then (select -coalesce(sum(note.gross_cents), 0) from ${bill} as note where note.corrects_id = ${sql.raw('"bill"."id"')})
  else 0 end)`.mapWith(Number)

/** By the day they were issued, whether they are paid, and words of their number or of who bought. */
export function narrowedBills({ from, to, search, status, year, accountId }: Narrowed): SQL | undefined {
  const words = search && `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return and(
    accountId === undefined ? undefined : eq(bill.accountId, accountId),
    year === undefined ? undefined : eq(bill.year, year),
    from ? gte(bill.issuedOn, from) : undefined,
    to ? lte(bill.issuedOn, to) : undefined,
    status === 'paid' ? isNotNull(bill.paidAt) : undefined,
    status === 'toPay' ? and(isNull(bill.paidAt), not(isCancelled)) : undefined,
    words ? or(ilike(bill.number, words), ilike(sql`${bill.buyer} ->> 'name'`, words)) : undefined,
  )
}

/** Its debit was sent, and nothing came back of it yet. */
const isUnderWay = sql<boolean>`(${bill.means} = 'debit' and ${bill.paidAt} is null
  and not exists (select 1 from ${debt} where ${debt.paymentId} = ${bill.paymentId}))`

async function billsPage(
  db: Pick<Database, 'select' | '$count'>,
  which: SQL | undefined,
  { offset, limit, language }: Paged & { readonly language: BillLanguage },
): Promise<{ total: number; items: BillView[] }> {
  const mended = aliasedTable(bill, 'mended')
  const [total, rows] = await Promise.all([
    db.$count(bill, which),
    db
      .select({
        row: bill,
        corrects: mended.number,
        cancelledAt: mended.cancelledAt,
        isCancelled,
        isUnderWay,
        back: refundedCents,
        owed: debt,
        sending: billSending,
      })
      .from(bill)
      .leftJoin(mended, eq(mended.id, bill.correctsId))
      .leftJoin(debt, and(eq(debt.paymentId, bill.paymentId), eq(bill.kind, 'bill'), isNull(debt.paidAt)))
      .leftJoin(billSending, eq(billSending.billId, bill.id))
      .where(which)
      .orderBy(desc(bill.issuedAt), desc(bill.sequence))
      .limit(limit)
      .offset(offset),
  ])
  return {
    total,
    items: rows.map(
      ({ row, corrects, cancelledAt, isCancelled: isOver, isUnderWay: isAtBank, back, owed, sending }) =>
        presentBill(row, corrects, {
          isNeverPaid: cancelledAt !== null,
          isCancelled: isOver,
          isUnderWay: isAtBank,
          refundedCents: back,
          owed,
          sending,
          language,
        }),
    ),
  }
}

interface State {
  readonly isNeverPaid: boolean
  readonly isCancelled: boolean
  readonly isUnderWay: boolean
  readonly refundedCents: number
  readonly owed: typeof debt.$inferSelect | null
  readonly sending: typeof billSending.$inferSelect | null
  /** Of who reads the list; the document keeps its own. */
  readonly language: BillLanguage
}

function presentBill(
  { amounts: { code: _code, ...amounts }, ...row }: BillRow,
  corrects: string | null,
  state: State,
): BillView {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    corrects,
    isNeverPaid: state.isNeverPaid,
    issuedOn: row.issuedOn,
    dueOn: row.dueOn,
    isPaid: row.paidAt !== null,
    isCancelled: state.isCancelled,
    refundedCents: state.refundedCents,
    isUnderWay: state.isUnderWay && !state.isCancelled && row.kind === 'bill',
    amounts,
    period:
      row.periodStart !== null && row.periodEnd !== null
        ? { from: row.periodStart, to: row.periodEnd }
        : null,
    words: row.lines.map((line) => saidOf(line, state.language)).join(', '),
    language: row.language,
    owed: state.owed && { cents: state.owed.cents, since: state.owed.openedAt.toISOString() },
    sending: state.sending && { state: state.sending.state, reason: state.sending.reason },
    account: { id: row.accountId, name: row.buyer.name },
  }
}
