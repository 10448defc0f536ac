import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { QueryContext } from '../../access/context.ts'
import { type TaskRow, zoneOfAccount } from '../tasks/index.ts'
import { approvalItem, approvalPolicy, approvalRequest } from './approvals.tables.ts'
import { isGood } from './good-until.ts'
import { type AfterSilence, afterSilence, defaultPolicy, type Policy } from './silence.ts'

type Reader = QueryContext['db']

export async function policyOf(db: Reader, accountId: number): Promise<Policy> {
  const [row] = await db
    .select({ silence: approvalPolicy.silence, afterHours: approvalPolicy.afterHours })
    .from(approvalPolicy)
    .where(eq(approvalPolicy.accountId, accountId))
  return row ?? defaultPolicy
}

/** For the last request about a post that is open and unanswered; nothing where there is none, or no yes is missing. */
export async function silenceOf(
  db: Reader,
  { id, accountId, status, changedAt, publishAt, isHidden }: TaskRow,
  now: Date,
): Promise<(AfterSilence & { readonly requestId: number }) | null> {
  // Whoever was asked does not see a hidden one: they cannot be silent about it.
  if (isHidden || (status !== 'aiSuggestion' && status !== 'customizing')) return null
  const [asked] = await db
    .select({ item: approvalItem, request: approvalRequest })
    .from(approvalItem)
    .innerJoin(approvalRequest, eq(approvalRequest.id, approvalItem.requestId))
    .where(
      and(
        eq(approvalItem.taskId, id),
        isNull(approvalItem.answer),
        isNull(approvalRequest.withdrawnAt),
        isGood(now),
      ),
    )
    .orderBy(desc(approvalRequest.createdAt), desc(approvalRequest.id))
    .limit(1)
  if (!asked) return null
  const { item, request } = asked
  // Whoever answered since asked for a correction, or the post would have its yes.
  const objections = await db
    .select({ taskId: approvalItem.taskId })
    .from(approvalItem)
    .where(
      and(
        eq(approvalItem.taskId, id),
        eq(approvalItem.answer, 'correction'),
        gte(approvalItem.answeredAt, request.createdAt),
      ),
    )
    .limit(1)
  const after = afterSilence({
    ...(await policyOf(db, accountId)),
    askedAt: request.createdAt,
    changedAt,
    publishAt,
    zone: await zoneOfAccount(db, accountId),
    isSpent: item.silenceAt !== null || objections.length > 0,
  })
  return { ...after, requestId: request.id }
}

export const presentSilence = (silence: AfterSilence | null) =>
  silence && { does: silence.does, at: silence.at?.toISOString() ?? null }
