import { mostAudiences, type Network } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { aiAudience } from '../planning.tables.ts'

interface Wanted {
  readonly accountId: number
  readonly network: Network | null
  readonly name: string
  readonly description: string
}
interface AudienceRef {
  readonly accountId: number
  readonly audienceId: number
}

const placed = ({ accountId, audienceId }: AudienceRef) =>
  and(eq(aiAudience.id, audienceId), eq(aiAudience.accountId, accountId))

/** Adds one of the audiences a business writes for, of one network or of all. */
export async function addAudience(ctx: CommandContext, { accountId, ...wanted }: Wanted): Promise<number> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  await oneAtATime(ctx.tx, 'audiences', accountId)
  if ((await ctx.tx.$count(aiAudience, eq(aiAudience.accountId, accountId))) >= mostAudiences)
    throw new AppError('limitReached', { figures: { max: mostAudiences } })
  const id = newDigitsId()
  await ctx.tx.insert(aiAudience).values({ ...wanted, id, accountId, createdAt: ctx.now })
  await ctx.announce({ name: 'planning.changed', accountId })
  return id
}

export async function changeAudience(
  ctx: CommandContext,
  input: Wanted & AudienceRef & { readonly version: number },
): Promise<void> {
  const { accountId, audienceId: _, version, ...wanted } = input
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  const [row] = await ctx.tx.select().from(aiAudience).where(placed(input)).for('update')
  if (!row) throw notFound()
  if (row.version !== version) throw new AppError('conflict')
  await ctx.tx
    .update(aiAudience)
    .set({ ...wanted, version: version + 1 })
    .where(placed(input))
  await ctx.announce({ name: 'planning.changed', accountId })
}

export async function removeAudience(ctx: CommandContext, place: AudienceRef): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, place.accountId, 'planning:delete')
  const gone = await ctx.tx.delete(aiAudience).where(placed(place)).returning({ id: aiAudience.id })
  if (gone.length === 0) throw notFound()
  await ctx.announce({ name: 'planning.changed', accountId: place.accountId })
}
