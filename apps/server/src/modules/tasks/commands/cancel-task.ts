import { and, eq, isNotNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { lockTask, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'
import { changeInPlace, moveTask } from './move-task.ts'

interface PostRef {
  readonly accountId: number
  readonly taskPublicId: string
}

/** A business cancels a post of its own; it can be put back. Orders are cancelled by the module of orders. */
export async function cancelTask(ctx: CommandContext, place: PostRef): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  await moveTask(ctx, await lockTask(ctx, place), {
    transition: 'cancel',
    by: 'customer',
    // An ordered one is cancelled with its order, which gives the credits back.
    facts: { notStarted: false },
    action: 'task.cancelled',
  })
}

/** Back to where it was cancelled from. */
export async function putTaskBack(ctx: CommandContext, place: PostRef): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:edit')
  const row = await lockTask(ctx, place)
  const isTooLate = row.statusBefore === 'publicationWaiting' && !(row.publishAt && row.publishAt > ctx.now)
  // Its date went by meanwhile: nobody wants it sent the moment it is back.
  await moveTask(ctx, isTooLate ? { ...row, statusBefore: 'validated' } : row, {
    transition: 'putBack',
    by: 'customer',
    facts: { creditsNotGivenBack: !wasGivenBack(row) },
    action: 'task.putBack',
  })
}

const wasGivenBack = ({ origin, statusBefore }: TaskRow): boolean =>
  origin === 'tailorMade' && (statusBefore === 'planned' || statusBefore === 'complaint')

/** Out of every list; kept for thirty days, and brought back as it was. */
export async function removeTask(ctx: CommandContext, place: PostRef): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:delete')
  await moveTask(ctx, await lockTask(ctx, place), {
    transition: 'remove',
    by: 'customer',
    action: 'task.removed',
  })
}

export async function restoreTask(ctx: CommandContext, place: PostRef): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'posts:delete')
  const removed = and(eq(task.accountId, place.accountId), isNotNull(task.removedAt))
  const row = await lockTask(ctx, place, removed)
  await changeInPlace(ctx, row, { transition: 'restore', set: { removedAt: null }, action: 'task.restored' })
}
