// Calls of posts: their lists, drafts, texts, pictures, comments and life cycle.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { askedInstant } from '../values/instants.ts'
import { printedName } from '../values/people.ts'
import {
  hooks,
  longestAltText,
  longestFirstComment,
  longestTaskTitle,
  mostMediaBytes,
  mostOwnPictures,
  networkSettings,
  taskFormat,
  taskOrigin,
  taskShows,
  taskStatus,
} from '../values/tasks.ts'
import { templateFormat } from '../values/visuals.ts'

const may = {
  consult: access.account('posts:consult'),
  create: access.account('posts:create'),
  edit: access.account('posts:edit'),
  delete: access.account('posts:delete'),
}
const account = params.id
export const taskParams = account.extend({ taskPublicId: publicId })

const altText = z.string().trim().max(longestAltText)
const title = printedName(longestTaskTitle)
/** What somebody read before they changed it: another content there meanwhile is answered with 409. */
export const taskVersion = z.number().int().positive()

/** What may be done with a post now, by whoever asks. */
export const taskAbilities = [
  'edit',
  'changeSettings',
  'validateVisual',
  'validate',
  'workAgain',
  'publish',
  'schedule',
  'unschedule',
  'cancel',
  'putBack',
  'remove',
  'duplicate',
  'hide',
] as const
export type TaskAbility = (typeof taskAbilities)[number]

const aboutTask = z.object({
  id: publicId,
  title: z.string(),
  format: taskFormat,
  origin: taskOrigin,
  status: taskStatus,
  /** The words as they begin. */
  hook: z.string(),
  networks: z.array(network),
  /** Where its first page is drawn; changes with what it shows. Null without a visual. */
  picture: z.string().nullable(),
  ratio: templateFormat.nullable(),
  pages: z.number(),
  /** When it goes out, or was to. */
  publishAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Of its words and settings, and of what it shows: a yes is said to these. */
  version: z.number(),
  /** Its business does not see it; only those who may hide posts ever read this of one. */
  isHidden: z.boolean(),
  shown: z
    .object({ designVersion: z.number() })
    .or(z.object({ mediaVersion: z.number() }))
    .nullable(),
})
export type TaskGlance = z.infer<typeof aboutTask>

/** What became of a post on its pages, counted. */
export const publicationCounts = z
  .object({
    published: z.number(),
    /** Not over, and nobody's turn. */
    underway: z.number(),
    /** A person must look whether it is there. */
    asked: z.number(),
    /** Its account must be connected again, or a person sends it. */
    held: z.number(),
    /** Refused, and nobody has said that it may stay so. */
    refused: z.number(),
    /** Where it was refused, each once. */
    refusedOn: z.array(network),
    /** Waits behind a stop: the business's own, or everybody's. */
    isStopped: z.boolean(),
    /** Waits for its date, and would not go out there as things stand. */
    stuck: z.number(),
    /** Waits for its date, and may not go out there. */
    atRisk: z.number(),
  })
  .meta({ id: 'PublicationCounts' })
export type PublicationCounts = z.infer<typeof publicationCounts>

export const taskCard = aboutTask.extend({ publications: publicationCounts }).meta({ id: 'TaskCard' })
export type TaskCard = z.infer<typeof taskCard>

/** Beside the states: what waits for a person to decide, and what waits behind a stop. */
export const waitingFor = ['awaitsYou', 'stopped'] as const

/** A file of one's own that a post shows. */
export const taskMediaView = z
  .object({
    id: publicId,
    kind: z.enum(['image', 'video']),
    mime: z.string(),
    name: z.string(),
    width: z.number(),
    height: z.number(),
    bytes: z.number(),
    /** The picture or the film itself. */
    file: z.string(),
    /** A small picture of it; null for a film that came without one. */
    thumb: z.string().nullable(),
    /** The same, large: shown until a film is played. */
    poster: z.string().nullable(),
    /** Of a film. */
    seconds: z.number().nullable(),
    framesPerSecond: z.number().nullable(),
    altText: z.string(),
  })
  .meta({ id: 'TaskMedia' })
export type TaskMediaView = z.infer<typeof taskMediaView>

/** What it still shows of its template: words asked to be written anew, frames without a picture, pages with nothing. */
const visualLeftOver = z.object({ words: z.array(z.string()), frames: z.number(), pages: z.number() })
export type VisualLeftOver = z.infer<typeof visualLeftOver>

export const taskView = aboutTask
  .extend({
    hooks,
    /** Said under the post once it is out, where the network has comments. */
    firstComment: z.string(),
    /** As chosen; what nobody chose is as the network has it. */
    settings: networkSettings,
    /** On which pages it is to go out, as chosen while it is made; null where nobody chose: on those of its networks. */
    pageIds: z.array(z.number()).nullable(),
    visual: z
      .object({
        /** What the editor draws on. */
        id: z.number(),
        designVersion: z.number(),
        /** Somebody said yes to it as it is now. */
        isValidated: z.boolean(),
        /** Its pages, and what each shows in words; empty where nobody wrote any. */
        pages: z.array(z.object({ id: z.string(), name: z.string(), altText: z.string() })),
        leftOver: visualLeftOver,
      })
      .nullable(),
    shows: taskShows,
    /** Files of one's own, also while the drawn visual is shown. */
    media: z.object({
      version: z.number(),
      isValidated: z.boolean(),
      /** How many there may be, of which kind. */
      most: z.number(),
      takes: z.enum(['image', 'video']),
      items: z.array(taskMediaView),
    }),
    /** When it goes out, as whoever scheduled it said it: the local hour, and the zone. */
    schedule: z.object({ localTime: z.string(), zone: z.string() }).nullable(),
    /** The business’s: where its dates are said. */
    zone: z.string(),
    abilities: z.array(z.enum(taskAbilities)),
  })
  .meta({ id: 'Task' })
export type TaskView = z.infer<typeof taskView>

export const taskEventView = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    /** Empty where the program did it by itself. */
    by: z.string(),
    /** By a mailed link, or by what its business wants where nobody answers. */
    via: z.enum(['mail', 'silence']).nullable(),
    transition: z.string(),
    from: taskStatus.nullable(),
    to: taskStatus.nullable(),
    reason: z.string(),
  })
  .meta({ id: 'TaskEvent' })
export type TaskEventView = z.infer<typeof taskEventView>

export const oneTask = z.object({ task: taskView })
const visualWish = {
  /** What it is made from: a template that the account is offered, or a blank page. */
  templateId: digitsId.nullable().default(null),
  ratio: templateFormat.default('1:1'),
}

/** The drawn visual, or one's own files, as somebody saw them. */
export const seenVisual = z
  .object({ designVersion: z.number().int().positive(), mediaVersion: z.number().int().positive() })
  .partial()
  .refine(({ designVersion, mediaVersion }) => (designVersion ?? mediaVersion) !== undefined)

export const taskRoutes = [
  route('GET', '/api/users/{id}/tasks', {
    access: may.consult,
    rate: 'read',
    summary:
      'A business’s posts: those that go out, the soonest first; those being made in the same order, and then those without a date; those that are over, the latest first',
    params: account,
    query: page.extend({
      status: z.union([taskStatus, z.enum(waitingFor)]).optional(),
      network: network.optional(),
      search: z.string().trim().max(80).default(''),
      /** Only those with a date from then on, and before then. */
      from: askedInstant.optional(),
      before: askedInstant.optional(),
      /** Only those that are there since then. */
      since: askedInstant.optional(),
      /** Only those that have no date and are still to go out. */
      dated: z.literal('no').optional(),
    }),
    output: listOf(taskCard),
  }),
  route('POST', '/api/users/{id}/tasks', {
    access: may.create,
    rate: 'write',
    summary: 'Begin a post that one makes alone',
    params: account,
    body: z.object({
      title: title.min(1),
      format: taskFormat,
      networks: z.array(network).max(6).default([]),
      hooks: hooks.default({ common: '', own: {} }),
      ...visualWish,
    }),
    output: oneTask,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}', {
    access: may.consult,
    rate: 'read',
    summary: 'One post',
    params: taskParams,
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}', {
    access: may.edit,
    rate: 'write',
    summary:
      'Change the words of a post, where it is for, or what it sets there; other words or networks void its approval',
    params: taskParams,
    body: z.object({
      version: taskVersion,
      title: title.min(1).optional(),
      networks: z.array(network).max(6).optional(),
      hooks: hooks.optional(),
      firstComment: z.string().max(longestFirstComment).optional(),
      settings: networkSettings.optional(),
      pageIds: z.array(digitsId).max(50).nullable().optional(),
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/visual', {
    access: may.edit,
    rate: 'write',
    summary: 'Draw the visual anew from a template, or from a blank page',
    params: taskParams,
    body: z.object({ version: taskVersion, ...visualWish }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/visual/validate', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes to what it shows, as it is: the drawn visual, or one’s own files',
    params: taskParams,
    body: seenVisual,
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/shows', {
    access: may.edit,
    rate: 'write',
    summary: 'Show the drawn visual, or one’s own files; the other one is kept',
    params: taskParams,
    body: z.object({ version: taskVersion, shows: taskShows }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/media', {
    access: may.edit,
    rate: 'upload',
    summary:
      'Add a file of one’s own, which the post shows from then on; its rights must be confirmed. Where a post takes one alone, it takes the other’s place',
    params: taskParams,
    files: {
      file: { required: true, maxBytes: mostMediaBytes },
      /** A picture of a film, taken where it was chosen. */
      poster: { required: false, maxBytes: 5 * 1024 * 1024 },
    },
    body: z.object({
      rights: z.literal('true', { error: 'mustAccept' }),
      altText: altText.default(''),
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/media/arrange', {
    access: may.edit,
    rate: 'write',
    summary:
      'Say which of one’s own files it shows, in this order; one taken out can be named again for a day',
    params: taskParams,
    body: z.object({
      mediaVersion: z.number().int().positive(),
      ids: z.array(publicId).max(mostOwnPictures),
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/alt-texts', {
    access: may.edit,
    rate: 'write',
    summary: 'Say what files and drawn pages show, for who cannot see them',
    params: taskParams,
    body: z.object({
      version: taskVersion,
      media: z.record(publicId, altText).default({}),
      pages: z.record(z.string().max(40), altText).default({}),
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/validate', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes to the whole post: visual and words',
    params: taskParams,
    body: z.object({
      version: taskVersion,
      /** What it shows, where somebody says yes to that too and has not before. */
      seen: seenVisual.optional(),
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/work-again', {
    access: may.edit,
    rate: 'write',
    summary: 'Take a validated post up again; its approval is void',
    params: taskParams,
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/take-back', {
    access: may.edit,
    rate: 'write',
    summary: 'Take the last yes back: the post is as it was before it',
    params: taskParams,
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/cancel', {
    access: may.edit,
    rate: 'write',
    summary: 'Cancel a post that is not out yet',
    params: taskParams,
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/put-back', {
    access: may.edit,
    rate: 'write',
    summary: 'Put a cancelled post back where it was',
    params: taskParams,
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/duplicate', {
    access: may.create,
    rate: 'upload',
    summary:
      'Begin another post with the same words, networks, settings and visual; it has no date and no approval of its own yet',
    params: taskParams,
    output: oneTask,
  }),
  route('DELETE', '/api/users/{id}/tasks/{taskPublicId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Remove a post; it can be brought back for thirty days',
    params: taskParams,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/restore', {
    access: may.delete,
    rate: 'write',
    summary: 'Bring a removed post back',
    params: taskParams,
    output: oneTask,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/history', {
    access: may.consult,
    rate: 'read',
    summary: 'What happened to a post, the latest first',
    params: taskParams,
    query: page,
    output: listOf(taskEventView),
  }),
] as const

export const taskEvents = ['tasks.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    tasks: { routes: typeof taskRoutes; events: typeof taskEvents }
  }
}
