// Calls of calendar feeds: a secret address under which other calendars read a business's posts.
import { z } from 'zod'
import { access, params, route } from '../route.ts'

const may = { consult: access.account('posts:consult') }

const calendarFeed = z.object({
  createdAt: z.iso.datetime(),
  /** When a calendar program last read it; null where none has. */
  readAt: z.iso.datetime().nullable(),
})
export type CalendarFeedView = z.infer<typeof calendarFeed>

/** One’s own address of a business’s posts, for the calendar program of a phone or a computer. */
export const calendarFeedRoutes = [
  route('GET', '/calendars/{secret}', {
    access: access.public,
    rate: 'calendar',
    summary:
      'A business’s posts with a date, as iCalendar: for a calendar program that knows the secret in the address',
    params: z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/) }),
    raw: true,
  }),
  route('GET', '/api/users/{id}/calendar-feed', {
    access: may.consult,
    rate: 'read',
    summary:
      'Whether one has an address for a calendar program; the address itself is shown once, when it is made',
    params: params.id,
    output: z.object({ feed: calendarFeed.nullable() }),
  }),
  route('POST', '/api/users/{id}/calendar-feed', {
    access: may.consult,
    rate: 'write',
    themselvesOnly: true,
    summary: 'Make one’s address for a calendar program; an earlier one works no more',
    params: params.id,
    output: z.object({ address: z.string(), feed: calendarFeed }),
  }),
  route('DELETE', '/api/users/{id}/calendar-feed', {
    access: may.consult,
    rate: 'write',
    themselvesOnly: true,
    summary: 'Take the address away: whoever knows it reads nothing any more',
    params: params.id,
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    calendarFeeds: { routes: typeof calendarFeedRoutes }
  }
}
