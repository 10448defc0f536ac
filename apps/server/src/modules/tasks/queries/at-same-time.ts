import { and, between, inArray, sql } from 'drizzle-orm'
import type { QueryContext } from '../../../access/context.ts'
import { ofAccount, seenBy, type TaskRow } from '../task.store.ts'
import { task } from '../task.tables.ts'

type Meant = Pick<TaskRow, 'id' | 'accountId' | 'publishAt' | 'networks' | 'pageIds'>

interface Between {
  readonly accountId: number
  readonly from: Date
  readonly to: Date
}

/** Posts that are not out yet and have their date in common with others of the business, within a time. */
export function tasksAtSameTime(
  { db, actor }: Pick<QueryContext, 'db' | 'actor'>,
  { accountId, from, to }: Between,
): Promise<Meant[]> {
  const { id, publishAt, networks, pageIds } = task
  const isAhead = and(
    ofAccount(accountId),
    seenBy(actor),
    inArray(task.status, ['aiSuggestion', 'customizing', 'validated', 'publicationWaiting']),
    between(publishAt, from, to),
  )
  return db
    .select({ id, accountId: task.accountId, publishAt, networks, pageIds })
    .from(task)
    .where(
      and(
        isAhead,
        inArray(
          publishAt,
          db.select({ publishAt }).from(task).where(isAhead).groupBy(publishAt).having(sql`count(*) > 1`),
        ),
      ),
    )
}
