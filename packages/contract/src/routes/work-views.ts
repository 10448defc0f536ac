// Ordered work as it is shown: to whoever makes it, and to their manager.
import { z } from 'zod'
import { publicId } from '../route.ts'
import { network } from '../values/brand.ts'
import { briefParts } from '../values/brief-changes.ts'
import { brief } from '../values/briefs.ts'
import { briefFileView, orderFilmView } from '../values/order-files.ts'
import { pauseReason } from '../values/pauses.ts'
import { hooks, type Transition, taskFormat, taskStatus } from '../values/tasks.ts'
import { complaintView, proposalView, ratingView, remark } from './orders.ts'
import { orderKind } from './task-configurations.ts'

const names = z.object({ fr: z.string(), en: z.string() })

export const workStates = ['queued', 'withCustomer', 'withManager', 'closed'] as const

const workCard = z.object({
  taskId: publicId,
  /** As the customer's order is called. */
  number: z.number().int(),
  accountId: z.number(),
  business: z.string(),
  /** The colour it is known by. */
  color: z.string().nullable(),
  title: z.string(),
  names,
  kind: orderKind,
  format: taskFormat,
  status: taskStatus,
  state: z.enum(workStates),
  isUrgent: z.boolean(),
  minutes: z.number().int(),
  /** Seconds of the timer that lie in working hours, as of the answer. */
  workedSeconds: z.number().int(),
  isRunning: z.boolean(),
  /** A timer that runs counts up to here; null outside the agent's hours. */
  countsUntil: z.iso.datetime().nullable(),
  /** Paused for this, or nothing. */
  pausedFor: pauseReason.nullable(),
  promisedAt: z.iso.datetime().nullable(),
  /** Where that is not kept: when it is expected, as its business was told. */
  expectedAt: z.iso.datetime().nullable(),
  isLate: z.boolean(),
  returns: z.number().int(),
  deliveredAt: z.iso.datetime().nullable(),
})
export const workCardView = workCard.meta({ id: 'WorkCard' })
export type WorkCardView = z.infer<typeof workCardView>

/** As it stands in a queue: with what is drawn of it so far. */
export const queueCardView = workCard
  .extend({
    picture: z.string().nullable(),
    /** The last line about it is its customer's. */
    isAsked: z.boolean(),
    /** It came back: to be corrected, or to be made again after a complaint. */
    isReturned: z.boolean(),
  })
  .meta({ id: 'QueueCard' })
export type QueueCardView = z.infer<typeof queueCardView>

/** Steps of the life of a post that can happen to one that is ordered, and what is noted beside them. */
export const workSteps = [
  'save',
  'order',
  'attach',
  'film',
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
  'cancel',
  'schedule',
  'unschedule',
  'publish',
  'confirm',
  'validateVisual',
] as const satisfies readonly (Transition | 'attach' | 'film' | 'validateVisual')[]
/** Others are steps of a post that say nothing of its order. */
export const workStep = z.enum([...workSteps, 'other'])
export type WorkStep = z.infer<typeof workStep>

const workEvent = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  transition: workStep,
  reason: z.string(),
})

export const workView = workCard
  .extend({
    networks: z.array(network),
    brief,
    orderedAt: z.iso.datetime(),
    /** Since when it is paused, and outside the agent's hours when these begin again. */
    pause: z.object({ since: z.iso.datetime(), hoursBegin: z.iso.datetime().nullable() }).nullable(),
    visual: z
      .object({
        id: z.number(),
        picture: z.string().nullable(),
        pages: z.number().int(),
        /** What it shows still of its template. */
        leftOver: z.object({ words: z.array(z.string()), frames: z.number(), pages: z.number() }),
        /** Places of pages with nothing on them. */
        blankPages: z.array(z.number().int()),
      })
      .nullable(),
    /** What the customer handed over with the brief. */
    files: z.array(briefFileView),
    /** What was filmed, where the post is a film. */
    film: orderFilmView.nullable(),
    proposals: z.array(proposalView),
    /** What stands in the proposal that is being made. */
    draft: z.object({
      hooks,
      agentComment: z.string(),
      visualComment: z.string(),
      version: z.number().int(),
    }),
    /** What was asked to be corrected last. */
    remarks: z.array(remark),
    /** The picture or the film is another one than was delivered last. */
    isRedrawn: z.boolean(),
    /** Why it is made again, in the words of its customer and of the manager. */
    complaint: z.object({ reason: z.string(), answer: z.string() }).nullable(),
    /** What of the brief its customer changed with them. */
    changed: z.array(z.enum(briefParts)),
    customer: z.object({
      name: z.string(),
      language: z.string(),
      summary: z.string(),
      sector: z.string(),
      siteUrl: z.string(),
      tone: z.string(),
      formality: z.string(),
      emoticons: z.string(),
      colors: z.array(z.string()),
      logo: z.string().nullable(),
      /** Posts of theirs that were rated well, then those that were accepted. */
      liked: z.array(z.object({ title: z.string(), picture: z.string().nullable() })),
    }),
    history: z.array(workEvent),
    /** Reasons chosen last, the latest first. */
    lastReasons: z.array(pauseReason),
    rating: ratingView.nullable(),
  })
  .meta({ id: 'Work' })
export type WorkView = z.infer<typeof workView>

const managedCard = workCard.extend({
  /** What was drawn of it, once it was delivered and as long as one of theirs has it in hand. */
  picture: z.object({ file: z.string(), pages: z.number().int() }).nullable(),
  /** Of who is switched off or leaves, the work is to be given to somebody else. */
  agent: z.object({ id: z.number(), name: z.string(), isWorking: z.boolean() }).nullable(),
  complaint: complaintView.nullable(),
  /** What a complaint is about: what was asked for, and the words that were delivered. */
  complained: z.object({ brief, hooks, agentComment: z.string() }).nullable(),
  rating: ratingView.nullable(),
})
export const managedCardView = managedCard.meta({ id: 'ManagedWork' })
export type ManagedCardView = z.infer<typeof managedCardView>

/** A task as its agent's manager looks at it: what was asked for, what was delivered, and what happened so far. */
export const managedWorkView = managedCard
  .extend({
    networks: z.array(network),
    /** Null, and nothing of what was delivered, once its business said yes. */
    brief: brief.nullable(),
    orderedAt: z.iso.datetime(),
    proposals: z.array(proposalView),
    history: z.array(workEvent),
  })
  .meta({ id: 'ManagedWorkWhole' })
export type ManagedWorkView = z.infer<typeof managedWorkView>

/** Who makes a complained task again. */
export const remakeView = z.object({
  agentId: z.number(),
  name: z.string(),
  promisedAt: z.iso.datetime(),
  /** When who made it could be done with it; null where they are not there. */
  makerAt: z.iso.datetime().nullable(),
})
export type RemakeView = z.infer<typeof remakeView>

const loadDay = z.object({
  date: z.iso.date(),
  plannedMinutes: z.number(),
  capacityMinutes: z.number(),
  /** A day off of theirs: its name, or the kind of holiday. */
  off: z.string().nullable(),
})
export const agentLoadView = z
  .object({
    id: z.number(),
    name: z.string(),
    languages: z.array(z.string()),
    tasks: z.number().int(),
    minutes: z.number().int(),
    /** The same days for everybody; one on which they are off has no room. */
    days: z.array(loadDay),
    runningTaskId: publicId.nullable(),
    /** Promises that do not hold as things stand. */
    broken: z.array(
      z.object({
        taskId: publicId,
        title: z.string(),
        /** The day that was promised went by. */
        isLate: z.boolean(),
        /** When it is ready as the queue stands; null where nobody is at work on it. */
        endsAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'AgentLoad' })
export type AgentLoadView = z.infer<typeof agentLoadView>
