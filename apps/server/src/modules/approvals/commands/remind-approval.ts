import { and, eq, isNull, lte } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { formatDate } from '../../../platform/i18n/format-date.ts'
import { speakerOf } from '../../brand/index.ts'
import { isStillReachable } from '../../people/index.ts'
import { announcePosts, isUndecided } from '../../tasks/index.ts'
import { itemsOf } from '../approval.store.ts'
import { approvalLink, approvalToken } from '../approval-link.ts'
import { approvalItem, approvalRequest } from '../approvals.tables.ts'
import { laterByWorkingDays } from '../working-time.ts'
import { remindedAfterDays } from './ask-approval.ts'

/** Reminds somebody of posts that still wait for their answer, and says when they are reminded next, if at all. */
export async function remindApproval(
  ctx: CommandContext,
  { requestId }: { readonly requestId: number },
): Promise<void> {
  const { tx, now, platform } = ctx
  const [request] = await tx
    .select()
    .from(approvalRequest)
    .where(and(eq(approvalRequest.id, requestId), lte(approvalRequest.remindAt, now)))
    .for('update')
  if (!request) return
  const { accountId, sentTo, reminders, createdAt, expiresAt } = request
  const open = await tx.$count(
    approvalItem,
    and(eq(approvalItem.requestId, requestId), isNull(approvalItem.answer), isUndecided(approvalItem.taskId)),
  )
  const speaker = await speakerOf(tx, accountId)
  const isDue =
    open > 0 &&
    speaker !== undefined &&
    request.withdrawnAt === null &&
    expiresAt > now &&
    // Its link was made with another key, and cannot be made again.
    request.tokenHash === hashToken(approvalToken(platform, requestId)) &&
    (await isStillReachable(tx, { accountId, sentTo }))
  const set = (change: Partial<typeof approvalRequest.$inferInsert>) =>
    tx.update(approvalRequest).set(change).where(eq(approvalRequest.id, requestId))
  if (!isDue) {
    await set({ remindAt: null })
    return
  }
  const next = remindedAfterDays[reminders + 1]
  const { timeZone } = speaker
  const atLeast = laterByWorkingDays(now, 1, timeZone)
  const planned = next && laterByWorkingDays(createdAt, next, timeZone)
  await set({
    reminders: reminders + 1,
    remindedAt: now,
    remindAt: planned ? (planned > atLeast ? planned : atLeast) : null,
  })
  const [asked] = await tx
    .select({ email: person.email, applicationLang: person.applicationLang })
    .from(person)
    .where(eq(person.id, sentTo))
  if (!asked) return
  const language = asked.applicationLang === 'en' ? 'en' : 'fr'
  await ctx.mail({
    kind: 'postsToApproveAgain',
    to: asked.email,
    language,
    link: approvalLink(platform, requestId),
    words: {
      count: open,
      societyName: speaker.name,
      until: formatDate(language, expiresAt, { dateStyle: 'long', timeZone }),
    },
  })
  await ctx.record({
    action: 'approval.reminded',
    accountId,
    subject: ['person', sentTo],
    details: { posts: open },
  })
  const items = await itemsOf(tx, requestId)
  await announcePosts(
    ctx,
    items.map(({ publicId }) => ({ accountId, publicId })),
  )
}
