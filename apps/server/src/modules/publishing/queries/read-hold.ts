import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { countPosts, readHold } from '../../tasks/index.ts'
import { isToLeave } from '../posts.store.ts'

/** Whether anything goes out: of a business, and of anybody. */
export async function readHolds(ctx: QueryContext, { accountId }: { accountId: number }) {
  const { db, actor } = ctx
  await requireAccount(db, actor, accountId, 'posts:consult')
  const [own, everybody] = [await readHold(db, accountId), await readHold(db, null)]
  const waiting = own || everybody ? await countWaiting(ctx, accountId) : 0
  return { own: shown(own, waiting), everybody: shown(everybody, waiting) }
}

export async function readHoldOfAll(ctx: QueryContext) {
  const hold = await readHold(ctx.db, null)
  return { everybody: shown(hold, hold ? await countWaiting(ctx, null) : 0) }
}

const countWaiting = (ctx: QueryContext, accountId: number | null) =>
  countPosts(ctx, accountId, isToLeave(ctx.db, accountId))

const shown = (hold: { since: Date; reason: string } | undefined, waiting: number) =>
  hold ? { since: hold.since.toISOString(), reason: hold.reason, waiting } : null
