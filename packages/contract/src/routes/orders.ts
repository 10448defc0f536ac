// What is ordered from a community manager: the brief as it is written, its price and date, and what the customer answers.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { briefParts, changeScopes } from '../values/brief-changes.ts'
import { brief, longestBriefText } from '../values/briefs.ts'
import { customerCommentInput, orderCommentView } from '../values/order-comments.ts'
import { briefFileView, mostBriefFileBytes, orderFilmView } from '../values/order-files.ts'
import { pauseReason } from '../values/pauses.ts'
import { hooks, taskFormat, taskStatus } from '../values/tasks.ts'
import { freeText } from '../values/text.ts'
import { orderKind, taskConfigurationGroupView, taskConfigurationView } from './task-configurations.ts'

export * from '../values/brief-changes.ts'
export * from '../values/briefs.ts'
export * from '../values/order-comments.ts'
export * from '../values/order-files.ts'

const may = {
  consult: access.account('orders:consult'),
  create: access.account('orders:create'),
  edit: access.account('orders:edit'),
}
const one = params.id.extend({ taskPublicId: publicId })

export const longestRemark = 1_000
export const mostRemarks = 20
/** How long after a delivery somebody may complain. */
export const complaintDays = 30
/** Within how many working days a complaint is answered. */
export const complaintAnswerDays = 2

const names = z.object({ fr: z.string(), en: z.string() })
const day = z.iso.date()

/** What the credits of an order are for. */
export const quotePart = z.object({
  kind: z.enum(['task', 'networks', 'urgent', 'correction']),
  credits: z.number().int(),
})
export type QuotePart = z.infer<typeof quotePart>

/** When it is delivered, and why then. */
export const deliveryPromise = z.object({
  /** The end of the working day on which it is done. */
  at: z.iso.datetime(),
  begins: z.iso.datetime(),
  agentName: z.string(),
  /** Work that was promised before. */
  minutesAhead: z.number().int(),
  /** Days on which nobody works on it, of those that would be working days. */
  skipped: z.array(z.object({ date: day, reason: z.string() })),
})
export type DeliveryPromise = z.infer<typeof deliveryPromise>

export const quote = z
  .object({
    credits: z.number().int(),
    parts: z.array(quotePart),
    minutes: z.number().int(),
    /** It goes before what can wait; not where that was asked for and would gain no day. */
    isUrgent: z.boolean(),
    /** Null where nobody can do it within sixty days. */
    promise: deliveryPromise.nullable(),
    balance: z.number().int(),
    /** How many credits are lacking. */
    missing: z.number().int(),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof quote>

/** A place on a page of the visual, in parts of its width and height. */
const pin = z.object({
  page: z.number().int().min(0).max(49),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})
export const remark = z.object({
  about: z.enum(['visual', 'text', 'other']),
  message: freeText(longestRemark).min(1),
  pin: pin.nullable().default(null),
})
export type Remark = z.infer<typeof remark>

export const ratingMarks = ['briefingMatching', 'text', 'visual', 'timing'] as const
const stars = z.number().int().min(1).max(5)
export const ratingView = z.object({
  briefingMatching: stars,
  text: stars,
  visual: stars,
  timing: stars,
  message: freeText(longestRemark).default(''),
})
export type RatingView = z.infer<typeof ratingView>

export const proposalStatuses = ['draft', 'waiting', 'accepted', 'declined'] as const
export const proposalView = z.object({
  round: z.number().int(),
  status: z.enum(proposalStatuses),
  hooks,
  agentComment: z.string(),
  visualComment: z.string(),
  deliveredAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  remarks: z.array(remark),
  /** What of the brief was changed after it. */
  changed: z.array(z.enum(briefParts)),
})
export type ProposalView = z.infer<typeof proposalView>

export const complaintAnswers = ['return', 'keep', 'cancel'] as const
export const complaintView = z.object({
  reason: z.string(),
  at: z.iso.datetime(),
  /** Until when it is answered. */
  answerBy: z.iso.datetime().nullable(),
  answer: z.enum(complaintAnswers).nullable(),
  answerMessage: z.string(),
})
export type ComplaintView = z.infer<typeof complaintView>

export const orderAbilities = ['accept', 'return', 'complain', 'rate', 'cancel', 'attach', 'comment'] as const
export type OrderAbility = (typeof orderAbilities)[number]

export const orderView = z
  .object({
    taskId: publicId,
    title: z.string(),
    status: taskStatus,
    configurationId: z.number().nullable(),
    names,
    kind: orderKind,
    format: taskFormat,
    networks: z.array(network),
    credits: z.number().int(),
    parts: z.array(quotePart),
    isUrgent: z.boolean(),
    brief,
    agentName: z.string(),
    /** They are there to make it and to read what is written to them; else their manager is. */
    isAttended: z.boolean(),
    orderedAt: z.iso.datetime(),
    promise: deliveryPromise.nullable(),
    promisedAt: z.iso.datetime().nullable(),
    isLate: z.boolean(),
    /** Where the promise is not kept: when it is expected, as its queue stands. */
    expectedAt: z.iso.datetime().nullable(),
    /** Why it stands still while it is made, and when its agent's hours begin again where that is what it waits for. */
    pause: z.object({ reason: pauseReason, resumesAt: z.iso.datetime().nullable() }).nullable(),
    proposals: z.array(proposalView),
    /** What was filmed for it, where it is a film. */
    film: orderFilmView.nullable(),
    /** Corrections inside the brief that were asked for, those included, and what the next one costs. */
    returns: z.object({ asked: z.number().int(), included: z.number().int(), nextCredits: z.number().int() }),
    complaint: complaintView.nullable(),
    rating: ratingView.nullable(),
    abilities: z.array(z.enum(orderAbilities)),
  })
  .meta({ id: 'Order' })
export type OrderView = z.infer<typeof orderView>

const draftView = z
  .object({
    taskId: publicId,
    title: z.string(),
    configurationId: z.number().nullable(),
    isUrgent: z.boolean(),
    brief,
    version: z.number().int(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderDraft' })
export type OrderDraftView = z.infer<typeof draftView>

const draftInput = z.object({
  configurationId: digitsId.nullable().default(null),
  isUrgent: z.boolean().default(false),
  brief: brief.prefault({}),
})
export type OrderDraftInput = z.infer<typeof draftInput>

const version = z.number().int().positive()

export const orderRoutes = [
  route('GET', '/api/users/{id}/order-kinds', {
    access: may.consult,
    rate: 'read',
    summary: 'What can be ordered, in its groups, and what a correction or urgency costs',
    params: params.id,
    output: z.object({
      groups: z.array(taskConfigurationGroupView),
      configurations: z.array(taskConfigurationView),
      urgentCredits: z.number().int(),
      correctionCredits: z.number().int(),
      includedReturns: z.number().int(),
      /** What a brief begins with: the networks of the account, nothing else said. */
      begins: brief,
      /** How the business speaks where a brief does not say it. */
      accountTone: z.object({ tone: z.string(), customTone: z.string() }),
    }),
  }),
  route('GET', '/api/users/{id}/orders/quote', {
    access: may.consult,
    rate: 'read',
    summary: 'What an order would cost, when it would be delivered and why then; nothing is debited',
    params: params.id,
    query: z.object({
      configurationId: digitsId,
      networks: z.coerce.number().int().min(0).max(6).default(1),
      isUrgent: z.stringbool().default(false),
    }),
    output: z.object({ quote }),
  }),
  route('GET', '/api/users/{id}/order-drafts', {
    access: may.consult,
    rate: 'read',
    summary: 'Briefs that were begun and not ordered, the latest first',
    params: params.id,
    query: page,
    output: listOf(draftView),
  }),
  route('POST', '/api/users/{id}/order-drafts', {
    access: may.create,
    rate: 'write',
    summary: 'Begin a brief; what is left out is filled from the brand',
    params: params.id,
    body: z.object({
      /** A post whose idea it takes over. */
      fromTaskId: publicId.optional(),
      title: freeText(160).default(''),
      /** What it is to speak of. */
      message: freeText(longestBriefText).default(''),
      publishOn: day.nullable().default(null),
    }),
    output: z.object({ draft: draftView }),
  }),
  route('GET', '/api/users/{id}/order-drafts/{taskPublicId}', {
    access: may.consult,
    rate: 'read',
    summary: 'One brief that was begun',
    params: one,
    output: z.object({ draft: draftView }),
  }),
  route('POST', '/api/users/{id}/order-drafts/{taskPublicId}', {
    access: may.create,
    rate: 'write',
    summary: 'Save a brief as it stands',
    params: one,
    body: draftInput.extend({ version }),
    output: z.object({ draft: draftView }),
  }),
  route('POST', '/api/users/{id}/order-drafts/{taskPublicId}/place', {
    access: may.create,
    rate: 'write',
    summary: 'Order it: its credits are held until the work is accepted, and a date is promised',
    params: one,
    body: z.object({
      version,
      /** As the customer saw them: dearer, or later, is asked again. */
      agreed: z.object({ credits: z.number().int().min(0), promisedAt: z.iso.datetime() }),
    }),
    output: z.object({ order: orderView }),
  }),
  route('GET', '/api/users/{id}/orders/{taskPublicId}', {
    access: may.consult,
    rate: 'read',
    summary: 'An order with what was delivered and what may be answered',
    params: one,
    output: z.object({ order: orderView }),
  }),
  route('POST', '/api/users/{id}/orders/{taskPublicId}/accept', {
    access: may.edit,
    rate: 'write',
    summary: 'Accept what was delivered: the held credits are spent',
    params: one,
    body: z.object({ round: z.number().int().positive() }),
    output: z.object({ order: orderView }),
  }),
  route('POST', '/api/users/{id}/orders/{taskPublicId}/return', {
    access: may.edit,
    rate: 'write',
    summary:
      'Ask for a correction: two are included, later ones cost credits; a changed brief is made for the price and date it was quoted',
    params: one,
    body: z.object({
      remarks: z.array(remark).max(mostRemarks),
      /** The delivery that was seen: another one since is answered anew. */
      round: z.number().int().positive().optional(),
      /** The brief as it is wanted now; the same as before, or none, is a correction inside the brief. */
      change: z
        .object({
          configurationId: digitsId,
          brief,
          /** As its quote said. */
          promisedAt: z.iso.datetime(),
        })
        .optional(),
      agreedCredits: z.number().int().min(0),
    }),
    output: z.object({ order: orderView }),
  }),
  route('GET', '/api/users/{id}/orders/{taskPublicId}/return-quote', {
    access: may.consult,
    rate: 'read',
    summary: 'What a changed brief of delivered work would cost, when it would be delivered and why then',
    params: one,
    query: z.object({
      scope: z.enum(changeScopes),
      configurationId: digitsId,
      networks: z.coerce.number().int().min(0).max(6).default(1),
    }),
    output: z.object({ quote }),
  }),
  route('POST', '/api/users/{id}/orders/{taskPublicId}/complaint', {
    access: may.edit,
    rate: 'write',
    summary: 'Complain about delivered work; the team’s manager answers',
    params: one,
    body: z.object({ reason: freeText(longestRemark).min(1) }),
    output: z.object({ order: orderView }),
  }),
  route('POST', '/api/users/{id}/orders/{taskPublicId}/rating', {
    access: may.edit,
    rate: 'write',
    summary: 'Rate accepted work',
    params: one,
    body: ratingView,
    output: z.object({ order: orderView }),
  }),
  route('POST', '/api/users/{id}/orders/{taskPublicId}/cancel', {
    access: may.edit,
    rate: 'write',
    summary: 'Cancel an order nobody has begun; its credits come back',
    params: one,
    output: z.object({ order: orderView }),
  }),
  route('GET', '/api/users/{id}/orders/{taskPublicId}/comments', {
    access: may.consult,
    rate: 'read',
    summary: 'What was written about an order by its business and who makes it, the latest first',
    params: one,
    query: page,
    output: listOf(orderCommentView),
  }),
  route('POST', '/api/users/{id}/orders/{taskPublicId}/comments', {
    access: may.edit,
    rate: 'write',
    summary: 'Write to who makes an order, or say yes to a part of what was delivered, as it was seen',
    params: one,
    body: customerCommentInput,
  }),
  route('GET', '/api/users/{id}/orders/{taskPublicId}/files', {
    access: may.consult,
    rate: 'read',
    summary: 'The files of a brief, those of one that is not ordered yet among them',
    params: one,
    output: z.object({ files: z.array(briefFileView) }),
  }),
  route('POST', '/api/users/{id}/orders/{taskPublicId}/files', {
    access: may.create,
    rate: 'upload',
    summary:
      'Add a file to a brief, before it is ordered and while the post is made; its rights must be confirmed',
    params: one,
    files: {
      file: { required: true, maxBytes: mostBriefFileBytes },
      /** A picture of a film, taken where it was chosen. */
      poster: { required: false, maxBytes: 5 * 1024 * 1024 },
    },
    body: z.object({ rights: z.literal('true', { error: 'mustAccept' }) }),
    output: z.object({ files: z.array(briefFileView) }),
  }),
  route('DELETE', '/api/users/{id}/orders/{taskPublicId}/files/{fileId}', {
    access: may.create,
    rate: 'write',
    summary: 'Take a file out of a brief that is not ordered yet',
    params: one.extend({ fileId: publicId }),
    output: z.object({ files: z.array(briefFileView) }),
  }),
  route('GET', '/order-files/{fileId}/{variant}', {
    access: access.person,
    rate: 'read',
    raw: true,
    summary:
      'A file of a brief or of what is made of it: for the business, who has the task in hand and their manager',
    params: z.object({
      fileId: publicId,
      variant: z.enum(['small', 'medium', 'full', 'film', 'document']),
    }),
  }),
] as const

export const orderEvents = ['orders.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    orders: { routes: typeof orderRoutes; events: typeof orderEvents }
  }
}
