// Which lines of a post's history give their texts, to whom, and for how long. Every query here names the line's table as it is called in the database: its own columns stand beside those of later lines.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../access/actor.ts'
import type { CommandContext } from '../../access/context.ts'
import type { KeptContent } from './kept-change.ts'
import { taskEvent } from './task.tables.ts'

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

/** Something as it lies in one side of a line: under which names, and what. */
type Sought = readonly [path: readonly string[], value: unknown]

export const soughtOf = ({ own = {}, ...fields }: Partial<Omit<KeptContent, 'picture'>>): Sought[] => [
  ...Object.entries(fields).map(([field, value]): Sought => [[field], value]),
  ...Object.entries(own).map(([network, text]): Sought => [['own', network], text]),
]

/** Each of them stood in the post before or after some line whose texts this person may read. */
export async function stoodBefore(
  { tx, actor }: CommandContext,
  taskId: number,
  sought: readonly Sought[],
): Promise<boolean> {
  const stood = sought.map(([path, value]) => {
    const sides = ['before', 'after'].map(
      (side) =>
        sql`task_event.details #> ${`{kept,${side},${path.join(',')}}`}::text[] = ${JSON.stringify(value)}::jsonb`,
    )
    return sql`coalesce(bool_or(${sql.join(sides, sql` or `)}), false)`
  })
  const [found] = await tx
    .select({ isAll: sql<boolean>`${sql.join(stood, sql` and `)}` })
    .from(taskEvent)
    .where(and(eq(taskEvent.taskId, taskId), givesTexts(actor)))
  return found?.isAll === true
}

/** Whole texts are large: of one post so much is kept, as the database lays it down. */
const mostLines = 200
const mostBytes = 4 * 1024 * 1024

/** The oldest lines lose their texts; that something happened, who and when stays. */
export async function keepNewest({ tx }: CommandContext, taskId: number): Promise<void> {
  const older = sql`(select id from (select id, row_number() over newest as nth, sum(pg_column_size(details)) over newest as bytes
    from task_event where task_id = ${taskId} window newest as (order by place desc)) as lines
    where nth > ${mostLines} or (nth > 1 and bytes > ${mostBytes}))`
  await tx
    .update(taskEvent)
    .set({ details: sql`${taskEvent.details} - 'kept'` })
    .where(and(eq(taskEvent.taskId, taskId), inArray(taskEvent.id, older), sql`task_event.details ? 'kept'`))
}
