import { and, asc, between, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { days, hours, later } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { isScheduled } from '../../tasks/index.ts'
import { endOfLink } from '../connection.store.ts'
import type { Content } from '../content.ts'
import type { DeliveryRow } from '../delivery.store.ts'
import { delivery, networkAccount, networkPage } from '../publishing.tables.ts'

export interface Ahead
  extends Pick<DeliveryRow, 'id' | 'accountId' | 'taskId' | 'pageId' | 'network' | 'settings'> {
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
    const near = sql`${delivery.dueAt} - ${ms} * interval '1 millisecond'`
    return and(sql`${near} <= ${now}`, sql`${delivery.readinessAt} < ${near}`)
  })
  const rows = await db
    .select()
    .from(delivery)
    .where(
      and(
        gt(delivery.dueAt, now),
        eq(delivery.state, 'waiting'),
        isNull(delivery.startedAt),
        isNotNull(delivery.content),
        isScheduled(delivery.taskId),
        or(isNull(delivery.readinessAt), ...drewNear),
      ),
    )
    .orderBy(asc(delivery.dueAt), asc(delivery.id))
    .limit(most)
  return rows.flatMap(({ content, dueAt, readinessAt, ...row }) =>
    content && dueAt ? [{ ...row, content, publishAt: dueAt, isLater: readinessAt !== null }] : [],
  )
}

/** How many posts a page gets within a day around one of them, itself counted. */
export function postsAround(
  db: Pick<Database, '$count'>,
  { pageId, publishAt, id }: Pick<Ahead, 'pageId' | 'publishAt' | 'id'>,
): Promise<number> {
  const [from, to] = [later(publishAt, -days(1)), later(publishAt, days(1))]
  const near = or(between(delivery.dueAt, from, to), between(delivery.endedAt, from, to))
  return db
    .$count(
      delivery,
      and(eq(delivery.pageId, pageId), ne(delivery.state, 'rejected'), ne(delivery.id, id), near),
    )
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
