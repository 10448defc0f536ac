import type { ApprovalRequestView, OpenApprovalView } from '@postelier/contract/approvals'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { presentReachable, reachablePeople } from '../../people/index.ts'
import { isThereFor, mailedChanges, readTask, titlesOf } from '../../tasks/index.ts'
import { answerBy } from '../answer-by.ts'
import { approvalItem, approvalRequest } from '../approvals.tables.ts'
import { answerUntil, goodUntil, isGood } from '../good-until.store.ts'
import { presentSilence, silenceOf } from '../silence.store.ts'

interface PageOf {
  readonly accountId: number
  readonly offset: number
  readonly limit: number
}

export async function listPeopleToAsk({ db }: QueryContext, { accountId, ...page }: PageOf) {
  const { total, items } = await reachablePeople(db, accountId, page)
  return { data: { total, items: items.map(presentReachable) } }
}

/** Who was asked about a post and what they said, the latest first. */
export async function listApprovals(
  { db, actor, now }: QueryContext,
  { accountId, taskPublicId, offset, limit }: PageOf & { readonly taskPublicId: string },
) {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const row = await readTask(db, { accountId, taskPublicId }, actor)
  const { id } = row
  const ofPost = eq(approvalItem.taskId, id)
  const [total, rows] = await Promise.all([
    db.$count(approvalItem, ofPost),
    db
      .select({ request: approvalRequest, item: approvalItem, asked: person, expiresAt: goodUntil })
      .from(approvalItem)
      .innerJoin(approvalRequest, eq(approvalRequest.id, approvalItem.requestId))
      .innerJoin(person, eq(person.id, approvalRequest.sentTo))
      .where(ofPost)
      .orderBy(desc(approvalRequest.createdAt), desc(approvalRequest.id))
      .offset(offset)
      .limit(limit),
  ])
  const changes = await mailedChanges(
    { db, actor },
    id,
    rows.flatMap(({ item }) => (item.answer === 'changed' ? (item.answeredAt ?? []) : [])),
  )
  const items = rows.map(({ request, item, asked, expiresAt }): ApprovalRequestView => {
    const { name, email } = presentReachable(asked)
    return {
      id: request.id,
      name,
      email,
      sentAt: request.createdAt.toISOString(),
      expiresAt: (item.answer ? expiresAt : answerBy(expiresAt, [row.publishAt], now)).toISOString(),
      isOver: request.withdrawnAt !== null || expiresAt <= now,
      remindAt: item.answer ? null : (request.remindAt?.toISOString() ?? null),
      remindedAt: request.remindedAt?.toISOString() ?? null,
      answer: item.answer,
      answeredAt: item.answeredAt?.toISOString() ?? null,
      note: item.note,
      changeId: changes.get(item.answeredAt?.toISOString() ?? '') ?? null,
    }
  })
  return { data: { total, items }, silence: presentSilence(await silenceOf(db, row, now)) }
}

/** Posts of a business whose answer is still awaited, the first to run out first. */
export async function listOpenApprovals(
  { db, actor, now }: QueryContext,
  { accountId, offset, limit }: PageOf,
): Promise<{ data: { total: number; items: OpenApprovalView[] } }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const awaited = and(
    eq(approvalRequest.accountId, accountId),
    isNull(approvalRequest.withdrawnAt),
    isGood(now),
    isNull(approvalItem.answer),
    isNull(approvalItem.silenceAt),
    isThereFor(actor, approvalItem.taskId),
  )
  const open = db
    .select({
      taskId: approvalItem.taskId,
      until: answerUntil(now).as('until'),
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(approvalItem)
    .innerJoin(approvalRequest, eq(approvalRequest.id, approvalItem.requestId))
    .innerJoin(person, eq(person.id, approvalRequest.sentTo))
    .where(awaited)
  const [total, rows] = await Promise.all([
    db.$count(open.as('open')),
    open.orderBy(sql`until`, asc(approvalItem.taskId)).offset(offset).limit(limit),
  ])
  const there = await titlesOf(
    db,
    rows.map(({ taskId }) => taskId),
    actor,
  )
  const items = rows.flatMap(({ taskId, until, firstName, lastName }) => {
    const post = there.get(taskId)
    return post
      ? [{ taskId: post.publicId, name: `${firstName} ${lastName}`.trim(), until: until.toISOString() }]
      : []
  })
  return { data: { total, items } }
}
