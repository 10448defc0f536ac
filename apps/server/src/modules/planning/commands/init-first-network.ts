import type { Network } from '@postelier/contract'
import { proposeAudiences } from '@postelier/copy'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { later } from '../../../platform/clock.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { notFound } from '../../../platform/errors.ts'
import { speakerOf } from '../../brand/index.ts'
import { factsOf } from '../known/fact.store.ts'
import { aiAudience, aiThematic } from '../planning.tables.ts'
import { readAudienceWish } from '../queries/read-audience-input.ts'
import { firstThematics } from '../subjects/first-thematics.ts'
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
  // Two wizards at once find one beginning: the second sees what the first one made.
  await oneAtATime(ctx.tx, 'thematics', accountId)
  await oneAtATime(ctx.tx, 'audiences', accountId)
  const facts = await factsOf(ctx.tx, accountId)
  if ((await ctx.tx.$count(aiThematic, eq(aiThematic.accountId, accountId))) === 0)
    for (const { name, kinds } of firstThematics(facts, speaker.language))
      await addThematic(ctx, { accountId, network, name, description: '', kinds })
  if ((await ctx.tx.$count(aiAudience, eq(aiAudience.accountId, accountId))) > 0) return
  const proposed = proposeAudiences(await readAudienceWish({ db: ctx.tx }, { accountId }))
  // They are listed by when they were added: one after the other, they stay in their order.
  for (const [at, { name, description }] of proposed.entries())
    await addAudience({ ...ctx, now: later(ctx.now, at) }, { accountId, network, name, description })
}
