import type { CommandContext } from '../../../access/context.ts'
import type { CreditReason } from '../credit-reasons.ts'
import { closeHold, type HoldRow, lockHold, lockPaid, makeFree } from '../hold.store.ts'
import { lockLots } from '../ledger.store.ts'
import { giveBack } from './give-back.ts'

interface Named {
  readonly accountId: number
  readonly key: string
}

/** What was set aside for is there. Once: later calls change nothing. */
export async function keepHold(ctx: CommandContext, { accountId, key }: Named): Promise<void> {
  const row = await lockHold(ctx.tx, accountId, key)
  if (row?.state === 'open') await closeHold(ctx.tx, row, 'kept', ctx.now)
}

/**
 * What was set aside for will not be made: credits come back to where they were. A free draft is free again, for a paid one that
 * was asked for with it first, also where the month is over by now: nobody pays for one while a free one came to nothing.
 */
export async function releaseHold(
  ctx: CommandContext,
  {
    accountId,
    key,
    reason = 'draftNotMade',
    reference,
  }: Named & { readonly reason?: CreditReason; readonly reference?: string },
): Promise<number> {
  // Before any row: two that end at once would wait for each other's.
  await lockLots(ctx.tx, accountId)
  const row = await lockHold(ctx.tx, accountId, key)
  if (row?.state !== 'open') return 0
  await closeHold(ctx.tx, row, 'released', ctx.now)
  const credits =
    row.credits > 0
      ? await giveBack(ctx, { accountId, spentUnder: key, reason, ...(reference ? { reference } : {}) })
      : 0
  if (row.freeMonth !== null) await passFreeOn(ctx, row, row.freeMonth)
  return credits
}

async function passFreeOn(
  ctx: CommandContext,
  { accountId, together }: HoldRow,
  month: string,
): Promise<void> {
  const paid = together === null ? undefined : await lockPaid(ctx.tx, accountId, together)
  if (!paid) return
  await makeFree(ctx.tx, paid, month)
  await giveBack(ctx, { accountId, spentUnder: paid.key, reason: 'draftFreeAfterAll' })
}
