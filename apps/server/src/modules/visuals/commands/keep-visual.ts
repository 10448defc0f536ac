// A post's picture put aside while another one takes its place, so that it can be brought back as it was.
import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { template } from '../visuals.tables.ts'
import { removePostVisual } from './post-visual.ts'

export type KeptVisual = typeof template.$inferSelect

/** Taken out of its scope, whole; whoever keeps the answer can bring it back. */
export async function takePostVisual(ctx: CommandContext, visualId: number): Promise<KeptVisual | null> {
  const [row] = await ctx.tx
    .select()
    .from(template)
    .where(and(eq(template.id, visualId), eq(template.purpose, 'post')))
  if (!row) return null
  await removePostVisual(ctx, visualId)
  return row
}

/** Kept as plain data, its instants are words again. */
export async function bringBackVisual(ctx: CommandContext, kept: KeptVisual): Promise<number> {
  await ctx.tx
    .insert(template)
    .values({ ...kept, isFrozen: false, createdAt: new Date(kept.createdAt), changedAt: ctx.now })
  return kept.id
}
