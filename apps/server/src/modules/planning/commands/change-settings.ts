import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { oneAtATime } from '../../../platform/database/one-at-a-time.ts'
import { AppError } from '../../../platform/errors.ts'
import { planningSettings } from '../planning.tables.ts'
import { type PlanningSettings, settingsOf } from '../settings.store.ts'

interface Wanted extends Omit<PlanningSettings, 'proposesItself' | 'draftsItself'> {
  readonly accountId: number
  readonly robots?: { readonly subjects: boolean; readonly posts: boolean } | undefined
}

/** How often and when posts are drafted for; what is planned already stays where it is. */
export async function changeSettings(
  ctx: CommandContext,
  { accountId, version, robots, ...wanted }: Wanted,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'planning:edit')
  await oneAtATime(ctx.tx, 'planning-settings', accountId)
  const before = await settingsOf(ctx.tx, accountId)
  if (before.version !== version) throw new AppError('conflict')
  const row = {
    ...wanted,
    proposesItself: robots?.subjects ?? before.proposesItself,
    draftsItself: robots?.posts ?? before.draftsItself,
    weekdays: [...new Set(wanted.weekdays)].sort(),
    times: [...new Set(wanted.times)].sort(),
    objectives: [...new Set(wanted.objectives)],
    version: version + 1,
  }
  await ctx.tx
    .insert(planningSettings)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: planningSettings.accountId, set: row })
  await ctx.record({ action: 'planning.settingsChanged', accountId, subject: ['planning', accountId] })
  await ctx.announce({ name: 'planning.changed', accountId })
}
