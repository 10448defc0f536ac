import { networkLabels } from '@postelier/contract'
import { and, eq } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { closeNotices, notify } from '../../notifications/index.ts'
import { announcePosts, lockTasksById } from '../../tasks/index.ts'
import { knownPages } from '../connection.store.ts'
import { delivery } from '../publishing.tables.ts'
import { isAtRisk, type ReadinessFault } from '../readiness.ts'

interface Looked {
  readonly deliveryId: number
  readonly faults: readonly ReadinessFault[]
  /** As it was to go out when it was looked at. */
  readonly publishAt: Date
  /** Whether whoever is not looking at it must hear of it. */
  readonly isTold: boolean
}

/** What was found about a scheduled post is kept with it; where it is at risk, its business is told once for each date. */
export async function saveReadiness(
  ctx: CommandContext,
  { deliveryId, faults, publishAt, isTold }: Looked,
): Promise<void> {
  const [known] = await ctx.tx
    .select({ taskId: delivery.taskId })
    .from(delivery)
    .where(eq(delivery.id, deliveryId))
  // The post before what it becomes on its pages, as everybody takes them: or two wait for one another.
  const [post] = known ? await lockTasksById(ctx, [known.taskId]) : []
  if (!post) return
  const [row] = await ctx.tx
    .update(delivery)
    .set({ readiness: faults, readinessAt: ctx.now })
    .where(and(eq(delivery.id, deliveryId), eq(delivery.state, 'waiting')))
    .returning()
  if (!row) return
  if (post.status !== 'publicationWaiting' || post.publishAt?.getTime() !== publishAt.getTime()) return
  const key = `readiness:${row.id}:${publishAt.toISOString()}`
  if (!isAtRisk(faults)) await closeNotices(ctx, [key])
  else if (isTold && !(await isSaidOfLink(ctx, row.pageId, faults))) {
    const words = { title: post.title, network: networkLabels[row.network] }
    await notify(ctx, {
      accountId: row.accountId,
      key,
      kind: 'postAtRisk',
      network: row.network,
      words,
      taskPublicId: post.publicId,
      mail: {
        kind: 'postAtRisk',
        link: `${ctx.platform.config.publicUrl}/me/tasks/${post.publicId}`,
        words,
        dates: { date: publishAt },
      },
    })
  }
  await announcePosts(ctx, [post])
}

/** Nothing else is wrong than that its link is over, which its business was told and mailed. */
async function isSaidOfLink(
  { tx }: CommandContext,
  pageId: number,
  faults: readonly ReadinessFault[],
): Promise<boolean> {
  if (!faults.every(({ code }) => code === 'linkEnded')) return false
  return (await knownPages(tx, [pageId])).get(pageId)?.account.state === 'expired'
}
