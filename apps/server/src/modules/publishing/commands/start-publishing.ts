import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { moveTask } from '../../tasks/index.ts'
import { deliveriesOf } from '../delivery.store.ts'
import { publishPosts } from '../jobs/publish-posts.ts'
import { createDeliveries, type PublishInput, readyToSend } from './create-deliveries.ts'
import { refuseBeyondPlan } from './refuse-beyond-plan.ts'
import { refuseNotSo } from './refuse-not-so.ts'

/**
 * One row for each page, and the post's step, in one transaction: from here on somebody owns it until it is over. Of a post
 * that is out, only the pages that failed are tried again.
 */
export async function startPublishing(ctx: CommandContext, input: PublishInput): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  const { row, pages, approved } = await readyToSend(ctx, input)
  await refuseNotSo(ctx, row, { at: ctx.now, field: 'pageIds', language: input.language })
  const isAgain = row.status === 'published'
  if (!isAgain) await refuseBeyondPlan(ctx, row, ctx.now)
  const before = isAgain ? await deliveriesOf(ctx.tx, row.id) : []
  const failed = new Set(before.flatMap(({ pageId, state }) => (state === 'rejected' ? [pageId] : [])))
  await moveTask(ctx, row, {
    transition: isAgain ? 'retry' : 'publish',
    by: 'customer',
    facts: {
      hasNetwork: pages.length > 0,
      mediaValid: true,
      someFailedForGood: pages.every(({ id }) => failed.has(id)),
    },
    // What is out stands in lists by when it went, and no longer by when it was to.
    set: { approved, ...(isAgain ? {} : { publishAt: ctx.now, publishLocal: null }) },
    details: { networks: pages.map(({ network }) => network) },
    action: 'task.sent',
  })
  await createDeliveries(ctx, { row, pages, input, at: 'now' })
  await ctx.send(publishPosts, {})
}
