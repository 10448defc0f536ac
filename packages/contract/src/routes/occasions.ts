// Calls of key dates and ideas: occasions of the year that posts can be made of.
import { z } from 'zod'
import { access, listOf, page, params, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { conversionState, longestAnswer, nearness, occasionScope } from '../values/occasions.ts'
import { factKind, marketingObjective, subjectFormat } from '../values/planning.ts'
import { freeText } from '../values/text.ts'
import { thematic } from '../values/visuals.ts'
import { runView } from './planning.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
}
const account = params.id
const key = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const keyDatePath = account.extend({ key, year: z.coerce.number().int().min(2000).max(2100) })
const agreedCredits = z.number().int().min(0)
const search = z.string().trim().max(80).optional()
const sector = z.object({ id: z.number(), name: z.string() })

/** A key date of the year for one business as its calendar shows it. */
export const keyDateView = z
  .object({
    key: z.string(),
    year: z.number(),
    date: z.iso.date(),
    /** Its last day; the same where it is but one. */
    until: z.iso.date(),
    title: z.string(),
    /** What the calendar says of it, a sentence each. */
    says: z.array(z.string()),
    objective: marketingObjective,
    theme: thematic,
    /** None where it is for everybody. */
    sectors: z.array(sector),
    near: nearness,
    /** Whether this business made a post of it in this year, and which. */
    conversion: conversionState,
    taskId: z.string().nullable(),
  })
  .meta({ id: 'KeyDate' })
export type KeyDateView = z.infer<typeof keyDateView>

export const ideaView = z
  .object({
    key: z.string(),
    title: z.string(),
    /** What the picture could show. */
    show: z.string(),
    /** What the words could say. */
    say: z.string(),
    /** What the business alone knows; its answer is what the post stands on. */
    question: z.string(),
    kind: factKind,
    objective: marketingObjective,
    format: subjectFormat,
    sectors: z.array(sector),
  })
  .meta({ id: 'PublicationIdea' })
export type IdeaView = z.infer<typeof ideaView>

export const occasionRoutes = [
  route('GET', '/api/users/{id}/key-dates', {
    access: may.consult,
    rate: 'read',
    summary: 'Key dates between two days, the soonest first, with whether a post was made of each',
    params: account,
    query: page.extend({
      from: z.iso.date(),
      to: z.iso.date(),
      scope: occasionScope.default('mine'),
      search,
    }),
    output: listOf(keyDateView),
  }),
  route('GET', '/api/users/{id}/key-dates/{key}/{year}', {
    access: may.consult,
    rate: 'read',
    summary: 'One key date of a year, and what making a post of it would need',
    params: keyDatePath,
    output: z.object({
      keyDate: keyDateView,
      /** Where its post could go. */
      networks: z.array(network),
      /** Of those, the ones to be linked again before it goes out there. */
      lost: z.array(network),
      /** The logo may be shown: there is one, and colours of its own beside it. */
      isCharterComplete: z.boolean(),
      /** When it would go out, in the business's local time; null where that is to be chosen. */
      localTime: z.string().nullable(),
      isOver: z.boolean(),
      /** The calendar speaks the language the business posts in. */
      isTold: z.boolean(),
    }),
  }),
  route('POST', '/api/users/{id}/key-dates/{key}/{year}/conversion', {
    access: may.create,
    rate: 'write',
    summary: 'Make a post of a key date, once a year',
    params: keyDatePath,
    body: z.object({
      /** All that it could go to, where none are named. */
      networks: z.array(network).max(6).default([]),
      showsLogo: z.boolean().default(false),
      agreedCredits,
    }),
    output: z.object({ run: runView }),
  }),
  route('GET', '/api/users/{id}/publication-ideas', {
    access: may.consult,
    rate: 'read',
    summary: 'Ideas of posts, those of one’s own trade first',
    params: account,
    query: page.extend({
      scope: occasionScope.default('mine'),
      objective: marketingObjective.optional(),
      search,
    }),
    output: listOf(ideaView),
  }),
  route('POST', '/api/users/{id}/publication-ideas/{key}/post', {
    access: may.create,
    rate: 'write',
    summary: 'Make a post of an idea and of the one thing the business says to it',
    params: account.extend({ key }),
    body: z.object({ answer: freeText(longestAnswer).min(10), agreedCredits }),
    output: z.object({ run: runView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    occasions: { routes: typeof occasionRoutes }
  }
}
