import type { CartBody, CartView } from '@postelier/contract/purchases'
import { and, eq, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { hours, later } from '../../../platform/clock.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { readAffiliation } from '../affiliation.store.ts'
import { type CartRow, openCart, packsSoldTo } from '../cart.store.ts'
import { cart } from '../payments.tables.ts'
import { planChange } from '../plan-change.store.ts'
import { isUsed, readCode } from '../promotion.store.ts'
import { readCart } from '../queries/read-cart.ts'

const keptHours = 24

type PutInCart = CartBody & { readonly accountId: number }

/** Puts a plan or packs into the cart, in place of what was there; a code stays. */
export async function putInCart(
  ctx: CommandContext,
  input: PutInCart,
): Promise<{ cart: CartView; replaced: CartBody | null }> {
  const { accountId } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'billing:edit')
  const items =
    input.kind === 'plan'
      ? [{ packId: input.packId, quantity: 1 }]
      : [...new Map(input.items.map((item) => [item.packId, item])).values()]
  const sold = await packsSoldTo(ctx.tx, accountId)
  const fits = items.every(({ packId }) => {
    const pack = sold.find(({ id }) => id === packId)
    if (!pack) return false
    if (input.kind === 'credits') return pack.onceCents !== null
    return (input.frequency === 'yearly' ? pack.yearlyCents : pack.monthlyCents) !== null
  })
  if (!fits) throw invalid({ packId: { key: 'notOffered' } })
  if (input.kind === 'plan') {
    const change = await planChange(ctx.tx, input, ctx.now)
    if (change.how === 'same') throw new AppError('planNow')
    // A smaller plan costs nothing today: it is chosen, not bought.
    if (change.how === 'later') throw new AppError('notNow')
  }
  const before = await openCart(ctx.tx, accountId, ctx.now)
  const set = {
    id: newDigitsId(),
    kind: input.kind,
    frequency: input.kind === 'plan' ? input.frequency : null,
    items,
    expiresAt: later(ctx.now, hours(keptHours)),
  }
  await ctx.tx
    .insert(cart)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: cart.accountId, set: { ...set, version: sql`${cart.version} + 1` } })
  const replaced = before && before.kind !== input.kind ? bodyOf(before) : null
  return { ...(await answerWith(ctx, accountId)), replaced }
}

/** What puts a cart back as it was. */
function bodyOf({ kind, frequency, items }: CartRow): CartBody | null {
  if (kind === 'credits') return { kind, items: [...items] }
  const [item] = items
  return item && frequency ? { kind, packId: item.packId, frequency } : null
}

interface ApplyCode {
  readonly accountId: number
  /** Empty for none. */
  readonly code: string
}

/** One field for either kind of code, and one code in a cart. */
export async function applyCode(ctx: CommandContext, input: ApplyCode): Promise<{ cart: CartView }> {
  const { accountId, code } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'billing:edit')
  const set = code === '' ? { codeId: null, affiliationCodeId: null } : await knownCode(ctx, input)
  await ctx.tx
    .update(cart)
    .set({ ...set, version: sql`${cart.version} + 1` })
    .where(eq(cart.accountId, accountId))
  const answer = await answerWith(ctx, accountId)
  // What the account has already takes off as much.
  if (code !== '' && answer.cart.code === null) throw new AppError('codeSmaller')
  return answer
}

async function knownCode(ctx: CommandContext, { accountId, code }: ApplyCode) {
  const promotion = await readCode(ctx.tx, { code, accountId }, ctx.now)
  if (promotion && (await isUsed(ctx.tx, accountId, promotion.id))) throw new AppError('codeUsed')
  if (promotion) return { codeId: promotion.id, affiliationCodeId: null }
  const affiliation = await readAffiliation(ctx.tx, { code })
  if (!affiliation) throw new AppError('codeUnknown')
  if (affiliation.agencyId === accountId) throw new AppError('codeOwn')
  const open = await openCart(ctx.tx, accountId, ctx.now)
  if (open?.kind === 'credits') throw new AppError('codeForPlans')
  return { codeId: null, affiliationCodeId: affiliation.codeId }
}

export async function emptyCart(
  ctx: CommandContext,
  { accountId }: { readonly accountId: number },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'billing:edit')
  await ctx.tx.delete(cart).where(and(eq(cart.accountId, accountId)))
  await ctx.announce({ name: 'purchases.changed', accountId })
}

async function answerWith(ctx: CommandContext, accountId: number): Promise<{ cart: CartView }> {
  await ctx.announce({ name: 'purchases.changed', accountId })
  const { cart: found } = await readCart(reading(ctx), { accountId })
  if (!found) throw new AppError('cartEmpty')
  return { cart: found }
}
