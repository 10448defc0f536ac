// Calls of the calendar: the posts of some weeks, and changing many at once.
import { z } from 'zod'
import { access, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { askedInstant } from '../values/instants.ts'
import { timeZone } from '../values/people.ts'
import { taskStatus } from '../values/tasks.ts'
import { taskCard, waitingFor } from '../views/task.ts'
import { oneTask, seenVisual, taskParams, taskVersion } from './tasks.ts'

const may = {
  consult: access.account('posts:consult'),
  edit: access.account('posts:edit'),
}
const account = params.id

/** More posts than anybody reads in six weeks; what is beyond is counted. */
export const mostInCalendar = 2_500
export const mostTogether = 200
const mostDaysShifted = 366

const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** What is done to several posts at once; each by itself, so that one that is refused keeps no other from it. */
const togetherActions = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('shift'),
    days: z.number().int().min(-mostDaysShifted).max(mostDaysShifted),
  }),
  /** Each its own date, which stands beside its id. */
  z.object({ action: z.literal('date') }),
  z.object({ action: z.literal('validate') }),
  /** Yes to each, and its way out on the date it has; of what is approved already the way out alone. */
  z.object({ action: z.literal('approve') }),
  /** Each as it was before that yes. */
  z.object({ action: z.literal('takeBack') }),
  /** Approved as before and sent nowhere; its date stays the day it is meant for. */
  z.object({ action: z.literal('unschedule') }),
  z.object({ action: z.literal('workAgain') }),
  z.object({ action: z.literal('remove') }),
  z.object({ action: z.literal('restore') }),
  /** From its business, and to it again. */
  z.object({ action: z.literal('hide') }),
  z.object({ action: z.literal('show') }),
])
export type TogetherAction = z.infer<typeof togetherActions>

const postsTogether = z
  .array(
    z.object({
      id: publicId,
      /** What somebody saw of it, for a yes: another one there meanwhile was not seen. */
      version: taskVersion.optional(),
      seen: seenVisual.optional(),
      /** The hour in the business’s zone, for `date`; null takes the date of a post that is not scheduled. */
      localTime: localTime.nullable().optional(),
      /** The date somebody saw: another one meanwhile is not written over. */
      seenDate: z.iso.datetime().nullable().optional(),
    }),
  )
  .min(1)
  .max(mostTogether)
export type PostsTogether = z.infer<typeof postsTogether>

const togetherResult = z.object({
  id: publicId,
  /** Why it stayed as it was, in the words of whoever asked; null where it was done. */
  refused: z.string().nullable(),
})
export type TogetherResult = z.infer<typeof togetherResult>

export const calendarRoutes = [
  route('GET', '/api/users/{id}/calendar', {
    access: may.consult,
    rate: 'read',
    summary: 'A business’s posts with a date between two moments, the earliest first',
    params: account,
    query: z.object({
      from: askedInstant,
      before: askedInstant,
      status: z.union([taskStatus, z.enum(waitingFor)]).optional(),
      network: network.optional(),
      search: z.string().trim().max(80).default(''),
    }),
    output: z.object({
      data: z.object({
        items: z.array(taskCard),
        /** How many there are beyond those. */
        more: z.number().int(),
      }),
      /** The business’s: where its days begin. */
      zone: z.string(),
    }),
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/date', {
    access: may.edit,
    rate: 'write',
    summary:
      'Give a post another date: one that is scheduled goes out then, as it was approved; of any other it is the date it is meant for',
    params: taskParams,
    body: z.object({
      /** The local hour there, an instant only together with the zone; null takes the date of a post that is not scheduled. */
      localTime: localTime.nullable(),
      /** The business’s where none is said. */
      zone: timeZone.optional(),
      /** The date somebody saw: another one meanwhile is answered with 409. */
      seen: z.iso.datetime().nullable().optional(),
    }),
    output: oneTask.extend({
      /** What the post says of a day, as it is written there, that is not so any more on its new date. */
      saysDay: z.string().nullable(),
    }),
  }),
  route('POST', '/api/users/{id}/tasks/together', {
    access: may.edit,
    rate: 'upload',
    summary:
      'Do the same to several posts: move by days, give each a date, validate, approve and schedule, take either back, work on again, remove, restore, hide from the business or show to it',
    params: account,
    body: z.object({ posts: postsTogether, what: togetherActions }),
    output: z.object({ results: z.array(togetherResult) }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    calendar: { routes: typeof calendarRoutes }
  }
}
