// Which lines of a post's history give their texts, to whom, and for how long. Every query here names the line's table as it is called in the database: its own columns stand beside those of later lines.
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../access/actor.ts'

/** Of some kinds of lines, the first that comes after a line. */
const nextAmong = (...transitions: readonly string[]): SQL =>
  sql`(select later.transition from task_event later where later.task_id = task_event.task_id and later.place > task_event.place and later.transition in ${transitions} order by later.place limit 1)`

/** Whoever shows a post again shows what it became, and not how. A copy of a hidden post is hidden from its first line on. */
const madeWhileHidden = sql`coalesce(${nextAmong('hide', 'show')} = 'show', false)`

/** What somebody makes for a business is seen by it once it is delivered. */
const notDelivered = sql`(task_event.transition in ('dress', 'film') and ${nextAmong('deliver')} is null)`

/** What a line changed is for this reader, who may read the post: a condition on lines. */
export const givesTexts = (actor: Actor): SQL<boolean> =>
  holds(actor, 'hiddenPosts:authorized')
    ? sql`not ${notDelivered}`
    : sql`(not ${notDelivered} and not ${madeWhileHidden})`
