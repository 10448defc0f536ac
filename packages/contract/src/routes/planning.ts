import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import {
  fact,
  factKind,
  findingState,
  marketingObjective,
  mostSubjectsAtOnce,
  readingFailure,
  siteProfile,
  stepFailure,
} from '../values/planning.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
  edit: access.account('planning:edit'),
}
const account = params.id
const version = z.number().int().positive()

/** Something known of a business, with who says so. */
export const findingView = z
  .object({
    ...fact.shape,
    state: findingState,
    version: z.number(),
  })
  .meta({ id: 'Finding' })
export type FindingView = z.infer<typeof findingView>

export const draftPrice = z.object({
  /** How many of the request cost nothing, how many a month do, and what the others cost. */
  free: z.number(),
  freeMonthly: z.number(),
  freeLeft: z.number(),
  creditsEach: z.number(),
  credits: z.number(),
  /** What is left now. */
  balance: z.number(),
})
export type DraftPriceView = z.infer<typeof draftPrice>

export const runView = z
  .object({
    id: publicId,
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    steps: z.array(
      z.object({
        subjectId: publicId,
        name: z.string(),
        state: z.enum(['waiting', 'working', 'done', 'failed']),
        taskId: z.string().nullable(),
        failure: stepFailure.nullable(),
        question: z.string(),
      }),
    ),
  })
  .meta({ id: 'PlanningRun' })
export type RunView = z.infer<typeof runView>

const settings = z.object({
  postsPerWeek: z.number().int().min(1).max(14),
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  times: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .min(1)
    .max(6),
  objectives: z.array(marketingObjective).min(1).max(3),
  isOneForEach: z.boolean(),
})
export const planningSettingsView = settings.extend({ version: z.number() })

export const readingView = z
  .object({
    id: publicId,
    url: z.string(),
    /** How many pages were read of those that will be, and which one now. */
    read: z.number(),
    planned: z.number(),
    at: z.string(),
    /** How many facts came of it. */
    facts: z.number(),
    failure: readingFailure.nullable(),
    profile: siteProfile.nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SiteReading' })
export type ReadingView = z.infer<typeof readingView>

/** What is known of a business, how often it posts, and the posts that are made of it. */
export const planningRoutes = [
  route('POST', '/api/users/{id}/planning/readings', {
    access: may.create,
    rate: 'write',
    summary: 'Read what a site says of the business, in the background; one at a time',
    params: account,
    body: z.object({ url: z.url({ protocol: /^https?$/ }).max(500) }),
    output: z.object({ reading: readingView.nullable() }),
  }),
  route('GET', '/api/users/{id}/planning/readings/latest', {
    access: may.consult,
    rate: 'read',
    summary: 'How far the latest reading is, and what came of it',
    params: account,
    output: z.object({ reading: readingView.nullable() }),
  }),
  route('GET', '/api/users/{id}/findings', {
    access: may.consult,
    rate: 'read',
    summary: 'What is known of a business, with who says so',
    params: account,
    query: page.extend({ kind: factKind.optional() }),
    output: listOf(findingView),
  }),
  route('POST', '/api/users/{id}/findings', {
    access: may.create,
    rate: 'write',
    summary: 'Say something of the business that no page says',
    params: account,
    body: z.object({
      kind: factKind,
      about: z.string().trim().min(1).max(160),
      says: z.array(z.string().trim().min(1).max(400)).min(1).max(6),
      question: z.string().trim().max(300).default(''),
      date: z.iso.date().nullable().default(null),
      until: z.iso.date().nullable().default(null),
    }),
    output: z.object({ finding: findingView }),
  }),
  route('POST', '/api/users/{id}/findings/{findingId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Mend what was found, or drop it: what is dropped is told nowhere any more',
    params: account.extend({ findingId: digitsId }),
    body: z.object({
      version,
      isDropped: z.boolean().default(false),
      about: z.string().trim().max(160).optional(),
      says: z.array(z.string().trim().min(1).max(400)).min(1).max(6).optional(),
    }),
    output: z.object({ finding: findingView }),
  }),
  route('GET', '/api/users/{id}/planning/settings', {
    access: may.consult,
    rate: 'read',
    summary: 'How often and when posts are drafted for',
    params: account,
    output: z.object({ settings: planningSettingsView }),
  }),
  route('POST', '/api/users/{id}/planning/settings', {
    access: may.edit,
    rate: 'write',
    summary: 'Change how often and when; what is planned already stays where it is',
    params: account,
    body: settings.extend({ version: z.number().int().min(0) }),
    output: z.object({ settings: planningSettingsView }),
  }),
  route('GET', '/api/users/{id}/planning/price', {
    access: may.consult,
    rate: 'read',
    summary: 'What drafting so many posts would cost now',
    params: account,
    query: z.object({ count: z.coerce.number().int().min(1).max(mostSubjectsAtOnce) }),
    output: z.object({ price: draftPrice }),
  }),
  route('POST', '/api/users/{id}/planning/runs', {
    access: may.create,
    rate: 'write',
    summary: 'Make posts of subjects, in the background; what they cost is set aside at once',
    params: account,
    body: z.object({
      subjectIds: z.array(publicId).min(1).max(mostSubjectsAtOnce),
      agreedCredits: z.number().int().min(0),
    }),
    output: z.object({ run: runView }),
  }),
  route('GET', '/api/users/{id}/planning/runs/latest', {
    access: may.consult,
    rate: 'read',
    summary: 'How far the latest drafting is',
    params: account,
    output: z.object({ run: runView.nullable() }),
  }),
] as const
