import type { WaitingPostView } from '@postelier/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { isThere, picturesOfTasks } from '../../tasks/index.ts'
import { requireConnection } from '../connection.store.ts'
import { attempt, networkPage } from '../publishing.tables.ts'

interface Wanted {
  readonly accountId: number
  readonly connectionId: number
  readonly language: string
  readonly offset: number
  readonly limit: number
}

/** Posts that would not go out on an account, were it unlinked: each once, on however many of its pages. */
export async function listWaitingPosts(
  ctx: QueryContext,
  { accountId, connectionId, language, offset, limit }: Wanted,
): Promise<{ data: { total: number; items: WaitingPostView[] } }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, accountId, 'networks:consult')
  await requireConnection(db, accountId, connectionId)
  const waiting = db
    .select({
      taskId: attempt.taskId,
      isHeld: sql<boolean>`bool_or(${attempt.state} = 'held')`.as('is_held'),
      dueAt: sql`min(${attempt.dueAt})`.as('first_due_at'),
    })
    .from(attempt)
    .innerJoin(networkPage, eq(networkPage.id, attempt.pageId))
    .where(
      and(
        eq(networkPage.networkAccountId, connectionId),
        inArray(attempt.state, ['waiting', 'held']),
        isThere(attempt.taskId),
      ),
    )
    .groupBy(attempt.taskId)
    .as('waiting')
  const [rows, total] = await Promise.all([
    db
      .select({ taskId: waiting.taskId, isHeld: waiting.isHeld })
      .from(waiting)
      // Held ones first: their time is past.
      .orderBy(sql`${waiting.isHeld} desc, ${waiting.dueAt} nulls first, ${waiting.taskId}`)
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
