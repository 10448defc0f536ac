import type { TaskStatus } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { runQuery } from '../../../access/context.ts'
import { actorOfPerson } from '../../../access/sessions.ts'
import { days, later, minutes } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listDated } from '../../tasks/index.ts'
import { calendarFeed } from '../calendar.tables.ts'
import { writeCalendar } from '../write-calendar.ts'

const [daysBack, daysAhead, most] = [90, 400, 2_000]
/** Programs read every few minutes; that one was there is written at most so often. */
const notedEveryMs = minutes(60)
const certain: ReadonlySet<TaskStatus> = new Set(['publicationWaiting', 'publishing', 'published'] as const)

/** A calendar shows a few lines of it; the file is read every few minutes, with every post in it. */
const longestWords = 300
const beginningOf = (words: string): string =>
  words.length <= longestWords ? words : `${[...words].slice(0, longestWords).join('').trimEnd()}…`

/**
 * A business's posts for a calendar program. Whoever made the address is asked for at each reading: what they may not see any
 * more, the address does not show.
 */
export async function readCalendarFile(platform: Platform, secret: string): Promise<string> {
  const { db, translator, config } = platform
  const now = platform.clock.now()
  const [feed] = await db
    .select()
    .from(calendarFeed)
    .where(eq(calendarFeed.secretHash, hashToken(secret)))
  const actor = feed && (await actorOfPerson(db, feed.personId))
  if (!feed || !actor) throw notFound()
  const { accountId } = feed
  const posts = await runQuery(platform, actor, listDated, {
    accountId,
    language: actor.language,
    search: '',
    from: later(now, -days(daysBack)).toISOString(),
    before: later(now, days(daysAhead)).toISOString(),
    limit: most,
  }).catch((reason: unknown) => {
    // That an address leads to something is told to nobody who may not read it.
    if (reason instanceof AppError) throw notFound()
    throw reason
  })
  if (!feed.readAt || now.getTime() - feed.readAt.getTime() > notedEveryMs)
    await db.update(calendarFeed).set({ readAt: now }).where(eq(calendarFeed.id, feed.id))
  const own = actor.personId === accountId || actor.type === 'contact'
  const base = own ? '/me/tasks' : `/agency/customers/${accountId}/tasks`
  return writeCalendar({
    name: translator.say(actor.language, 'calendar:feed.calendarName'),
    entries: posts.items.flatMap(({ row }) =>
      row.publishAt === null || row.status === 'publicationCanceled'
        ? []
        : [
            {
              uid: `${row.publicId}@${new URL(config.publicUrl).hostname}`,
              title: row.title || translator.say(actor.language, 'posts:untitled'),
              words: beginningOf(row.hooks.common),
              url: new URL(`${base}/${row.publicId}`, config.publicUrl).href,
              at: row.publishAt,
              changedAt: row.changedAt,
              isCertain: certain.has(row.status),
            },
          ],
    ),
  })
}
