import type { PaymentMean } from '@postelier/contract/purchases'
import { and, eq } from 'drizzle-orm'
import { requireAccount, requireThemselves } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { hasDebt, lockSubscription } from '../../billing/index.ts'
import { type CartRow, openCart, pricedCart } from '../cart.store.ts'
import { ownMethods } from '../methods.store.ts'
import {
  cartKey,
  cartOf,
  comeBackTo,
  isBegunBy,
  isPlanOnItsWay,
  openPayments,
} from '../open-payments.store.ts'
import { spentOf } from '../paid-days.store.ts'
import { shareOut } from '../paid-days.ts'
import { type PaymentRow, paymentMethod } from '../payments.tables.ts'
import { endOfPeriod } from '../periods.ts'
import { planChange } from '../plan-change.store.ts'
import { reckonedBefore } from '../price-held.ts'
import { isUsed } from '../promotion.store.ts'
import type { Purchase } from '../purchase.ts'
import { unusedIn } from '../unused-credit.store.ts'
import { paymentUnder, writePayment } from '../write-payment.store.ts'

export interface BeginPayment {
  readonly accountId: number
  readonly cartVersion: number
  readonly agreedCents: number
  readonly means: PaymentMean
  readonly holder: string
  /** Where the notice before a debit goes. */
  readonly email?: string | undefined
  readonly methodId?: number | undefined
  readonly returnTo: string
  readonly pages?: string
  readonly key: string
}

/**
 * Freezes what is in the cart as a payment. The provider is asked afterwards, outside of any transaction: whatever happens
 * there, this row says under which key to ask again.
 */
export async function beginPayment(ctx: CommandContext, input: BeginPayment): Promise<PaymentRow> {
  const { accountId, key } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'billing:edit')
  await oneAtATime(ctx.tx, 'payments', accountId)
  const subscription = await lockSubscription(ctx.tx, accountId)
  const before = await paymentUnder(ctx.tx, accountId, key)
  if (before) return before
  // What is owed is paid first, by a payment of its own; what runs already is renewed all the same.
  if (await hasDebt(ctx.tx, accountId)) throw new AppError('debtOpen')
  const row = await openCart(ctx.tx, accountId, ctx.now)
  if (!row) throw new AppError('cartEmpty')
  const ofCart = cartKey(row, input)
  const open = await openPayments(ctx.tx, accountId)
  const same = open.find((one) => one.ofCart === ofCart)
  if (same?.state === 'processing') return same
  const by = { actor: ctx.actor, pages: input.pages ?? '/me' }
  if (same && isBegunBy(same, by)) return comeBackTo(ctx, same, input.returnTo)
  // Two windows at once, each with another means or another person: one of them is paid.
  if (open.some((one) => one.state !== 'processing' && cartOf(one) === row.id)) throw new AppError('conflict')
  if (row.kind === 'plan' && open.some(isPlanOnItsWay)) throw new AppError('debitUnderWay')
  const [item] = row.items
  const change =
    row.kind === 'plan' && item && row.frequency
      ? await planChange(ctx.tx, { accountId, packId: item.packId, frequency: row.frequency }, ctx.now)
      : null
  if (change?.how === 'same') throw new AppError('planNow')
  if (change?.how === 'later') throw new AppError('notNow')
  const priced = await agreedPrice(ctx, row, input)
  const { amounts, taxReason } = priced.view
  if (!priced.view.isBillable) throw new AppError('addressMissing')
  const { promotion, kept } = priced.reductions
  if (promotion && (await isUsed(ctx.tx, accountId, promotion.id))) throw new AppError('codeUsed')
  const method = input.methodId === undefined ? null : await methodOf(ctx, accountId, input.methodId)
  const bought = {
    lines: priced.lines,
    unusedCents: priced.view.unusedCents,
    codeId: promotion?.id ?? null,
    ...(kept ? { affiliation: kept } : {}),
    taxReason,
  }
  const replaced = change?.how === 'now' ? shareOut(change.replaced, bought.unusedCents) : []
  const purchase: Purchase =
    priced.terms === null
      ? { kind: 'credits', ...bought }
      : {
          kind: 'plan',
          ...bought,
          terms: priced.terms,
          subscriptionId: subscription?.id ?? newDigitsId(),
          how: change?.how === 'now' ? 'change' : 'first',
          replaced,
          spentBefore: await spentOf(
            ctx.tx,
            accountId,
            replaced.map(({ paymentId }) => paymentId),
          ),
          startsAt: ctx.now.toISOString(),
          endsAt: endOfPeriod(ctx.now, ctx.now, priced.terms.frequency).toISOString(),
        }
  return writePayment(ctx, {
    accountId,
    idempotencyKey: key,
    ofCart,
    purchase,
    means: method?.means ?? input.means,
    holder: input.holder,
    email: input.email ?? '',
    methodId: method?.id ?? null,
    amounts,
    returnTo: input.returnTo,
    pages: input.pages ?? '/me',
  })
}

/**
 * What is paid is what was seen: the same cart with the same packs, at its price now or a quarter of an hour ago. A price that
 * has fallen since is the one that is paid.
 */
async function agreedPrice(ctx: CommandContext, row: CartRow, { cartVersion, agreedCents }: BeginPayment) {
  const now = await priceAt(ctx, row, ctx.now)
  if (now?.view.version !== cartVersion) throw new AppError('cartChanged')
  if (now.view.amounts.gross <= agreedCents) return now
  const before = await priceAt(ctx, row, reckonedBefore(ctx.now))
  if (before?.view.amounts.gross === agreedCents) return before
  throw new AppError('cartChanged', { figures: { cents: now.view.amounts.gross } })
}

const priceAt = async (ctx: CommandContext, row: CartRow, at: Date) =>
  pricedCart(ctx.tx, { row, unusedCents: await unusedIn(ctx.tx, row, at) }, ctx.now)

/** A kept card is used by its people themselves, and by nobody who acts for them. */
async function methodOf(ctx: CommandContext, accountId: number, methodId: number) {
  requireThemselves(ctx.actor)
  await requireAccount(ctx.tx, ctx.actor, accountId, 'paymentMeans:consult')
  const [row] = await ctx.tx
    .select()
    .from(paymentMethod)
    .where(and(eq(paymentMethod.id, methodId), ownMethods(accountId)))
  if (!row) throw new AppError('notFound')
  return row
}
