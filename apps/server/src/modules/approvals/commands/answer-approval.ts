import type { Hooks, NoticeKind } from '@postelier/contract'
import type { ApprovalAnswer } from '@postelier/contract/approvals'
import { and, eq, isNull } from 'drizzle-orm'
import { system } from '../../../access/actor.ts'
import { asIf, type CommandContext, reading } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { beginningOf } from '../../../platform/beginning-of.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { notify } from '../../notifications/index.ts'
import { returnWhereFree } from '../../orders/index.ts'
import { changeDate, noRoomWords, takeOffSchedule } from '../../publishing/index.ts'
import {
  announcePosts,
  changeTask,
  endLines,
  lockTask,
  type TaskRow,
  validateTask,
  workAgain,
} from '../../tasks/index.ts'
import { itemsOf, requestOf } from '../approval.store.ts'
import { approvalItem } from '../approvals.tables.ts'
import { askedPrint } from '../asked-print.ts'
import { isOpenForApproval } from './ask-approval.ts'

export interface AnswerApprovalInput {
  readonly token: string
  readonly id: string
  readonly version: number
  /** Of all that was on the phone, pages included. */
  readonly print?: string | undefined
  readonly shown?:
    | undefined
    | { readonly designVersion?: number | undefined; readonly mediaVersion?: number | undefined }
  readonly answer:
    | {
        readonly kind: 'approve'
        readonly hooks?: Hooks | undefined
        readonly localTime?: string | undefined
      }
    | { readonly kind: 'correct'; readonly note: string }
  readonly language: 'fr' | 'en'
}

/** Whose hand it was; nobody is signed in, and the link stands for whom it was sent to. */
export const byMail = system('mailed approval')

const notices: Readonly<Record<ApprovalAnswer, NoticeKind>> = {
  approved: 'postApproved',
  changed: 'postApprovedChanged',
  correction: 'postCorrectionAsked',
}

/**
 * By a link from a mail: a yes to one post as it was seen, with other words or another day where somebody gave them, or what
 * is to be corrected. A post is answered once by each link; what somebody changed meanwhile is refused and shown anew. What was
 * approved or scheduled and is to be corrected does not go out: it is worked on again, by who made it where it was ordered.
 */
export async function answerApproval(
  ctx: CommandContext,
  { token, id, version, shown, print, answer, language }: AnswerApprovalInput,
): Promise<{ accountId: number; by: number; approved: number | null }> {
  const request = await requestOf(ctx.tx, token, ctx.now)
  const { accountId } = request
  const item = (await itemsOf(ctx.tx, request.id)).find(({ publicId }) => publicId === id)?.item
  if (!item) throw notFound()
  const place = { accountId, taskPublicId: id }
  // Locked first: of two answers at once the second finds the first.
  const inTheirName = asIf(ctx, { actor: system(byMail.name, request.sentTo) })
  const row = await lockTask(inTheirName, place)
  const asked = await askedPrint(reading(inTheirName), row)
  const given = await giveAnswer()
  const [answered] = await ctx.tx
    .update(approvalItem)
    .set({
      answer: given,
      answeredAt: ctx.now,
      print: asked.print,
      note: answer.kind === 'correct' ? answer.note : '',
    })
    .where(
      and(
        eq(approvalItem.requestId, request.id),
        eq(approvalItem.taskId, row.id),
        isNull(approvalItem.answer),
      ),
    )
    .returning({ taskId: approvalItem.taskId })
  if (!answered) throw new AppError('alreadyDone')
  await endLines(ctx, [row.id])
  const [who] = await ctx.tx.select().from(person).where(eq(person.id, request.sentTo))
  await ctx.record({
    action: 'approval.answered',
    accountId,
    subject: ['person', request.sentTo],
    details: { answer: given, post: id },
  })
  const now = await lockTask(inTheirName, place)
  // A yes to a day that the plan has no room for schedules nothing: that is said with it.
  const unscheduled = given === 'correction' ? {} : await noRoomWords(ctx.tx, now, ctx.now)
  const told = {
    accountId,
    taskPublicId: id,
    words: { name: [who?.firstName, who?.lastName].filter(Boolean).join(' '), title: row.title },
  }
  const moved = movedBy(row, now)
  if (!moved || given !== 'approved')
    await notify(ctx, {
      ...told,
      kind: notices[given],
      key: `approval:${request.id}:${row.id}`,
      words: {
        ...told.words,
        ...(answer.kind === 'correct' ? { note: beginningOf(answer.note, 200) } : {}),
        ...(moved ? {} : unscheduled),
      },
    })
  if (moved)
    await notify(ctx, {
      ...told,
      kind: 'postApprovedMoved',
      key: `approval:${request.id}:${row.id}:moved`,
      words: { ...told.words, ...moved, ...unscheduled },
    })
  await announcePosts(ctx, [row])
  return { accountId, by: request.sentTo, approved: given === 'correction' ? null : now.version }

  async function giveAnswer(): Promise<ApprovalAnswer> {
    if (!isOpenForApproval(row.status)) throw new AppError('notNow')
    const isApprovedAlready = row.status === 'validated' || row.status === 'publicationWaiting'
    if (answer.kind === 'correct') {
      if (isApprovedAlready) await takeBack(answer.note)
      return 'correction'
    }
    if (row.version !== version || (print !== undefined && print !== asked.print))
      throw new AppError('conflict')
    const { hooks, localTime } = answer
    if (hooks) await changeTask(inTheirName, { ...place, version, hooks })
    if (localTime) await changeDate(inTheirName, { ...place, localTime, language })
    const now = await lockTask(inTheirName, place)
    if (now.status === 'aiSuggestion' || now.status === 'customizing')
      await validateTask(inTheirName, {
        ...place,
        version: now.version,
        seen: shown,
        // Where no page is linked yet, it is for those of its networks.
        ...(asked.pageIds.length > 0 ? { pageIds: asked.pageIds } : {}),
        isByMail: true,
        as: 'post',
      })
    return hooks && JSON.stringify(hooks) !== JSON.stringify(row.hooks) ? 'changed' : 'approved'
  }

  /** What was ordered is corrected by who made it; where that costs credits it goes out no more, and its business decides. */
  async function takeBack(message: string): Promise<void> {
    if (row.origin !== 'tailorMade') return workAgain(inTheirName, place)
    if (await returnWhereFree(inTheirName, { ...place, message })) return
    if (row.status === 'publicationWaiting') await takeOffSchedule(inTheirName, { ...place, language })
  }
}

/** Who wrote the post had chosen another day: they are told both. */
function movedBy(before: TaskRow, after: TaskRow): { before: string; after: string } | null {
  const [from, to] = [before.publishAt?.toISOString() ?? '', after.publishAt?.toISOString() ?? '']
  return to && from !== to ? { before: from, after: to } : null
}
