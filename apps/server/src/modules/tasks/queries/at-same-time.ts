import { and, between, gt, inArray, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { ofAccount, seenBy, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'

type Meant = Pick<TaskRow, 'id' | 'accountId' | 'publishAt' | 'networks' | 'pageIds'>

interface Between {
  readonly accountId: number
  readonly from: Date
  readonly to: Date
}

/**
 * Posts that are not out yet and have their date in common with others of the business, within a time. Counted in one pass: a
 * comparison of each with each takes a second for two thousand.
 */
export function tasksAtSameTime(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  { accountId, from, to }: Between,
): Promise<Meant[]> {
  const { id, publishAt, networks, pageIds } = task
  const meant = { id, accountId: task.accountId, publishAt, networks, pageIds }
  const ahead = db
    .select({ ...meant, atOnce: sql<number>`count(*) over (partition by ${publishAt})`.as('at_once') })
    .from(task)
    .where(
      and(
        ofAccount(accountId),
        seenBy(actor),
        inArray(task.status, ['aiSuggestion', 'customizing', 'validated', 'publicationWaiting']),
        between(publishAt, from, to),
      ),
    )
    .as('ahead')
  const { atOnce, ...columns } = ahead._.selectedFields
  return db.select(columns).from(ahead).where(gt(atOnce, 1))
}
