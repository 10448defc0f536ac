// First comments of posts that are out. Theirs is a life of its own: nothing here changes what became of the post.
import { Refusal } from '@postelier/networks/adapters'
import { drainQueue } from '../../platform/jobs/drain-queue.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CommentClaim, claimComments, writeComment } from './comment.store.ts'
import {
  beginComment,
  type CommentOutcome,
  type CommentState,
  commented,
  commentLookedFor,
  commentRefused,
} from './first-comment.ts'
import { type Opened, openPage, withRenewal } from './open-page.ts'

/** Those that are due, one after the other; answers with how many. */
export const driveComments = (platform: Platform, signal: AbortSignal): Promise<number> =>
  drainQueue<CommentClaim>({
    signal,
    mostAtOnce: 1,
    claim: (input) => claimComments(platform.db, { ...input, now: platform.clock.now() }),
    work: (claim) =>
      driveOne(platform, claim).catch((reason: unknown) =>
        platform.log.error({ err: reason, delivery: claim.row.id }, 'a first comment was broken off'),
      ),
  })

async function driveOne(platform: Platform, claim: CommentClaim): Promise<void> {
  const { row } = claim
  const opened = await openPage(platform, platform.networks, row)
  const { comment, externalId } = row
  if (!opened || externalId === null) {
    const failed = { ...comment, state: 'failed', reason: 'authRevoked' } as const
    await writeComment(platform, claim, { comment: failed, nextAt: null, keeps: false })
    return
  }
  // Sent before, and nobody knows: it is looked for before anything is sent again.
  const current = comment.state === 'sent' ? await looked(platform, opened, comment, externalId) : undefined
  if (current && current.comment.state !== 'waiting')
    return writeComment(platform, claim, { ...current, keeps: false })
  const begun = beginComment(current?.comment ?? comment, platform.clock.now())
  await writeComment(platform, claim, { comment: begun, nextAt: row.commentNextAt, keeps: true })
  const outcome = await sent(platform, opened, begun, externalId)
  await writeComment(platform, claim, { ...outcome, keeps: false })
}

async function sent(
  { clock }: Platform,
  opened: Opened,
  begun: CommentState,
  externalId: string,
): Promise<CommentOutcome> {
  try {
    const { networkClient, page } = opened
    const { id } = await withRenewal(opened, () =>
      networkClient.adapter.comment(networkClient.context, page(), externalId, begun.text),
    )
    return commented(begun, id)
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return commentRefused(begun, reason.facts, clock.now())
  }
}

async function looked(
  { clock }: Platform,
  opened: Opened,
  comment: CommentState,
  externalId: string,
): Promise<CommentOutcome> {
  const since = new Date(comment.sentAt ?? 0)
  try {
    const asked = { text: comment.text, since }
    const { networkClient, page } = opened
    const lookup = await withRenewal(opened, () =>
      networkClient.adapter.lookForComment(networkClient.context, page(), externalId, asked),
    )
    return commentLookedFor(comment, lookup, clock.now())
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    // It could not be read: as after a silence, it is looked for again, and not for ever.
    const tries = comment.tries + 1
    const unread = { ...reason.facts, kind: tries < 6 ? 'unknownOutcome' : 'validation' } as const
    return commentRefused({ ...comment, tries }, unread, clock.now())
  }
}
