import { requireAccount } from '../../../access/authorize.ts'
import type { CommandContext } from '../../../access/context.ts'
import { AppError, invalid } from '../../../platform/errors.ts'
import { lockTask, validateTask } from '../../tasks/index.ts'
import type { PublishInput } from './create-deliveries.ts'
import { schedulePost } from './schedule-post.ts'
import { startPublishing } from './start-publishing.ts'

interface Approval extends PublishInput {
  /** What it shows, as it was seen; not said where it shows nothing. */
  readonly seen?: { readonly designVersion?: number | undefined; readonly mediaVersion?: number | undefined }
  /** Null sends it now. */
  readonly localTime: string | null
  readonly zone: string
}

/**
 * Yes to a post as somebody saw it, and its way out, in one transaction: what is refused of either leaves the post as it was.
 * Of two people who press at once, the second meets another version.
 */
export async function approvePost(
  ctx: CommandContext,
  { seen, localTime, zone, ...input }: Approval,
): Promise<void> {
  await requireAccount(ctx.tx, ctx.actor, input.accountId, 'posts:edit')
  await validateTask(ctx, { ...input, seen, pageIds: input.pageIds })
  // The approval made another version of it, which nobody else can touch until this is over.
  const { version } = await lockTask(ctx, input)
  const approved = { ...input, version }
  try {
    if (localTime === null) await startPublishing(ctx, approved)
    else await schedulePost(ctx, { ...approved, localTime, zone })
  } catch (reason) {
    // The post is there: what was not found is a page.
    if (reason instanceof AppError && reason.code === 'notFound')
      throw invalid({ pageIds: { key: 'pageGone' } })
    throw reason
  }
}
