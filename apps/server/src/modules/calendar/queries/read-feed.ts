import type { CalendarFeedView } from '@postelier/contract/calendar-feeds'
import { and, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { calendarFeed } from '../calendar.tables.ts'

/** One's own address of a business, without the secret in it. */
export async function readFeed(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ feed: CalendarFeedView | null }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  if (actor.kind !== 'person') return { feed: null }
  const [row] = await db
    .select({ createdAt: calendarFeed.createdAt, readAt: calendarFeed.readAt })
    .from(calendarFeed)
    .where(and(eq(calendarFeed.accountId, accountId), eq(calendarFeed.personId, actor.personId)))
  return {
    feed: row ? { createdAt: row.createdAt.toISOString(), readAt: row.readAt?.toISOString() ?? null } : null,
  }
}
