import { holds } from '../../../access/actor.ts'
import type { QueryContext } from '../../../access/context.ts'
import { picturesOfTasks } from '../../tasks/index.ts'

/** The posts that came of a planning, for whoever may see posts; who may only see the planning is told how far it is. */
export async function draftedPosts(
  ctx: QueryContext,
  wanted: Parameters<typeof picturesOfTasks>[1],
): ReturnType<typeof picturesOfTasks> {
  return holds(ctx.actor, 'posts:consult') ? picturesOfTasks(ctx, wanted) : new Map()
}
