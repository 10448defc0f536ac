// Calls of publications: publish, schedule, stop or resume a post, and read what became of it on each page.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { timeZone } from '../values/people.ts'
import { contentFaults } from '../values/refusals.ts'
import { publicationEvents, publicationReasons, readinessCodes } from '../values/tasks.ts'
import { oneTask, seenVisual, taskParams, taskVersion } from './tasks.ts'

const may = {
  consult: access.account('posts:consult'),
  edit: access.account('posts:edit'),
}
const account = params.id
const publication = taskParams.extend({ publicationId: digitsId })

const readinessFault = z.object({
  code: z.enum(readinessCodes),
  /** How the content is at fault. */
  fault: z.string().nullable(),
})

const figures = z.object({
  likes: z.number().optional(),
  comments: z.number().optional(),
  shares: z.number().optional(),
  saves: z.number().optional(),
  clicks: z.number().optional(),
  views: z.number().optional(),
  reach: z.number().optional(),
  followers: z.number().optional(),
})

/** One post on one page: what became of it there. */
export const publicationView = z
  .object({
    id: z.number(),
    network,
    pageId: z.number(),
    page: z.string(),
    /** The linked account it is a page of. */
    connectionId: z.number(),
    /** Its account stands, and posts do not go to this page of it any more. */
    isLeft: z.boolean(),
    state: z.enum(['waiting', 'sending', 'unknown', 'asked', 'held', 'published', 'failed', 'removed']),
    as: z.enum(['post', 'story']),
    url: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    /** Why it is not out. */
    reason: z.enum(publicationReasons).nullable(),
    /** What of it the network said is wrong, where it was refused and its error says it. */
    fault: z.enum(contentFaults).nullish(),
    /** What would keep a scheduled post from going out: nothing known where it is empty, not looked at where it is null. */
    readiness: z.array(readinessFault).nullable(),
    /** What it brought, as far as the network says. */
    figures: figures.nullable(),
    figuresAt: z.iso.datetime().nullable(),
    comment: z
      .object({
        state: z.enum(['waiting', 'sent', 'done', 'failed', 'asked']),
        reason: z.enum(publicationReasons).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Publication' })
export type PublicationView = z.infer<typeof publicationView>
/** A file as a network gets it. */
export const renditionView = z
  .object({
    /** A document is its pages in one file, which goes out in their place. */
    kind: z.enum(['image', 'video', 'document']),
    width: z.number(),
    height: z.number(),
    bytes: z.number(),
    mime: z.string(),
    url: z.string(),
    altText: z.string(),
    /** The network does not take its form: bands were added, and nothing cut. */
    hasBands: z.boolean(),
    seconds: z.number().nullable(),
  })
  .meta({ id: 'Rendition' })
export type RenditionView = z.infer<typeof renditionView>

/** What a network will not take of what a post shows. */
export const mediaFaultCodes = [
  'formatUnknown',
  'tooFewMedia',
  'tooManyMedia',
  'mediaMixed',
  'mediaKind',
  'mediaTooLarge',
  'mediaRatio',
  'mediaSize',
  'videoTooShort',
  'videoTooLong',
] as const
export type MediaFaultCode = (typeof mediaFaultCodes)[number]
const mediaFault = z
  .object({
    code: z.enum(mediaFaultCodes),
    /** Which of the files, counted from nought; null where it is about all of them. */
    media: z.number().nullable(),
    figures: z.record(z.string(), z.number()),
  })
  .meta({ id: 'MediaFault' })
export type MediaFaultView = z.infer<typeof mediaFault>

const publications = z.object({ publications: z.array(publicationView) })

/** A line of a page's journal. */
export const publicationEventView = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    what: z.enum(publicationEvents),
    url: z.string().nullable(),
    reason: z.enum(publicationReasons).nullable(),
    /** For support alone. */
    more: z
      .object({ state: z.string(), step: z.string(), details: z.record(z.string(), z.unknown()) })
      .nullable(),
  })
  .meta({ id: 'PublicationEvent' })
export type PublicationEventView = z.infer<typeof publicationEventView>

/**
 * A story shows the visual alone, for a day, where the network has stories. Not said, it goes as it was to go there before: what
 * failed as a story is tried again as one.
 */
const goingAs = z.enum(['post', 'story'])

const hold = z.object({
  since: z.iso.datetime(),
  reason: z.string(),
  /** How many posts would go out, or go on going out, if it were lifted. */
  waiting: z.number(),
})
const holdView = z.object({ own: hold.nullable(), everybody: hold.nullable() })
const holdReason = z.object({ reason: z.string().trim().max(500).default('') })

export const publicationRoutes = [
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/publish', {
    access: may.edit,
    rate: 'upload',
    summary: 'Publish now, on these pages; each is tried by itself',
    params: taskParams,
    body: z.object({
      pageIds: z.array(digitsId).min(1).max(50),
      as: goingAs.optional(),
    }),
    output: publications,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/renditions', {
    access: may.consult,
    rate: 'picture',
    summary: 'What will go out of a post on a network: the very files, made when they are asked for',
    params: taskParams,
    query: z.object({ network }),
    output: z.object({ items: z.array(renditionView), faults: z.array(mediaFault) }),
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/renditions/{file}', {
    access: may.consult,
    rate: 'picture',
    summary: 'One of these files',
    params: taskParams.extend({ file: z.string().regex(/^[A-Za-z0-9_-]{21}\.(?:jpg|png|pdf)$/) }),
    raw: true,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/room', {
    access: may.consult,
    rate: 'read',
    summary: 'Whether the plan has room for a post at a date',
    params: taskParams,
    query: z.object({ at: z.iso.datetime() }),
    output: z.object({
      room: z.object({
        /** What stands in the way of it: the month, without a plan, or the week of one. */
        full: z.enum(['month', 'week']).nullable(),
        /** Posts a week that the plan allows, null for no limit, and how many others that week has. */
        most: z.number().nullable(),
        taken: z.number(),
        /** From when on it can be scheduled without a plan, where the month stands in the way. */
        opensAt: z.iso.datetime().nullable(),
      }),
    }),
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/schedule', {
    access: may.edit,
    rate: 'upload',
    summary: 'Schedule a post, or schedule it otherwise: when, and on which pages',
    params: taskParams,
    body: z.object({
      version: taskVersion,
      pageIds: z.array(digitsId).min(1).max(50),
      /** The local hour there: an instant only together with the zone. */
      localTime: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
      zone: timeZone,
      as: goingAs.optional(),
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/approve', {
    access: may.edit,
    rate: 'upload',
    summary:
      'Say yes to a post as it was seen, and schedule it or send it now, in one step: both are done, or neither',
    params: taskParams,
    body: z.object({
      version: taskVersion,
      /** What it shows; not said where it shows nothing, which is refused. */
      seen: seenVisual.optional(),
      pageIds: z.array(digitsId).min(1).max(50),
      /** The local hour there; null sends it now. */
      localTime: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
        .nullable(),
      zone: timeZone,
      as: goingAs.optional(),
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/unschedule', {
    access: may.edit,
    rate: 'write',
    summary: 'Take a post off its date; it stays validated',
    params: taskParams,
    output: oneTask,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/publications', {
    access: may.consult,
    rate: 'read',
    summary: 'What became of a post on each page',
    params: taskParams,
    output: publications,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/answer', {
    access: may.edit,
    rate: 'write',
    summary: 'Say what was seen on a page that cannot be read: it is there, at this address, or it is not',
    params: publication,
    body: z.object({
      isThere: z.boolean(),
      url: z
        .url({ protocol: /^https?$/ })
        .max(1000)
        .optional(),
    }),
    output: publications,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/resume', {
    access: may.edit,
    rate: 'write',
    summary: 'Send what was held, now that its account is connected again',
    params: publication,
    output: publications,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/give-up', {
    access: may.edit,
    rate: 'write',
    summary: 'Send it nowhere on this page any more: what was held, or was refused and may stay so',
    params: publication,
    output: publications,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/journal', {
    access: may.consult,
    rate: 'read',
    summary: 'What was sent to a page when, and what came back, the latest first; in full for support',
    params: publication,
    query: page,
    output: listOf(publicationEventView),
  }),
  route('GET', '/api/users/{id}/publication-hold', {
    access: may.consult,
    rate: 'read',
    summary: 'Whether a business, or everybody, holds everything back',
    params: account,
    output: holdView,
  }),
  route('POST', '/api/users/{id}/publication-hold', {
    access: may.edit,
    rate: 'write',
    summary: 'Stop: nothing of a business goes out from here on',
    params: account,
    body: holdReason.extend({
      /** What is shown against money is stopped too. */
      alsoBoosts: z.boolean().default(false),
    }),
    output: holdView.extend({
      /** How many boosts could not be stopped yet: these go on being stopped. */
      boostsLeft: z.number(),
    }),
  }),
  route('DELETE', '/api/users/{id}/publication-hold', {
    access: may.edit,
    rate: 'write',
    summary: 'Go on, one post after the other',
    params: account,
    output: holdView,
  }),
  route('GET', '/api/admin/publication-hold', {
    access: access.platform('adminMaster:consult'),
    rate: 'read',
    summary: 'Whether everything is held back, of everybody',
    output: z.object({ everybody: hold.nullable() }),
  }),
  route('POST', '/api/admin/publication-hold', {
    access: access.platform('adminMaster:edit'),
    rate: 'write',
    summary: 'Stop: nothing of anybody goes out from here on',
    body: holdReason,
    output: z.object({ everybody: hold.nullable() }),
  }),
  route('DELETE', '/api/admin/publication-hold', {
    access: access.platform('adminMaster:edit'),
    rate: 'write',
    summary: 'Go on, one post of each business after the other',
    output: z.object({ everybody: hold.nullable() }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    publications: { routes: typeof publicationRoutes }
  }
}
