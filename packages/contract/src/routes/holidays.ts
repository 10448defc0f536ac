// Calls of agents' days off: asking, and what their manager answers.
import { z } from 'zod'
import { access, digitsId, listOf, page, route } from '../route.ts'
import { freeText } from '../values/text.ts'
import { chosenSoFar, endangeredOrderView, transferChoices } from '../values/transfers.ts'

export const holidayTypes = [
  'paidHolidays',
  'unpaidLeave',
  'repose',
  /** Of people who are not employed here: they are away, and no days are counted. */
  'absence',
] as const
export const holidayType = z.enum(holidayTypes)
export type HolidayType = z.infer<typeof holidayType>

export const holidayStatuses = ['waiting', 'accepted', 'declined'] as const
export const holidayStatus = z.enum(holidayStatuses)
export type HolidayStatus = z.infer<typeof holidayStatus>

export const longestDeclineReason = 500
/** Longer is no holiday, it is another contract. */
export const mostHolidayDays = 366
const day = z.iso.date()

export const holidayRequestView = z
  .object({
    id: z.number(),
    type: holidayType,
    begin: day,
    end: day,
    status: holidayStatus,
    declineReason: z.string(),
    /** Days of the agent's own week that fall into it, days off left out. */
    workingDays: z.number().int(),
    agent: z.object({ id: z.number(), name: z.string() }),
    askedAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    /** Who asks may take it back, or answer it. */
    abilities: z.object({ takeBack: z.boolean(), answer: z.boolean() }),
  })
  .meta({ id: 'HolidayRequest' })
export type HolidayRequestView = z.infer<typeof holidayRequestView>

/** What is left of a year's paid holidays; nothing for people who have no such number. */
export const holidayBalance = z.object({
  year: z.number().int(),
  granted: z.number().int(),
  taken: z.number().int(),
  asked: z.number().int(),
  left: z.number().int(),
})
export type HolidayBalance = z.infer<typeof holidayBalance>

const requestParams = z.object({ requestId: digitsId })

export const holidayRoutes = [
  route('GET', '/api/admin/users/me/request-holidays', {
    access: access.platform('holidays:consult'),
    rate: 'read',
    summary: 'One’s own requests for holidays or absences, the latest first, and the balance of the year',
    query: page,
    output: listOf(holidayRequestView).extend({
      balance: holidayBalance.nullable(),
      types: z.array(holidayType),
    }),
  }),
  route('POST', '/api/admin/users/me/request-holidays', {
    access: access.platform('holidays:create'),
    rate: 'write',
    summary: 'Ask for holidays or an absence',
    body: z.object({ type: holidayType, begin: day, end: day }),
    output: z.object({ request: holidayRequestView }),
  }),
  route('DELETE', '/api/admin/users/me/request-holidays/{requestId}', {
    access: access.platform('holidays:delete'),
    rate: 'write',
    summary: 'Take back a request that has no answer, or holidays that have not begun',
    params: requestParams,
  }),
  route('GET', '/api/admin/users/requested-holidays-received', {
    access: access.platform('holidays:edit'),
    rate: 'read',
    summary: 'Requests of one’s agents, those that wait first',
    query: page.extend({ status: holidayStatus.optional() }),
    output: listOf(holidayRequestView),
  }),
  route('GET', '/api/admin/users/requested-holidays-received/{requestId}/effect', {
    access: access.platform('holidays:edit'),
    rate: 'read',
    summary:
      'What a yes would mean: who else is away then, what is left of the balance, which promised orders would be late and who could take them',
    params: requestParams,
    query: z.object({ chosen: chosenSoFar }),
    output: z.object({
      away: z.array(z.object({ name: z.string(), begin: day, end: day })),
      /** Of the days that are asked for, those on which others do not work anyway. */
      off: z.array(z.object({ name: z.string(), days: z.array(day) })),
      /** Of them, those on which nobody would be there. */
      nobodyOn: z.array(day),
      present: z.number().int(),
      /** Orders whose promise would not hold any more. */
      broken: z.array(endangeredOrderView),
      balance: holidayBalance.nullable(),
    }),
  }),
  route('POST', '/api/admin/users/requested-holidays-received/{requestId}/answer', {
    access: access.platform('holidays:edit'),
    rate: 'write',
    summary:
      'Decline a request with a message, or accept it and say where each order goes that would be late; what changed meanwhile is refused as a whole',
    params: requestParams,
    body: z.object({
      accept: z.boolean(),
      message: freeText(longestDeclineReason).default(''),
      /** Each order that would be late, and where it goes. */
      transfers: transferChoices,
    }),
    output: z.object({ request: holidayRequestView }),
  }),
] as const

export const holidayEvents = ['holidays.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    holidays: { routes: typeof holidayRoutes; events: typeof holidayEvents }
  }
}
