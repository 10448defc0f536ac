import type { Buyer } from '@postelier/contract/bills'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { localTimeOf } from '../../../platform/local-time.ts'
import { readSeller } from '../../catalogue/index.ts'
import { nextNumber } from '../bill-series.store.ts'
import { bill } from '../bills.tables.ts'

type NewBill = Pick<
  typeof bill.$inferInsert,
  'accountId' | 'paymentId' | 'lines' | 'amounts' | 'taxReason' | 'means' | 'periodStart' | 'periodEnd'
>

/** Bills are dated where the seller is. */
export const billingDay = (at: Date): string => localTimeOf(at, 'Europe/Paris').slice(0, 10)

interface IssueBill extends NewBill {
  readonly buyer: Buyer
  readonly paidAt: Date | null
  readonly dueOn: string | null
}

/** Gives the next number and freezes everything that stands on the bill. The number's row stays locked until the end. */
export async function issueBill(
  ctx: CommandContext,
  { buyer, ...input }: IssueBill,
): Promise<{ id: number; number: string }> {
  return write(ctx, { ...input, buyer, kind: 'bill', correctsId: null })
}

interface CreditNote {
  readonly of: typeof bill.$inferSelect
  readonly lines: NewBill['lines']
  readonly amounts: NewBill['amounts']
}

/** A bill is never changed: what was wrong or given back stands on a credit note that names it. */
export function issueCreditNote(ctx: CommandContext, { of, lines, amounts }: CreditNote) {
  const { accountId, paymentId, taxReason, means, buyer } = of
  return write(ctx, {
    kind: 'creditNote',
    correctsId: of.id,
    accountId,
    paymentId,
    taxReason,
    means,
    buyer: { ...buyer, language: of.language },
    lines,
    amounts,
    paidAt: ctx.now,
    dueOn: null,
  })
}

interface BillToWrite extends NewBill {
  readonly kind: 'bill' | 'creditNote'
  readonly correctsId: number | null
  readonly buyer: Buyer
  readonly paidAt: Date | null
  readonly dueOn: string | null
}

async function write(
  ctx: CommandContext,
  { buyer, dueOn, ...input }: BillToWrite,
): Promise<{ id: number; number: string }> {
  const today = billingDay(ctx.now)
  const place = await nextNumber(ctx.tx, input.kind, today)
  const id = newDigitsId()
  await ctx.tx.insert(bill).values({
    ...input,
    ...place,
    id,
    issuedAt: ctx.now,
    dueOn: dueOn ?? place.issuedOn,
    language: buyer.language,
    buyer,
    seller: await readSeller(ctx.tx),
    grossCents: input.amounts.gross,
  })
  await ctx.announce({ name: 'bills.changed', accountId: input.accountId })
  return { id, number: place.number }
}
