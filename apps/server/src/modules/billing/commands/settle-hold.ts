import type { CommandContext } from '../../../access/context.ts'
import { closeHold, lockHold } from '../hold.store.ts'
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

/** What was set aside for will not be made: credits come back to where they were, a free draft is free again. */
export async function releaseHold(ctx: CommandContext, { accountId, key }: Named): Promise<void> {
  const row = await lockHold(ctx.tx, accountId, key)
  if (row?.state !== 'open') return
  await closeHold(ctx.tx, row, 'released', ctx.now)
  if (row.credits > 0) await giveBack(ctx, { accountId, spentUnder: key, reason: 'draftNotMade' })
}
