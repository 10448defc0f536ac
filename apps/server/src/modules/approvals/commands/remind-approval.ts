import { and, eq, getTableColumns, isNull, lte } from 'drizzle-orm'
import { type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { laterByWorkingDays } from '../../../platform/working-time.ts'
import { speakerOf } from '../../brand/index.ts'
import { isStillReachable } from '../../people/index.ts'
import { announcePosts, isUndecided } from '../../tasks/index.ts'
import { answerBy } from '../answer-by.ts'
import { itemsOf } from '../approval.store.ts'
import { approvalLink, approvalToken } from '../approval-link.ts'
import { approvalItem, approvalRequest } from '../approvals.tables.ts'
import { goodUntil } from '../good-until.store.ts'
import { mailItems } from '../mail-items.ts'
import { mailWords } from '../mail-words.ts'
import { remindedAfterDays } from './ask-approval.ts'

/** Reminds somebody of posts that still wait for their answer, and says when they are reminded next, if at all. */
export async function remindApproval(
  ctx: CommandContext,
  { requestId }: { readonly requestId: number },
): Promise<void> {
  const { tx, now, platform } = ctx
  const [request] = await tx
    .select({ ...getTableColumns(approvalRequest), expiresAt: goodUntil })
    .from(approvalRequest)
    .where(and(eq(approvalRequest.id, requestId), lte(approvalRequest.remindAt, now)))
    .for('update')
  if (!request) return
  const { accountId, sentTo, reminders, createdAt, expiresAt } = request
  const posts = await postsAwaited(tx, requestId)
  const speaker = await speakerOf(tx, accountId)
  const [asked] = await tx
    .select({ email: person.email, applicationLang: person.applicationLang })
    .from(person)
    .where(eq(person.id, sentTo))
  const isDue =
    posts.length > 0 &&
    request.withdrawnAt === null &&
    expiresAt > now &&
    // Its link was made with another key, and cannot be made again.
    request.tokenHash === hashToken(approvalToken(platform, requestId)) &&
    (await isStillReachable(tx, { accountId, sentTo }))
  const set = (change: Partial<typeof approvalRequest.$inferInsert>) =>
    tx.update(approvalRequest).set(change).where(eq(approvalRequest.id, requestId))
  if (!isDue || !speaker || !asked) {
    await set({ remindAt: null })
    return
  }
  const { timeZone } = speaker
  const language = asked.applicationLang === 'en' ? 'en' : 'fr'
  const until = answerBy(
    expiresAt,
    posts.map(({ publishAt }) => publishAt),
    now,
  )
  await ctx.mail({
    kind: 'postsToApproveAgain',
    to: asked.email,
    language,
    link: approvalLink(platform, requestId),
    words: mailWords(platform, { count: posts.length, until, speaker, language }),
    items: await mailItems(reading(ctx), {
      ...{ requestId, accountId, language, timeZone },
      taskIds: posts.map(({ item }) => item.taskId),
    }),
  })
  const next = remindedAfterDays[reminders + 1]
  const atLeast = laterByWorkingDays(now, 1, timeZone)
  const planned = next && laterByWorkingDays(createdAt, next, timeZone)
  // Counted once it is sent, in the same transaction.
  await set({
    reminders: reminders + 1,
    remindedAt: now,
    remindAt: planned ? (planned > atLeast ? planned : atLeast) : null,
  })
  await ctx.record({
    action: 'approval.reminded',
    accountId,
    subject: ['person', sentTo],
    details: { posts: posts.length },
  })
  await announcePosts(
    ctx,
    posts.map(({ publicId }) => ({ accountId, publicId })),
  )
}

/** Of a request, those that wait for its answer and that the person asked can see. */
async function postsAwaited(tx: CommandContext['tx'], requestId: number): ReturnType<typeof itemsOf> {
  const undecided = await tx
    .select({ taskId: approvalItem.taskId })
    .from(approvalItem)
    .where(
      and(
        eq(approvalItem.requestId, requestId),
        isNull(approvalItem.answer),
        isUndecided(approvalItem.taskId),
      ),
    )
  const ids = new Set(undecided.map(({ taskId }) => taskId))
  return (await itemsOf(tx, requestId)).filter(({ item }) => ids.has(item.taskId))
}
