// Calls of a business's first steps: from its own site to its first posts.
import { z } from 'zod'
import { access, digitsId, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { factKind, factSource, mostSubjectsAtOnce, stepFailure } from '../values/planning.ts'
import { freeText } from '../values/text.ts'
import { accountParts } from './account.ts'
import { searchView } from './subjects.ts'

const may = {
  consult: access.account('planning:consult'),
  create: access.account('planning:create'),
}
const account = params.id

/** Where a business is on the way to its first posts: nothing of it is kept by the browser alone. */
export const startStages = ['address', 'reading', 'you', 'networks', 'posts'] as const
export type StartStage = (typeof startStages)[number]

/**
 * Why a photo of a site could not be had: its server is away, it is not there any more, it is too small or no photo, there
 * are enough.
 */
export const photoFailures = ['away', 'gone', 'unfit', 'full'] as const
export type PhotoFailure = (typeof photoFailures)[number]

/** One of the first posts, from the moment it is chosen until somebody throws it away. */
const firstPost = z.object({
  subjectId: publicId,
  name: z.string(),
  kind: factKind.nullable(),
  state: z.enum(['waiting', 'working', 'done', 'failed', 'removed']),
  failure: stepFailure.nullable(),
  question: z.string(),
  taskId: z.string().nullable(),
  picture: z.string().nullable(),
  hook: z.string(),
  networks: z.array(network),
  publishAt: z.iso.datetime().nullable(),
  /** Sentences of it that somebody or something says, with who does. */
  rests: z.array(z.object({ text: z.string(), source: factSource })),
  /** Whether a model wrote it. */
  isByModel: z.boolean(),
  /** It goes out at its hour, or is out. */
  isOut: z.boolean(),
})
export type FirstPost = z.infer<typeof firstPost>

/** How far the photos of its site are on their way among its pictures. */
const startPhotos = z.object({
  wanted: z.number(),
  kept: z.number(),
  waiting: z.number(),
  /** Those that could not be had, each with the page that shows it. */
  missed: z.array(
    z.object({
      url: z.string(),
      alt: z.string(),
      page: z.object({ url: z.string(), title: z.string() }),
      why: z.enum(photoFailures),
    }),
  ),
})
export type StartPhotos = z.infer<typeof startPhotos>

export const startView = z
  .object({
    stage: z.enum(startStages),
    posts: z.array(firstPost),
    photos: startPhotos,
    /** Nearest to what a business without a sector calls its trade; only before it has said who it is. */
    sector: z.object({ id: z.number(), name: z.string() }).nullable(),
  })
  .meta({ id: 'PlanningStart' })
export type StartView = z.infer<typeof startView>

/** What would bring more posts, asked in a sentence. */
const missing = z.object({ kind: factKind, question: z.string() })
export type MissingFact = z.infer<typeof missing>

const agreed = { agreedCredits: z.number().int().min(0) }

/** From an address to the first posts: each screen is kept by one press, whole or not at all. */
export const planningStartRoutes = [
  route('GET', '/api/users/{id}/planning/start', {
    access: may.consult,
    rate: 'read',
    summary: 'Where a business is on the way to its first posts, and these posts as they come',
    params: account,
    output: z.object({ start: startView }),
  }),
  route('GET', '/api/users/{id}/planning/start/picture', {
    access: may.consult,
    rate: 'read',
    summary: 'A picture that the read site shows, small, before anybody takes it over',
    params: account,
    query: z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) }),
    output: z.object({ picture: z.string().nullable() }),
  }),
  route('POST', '/api/users/{id}/planning/start/agree', {
    access: may.create,
    rate: 'upload',
    summary: 'All that was found and somebody said yes to becomes the business’s own, together',
    params: account,
    body: z.object({
      parts: accountParts.default({}),
      /** What it says it does, sentence by sentence: known from then on where it has no site. */
      words: z
        .object({ about: freeText(160).min(1), says: z.array(freeText(400).min(1)).min(1).max(6) })
        .optional(),
      /** Facts that are not right. */
      dropped: z.array(digitsId).max(1_000).default([]),
      /** The logo that its site shows is taken over: whoever asks says that they may use it. */
      takesLogo: z.boolean().default(false),
      /** Addresses of the photos of its site that posts may show; null where nobody says that they may. */
      photos: z.array(z.string().max(2000)).max(40).nullable().default(null),
    }),
    output: z.object({
      start: startView,
      /** Whether the logo could be had; true where none was asked for. */
      hasLogo: z.boolean(),
    }),
  }),
  route('POST', '/api/users/{id}/planning/start/posts', {
    access: may.create,
    rate: 'engine',
    summary:
      'The best three things to tell, each of another kind, become posts; asked again, those that were missing join them',
    params: account,
    body: z.object(agreed),
    output: z.object({ start: startView }),
  }),
  route('POST', '/api/users/{id}/planning/start/posts/{subjectId}/other', {
    access: may.create,
    rate: 'engine',
    summary: 'One of the first posts is thrown away, and another one is made in its place',
    params: account.extend({ subjectId: publicId }),
    body: z.object(agreed),
    output: z.object({
      start: startView,
      /** False where nothing else is known that makes a post: the one there is stays. */
      isReplaced: z.boolean(),
    }),
  }),
  route('GET', '/api/users/{id}/planning/start/month', {
    access: may.consult,
    rate: 'compose',
    summary: 'How many good subjects there are for a month, and what would bring more',
    params: account,
    output: z.object({
      month: z.object({
        count: z.number(),
        /** How many the plan has left this month. */
        ideasLeft: z.number(),
        /** Until when posts can be scheduled now, without a plan. */
        openUntil: z.iso.datetime().nullable(),
        missing: z.array(missing),
      }),
    }),
  }),
  route('POST', '/api/users/{id}/planning/start/month', {
    access: may.create,
    rate: 'engine',
    summary: 'Have the subjects of a first month thought of',
    params: account,
    body: z.object({ count: z.number().int().min(1).max(mostSubjectsAtOnce) }),
    output: z.object({ search: searchView }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    planningStart: { routes: typeof planningStartRoutes }
  }
}
