import { and, asc, between, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { days, hours, later } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { isScheduled } from '../../tasks/index.ts'
import type { AttemptRow } from '../attempt.store.ts'
import { endOfLink } from '../connection.store.ts'
import type { Content } from '../content.ts'
import { attempt, networkAccount, networkPage } from '../publishing.tables.ts'

export interface Ahead
  extends Pick<AttemptRow, 'id' | 'accountId' | 'taskId' | 'pageId' | 'network' | 'settings'> {
  readonly content: Content
  readonly publishAt: Date
  /** It was looked at before: whoever scheduled it is not looking any more. */
  readonly isLater: boolean
}

/** How long before a post goes out it is looked at once more. */
const looksBeforeMs = [days(1), hours(1)]

/** Scheduled posts on their pages that were not looked at yet, or not since their day or their hour drew near. */
export async function postsAhead(db: Pick<Database, 'select'>, now: Date, most: number): Promise<Ahead[]> {
  const drewNear = looksBeforeMs.map((ms): SQL | undefined => {
    const near = sql`${attempt.dueAt} - ${ms} * interval '1 millisecond'`
    return and(sql`${near} <= ${now}`, sql`${attempt.outlookAt} < ${near}`)
  })
  const rows = await db
    .select()
    .from(attempt)
    .where(
      and(
        gt(attempt.dueAt, now),
        eq(attempt.state, 'waiting'),
        isNull(attempt.startedAt),
        isNotNull(attempt.content),
        isScheduled(attempt.taskId),
        or(isNull(attempt.outlookAt), ...drewNear),
      ),
    )
    .orderBy(asc(attempt.dueAt), asc(attempt.id))
    .limit(most)
  return rows.flatMap(({ content, dueAt, outlookAt, ...row }) =>
    content && dueAt ? [{ ...row, content, publishAt: dueAt, isLater: outlookAt !== null }] : [],
  )
}

/** How many posts a page gets within a day around one of them, itself counted. */
export function postsAround(
  db: Pick<Database, '$count'>,
  { pageId, publishAt, id }: Pick<Ahead, 'pageId' | 'publishAt' | 'id'>,
): Promise<number> {
  const [from, to] = [later(publishAt, -days(1)), later(publishAt, days(1))]
  const near = or(between(attempt.dueAt, from, to), between(attempt.endedAt, from, to))
  return db
    .$count(attempt, and(eq(attempt.pageId, pageId), ne(attempt.state, 'rejected'), ne(attempt.id, id), near))
    .then((others) => others + 1)
}

/** Where it goes: nothing where it is no longer chosen. */
export async function pageOf(db: Pick<Database, 'select'>, pageId: number) {
  const [found] = await db
    .select({
      page: { unusable: networkPage.unusable },
      link: {
        state: networkAccount.state,
        scopes: networkAccount.scopes,
        accessExpiresAt: networkAccount.accessExpiresAt,
        refreshExpiresAt: networkAccount.refreshExpiresAt,
      },
    })
    .from(networkPage)
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(and(eq(networkPage.id, pageId), eq(networkPage.isChosen, true)))
  return found && { page: found.page, link: { state: found.link.state, endsAt: endOfLink(found.link) } }
}
