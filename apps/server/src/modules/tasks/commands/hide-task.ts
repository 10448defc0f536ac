import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { lockTask } from '../task.store.ts'
import { changeInPlace } from './move-task.ts'

interface HideInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly isHidden: boolean
}

/** Hides a post from the business it is for, or shows it; where it is in its life stays as it is. */
export async function hideTask(ctx: CommandContext, { isHidden, ...place }: HideInput): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'hiddenPosts:authorized')
  const row = await lockTask(ctx, place)
  if (row.isHidden === isHidden) return
  await changeInPlace(ctx, row, {
    transition: isHidden ? 'hide' : 'show',
    set: { isHidden },
    action: isHidden ? 'task.hidden' : 'task.shownAgain',
  })
}
