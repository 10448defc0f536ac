import type { TaskEventView } from '@postelier/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, nobody } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { givesTexts } from '../kept-lines.store.ts'
import { readTask } from '../task.store.ts'
import { taskEvent } from '../task.tables.ts'

interface ListEventsInput {
  readonly accountId: number
  readonly taskPublicId: string
  readonly offset: number
  readonly limit: number
}

/** What happened to a post, the latest first. */
export async function listEvents(
  ctx: QueryContext,
  { offset, limit, ...place }: ListEventsInput,
): Promise<{ data: { total: number; items: TaskEventView[] } }> {
  const { db } = ctx
  await requireAccount(db, ctx.actor, place.accountId, 'posts:consult')
  const { id } = await readTask(db, place, ctx.actor)
  const [items, total] = await Promise.all([
    eventsOf(db, id, { offset, limit, reader: ctx.actor }),
    db.$count(taskEvent, eq(taskEvent.taskId, id)),
  ])
  // Why somebody paused is between them and their team.
  const told = items.map((item) => (item.transition === 'pause' ? { ...item, reason: '' } : item))
  return { data: { total, items: told } }
}

/** Whole texts are read one by one, by who wants to see them. */
const withoutTexts = sql<Readonly<Record<string, unknown>>>`${taskEvent.details} - 'kept'`
const changed = sql`${taskEvent.details} -> 'kept' -> 'after'`
const differenceFor = (reader: Actor) => sql<
  TaskEventView['difference']
>`case when ${changed} is null or not ${givesTexts(reader)} then null
  when ${changed} = '{}'::jsonb then 'none' else 'some' end`

interface PageOfLines {
  readonly offset: number
  readonly limit: number
  /** Who is told which lines changed something; where nobody is named, of none. */
  readonly reader?: Actor
}

/** The same, for whoever has seen to it that the reader may know of the post. */
export async function eventsOf(
  db: QueryContext['db'],
  taskId: number,
  { offset, limit, reader = nobody }: PageOfLines,
): Promise<TaskEventView[]> {
  const { id, at, transition, from, to, reason } = taskEvent
  const rows = await db
    .select({
      event: { id, at, transition, from, to, reason },
      details: withoutTexts,
      difference: differenceFor(reader),
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .from(taskEvent)
    .leftJoin(person, eq(person.id, taskEvent.personId))
    .where(eq(taskEvent.taskId, taskId))
    .orderBy(desc(taskEvent.place))
    .offset(offset)
    .limit(limit)
  return rows.map(({ event, details, difference, firstName, lastName }) => ({
    ...event,
    at: event.at.toISOString(),
    by: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    via: viaOf(details),
    moved: movedOf(details),
    difference,
    isRestored: details.restores === true,
  }))
}

const viaOf = ({ via }: Readonly<Record<string, unknown>>): TaskEventView['via'] =>
  via === 'mail' || via === 'silence' ? via : null

/** Of a date that took another's place, both. */
const movedOf = ({ before, after }: Readonly<Record<string, unknown>>): TaskEventView['moved'] =>
  typeof before === 'string' && typeof after === 'string' ? { before, after } : null

/** The lines by which somebody changed a post through a mailed link at one of these moments, by that moment. */
export async function mailedChanges(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  taskId: number,
  moments: readonly Date[],
): Promise<ReadonlyMap<string, number>> {
  if (moments.length === 0) return new Map()
  const rows = await db
    .select({ id: taskEvent.id, at: taskEvent.at })
    .from(taskEvent)
    .where(
      and(
        eq(taskEvent.taskId, taskId),
        inArray(taskEvent.at, [...moments]),
        sql`${taskEvent.details} ->> 'via' = 'mail'`,
        sql`${differenceFor(actor)} = 'some'`,
      ),
    )
  return new Map(rows.map(({ id, at }) => [at.toISOString(), id]))
}
