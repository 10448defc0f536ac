import type { PaymentMethodView } from '@postelier/contract/purchases'
import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { lockSubscription, subscription } from '../../billing/index.ts'
import { ownMethods } from '../methods.store.ts'
import { paymentMethod } from '../payments.tables.ts'
import { readMethods } from '../queries/read-methods.ts'

interface OfMethod {
  readonly accountId: number
  readonly methodId: number
}
const kept = ({ accountId, methodId }: OfMethod) => and(eq(paymentMethod.id, methodId), ownMethods(accountId))

/** What is paid from now on is paid with this one, the plan included. */
export async function preferMethod(
  ctx: CommandContext,
  input: OfMethod,
): Promise<{ methods: PaymentMethodView[] }> {
  const { accountId } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'paymentMeans:edit')
  await lockSubscription(ctx.tx, accountId)
  const [row] = await ctx.tx.select().from(paymentMethod).where(kept(input))
  if (!row) throw notFound()
  await payWith(ctx, { accountId, methodId: row.id })
  await ctx.record({ action: 'paymentMethod.preferred', accountId, subject: ['paymentMethod', row.id] })
  await ctx.announce({ name: 'purchases.changed', accountId })
  return readMethods(reading(ctx), { accountId })
}

/** Sets it for the plan and for what is bought. A plan that is late is tried again at once with what works. */
export async function payWith(ctx: CommandContext, { accountId, methodId }: OfMethod): Promise<void> {
  const open = await lockSubscription(ctx.tx, accountId)
  await ctx.tx.update(paymentMethod).set({ isDefault: false }).where(eq(paymentMethod.accountId, accountId))
  await ctx.tx.update(paymentMethod).set({ isDefault: true }).where(eq(paymentMethod.id, methodId))
  if (open)
    await ctx.tx
      .update(subscription)
      .set({ methodId, ...(open.tries > 0 ? { nextTryAt: ctx.now } : {}) })
      .where(eq(subscription.id, open.id))
}

/** Forgets a card or account here; the provider is told afterwards. */
export async function removeMethod(ctx: CommandContext, input: OfMethod): Promise<{ reference: string }> {
  const { accountId } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'paymentMeans:delete')
  const open = await lockSubscription(ctx.tx, accountId)
  const [row] = await ctx.tx.select().from(paymentMethod).where(kept(input)).for('update')
  if (!row) throw notFound()
  if (open?.methodId === row.id && open.cancelledAt === null) throw new AppError('inUse')
  await ctx.tx
    .update(paymentMethod)
    .set({ removedAt: ctx.now, isDefault: false })
    .where(eq(paymentMethod.id, row.id))
  await ctx.record({ action: 'paymentMethod.removed', accountId, subject: ['paymentMethod', row.id] })
  await ctx.announce({ name: 'purchases.changed', accountId })
  return { reference: row.reference }
}
