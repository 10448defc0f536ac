import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { template } from '../visuals.tables.ts'

interface Copy {
  readonly accountId: number
  readonly visualId: number
  readonly name: string
}

/** The same picture for another post, to be drawn on by itself; nothing where it is gone. */
export async function copyPostVisual(
  ctx: CommandContext,
  { accountId, visualId, name }: Copy,
): Promise<number | null> {
  const [row] = await ctx.tx
    .select()
    .from(template)
    .where(and(eq(template.id, visualId), eq(template.ownerId, accountId), eq(template.purpose, 'post')))
  if (!row) return null
  const id = newDigitsId()
  await ctx.tx.insert(template).values({
    ...row,
    id,
    nameFr: name,
    nameEn: '',
    isFrozen: false,
    version: 1,
    designVersion: 1,
    createdAt: ctx.now,
    changedAt: ctx.now,
  })
  return id
}
