import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { postGround } from '../validity.tables.ts'

/** It goes on, or begins again: whoever says so answers for it, and this post is not held back for it any more. */
export async function sayStillTrue(
  ctx: CommandContext,
  { taskId, factId }: { readonly taskId: number; readonly factId: string },
): Promise<string> {
  const by = ctx.actor.kind === 'person' ? ctx.actor.personId : null
  const [row] = await ctx.tx
    .update(postGround)
    .set({ stillTrueAt: ctx.now, stillTrueBy: by })
    .where(and(eq(postGround.taskId, taskId), eq(postGround.factId, factId)))
    .returning({ about: postGround.about })
  if (!row) throw notFound()
  return row.about
}
