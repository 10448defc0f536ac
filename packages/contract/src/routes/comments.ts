// Calls of comments: what people write to one another about a post before it is out.
import { z } from 'zod'
import { access, listOf, page, route } from '../route.ts'
import { freeText } from '../values/text.ts'
import { seenVisual, taskParams, taskVersion } from './tasks.ts'

const may = { consult: access.account('posts:consult') }
export const longestComment = 1_000

/** What a comment asks a yes for, or says yes to. */
export const commentedPart = z.enum(['caption', 'visual'])
export type CommentedPart = z.infer<typeof commentedPart>

export const commentView = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    /** Empty where their account is gone. */
    by: z.string(),
    isOwn: z.boolean(),
    message: z.string(),
    /** A yes is asked for; open until one is said, or the post needs none any more. */
    requestValidation: z.object({ part: commentedPart, isOpen: z.boolean() }).nullable(),
    /** A yes was said; current as long as that part is what it was then. */
    validate: z.object({ part: commentedPart, isCurrent: z.boolean() }).nullable(),
  })
  .meta({ id: 'Comment' })
export type CommentView = z.infer<typeof commentView>

export const commentRoutes = [
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/comments', {
    access: may.consult,
    rate: 'read',
    summary: 'What was said about a post, the latest first',
    params: taskParams,
    query: page,
    output: listOf(commentView),
  }),
  route('POST', '/api/users/{id}/tasks/{taskPublicId}/comments', {
    access: may.consult,
    rate: 'write',
    summary:
      'Say something about a post, ask for a yes to its caption or its visual, or say that yes: to what was seen, as its own button does',
    params: taskParams,
    body: z
      .object({
        message: freeText(longestComment).default(''),
        requestValidation: commentedPart.optional(),
        validate: commentedPart.optional(),
        /** What somebody saw who says yes. */
        version: taskVersion.optional(),
        seen: seenVisual.optional(),
      })
      .refine(({ message, requestValidation, validate }) => message || requestValidation || validate, {
        path: ['message'],
        error: 'required',
      })
      .refine(({ requestValidation, validate }) => !(requestValidation && validate), {
        path: ['validate'],
        error: 'notOffered',
      })
      .refine(({ validate, version }) => !validate || version !== undefined, {
        path: ['version'],
        error: 'required',
      })
      .refine(({ validate, seen }) => validate !== 'visual' || seen !== undefined, {
        path: ['seen'],
        error: 'required',
      }),
  }),
] as const

export const commentEvents = ['comments.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    comments: { routes: typeof commentRoutes; events: typeof commentEvents }
  }
}
