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
import { taskCard, taskDifferenceView, taskEventView, taskView, waitingFor } from '../views/task.ts'

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

/** It puts back what stood there before: a line of the history of its own, whatever was changed just before. */
const restores = z.boolean().default(false)

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
      origin: taskOrigin.optional(),
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
      /** Without a template: its title fills one of those the account draws with, rather than a blank page. */
      drawsTitle: z.boolean().default(false),
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
      restores,
    }),
    output: oneTask,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/visual', {
    access: may.edit,
    rate: 'write',
    summary: 'Draw the visual anew from a template, or from a blank page',
    params: taskParams,
    body: z.object({
      version: taskVersion,
      ...visualWish,
      /** In place of a template: the one that was replaced last, for a day. */
      takesBack: digitsId.optional(),
    }),
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
    body: z.object({ version: taskVersion, shows: taskShows, restores }),
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
      restores,
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
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/history/{eventId}', {
    access: may.consult,
    rate: 'read',
    summary: 'What a line of a post’s history changed: what stood there before, and after',
    params: taskParams.extend({ eventId: digitsId }),
    output: z.object({ difference: taskDifferenceView }),
  }),
] as const

/** Makes the calls of posts known wherever this package is read. */
export type TaskCalls = typeof taskRoutes

export const taskEvents = ['tasks.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    tasks: { routes: typeof taskRoutes; events: typeof taskEvents }
  }
}
