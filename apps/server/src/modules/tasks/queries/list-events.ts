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
  const mine = eq(taskEvent.taskId, id)
  const [rows, total] = await Promise.all([
    db
      .select({ event: taskEvent, firstName: person.firstName, lastName: person.lastName })
      .from(taskEvent)
      .leftJoin(person, eq(person.id, taskEvent.personId))
      .where(mine)
      .orderBy(desc(taskEvent.place))
      .offset(offset)
      .limit(limit),
    db.$count(taskEvent, mine),
  ])
  const items = rows.map(({ event, firstName, lastName }) => ({
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
  return { data: { total, items } }
}

const viaOf = ({ via }: Readonly<Record<string, unknown>>): TaskEventView['via'] =>
  via === 'mail' || via === 'silence' ? via : null

/** Of a date that took another's place, both. */
const movedOf = ({ before, after }: Readonly<Record<string, unknown>>): TaskEventView['moved'] =>
  typeof before === 'string' && typeof after === 'string' ? { before, after } : null
