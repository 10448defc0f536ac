import type { TaskStatus } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import { type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { days, later } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { AppError, invalid, notFound } from '../../../platform/errors.ts'
import { newDigitsId } from '../../../platform/ids.ts'
import { laterByWorkingDays } from '../../../platform/working-time.ts'
import { speakerOf } from '../../brand/index.ts'
import { reachablePerson } from '../../people/index.ts'
import { announcePosts, endLines, lockTask } from '../../tasks/index.ts'
import { answerBy } from '../answer-by.ts'
import { approvalLink, approvalToken } from '../approval-link.ts'
import { approvalItem, approvalRequest } from '../approvals.tables.ts'
import { goodUntil } from '../good-until.store.ts'
import { mailItems } from '../mail-items.ts'
import { mailWords } from '../mail-words.ts'

interface AskApprovalInput {
  readonly accountId: number
  readonly personId: number
  readonly taskIds: readonly string[]
  readonly message: string
}

/** At least; longer while a post of it can still be decided. */
const goodForMs = days(14)

/** Working days after it was asked; then nobody is reminded any more. */
export const remindedAfterDays = [2, 4] as const

/** A yes can still be said to them: what is out, or given up, waits for nobody. */
const open: ReadonlySet<TaskStatus> = new Set([
  'aiSuggestion',
  'customizing',
  'validated',
  'publicationWaiting',
] as const)
export const isOpenForApproval = (status: TaskStatus): boolean => open.has(status)

/** Posts go to somebody by mail, who answers about each by the link it brings. */
export async function askApproval(
  ctx: CommandContext,
  { accountId, personId, taskIds, message }: AskApprovalInput,
): Promise<{ sentTo: string; posts: number }> {
  await requireAccount(ctx.tx, ctx.actor, accountId, 'posts:edit')
  const [asked, speaker] = [
    await reachablePerson(ctx.tx, accountId, personId),
    await speakerOf(ctx.tx, accountId),
  ]
  if (!asked || !speaker) throw notFound()
  const rows = []
  // In one order, so that two requests never wait for each other.
  for (const taskPublicId of [...new Set(taskIds)].toSorted())
    rows.push(await lockTask(ctx, { accountId, taskPublicId }))
  if (rows.some(({ status, isHidden }) => isHidden || !open.has(status))) throw new AppError('notNow')
  if (rows.some(({ hooks }) => [hooks.common, ...Object.values(hooks.own)].every((hook) => !hook?.trim())))
    throw invalid({ taskIds: { key: 'hookMissing' } })
  // What goes out first is asked first.
  const inOrder = rows.toSorted(
    (one, other) => (one.publishAt?.getTime() ?? Infinity) - (other.publishAt?.getTime() ?? Infinity),
  )
  const id = newDigitsId()
  await ctx.tx.insert(approvalRequest).values({
    id,
    tokenHash: hashToken(approvalToken(ctx.platform, id)),
    accountId,
    sentTo: asked.id,
    sentBy: ctx.actor.kind === 'person' ? ctx.actor.personId : null,
    message,
    createdAt: ctx.now,
    expiresAt: later(ctx.now, goodForMs),
    remindAt: laterByWorkingDays(ctx.now, remindedAfterDays[0], speaker.timeZone),
  })
  await ctx.tx
    .insert(approvalItem)
    .values(inOrder.map((row, position) => ({ requestId: id, taskId: row.id, position })))
  await endLines(
    ctx,
    rows.map((row) => row.id),
  )
  const language = asked.applicationLang === 'en' ? 'en' : 'fr'
  const [request] = await ctx.tx
    .select({ expiresAt: goodUntil })
    .from(approvalRequest)
    .where(eq(approvalRequest.id, id))
  const dates = rows.map(({ publishAt }) => publishAt)
  const until = answerBy(request?.expiresAt ?? later(ctx.now, goodForMs), dates, ctx.now)
  const asker = (await askerOf(ctx)) || speaker.name
  await ctx.mail({
    kind: 'postsToApprove',
    to: asked.email,
    language,
    link: approvalLink(ctx.platform, id),
    words: { ...mailWords(ctx.platform, { count: rows.length, until, speaker, language }), asker },
    ...(message.trim() ? { quote: message.trim() } : {}),
    items: await mailItems(reading(ctx), {
      ...{ requestId: id, accountId, language, timeZone: speaker.timeZone },
      taskIds: inOrder.map((row) => row.id),
    }),
  })
  await ctx.record({
    action: 'approval.asked',
    accountId,
    subject: ['person', asked.id],
    details: { posts: rows.length },
  })
  await announcePosts(ctx, rows)
  return { sentTo: asked.email, posts: rows.length }
}

/** Who asks, as the person asked knows them. */
async function askerOf({ tx, actor }: CommandContext): Promise<string> {
  if (actor.kind !== 'person') return ''
  const [row] = await tx
    .select()
    .from(person)
    .where(eq(person.id, actor.impersonatorId ?? actor.personId))
  return [row?.firstName, row?.lastName].filter(Boolean).join(' ')
}
