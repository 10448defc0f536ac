import type { WaitingPostView } from '@postelier/contract'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { picturesOfTasks } from '../../tasks/index.ts'
import { requireConnection } from '../connection.store.ts'
import { soonestOf, waitingOn } from './waiting-on.ts'

interface Wanted {
  readonly accountId: number
  readonly connectionId: number
  readonly language: string
  readonly offset: number
  readonly limit: number
}

/** Posts that would not go out on an account, were it unlinked. */
export async function listWaitingPosts(
  ctx: QueryContext,
  { accountId, connectionId, language, offset, limit }: Wanted,
): Promise<{ data: { total: number; items: WaitingPostView[] } }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, accountId, 'networks:consult')
  await requireConnection(db, accountId, connectionId)
  const waiting = waitingOn(db, connectionId, ctx.actor)
  const [rows, total] = await Promise.all([
    db
      .select({ taskId: waiting.taskId, isHeld: waiting.isHeld })
      .from(waiting)
      .orderBy(soonestOf(waiting))
      .offset(offset)
      .limit(limit),
    db.$count(waiting),
  ])
  const posts = await picturesOfTasks(ctx, { accountId, language, ids: rows.map(({ taskId }) => taskId) })
  const items = rows.flatMap(({ taskId, isHeld }) => {
    const post = posts.get(taskId)
    return post ? [{ ...post, waitsFor: isHeld ? ('link' as const) : ('date' as const) }] : []
  })
  return { data: { total, items } }
}
