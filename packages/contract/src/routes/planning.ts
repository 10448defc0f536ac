// Calls of planning: reading a site, the facts known of a business, settings, price and runs.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { editorialTone, emoticonType, formality, hexColor, pronoun } from '../values/brand.ts'
import { language } from '../values/people.ts'
import {
  fact,
  factKind,
  factSource,
  factState,
  marketingObjective,
  mostSubjectsAtOnce,
  readingFailure,
  siteProfile,
  stepFailure,
} from '../values/planning.ts'
import { freeText } from '../values/text.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
  edit: access.account('planning:edit'),
}
const account = params.id
const version = z.number().int().positive()

/** Something known of a business, with who says so. */
export const factView = z
  .object({
    ...fact.shape,
    state: factState,
    version: z.number(),
  })
  .meta({ id: 'Fact' })
export type FactView = z.infer<typeof factView>

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
        /** What its post looks like, and when it goes out, once it is there. */
        picture: z.string().nullable(),
        publishAt: z.iso.datetime().nullable(),
        failure: stepFailure.nullable(),
        question: z.string(),
      }),
    ),
  })
  .meta({ id: 'PlanningRun' })
export type RunView = z.infer<typeof runView>

export const planningSettings = z.object({
  postsPerWeek: z.number().int().min(1).max(14),
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  times: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/))
    .min(1)
    .max(6),
  objectives: z.array(marketingObjective).min(1).max(3),
  isOneForEach: z.boolean(),
})
/** What happens by itself where a plan has it: subjects proposed each week, and accepted ones drafted. */
const robots = z.object({ subjects: z.boolean(), posts: z.boolean() })
export const planningSettingsView = planningSettings.extend({
  robots,
  /** Which of them the plan has. */
  offered: robots,
  /** Of the hours, the one that brought most on each day, by so many posts; null where too few tell. */
  measured: z
    .object({ posts: z.number(), hours: z.array(z.object({ weekday: z.number(), time: z.string() })) })
    .nullable(),
  version: z.number(),
})

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
    /** What the business seems to do, among the platform's sectors. */
    sector: z.object({ id: z.number(), name: z.string() }).nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SiteReading' })
export type ReadingView = z.infer<typeof readingView>

/** What stands between a business and subjects of posts. */
export const readinessView = z
  .object({
    isEnabled: z.boolean(),
    /** Whether it said what it does. */
    hasActivity: z.boolean(),
    hasNetwork: z.boolean(),
    /** How many subjects may be proposed a month, and how many of them are left. */
    ideas: z.number(),
    ideasLeft: z.number(),
    /** It pays by the month: a subscription would bring nothing more. */
    hasPlan: z.boolean(),
    /** The month's budget for an engine is used up: the platform writes and proposes by itself. */
    overBudget: z.boolean(),
    /** Who writes the next posts: a model that an administrator chose, or the platform itself. */
    textsBy: z.enum(['builtIn', 'model']),
    /** What posts are written in, and what nearly all is known in where that is another language. */
    language,
    otherLanguage: language.nullable(),
    /** Subjects that were asked for are being thought of. */
    isSearching: z.boolean(),
    /** How many accepted subjects become posts without anybody asking: a plan has it, and it is switched on. */
    draftedAlone: z.number(),
  })
  .meta({ id: 'PlanningReadiness' })
export type ReadinessView = z.infer<typeof readinessView>

/** The post a planning would begin with; it is kept nowhere. */
export const firstPostView = z
  .object({
    title: z.string(),
    words: z.string(),
    /** In their order, each with what says so; null where it states nothing. */
    sentences: z.array(z.object({ text: z.string(), source: factSource.nullable() })),
    /** As an address that holds it; empty where the words alone were asked for. */
    picture: z.string(),
    altText: z.string(),
  })
  .meta({ id: 'FirstPost' })
export type FirstPostView = z.infer<typeof firstPostView>

/** What a business says of itself that no page says. */
export const factBody = z.object({
  kind: factKind,
  about: freeText(160).min(1),
  says: z.array(freeText(400).min(1)).min(1).max(6),
  question: freeText(300).default(''),
  date: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
})

/** What is known of a business, how often it posts, and the posts that are made of it. */
export const planningRoutes = [
  route('POST', '/api/users/{id}/planning/readings', {
    access: may.create,
    rate: 'write',
    summary: 'Read what a site says of the business, in the background; one at a time',
    params: account,
    body: z.object({
      url: z.url({ protocol: /^https?$/ }).max(500),
      /** Whether it takes the place of other sites: once it is read, what only they say is forgotten. */
      replaces: z.boolean().default(false),
    }),
    output: z.object({ reading: readingView.nullable() }),
  }),
  route('GET', '/api/users/{id}/planning/readings/latest', {
    access: may.consult,
    rate: 'read',
    summary: 'How far the latest reading is, and what came of it',
    params: account,
    output: z.object({ reading: readingView.nullable() }),
  }),
  route('GET', '/api/users/{id}/facts', {
    access: may.consult,
    rate: 'read',
    summary: 'What is known of a business, with who says so',
    params: account,
    query: page.extend({ kind: factKind.optional() }),
    output: listOf(factView),
  }),
  route('POST', '/api/users/{id}/facts', {
    access: may.create,
    rate: 'write',
    summary: 'Say something of the business that no page says',
    params: account,
    body: factBody,
    output: z.object({ fact: factView }),
  }),
  route('POST', '/api/users/{id}/facts/{factId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Correct what was found, or drop it: what is dropped is told nowhere any more',
    params: account.extend({ factId: digitsId }),
    body: z.object({
      version,
      isDropped: z.boolean().default(false),
      about: freeText(160).optional(),
      says: z.array(freeText(400).min(1)).min(1).max(6).optional(),
      date: z.iso.date().nullable().optional(),
      until: z.iso.date().nullable().optional(),
    }),
    output: z.object({ fact: factView }),
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
    body: planningSettings.extend({
      /** As they are, where nothing is said of them. */
      robots: robots.optional(),
      version: z.number().int().min(0),
    }),
    output: z.object({ settings: planningSettingsView }),
  }),
  route('GET', '/api/users/{id}/planning/readiness', {
    access: may.consult,
    rate: 'read',
    summary: 'What is missing before subjects can be proposed',
    params: account,
    output: z.object({ readiness: readinessView }),
  }),
  route('GET', '/api/users/{id}/planning/first-post', {
    access: may.consult,
    rate: 'compose',
    summary:
      'The post a planning would begin with, in a voice, a name, colours and an answer that are tried; nothing is kept',
    params: account,
    query: z
      .object({ tone: editorialTone, formality, emoji: emoticonType, pronoun, language })
      .extend({ primary: hexColor, secondary: hexColor, tertiary: hexColor })
      .extend({ name: freeText(200).min(1) })
      /** An answer while it is typed, its sentences one a line. */
      .extend({ kind: factKind, about: freeText(160).min(1), says: freeText(2000).min(1) })
      /** Facts that are not to be spoken of, as many as an address has room for. */
      .extend({ without: z.string().regex(/^\d{1,16}(,\d{1,16}){0,49}$/) })
      .partial()
      /** Painting takes longer than writing: whoever shows the words alone says so. */
      .extend({ shows: z.enum(['whole', 'words']).default('whole') }),
    output: z.object({ post: firstPostView.nullable() }),
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
    summary: 'How far the latest drafting of subjects is; posts asked for one at a time are no part of it',
    params: account,
    output: z.object({ run: runView.nullable() }),
  }),
  route('GET', '/api/users/{id}/planning/runs/{runId}', {
    access: may.consult,
    rate: 'read',
    summary: 'How far one drafting is',
    params: account.extend({ runId: publicId }),
    output: z.object({ run: runView }),
  }),
] as const

export const planningEvents = ['planning.changed', 'reading.progressed', 'lookup.finished'] as const

declare module '../registry.ts' {
  interface Resources {
    planning: { routes: typeof planningRoutes; events: typeof planningEvents }
  }
}
