import type { PaymentMean } from '@postelier/contract/purchases'
import { and, eq } from 'drizzle-orm'
import { type Actor, handOf } from '../../../access/actor.ts'
import { requireAccount, requireThemselves } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { later, minutes } from '../../../platform/clock.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { isSetupTooLate, openSetups } from '../method-setups.store.ts'
import { type MethodSetupRow, methodSetup } from '../method-setups.tables.ts'

export interface BeginSetup {
  readonly accountId: number
  readonly means: PaymentMean
  readonly holder: string
  readonly email?: string | undefined
  readonly isPreferred: boolean
  readonly key: string
}

/** Until something was heard of it, it is read again after so long. */
const firstReadAfterMs = minutes(2)

/**
 * Writes down that a card or an account is to be kept. The provider is asked afterwards, outside of any transaction; pressed
 * again, in another window or after an answer that was lost, it is the one that is open.
 */
export async function beginSetup(ctx: CommandContext, input: BeginSetup): Promise<MethodSetupRow> {
  const { accountId, means, holder, isPreferred, key: idempotencyKey, email = '' } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'paymentMeans:edit')
  requireOwnPeople(ctx.actor, accountId)
  await oneAtATime(ctx.tx, 'methodSetups', accountId)
  const [before] = await ctx.tx
    .select()
    .from(methodSetup)
    .where(and(eq(methodSetup.accountId, accountId), eq(methodSetup.idempotencyKey, idempotencyKey)))
  if (before) return before
  const createdBy = handOf(ctx.actor)
  const wanted = { means, holder, email, isPreferred, createdBy }
  const same = (await openSetups(ctx.tx, accountId)).find(
    (one) => !isSetupTooLate(one, ctx.now) && one.state !== 'processing' && isLike(one, wanted),
  )
  if (same) return same
  const [row] = await ctx.tx
    .insert(methodSetup)
    .values({
      ...wanted,
      id: newDigitsId(),
      accountId,
      idempotencyKey,
      provider: ctx.platform.payments?.name ?? 'none',
      state: 'action',
      createdAt: ctx.now,
      readAgainAt: later(ctx.now, firstReadAfterMs),
    })
    .returning()
  if (!row) throw new Error('The card or account was not written down')
  return row
}

/** What an agency gives is its own and stands in nobody's list: whoever adds is of the business itself. */
function requireOwnPeople(actor: Actor, accountId: number): void {
  requireThemselves(actor)
  if (actor.kind !== 'person') return
  const isOwn = actor.type === 'contact' ? actor.ownerId === accountId : actor.personId === accountId
  if (!isOwn || actor.type === 'agencyManager') throw new AppError('themselvesOnly')
}

type Wanted = Pick<MethodSetupRow, 'means' | 'holder' | 'email' | 'isPreferred' | 'createdBy'>

const isLike = (one: Wanted, other: Wanted): boolean =>
  one.means === other.means &&
  one.holder === other.holder &&
  one.email === other.email &&
  one.isPreferred === other.isPreferred &&
  one.createdBy === other.createdBy
