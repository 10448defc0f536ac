import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { isThereFor } from '../../tasks/index.ts'
import { delivery, networkPage } from '../publishing.tables.ts'

/** Posts that would go out on an account, or are held up by it: each once, on however many of its pages. */
export const waitingOn = (db: Pick<Database, 'select'>, connectionId: number, actor: Actor) =>
  db
    .select({
      taskId: delivery.taskId,
      isHeld: sql<boolean>`bool_or(${delivery.state} = 'held')`.as('is_held'),
      dueAt: sql`min(${delivery.dueAt})`.as('first_due_at'),
    })
    .from(delivery)
    .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
    .where(
      and(
        eq(networkPage.networkAccountId, connectionId),
        inArray(delivery.state, ['waiting', 'held']),
        isThereFor(actor, delivery.taskId),
      ),
    )
    .groupBy(delivery.taskId)
    .as('waiting')

/** Held ones first: their time is past. */
export const soonestOf = (waiting: ReturnType<typeof waitingOn>) =>
  sql`${waiting.isHeld} desc, ${waiting.dueAt} nulls first, ${waiting.taskId}`
