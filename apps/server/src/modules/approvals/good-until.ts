// How long the link of a request is good. For queries on `approval_request`.
import { type SQL, sql } from 'drizzle-orm'
import { approvalRequest } from './approvals.tables.ts'

/**
 * As long as something can still be decided: the date that is kept, or two weeks after the day or the last change of a post
 * that waits for its answer. Posts are moved and changed after they were sent, so that this is asked and not written down.
 */
export const goodUntil: SQL<Date> = sql`greatest(approval_request.expires_at, (
  select max(greatest(waiting.publish_at, waiting.changed_at)) + interval '14 days'
  from approval_item item join task waiting on waiting.id = item.task_id
  where item.request_id = approval_request.id and item.answer is null
    and waiting.status in ('aiSuggestion', 'customizing', 'validated', 'publicationWaiting')
    and waiting.removed_at is null and not waiting.is_hidden))`.mapWith(approvalRequest.expiresAt)

export const isGood = (now: Date): SQL => sql`${goodUntil} > ${now.toISOString()}::timestamptz`
