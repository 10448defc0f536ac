// How long the link of a request is good, and until when an answer is of use. For queries on `approval_request`.
import { type SQL, sql } from 'drizzle-orm'
import { approvalRequest } from './approvals.tables.ts'

/**
 * As long as something can still be decided: the date that is kept, or two weeks after the day or the last change of a post
 * that waits for its answer, or after the last answer, which is read again. Posts are moved and changed after they were sent,
 * so that this is asked and not written down.
 */
export const goodUntil: SQL<Date> = sql`greatest(approval_request.expires_at, (
  select max(case when item.answer is null then greatest(post.publish_at, post.changed_at) else item.answered_at end)
    + interval '14 days'
  from approval_item item join task post on post.id = item.task_id
  where item.request_id = approval_request.id and (item.answer is not null or (
    post.status in ('aiSuggestion', 'customizing', 'validated', 'publicationWaiting')
    and post.removed_at is null and not post.is_hidden))))`.mapWith(approvalRequest.expiresAt)

export const isGood = (now: Date): SQL => sql`${goodUntil} > ${now.toISOString()}::timestamptz`

/**
 * Until when an answer about one post is of use: its own hour while that is to come, and never longer than the link is good.
 * For queries that join `approval_item`.
 */
export const answerUntil = (now: Date): SQL<Date> =>
  sql`least(${goodUntil}, (select case when post.publish_at > ${now.toISOString()}::timestamptz then post.publish_at end
  from task post where post.id = approval_item.task_id))`.mapWith(approvalRequest.expiresAt)
