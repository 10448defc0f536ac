import type { TaskEventView } from '@postelier/contract'
import { desc, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
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
    eventsOf(db, id, { offset, limit }),
    db.$count(taskEvent, eq(taskEvent.taskId, id)),
  ])
  // Why somebody paused is between them and their team.
  const told = items.map((item) => (item.transition === 'pause' ? { ...item, reason: '' } : item))
  return { data: { total, items: told } }
}

/** The same, for whoever has seen to it that the reader may know of the post. */
export async function eventsOf(
  db: QueryContext['db'],
  taskId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<TaskEventView[]> {
  const rows = await db
    .select({ event: taskEvent, firstName: person.firstName, lastName: person.lastName })
    .from(taskEvent)
    .leftJoin(person, eq(person.id, taskEvent.personId))
    .where(eq(taskEvent.taskId, taskId))
    .orderBy(desc(taskEvent.place))
    .offset(offset)
    .limit(limit)
  return rows.map(({ event, firstName, lastName }) => ({
    id: event.id,
    at: event.at.toISOString(),
    by: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    via: viaOf(event.details),
    moved: movedOf(event.details),
    transition: event.transition,
    from: event.from,
    to: event.to,
    reason: event.reason,
  }))
}

const viaOf = ({ via }: Readonly<Record<string, unknown>>): TaskEventView['via'] =>
  via === 'mail' || via === 'silence' ? via : null

/** Of a date that took another's place, both. */
const movedOf = ({ before, after }: Readonly<Record<string, unknown>>): TaskEventView['moved'] =>
  typeof before === 'string' && typeof after === 'string' ? { before, after } : null
