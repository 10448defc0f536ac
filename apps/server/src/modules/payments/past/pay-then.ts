import type { CartBody, PaymentMean } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import { type CommandContext, reading } from '../../../access/context.ts'
import type { ProviderMethod, ProviderState } from '../../../platform/payments/payment-provider.ts'
import { closeNotices } from '../../notifications/index.ts'
import { beginPayment } from '../commands/begin-payment.ts'
import { putInCart } from '../commands/change-cart.ts'
import { leavePlan } from '../commands/leave-plan.ts'
import { renewPlan } from '../commands/renew-plan.ts'
import { settlePayment } from '../commands/settle-payment.ts'
import { paymentNoticeKey } from '../commands/tell-buyer.ts'
import { type PaymentRow, payment } from '../payments.tables.ts'
import { monthsAfter } from '../periods.ts'
import { readOffers } from '../queries/read-offers.ts'

interface PayThen {
  readonly accountId: number
  /** By its English name, or so many credits. */
  readonly bought: string | number
  readonly means: PaymentMean
  readonly holder: string
  readonly becomes: 'succeeded' | 'processing'
}

/** Somebody bought a plan by the month or a pack, by the commands of the cart; nobody's money moved. */
export async function payThen(ctx: CommandContext, { accountId, bought, ...how }: PayThen): Promise<number> {
  const { plans, creditPacks } = await readOffers(reading(ctx), { accountId })
  const plan = plans.find(({ names }) => names.en === bought)
  const pack = creditPacks.find(({ credits }) => credits === bought)
  const body: CartBody | null = plan
    ? { kind: 'plan', packId: plan.id, frequency: 'monthly' }
    : pack
      ? { kind: 'credits', items: [{ packId: pack.id, quantity: 1 }] }
      : null
  if (body === null) throw new Error(`Nothing is sold as ${bought}`)
  const { cart } = await putInCart(ctx, { ...body, accountId })
  const row = await beginPayment(ctx, {
    accountId,
    cartVersion: cart.version,
    agreedCents: cart.amounts.gross,
    means: how.means,
    holder: how.holder,
    returnTo: '/me/credits',
    key: `then-${ctx.now.getTime()}`,
  })
  await settleThen(ctx, row, how.becomes)
  return row.id
}

/** What came of a payment some days later. */
export async function becameThen(
  ctx: CommandContext,
  paymentId: number,
  state: ProviderState,
): Promise<void> {
  const [row] = await ctx.tx.select().from(payment).where(eq(payment.id, paymentId))
  if (!row) throw new Error(`There is no payment ${paymentId}`)
  await settleThen(ctx, row, state)
}

/** The next month of a plan, by the card that is kept. */
export async function renewThen(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const row = await renewPlan(ctx, { accountId })
  if (!row) throw new Error(`Nothing was due for ${accountId} at ${ctx.now.toISOString()}`)
  await settleThen(ctx, row, 'succeeded')
}

/** A plan that was left is over. */
export async function endThen(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  const row = await renewPlan(ctx, { accountId })
  if (row) throw new Error(`The plan of ${accountId} went on at ${ctx.now.toISOString()}`)
}

/** Each month after a moment that has begun by now. */
export function monthsThen(anchor: Date, now: Date): Date[] {
  const begun: Date[] = []
  for (let at = monthsAfter(anchor, 1); at <= now; at = monthsAfter(anchor, begun.length + 1)) begun.push(at)
  return begun
}

/** A plan is left and lasts until its period's end. */
export const leaveThen = (
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> => leavePlan(ctx, { accountId, reasons: [], keptNetworks: [] })

async function settleThen(ctx: CommandContext, row: PaymentRow, state: ProviderState): Promise<void> {
  const seen = {
    reference: row.reference ?? `then_${row.id}`,
    state,
    cents: row.grossCents,
    refundedCents: 0,
    failure: state === 'failed' ? ('debitRefused' as const) : null,
    url: null,
    clientSecret: null,
    method: state === 'failed' ? null : methodOf(row),
  }
  await settlePayment(ctx, { paymentId: row.id, seen })
  // It was read then; a debt stays under the bell.
  await closeNotices(
    ctx,
    (['paymentSettled', 'paymentFailed'] as const).map((what) => paymentNoticeKey(row.id, what)),
  )
  // The provider was not there: it is never asked.
  await ctx.tx.update(payment).set({ readAgainAt: null }).where(eq(payment.id, row.id))
}

/** The demo services know these without having seen them: see `apps/sandbox/src/payments/kept-means.ts`. */
const methodOf = ({ accountId, means }: PaymentRow): ProviderMethod => ({
  reference: `then_${means}_${accountId}`,
  means,
  label: means === 'card' ? 'Visa •••• 4242' : 'FR •••• 2606',
  expires: means === 'card' ? '2031-08' : null,
  mandate: means === 'card' ? null : `PST-${accountId}`,
  fingerprint: means === 'card' ? 'fe5e1c09fb21177be74947cc' : '37c5cb7e5efaa2830e321d68',
})
