// A post as it crosses the wire: in a list, whole, with what became of it on its pages, and what happened to it.
import { z } from 'zod'
import { publicId } from '../route.ts'
import { network } from '../values/brand.ts'
import {
  hooks,
  networkSettings,
  orderKind,
  taskFormat,
  taskOrigin,
  taskShows,
  taskStatus,
} from '../values/tasks.ts'
import { templateFormat } from '../values/visuals.ts'

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
    /** Seen so often on all pages it is on; null or left out where no network says it. */
    views: z.number().nullish(),
  })
  .meta({ id: 'PublicationCounts' })
export type PublicationCounts = z.infer<typeof publicationCounts>

export const taskCard = aboutTask
  .extend({
    publications: publicationCounts,
    /** What is ordered, until it is delivered: of a brief that is being written, once that was said. */
    making: z.object({ kind: orderKind, format: taskFormat.nullable() }).optional(),
    /** While an agent makes it: when it is delivered. Where it has no date of its own, it stands there in a calendar. */
    promisedAt: z.iso.datetime().optional(),
    /** It was promised for then, which went by: the date above is the one that is expected. */
    lateSince: z.iso.datetime().optional(),
    /** Not out yet, and another post is meant for one of its pages at the same minute. */
    sharesHour: z.boolean().optional(),
  })
  .meta({ id: 'TaskCard' })
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
        /** Its words, one entry for each text that can be seen. */
        says: z.array(z.string()),
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
    /** Of a date that took another's place, both. */
    moved: z.object({ before: z.iso.datetime(), after: z.iso.datetime() }).nullable(),
    transition: z.string(),
    from: taskStatus.nullable(),
    to: taskStatus.nullable(),
    reason: z.string(),
    /** What it changed was kept and can be read; null where it changed nothing that is, `none` where it ended as it began. */
    difference: z.enum(['some', 'none']).nullable(),
    /** What stood there before was put back by it. */
    isRestored: z.boolean(),
  })
  .meta({ id: 'TaskEvent' })
export type TaskEventView = z.infer<typeof taskEventView>

/** What a post said and showed before a change, or after it: only what the change made another. */
export const taskContentView = z
  .object({
    title: z.string(),
    /** For every network that has no words of its own. */
    hook: z.string(),
    /** Words of a network's own; null where it had none. */
    own: z.partialRecord(network, z.string().nullable()),
    firstComment: z.string(),
    networks: z.array(network),
    pageIds: z.array(z.number()).nullable(),
    settings: networkSettings,
    picture: z.object({
      shows: taskShows,
      /** What is drawn, where it is what the post has still: another one is gone for good. */
      visual: z.object({ isThere: z.boolean(), picture: z.string().nullable() }).nullable(),
      /** In their order; what was taken out is kept for a day. A film may have no picture. */
      files: z.array(z.object({ id: publicId, isThere: z.boolean(), thumb: z.string().nullable() })),
    }),
  })
  .partial()
  .meta({ id: 'TaskContent' })
export type TaskContentView = z.infer<typeof taskContentView>

export const taskDifferenceView = z
  .object({ id: z.number(), before: taskContentView, after: taskContentView })
  .meta({ id: 'TaskDifference' })
export type TaskDifferenceView = z.infer<typeof taskDifferenceView>
