import { reading, runCommand } from '../access/context.ts'
import { subjectsPage } from '../modules/planning/past/index.ts'
import { pagesOfAccount, scheduleOnItsDay } from '../modules/publishing/past/index.ts'
import { readOneTask, taskById, validateTask, validateVisual } from '../modules/tasks/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { DemoPlan } from './demo-plans.ts'
import { actorOf, type Somebody } from './earlier.ts'

interface Looking {
  readonly platform: Platform
  readonly signal: AbortSignal
  readonly who: Somebody
  readonly plan: DemoPlan
}

/** The soonest drafts are looked at: some are on their way out, some are only agreed to, and the rest waits for a yes. */
export async function lookAtPosts({ platform, signal, who, plan }: Looking): Promise<void> {
  const accountId = who.id
  const actor = actorOf(who)
  const page = { offset: 0, limit: 100, statuses: ['planned'] } as const
  const { items } = await subjectsPage(platform.db, accountId, page)
  const dated = items.flatMap(({ publishLocal, taskId }) => (publishLocal && taskId !== null ? [taskId] : []))
  const pages = await runCommand(platform, actor, 'demo', (ctx) => pagesOfAccount(ctx, accountId), undefined)
  const usable = pages.filter(({ unusable, state }) => unusable === null && state !== 'expired')
  for (const [nth, taskId] of dated.slice(0, plan.scheduled + plan.validated).entries()) {
    if (signal.aborted) return
    const row = await taskById(platform.db, taskId)
    const place = { accountId, taskPublicId: row?.publicId ?? '' }
    if (row?.status === 'aiSuggestion')
      await runCommand(
        platform,
        actor,
        'demo',
        async (ctx) => {
          const read = async () => (await readOneTask(reading(ctx), { ...place, language: 'fr' })).task
          const { visual } = await read()
          await validateVisual(ctx, { ...place, designVersion: visual?.designVersion })
          await validateTask(ctx, { ...place, version: (await read()).version })
        },
        undefined,
      )
    const isOpen = row?.status === 'aiSuggestion' || row?.status === 'validated'
    if (isOpen && nth < plan.scheduled) await scheduleOnItsDay(platform, actor, { ...place, pages: usable })
  }
}
