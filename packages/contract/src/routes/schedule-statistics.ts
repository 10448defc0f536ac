import { z } from 'zod'
import { access, params, route } from '../route.ts'

/** A day of the schedule, in the business's zone. */
const scheduleDay = z
  .object({
    date: z.iso.date(),
    /** Went out that day. */
    published: z.number(),
    /** Goes out that day. */
    scheduled: z.number(),
    /** Has that day for a date, and no yes or no schedule yet. */
    undecided: z.number(),
  })
  .meta({ id: 'ScheduleDay' })
export type ScheduleDay = z.infer<typeof scheduleDay>

/** So many days behind today and ahead of it. */
export const scheduleDaysEachWay = 28

export const scheduleStatisticsRoutes = [
  route('GET', '/api/users/{id}/tasks/publications/statistics/schedule', {
    access: access.account('posts:consult'),
    rate: 'read',
    summary:
      'How many posts went out, go out or have a date, day by day, four weeks back and four ahead; days without any are left out',
    params: params.id,
    output: z.object({
      statistics: z.array(scheduleDay),
      /** As of when. */
      asOf: z.iso.datetime(),
    }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    scheduleStatistics: { routes: typeof scheduleStatisticsRoutes }
  }
}
