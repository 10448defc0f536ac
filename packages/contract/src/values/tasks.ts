import { z } from 'zod'
import { network } from './brand.ts'
import { refusalKinds } from './refusals.ts'

/** Where a post is in its life; which step leads where is the server's one table. */
export const taskStatuses = [
  'draft',
  'aiSuggestion',
  'customizing',
  'planned',
  'inProgress',
  'paused',
  'returnWaiting',
  'return',
  'completed',
  'complaint',
  'validated',
  'publicationWaiting',
  'publishing',
  'published',
  'publicationCanceled',
] as const
export const taskStatus = z.enum(taskStatuses)
export type TaskStatus = z.infer<typeof taskStatus>

/** The steps of a post's life, by their names; which leads where is the server's table. */
export const transitions = [
  'save',
  'suggest',
  'order',
  'makeAlone',
  'edit',
  'takeBack',
  'validate',
  'askManager',
  'start',
  'pause',
  'goOn',
  'deliver',
  'accept',
  'decline',
  'correct',
  'complain',
  'answerByReturn',
  'answerByKeeping',
  'answerByKeepingPart',
  'answerByCancelling',
  'schedule',
  'unschedule',
  'publish',
  'confirm',
  'failForNow',
  'failForGood',
  'retry',
  'cancel',
  'putBack',
  'remove',
] as const
export type Transition = (typeof transitions)[number]

export const taskFormats = ['image', 'carousel', 'album', 'video'] as const
export const taskFormat = z.enum(taskFormats)
export type TaskFormat = z.infer<typeof taskFormat>

export const taskOrigins = ['ai', 'keyDate', 'tailorMade', 'customized'] as const
export const taskOrigin = z.enum(taskOrigins)
export type TaskOrigin = z.infer<typeof taskOrigin>

/** What a post shows: a design drawn for it, or files of one's own. */
export const taskShows = z.enum(['design', 'media'])
export type TaskShows = z.infer<typeof taskShows>

/** As many as most networks take of one post. */
export const mostOwnPictures = 10
export const mostMediaBytes = 50 * 1024 * 1024
/** As long as any network keeps; each cuts by itself what is too long for it. */
export const longestAltText = 1000

/** How far ahead a post or a boost is dated: what is later was mistyped. */
export const mostYearsAhead = 2
export function latestDateFrom(now: Date): Date {
  const at = new Date(now)
  at.setUTCFullYear(at.getUTCFullYear() + mostYearsAhead)
  return at
}

/** As long as any network takes; each says by itself what is too long for it. */
export const longestHook = 65_000
export const longestTaskTitle = 160

/** The words over a picture: one for every network, or one of its own for some. */
export const hooks = z.object({
  common: z.string().max(longestHook).default(''),
  own: z.partialRecord(network, z.string().max(longestHook)).default({}),
})
export type Hooks = z.infer<typeof hooks>

/** Why a post is not out on a page, as a person is told. */
export const publicationReasons = [
  ...refusalKinds,
  /** It did not go better however often it was tried. */
  'gaveUp',
  'notThere',
  'givenUp',
] as const
export type PublicationReason = (typeof publicationReasons)[number]

/** What would keep a scheduled post off a page altogether, as things stand. */
export const stuckCodes = [
  'notLinked',
  'linkEnded',
  'pageGone',
  'pageClosed',
  'mediaGone',
  'notTaken',
  'eventOver',
  'offerOver',
  'linkDead',
] as const
/** What may keep it off, and somebody can fix. */
export const riskCodes = ['linkEndsBefore', 'tooMany'] as const
/** What would keep a scheduled post from going out; nobody need do anything about what could not be asked. */
export const readinessCodes = [...stuckCodes, ...riskCodes, 'stopped', 'noAnswer'] as const
export type ReadinessCode = (typeof readinessCodes)[number]
export const isStuckCode = (code: ReadinessCode): boolean => stuckCodes.some((one) => one === code)

/** All that a page's journal tells: each has its sentence. */
export const publicationEvents = [
  'begun',
  'next',
  'wait',
  'given.image',
  'given.images',
  'given.film',
  'sending',
  'published',
  'refused',
  'found.yes',
  'found.no',
  'found.underway',
  'found.cannotTell',
  'unread',
  'abandoned',
  'stopped',
  'notConnected',
  'saidThere',
  'saidNotThere',
  'givenUp',
  'resumed',
] as const
export type PublicationEvent = (typeof publicationEvents)[number]

/** What a first comment may hold; each network says by itself what is too long for it. */
export const longestFirstComment = 2000

/** What a post sets on a network: names and choices are that network's own, and its rules know them. */
export const networkSettings = z.partialRecord(network, z.record(z.string().max(40), z.string().max(40)))
export type NetworkSettings = z.infer<typeof networkSettings>

/** What an order is for: a whole post, its picture or its words. */
export const orderKinds = ['complete', 'visual', 'hook'] as const
export const orderKind = z.enum(orderKinds)
export type OrderKind = z.infer<typeof orderKind>
