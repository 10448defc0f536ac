import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import type { ProviderMethod, ProviderSetup } from '../../../platform/payments/payment-provider.ts'
import { lockSubscription } from '../../billing/index.ts'
import { readSeller } from '../../catalogue/index.ts'
import { readerOfAccount } from '../account-reader.store.ts'
import { removeAtProvider } from '../jobs/remove-at-provider.ts'
import { mandateWords } from '../mandate-words.ts'
import { isSetupOpen, setupReadAgain } from '../method-setups.store.ts'
import { type MethodSetupRow, methodSetup } from '../method-setups.tables.ts'
import { isStep } from '../payment-steps.ts'
import { payWith } from './change-methods.ts'
import { keepAdded } from './keep-method.ts'

interface SettleSetup {
  readonly setupId: number
  readonly seen: ProviderSetup
}

/**
 * Takes the step from the state that is kept to the one that was read, with everything that follows from it, or none: the same
 * answer twice keeps one card, and an older answer changes nothing.
 */
export async function settleSetup(ctx: CommandContext, { setupId, seen }: SettleSetup): Promise<void> {
  const [row] = await ctx.tx.select().from(methodSetup).where(eq(methodSetup.id, setupId)).for('update')
  // Gone with its account.
  if (!row) return
  const isNew = isStep(row.state, seen.state)
  const isUnwanted = isNew && seen.state === 'succeeded' && !(await isStillThere(ctx, row.createdBy))
  const state = isUnwanted ? 'cancelled' : isNew ? seen.state : row.state
  if (isUnwanted && seen.method)
    await ctx.send(removeAtProvider, { provider: row.provider, reference: seen.method.reference })
  const methodId = isNew && state === 'succeeded' ? await keep(ctx, row, seen.method) : row.methodId
  const isOver = !isSetupOpen({ state })
  await ctx.tx
    .update(methodSetup)
    .set({
      reference: seen.reference,
      asked: null,
      state,
      methodId,
      url: state === 'action' || state === 'failed' ? seen.url : null,
      failure: state === 'failed' ? (seen.failure ?? 'unknown') : null,
      readAgainAt: setupReadAgain({ ...row, state }, ctx.now),
      ...(isOver ? { holder: '', email: '', endedAt: row.endedAt ?? ctx.now } : {}),
    })
    .where(eq(methodSetup.id, row.id))
  if (isNew) await ctx.announce({ name: 'purchases.changed', accountId: row.accountId })
}

/** Whoever left, or was switched off meanwhile, adds nothing any more. */
const isStillThere = async ({ tx }: CommandContext, personId: number | null): Promise<boolean> =>
  personId !== null && (await tx.$count(person, and(eq(person.id, personId), eq(person.state, 'active')))) > 0

/** Listed once, paid with if that was wanted, written down, and told of where it is a mandate. */
async function keep(
  ctx: CommandContext,
  row: MethodSetupRow,
  method: ProviderMethod | null,
): Promise<number> {
  if (method === null) throw new Error(`Nothing was kept there of ${row.id}, which succeeded`)
  const { accountId, provider, email, createdBy } = row
  // Two that are told at once of the same card see each other.
  await oneAtATime(ctx.tx, 'methodSetups', accountId)
  await lockSubscription(ctx.tx, accountId)
  const methodId = await keepAdded(ctx, { accountId, provider, email, addedBy: createdBy }, method)
  if (row.isPreferred) await payWith(ctx, { accountId, methodId })
  await ctx.record({
    action: 'paymentMethod.added',
    accountId,
    subject: ['paymentMethod', methodId],
    details: { means: method.means, label: method.label },
    doneBy: createdBy,
  })
  if (method.means === 'debit') await mailMandate(ctx, accountId, method)
  return methodId
}

/** What may be debited from which account, under which mandate, by whom: before anything is. */
async function mailMandate(ctx: CommandContext, accountId: number, method: ProviderMethod): Promise<void> {
  const to = await readerOfAccount(ctx.tx, accountId)
  if (to === null) return
  const { language } = to
  await ctx.mail({
    kind: 'mandateGiven',
    to: to.email,
    language,
    link: `${ctx.platform.config.publicUrl}/me/credits?methods=list`,
    words: mandateWords(method, await readSeller(ctx.tx), language),
  })
}
