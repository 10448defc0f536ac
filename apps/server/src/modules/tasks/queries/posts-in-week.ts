import { and, gte, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { ofAccount } from '../task.store.ts'
import { task } from '../task.tables.ts'

/** How many posts go out or went out between two moments; one of them may be left out of the count. */
export const postsBetween = (
  db: Pick<Database, '$count'>,
  accountId: number,
  { from, until, without }: { readonly from: Date; readonly until: Date; readonly without?: number },
): Promise<number> =>
  db.$count(
    task,
    and(
      ofAccount(accountId),
      inArray(task.status, ['publicationWaiting', 'publishing', 'published']),
      gte(task.publishAt, from),
      lt(task.publishAt, until),
      without === undefined ? sql`true` : ne(task.id, without),
    ),
  )
