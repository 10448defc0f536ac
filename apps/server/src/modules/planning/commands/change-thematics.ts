import { type FactKind, mostThematics, type Network } from '@postelier/contract'
import { and, eq, max } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { aiThematic } from '../planning.tables.ts'

interface Wanted {
  readonly accountId: number
  readonly network: Network | null
  readonly name: string
  readonly description: string
  readonly kinds: readonly FactKind[]
}
interface ThematicRef {
  readonly accountId: number
  readonly thematicId: number
}

const placed = ({ accountId, thematicId }: ThematicRef) =>
  and(eq(aiThematic.id, thematicId), eq(aiThematic.accountId, accountId))

/** One more thing to speak of. Counted one at a time, so that ten at once stop where ten one after the other would. */
export async function addThematic(ctx: CommandContext, { accountId, ...wanted }: Wanted): Promise<number> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'thematics', accountId)
  const own = eq(aiThematic.accountId, accountId)
  if ((await ctx.tx.$count(aiThematic, own)) >= mostThematics)
    throw new AppError('limitReached', { figures: { max: mostThematics } })
  const [last] = await ctx.tx
    .select({ position: max(aiThematic.position) })
    .from(aiThematic)
    .where(own)
  const id = newDigitsId()
  await ctx.tx.insert(aiThematic).values({
    ...wanted,
    id,
    accountId,
    kinds: [...new Set(wanted.kinds)],
    position: (last?.position ?? 0) + 1,
    createdAt: ctx.now,
  })
  await ctx.announce({ name: 'planning.changed', accountId })
  return id
}

export async function changeThematic(
  ctx: CommandContext,
  input: Wanted & ThematicRef & { readonly version: number },
): Promise<void> {
  const { accountId, thematicId: _, version, ...wanted } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const [row] = await ctx.tx.select().from(aiThematic).where(placed(input)).for('update')
  if (!row) throw notFound()
  if (row.version !== version) throw new AppError('conflict')
  await ctx.tx
    .update(aiThematic)
    .set({ ...wanted, kinds: [...new Set(wanted.kinds)], version: version + 1 })
    .where(placed(input))
  await ctx.announce({ name: 'planning.changed', accountId })
}

export async function removeThematic(ctx: CommandContext, place: ThematicRef): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'planning:delete')
  const gone = await ctx.tx.delete(aiThematic).where(placed(place)).returning({ id: aiThematic.id })
  if (gone.length === 0) throw notFound()
  await ctx.announce({ name: 'planning.changed', accountId: place.accountId })
}
