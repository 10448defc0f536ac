import type { CommandContext } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { keysStarting, lockLots } from '../ledger.store.ts'

/** Refuses a key that was used up by something else; what it is used for stands behind its beginning. */
export async function refuseOtherUse(
  ctx: CommandContext,
  accountId: number,
  beginning: string,
  use: string,
): Promise<void> {
  await lockLots(ctx.tx, accountId)
  const used = await keysStarting(ctx.tx, accountId, beginning)
  if (used.some((key) => key !== `${beginning}${use}`)) throw new AppError('conflict')
}
