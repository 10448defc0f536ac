import { z } from 'zod'
import { access, digitsId, listOf, page, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { printedName } from '../values/people.ts'
import { hooks, longestTaskTitle, taskFormat, taskOrigin, taskStatus } from '../values/tasks.ts'
import { templateFormat } from '../values/visuals.ts'

const may = {
  consult: access.account('posts:consult'),
  create: access.account('posts:create'),
  edit: access.account('posts:edit'),
  delete: access.account('posts:delete'),
}
const account = params.id
const task = account.extend({ taskPublicId: publicId })

const title = printedName(longestTaskTitle)
/** What somebody read before they changed it: another content there meanwhile is answered with 409. */
const version = z.number().int().positive()

/** What may be done with a post now, by whoever asks. */
export const taskAbilities = [
  'edit',
  'validateVisual',
  'validate',
  'workAgain',
  'publish',
  'cancel',
  'putBack',
  'remove',
] as const
export type TaskAbility = (typeof taskAbilities)[number]

export const taskCard = z
  .object({
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
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'TaskCard' })
export type TaskCard = z.infer<typeof taskCard>

export const taskView = taskCard
  .extend({
    hooks,
    visual: z
      .object({
        /** What the editor draws on. */
        id: z.number(),
        designVersion: z.number(),
        /** Somebody said yes to it as it is now. */
        isValidated: z.boolean(),
      })
      .nullable(),
    version: z.number(),
    createdAt: z.iso.datetime(),
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
    deed: z.string(),
    from: taskStatus.nullable(),
    to: taskStatus.nullable(),
    reason: z.string(),
  })
  .meta({ id: 'TaskEvent' })
export type TaskEventView = z.infer<typeof taskEventView>

/** One post on one page: what became of it there. */
export const publicationView = z
  .object({
    id: z.number(),
    network,
    page: z.string(),
    state: z.enum(['waiting', 'sending', 'unknown', 'asked', 'held', 'published', 'failed']),
    url: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    /** Why it is not out: a key of the texts. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'Publication' })
export type PublicationView = z.infer<typeof publicationView>
const publications = z.object({ publications: z.array(publicationView) })

const one = z.object({ task: taskView })
const visualWish = {
  /** What it is made from: a template that the account is offered, or a blank page. */
  templateId: digitsId.nullable().default(null),
  ratio: templateFormat.default('1:1'),
}

export const taskRoutes = [
  route('GET', '/api/users/{id}/tasks', {
    access: may.consult,
    rate: 'read',
    summary: 'A business’s posts, those changed last first',
    params: account,
    query: page.extend({
      status: taskStatus.optional(),
      network: network.optional(),
      search: z.string().trim().max(80).default(''),
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
    output: one,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}', {
    access: may.consult,
    rate: 'read',
    summary: 'One post',
    params: task,
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change the words of a post, or where it is for; an approval it had is void',
    params: task,
    body: z.object({
      version,
      title: title.min(1).optional(),
      networks: z.array(network).max(6).optional(),
      hooks: hooks.optional(),
    }),
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/visual', {
    access: may.edit,
    rate: 'write',
    summary: 'Draw the visual anew from a template, or from a blank page',
    params: task,
    body: z.object({ version, ...visualWish }),
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/visual/validate', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes to the visual as it is',
    params: task,
    body: z.object({ designVersion: z.number().int().positive() }),
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/validate', {
    access: may.edit,
    rate: 'write',
    summary: 'Say yes to the whole post: visual and words',
    params: task,
    body: z.object({ version }),
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/work-again', {
    access: may.edit,
    rate: 'write',
    summary: 'Take a validated post up again; its approval is void',
    params: task,
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/cancel', {
    access: may.edit,
    rate: 'write',
    summary: 'Cancel a post that is not out yet',
    params: task,
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/put-back', {
    access: may.edit,
    rate: 'write',
    summary: 'Put a cancelled post back where it was',
    params: task,
    output: one,
  }),
  route('DELETE', '/api/users/{id}/tasks/{taskPublicId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Remove a post; it can be brought back for thirty days',
    params: task,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/restore', {
    access: may.delete,
    rate: 'write',
    summary: 'Bring a removed post back',
    params: task,
    output: one,
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/publish', {
    access: may.edit,
    rate: 'upload',
    summary: 'Publish now, on these pages; each is tried by itself',
    params: task,
    body: z.object({ pageIds: z.array(digitsId).min(1).max(50) }),
    output: publications,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/publications', {
    access: may.consult,
    rate: 'read',
    summary: 'What became of a post on each page',
    params: task,
    output: publications,
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/history', {
    access: may.consult,
    rate: 'read',
    summary: 'What happened to a post, the latest first',
    params: task,
    query: page,
    output: listOf(taskEventView),
  }),
] as const
