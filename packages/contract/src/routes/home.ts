// The call of the home page: one answer with what is true today for whoever asks.
import { z } from 'zod'
import { access, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { userType } from '../values/people.ts'
import { holidayType } from './holidays.ts'
import { workNewsView } from './work-news.ts'

export const essentialFields = ['summary', 'sector', 'address', 'zipCode', 'city', 'siret'] as const

/** One version, of the networks it is spoken with. */
const versionEnding = z.object({
  networks: z.array(network),
  /** What it is spoken for: some networks end it earlier for advertisements. */
  use: z.enum(['posts', 'boosts']),
  version: z.string(),
  endsOn: z.iso.date(),
  daysLeft: z.number().int().nonnegative(),
})

/** What is true today for whoever asks; null where it is not theirs to see. */
export const homeView = z
  .object({
    /**
     * The days that posts and absences are told of, the first and the last: those of the calendar's week, and from Saturday on
     * the seven that come. The business's where there are posts.
     */
    week: z.object({ from: z.iso.date(), to: z.iso.date(), isAhead: z.boolean() }).nullable(),
    credits: z
      .object({
        left: z.number(),
        nextExpiry: z.object({ at: z.iso.datetime(), amount: z.number() }).nullable(),
        /** Null without a plan. */
        planNames: z.object({ fr: z.string(), en: z.string() }).nullable(),
        planUntil: z.iso.date().nullable(),
      })
      .nullable(),
    posts: z
      .object({
        any: z.boolean(),
        /** One is out, or goes out at its hour. */
        anyOut: z.boolean(),
        /** Until the end of `week`. */
        leaving: z.number(),
        next: z.iso.datetime().nullable(),
        /** They wait for this person: to be approved, or with something to mend. */
        awaiting: z.number(),
        /** Of those, what only a later day or a plan lets be scheduled: nothing can be done about it today. */
        later: z.number(),
        /** Nothing goes out: how many wait behind it, and whose it is to let them go. */
        stopped: z.object({ count: z.number(), isOwn: z.boolean() }).nullable(),
      })
      .nullable(),
    /** Subjects that wait for this person's yes or no. */
    subjectsWaiting: z.number().nullable(),
    /** False where there are networks to link and none is. */
    hasNetwork: z.boolean().nullable(),
    contactsUnanswered: z.number().nullable(),
    essentialsMissing: z.array(z.enum(essentialFields)).nullable(),
    sectorsProposed: z.array(z.string()).nullable(),
    customers: z.number().nullable(),
    agenciesWaiting: z.number().nullable(),
    sectorsWaiting: z.number().nullable(),
    /** Accounts nobody has opened yet, by type. */
    unopened: z.array(z.object({ type: userType, count: z.number() })).nullable(),
    /** Versions of networks that end soon, or have ended: somebody must set newer ones. */
    versionsEnding: z.array(versionEnding).nullable(),
    away: z
      .array(
        z.object({
          name: z.string(),
          date: z.iso.date(),
          /** The name of a day off; empty where it is a holiday. */
          reason: z.string(),
          holiday: holidayType.nullable(),
        }),
      )
      .nullable(),
    /** What waits in an agent's queue, what of it is late, and what the timer is on. */
    work: z
      .object({
        todo: z.number(),
        late: z.number(),
        running: z.object({ taskId: publicId, title: z.string() }).nullable(),
        news: workNewsView,
      })
      .nullable(),
    /** Of a manager's people: late tasks, tasks that nobody works on, complaints and requests for days off without an answer. */
    team: z
      .object({ late: z.number(), unattended: z.number(), complaints: z.number(), holidays: z.number() })
      .nullable(),
    hours: z
      .object({
        spans: z.array(z.object({ startMinute: z.number(), endMinute: z.number() })),
        dayOff: z.string().nullable(),
        holiday: holidayType.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Home' })
export type HomeView = z.infer<typeof homeView>

export const homeRoutes = [
  route('GET', '/api/home', {
    access: access.person,
    rate: 'read',
    summary: 'What waits today, in figures',
    output: z.object({ home: homeView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    home: { routes: typeof homeRoutes }
  }
}
