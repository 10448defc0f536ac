import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import { person } from '../../access/person.tables.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { notFound } from '../../platform/errors.ts'
import { taskByPublicId } from '../tasks/index.ts'
import { taskOrder } from './order.tables.ts'
import { isWorking } from './queue.store.ts'

/** Whose agents somebody manages: who runs the platform all, a team's manager their own. Asked of `person`. */
export function managedAgents(actor: Actor): SQL | undefined {
  if (actor.kind === 'system') return undefined
  if (actor.kind === 'nobody') return sql`false`
  return actor.isSuperAdmin ? undefined : eq(person.ownerId, actor.personId)
}

/** The same of orders, by who has them in hand; those that nobody has are there for who runs the platform. */
export function managedOrders(actor: Actor): SQL | undefined {
  const agents = managedAgents(actor)
  return (
    agents && sql`exists (select 1 from ${person} where ${person.id} = ${taskOrder.agentId} and ${agents})`
  )
}

/** Nobody works on it: who has it is switched off, leaves or is gone. */
export const isUnattended: SQL = sql`not exists (select 1 from ${person} where ${person.id} = ${taskOrder.agentId} and ${isWorking})`

export async function managedTask(
  db: Pick<Database, 'select'>,
  actor: Actor,
  taskPublicId: string,
): Promise<typeof taskOrder.$inferSelect> {
  const post = await taskByPublicId(db, taskPublicId)
  const [row] = post
    ? await db
        .select()
        .from(taskOrder)
        .where(and(eq(taskOrder.taskId, post.id), managedOrders(actor)))
    : []
  if (!row) throw notFound()
  return row
}
