// Where ordered work is done: an agent's queue and timer, and what their manager sees and moves.
import { z } from 'zod'
import { access, digitsId, listOf, page, publicId, route } from '../route.ts'
import { agentCommentInput, orderCommentView } from '../values/order-comments.ts'
import { mostBriefFileBytes } from '../values/order-files.ts'
import { offeredPauseReasons } from '../values/pauses.ts'
import { hooks } from '../values/tasks.ts'
import { freeText } from '../values/text.ts'
import { chosenSoFar, endangeredOrderView, transferChoices } from '../values/transfers.ts'
import { complaintAnswers, longestRemark } from './orders.ts'
import {
  agentLoadView,
  managedCardView,
  managedWorkView,
  queueCardView,
  remakeView,
  workView,
} from './work-views.ts'

export * from '../values/pauses.ts'
export * from '../values/transfers.ts'
export * from './work-views.ts'

const may = {
  consult: access.platform('work:consult'),
  edit: access.platform('work:edit'),
  see: access.platform('team:consult'),
  manage: access.platform('team:edit'),
}
const one = z.object({ taskPublicId: publicId })
const work = z.object({ work: workView })
const reasonText = freeText(longestRemark).default('')

export const deskRoutes = [
  route('GET', '/api/me/running-tasks', {
    access: may.consult,
    rate: 'read',
    summary: 'The tasks of an agent: those to do in their order, corrections among them, or those delivered',
    query: page.extend({ which: z.enum(['todo', 'delivered']).default('todo') }),
    output: listOf(queueCardView).extend({
      counts: z.object({ todo: z.number(), returns: z.number(), delivered: z.number() }),
    }),
  }),
  route('GET', '/api/me/running-tasks/{taskPublicId}', {
    access: may.consult,
    rate: 'read',
    summary: 'One task with its brief, its customer and the proposal that is being made',
    params: one,
    output: work,
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/start', {
    access: may.edit,
    rate: 'write',
    summary: 'Start or go on; another running task is paused',
    params: one,
    output: work,
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/pause', {
    access: may.edit,
    rate: 'write',
    summary: 'Pause with a reason',
    params: one,
    body: z.object({ reason: z.enum(offeredPauseReasons), text: reasonText }),
    output: work,
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/alive', {
    access: may.edit,
    rate: 'write',
    isBackground: true,
    summary:
      'Say that the timer still counts, or that nothing moved since a moment and nobody answered: it ends there; a timer nobody speaks for ends at the last such moment',
    params: one,
    body: z.object({
      /** So many seconds ago something moved last; nothing where it counts. */
      quietSeconds: z.number().int().min(0).max(604_800).nullable().default(null),
      /** Whoever was asked says themselves that they stopped then. */
      isSaid: z.boolean().default(false),
    }),
    output: z.object({ isRunning: z.boolean() }),
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/proposal', {
    access: may.edit,
    rate: 'write',
    summary: 'Keep the proposal as it stands',
    params: one,
    body: z.object({
      version: z.number().int().min(0),
      hooks,
      agentComment: freeText(longestRemark).default(''),
      visualComment: freeText(longestRemark).default(''),
    }),
    output: z.object({ version: z.number().int() }),
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/visual', {
    access: may.edit,
    rate: 'write',
    summary: 'Begin the picture anew from a template; what was drawn before goes',
    params: one,
    body: z.object({ templateId: digitsId.nullable() }),
    output: work,
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/film', {
    access: may.edit,
    rate: 'upload',
    summary:
      'Bring the film of a task in; it takes the place of the one before. Its rights must be confirmed',
    params: one,
    files: {
      file: { required: true, maxBytes: mostBriefFileBytes },
      /** A picture of it, taken where it was chosen. */
      poster: { required: false, maxBytes: 5 * 1024 * 1024 },
    },
    body: z.object({ rights: z.literal('true', { error: 'mustAccept' }) }),
    output: work,
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/deliver', {
    access: may.edit,
    rate: 'write',
    summary: 'Deliver the proposal; the timer stops and the customer answers',
    params: one,
    body: z.object({ version: z.number().int().min(0) }),
    output: work,
  }),
  route('GET', '/api/me/running-tasks/{taskPublicId}/comments', {
    access: may.consult,
    rate: 'read',
    summary: 'What was written about a task in hand by its customer and who makes it, the latest first',
    params: one,
    query: page,
    output: listOf(orderCommentView),
  }),
  route('POST', '/api/me/running-tasks/{taskPublicId}/comments', {
    access: may.edit,
    rate: 'write',
    summary: 'Write to the customer of a task in hand, or ask for a yes to a part of what was delivered',
    params: one,
    body: agentCommentInput,
  }),
  route('GET', '/api/me/managing-tasks', {
    access: may.see,
    rate: 'read',
    summary: 'Tasks of one’s agents: to do, late, with complaints, or done',
    query: page.extend({ which: z.enum(['todo', 'late', 'complaints', 'history']).default('todo') }),
    output: listOf(managedCardView).extend({
      counts: z.object({ todo: z.number(), late: z.number(), complaints: z.number() }),
    }),
  }),
  route('GET', '/api/me/managing-tasks/agents', {
    access: may.see,
    rate: 'read',
    summary: 'One’s agents with their work by day, and the promises that do not hold',
    output: z.object({ agents: z.array(agentLoadView) }),
  }),
  route('GET', '/api/me/managing-tasks/agents/{agentId}/endangered', {
    access: may.see,
    rate: 'read',
    summary: 'The orders of one’s agent whose promise does not hold as things stand, and who could take each',
    params: z.object({ agentId: digitsId }),
    query: z.object({ chosen: chosenSoFar }),
    output: z.object({ orders: z.array(endangeredOrderView) }),
  }),
  route('POST', '/api/me/managing-tasks/agents/{agentId}/transfers', {
    access: may.manage,
    rate: 'write',
    summary:
      'Give several of an agent’s orders to others at once; what changed meanwhile is refused as a whole',
    params: z.object({ agentId: digitsId }),
    body: z.object({ transfers: transferChoices }),
    output: z.object({ moved: z.number().int() }),
  }),
  route('GET', '/api/me/managing-tasks/{taskPublicId}', {
    access: may.see,
    rate: 'read',
    summary: 'One task of one’s agents: its brief, what was delivered, and what happened so far',
    params: one,
    output: z.object({ work: managedWorkView }),
  }),
  route('GET', '/api/me/managing-tasks/{taskPublicId}/takers', {
    access: may.see,
    rate: 'read',
    summary: 'Who could take a task over, and when each would be done',
    params: one,
    output: z.object({
      takers: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          endsAt: z.iso.datetime(),
          isInTime: z.boolean(),
          /** Of their queue, what is done before it. */
          minutesBefore: z.number().int(),
          /** What is left of the task. */
          minutes: z.number().int(),
          /** What they can work until the day that was promised; null where none is ahead. */
          minutesUntil: z.number().int().nullable(),
          /** How many tasks of their queue it goes before; each keeps its date. */
          passed: z.number().int(),
        }),
      ),
    }),
  }),
  route('GET', '/api/me/managing-tasks/{taskPublicId}/remake', {
    access: may.see,
    rate: 'read',
    summary: 'Who would make a complained task again and by when; null where nobody could',
    params: one,
    output: z.object({ remake: remakeView.nullable() }),
  }),
  route('GET', '/api/me/managing-tasks/{taskPublicId}/preview', {
    access: may.see,
    rate: 'picture',
    raw: true,
    summary: 'A page of what one’s agent draws, as JPEG, as long as they have the task in hand',
    params: one,
    query: z.object({
      page: z.coerce.number().int().min(0).max(99).default(0),
      width: z.coerce.number().int().min(80).max(1080).default(320),
      /** Only there so that a changed picture has another address. */
      v: z.string().max(40).default(''),
    }),
  }),
  route('POST', '/api/me/managing-tasks/{taskPublicId}/transfer', {
    access: may.manage,
    rate: 'write',
    summary: 'Give a task to another agent: a running timer stops, what is left of it moves',
    params: one,
    /** From whom it is taken, as its manager saw it: where somebody else gave it away meanwhile, it stays there. */
    body: z.object({ agentId: digitsId, fromAgentId: digitsId.nullable() }),
    /** Where what was promised is not kept: when it is expected instead. */
    output: z.object({ expectedAt: z.iso.datetime().nullable(), isInTime: z.boolean() }),
  }),
  route('POST', '/api/me/managing-tasks/{taskPublicId}/complaint', {
    access: may.manage,
    rate: 'write',
    summary: 'Answer a complaint: it is made again, kept, or cancelled and its credits given back',
    params: one,
    body: z.object({
      answer: z.enum(complaintAnswers),
      message: freeText(longestRemark).min(1),
      /** Who makes it again and by when, as it was read: somebody else or later is refused. */
      remake: z.object({ agentId: digitsId, promisedAt: z.iso.datetime() }).optional(),
    }),
    /** Where it is made again. */
    output: z.object({ remake: remakeView.nullable() }),
  }),
] as const

export const deskEvents = ['work.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    desk: { routes: typeof deskRoutes; events: typeof deskEvents }
  }
}
