import type { Network } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { factsOf } from '../finding.store.ts'
import { firstAudiences, firstThematics } from '../first-thematics.ts'
import { aiAudience, aiThematic } from '../planning.tables.ts'
import { addAudience } from './change-audiences.ts'
import { addThematic } from './change-thematics.ts'

/** A beginning for a business that speaks of nothing yet; what there is already stays as it is. */
export async function initFirstNetwork(
  ctx: CommandContext,
  { accountId, network = null }: { readonly accountId: number; readonly network?: Network | null },
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:create')
  const speaker = await speakerOf(ctx.tx, accountId)
  if (!speaker) throw notFound()
  const facts = await factsOf(ctx.tx, accountId)
  const none = { network, description: '' }
  if ((await ctx.tx.$count(aiThematic, eq(aiThematic.accountId, accountId))) === 0)
    for (const { name, kinds } of firstThematics(facts, speaker.language))
      await addThematic(ctx, { ...none, accountId, name, kinds })
  if ((await ctx.tx.$count(aiAudience, eq(aiAudience.accountId, accountId))) === 0)
    for (const name of firstAudiences(speaker)) await addAudience(ctx, { ...none, accountId, name })
}
