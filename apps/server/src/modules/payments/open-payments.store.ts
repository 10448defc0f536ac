// Payments that are not over: what is asked for again is the same payment, and what takes its place ends it first.
import type { PaymentMean } from '@postelier/contract/purchases'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Actor, handOf } from '../../access/actor.ts'
import type { CommandContext } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { CartRow } from './cart.store.ts'
import { type PaymentRow, payment } from './payments.tables.ts'
import { confirmedWithinMs } from './price-held.ts'

/** So long a page of which nothing is heard holds a renewal back. */
const unheardMs = days(1)

interface Paying {
  readonly means: PaymentMean
  readonly methodId?: number | undefined
}

/** What is paid for, as it stands in the cart, and how. */
export const cartKey = ({ id, version }: CartRow, { means, methodId }: Paying): string =>
  `cart:${id}:${version}:${methodId ?? means}`

/** The cart that was paid for. */
export const cartOf = ({ ofCart }: PaymentRow): number | null => {
  const [kind, id] = ofCart?.split(':') ?? []
  return kind === 'cart' ? Number(id) : null
}

/** Payments of an account that may still come to something. */
export const openPayments = (db: Pick<Database, 'select'>, accountId: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.accountId, accountId), inArray(payment.state, ['action', 'failed', 'processing'])))
    .orderBy(asc(payment.createdAt), asc(payment.id))

/** Its page leads back to who began it, and what is paid there is kept as theirs: another person begins anew. */
export const isBegunBy = (
  { createdBy, pages }: PaymentRow,
  { actor, pages: own }: { readonly actor: Actor; readonly pages: string },
): boolean => createdBy === handOf(actor) && pages === own

/** The same payment, from another screen: that one is gone back to. */
export async function comeBackTo(
  { tx }: CommandContext,
  row: PaymentRow,
  returnTo: string,
): Promise<PaymentRow> {
  if (row.returnTo === returnTo) return row
  await tx.update(payment).set({ returnTo }).where(eq(payment.id, row.id))
  return { ...row, returnTo }
}

/** Asked for by a job, with nobody there to confirm it. */
export const isRenewal = ({ purchase }: PaymentRow): boolean =>
  purchase.kind === 'plan' && purchase.how === 'renewal'

/** Nobody confirmed it in time, and what it is for may cost something else by now. A debt costs what it costs. */
export const isTooLate = (row: PaymentRow, now: Date): boolean =>
  (row.state === 'action' || (row.state === 'failed' && row.means === 'card')) &&
  row.reference !== null &&
  row.purchase.kind !== 'debt' &&
  !isRenewal(row) &&
  now.getTime() - row.createdAt.getTime() >= confirmedWithinMs

export const isPlanOnItsWay = ({ state, purchase }: PaymentRow): boolean =>
  state === 'processing' && purchase.kind === 'plan'

/**
 * A plan that takes the place of the next period once its money is there: its debit is at the bank, or its page is open, where
 * it may be confirmed for an hour and is called off soon after; where the provider says nothing, it is waited for a day.
 */
export async function changeUnderWay(
  db: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<'debit' | 'page' | null> {
  const changes = (await openPayments(db, accountId)).filter(
    ({ purchase }) => purchase.kind === 'plan' && purchase.how === 'change',
  )
  if (changes.some(isPlanOnItsWay)) return 'debit'
  const age = (at: Date) => now.getTime() - at.getTime()
  return changes.some(
    ({ state, means, createdAt, readAgainAt }) =>
      (state === 'action' || means === 'card') &&
      // One that is read still was not heard of: it may have been confirmed.
      age(createdAt) < (readAgainAt === null ? 2 * confirmedWithinMs : unheardMs),
  )
    ? 'page'
    : null
}
