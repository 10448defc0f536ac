// Calls of approvals: asking people for a yes to posts, their answers, and what silence means.
import { z } from 'zod'
import { access, listOf, page, params, publicId, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { hooks } from '../values/tasks.ts'
import { freeText } from '../values/text.ts'
import { inviteeView } from './subjects.ts'
import { seenVisual, taskParams, taskVersion } from './tasks.ts'

const may = {
  consult: access.account('posts:consult'),
  edit: access.account('posts:edit'),
}
/** A week of posts, and some. */
export const mostPostsAsked = 30
export const longestApprovalMessage = 500

export const approvalAnswer = z.enum([
  'approved',
  /** With other words: they are what was approved. */
  'changed',
  'correction',
])
export type ApprovalAnswer = z.infer<typeof approvalAnswer>

/** What becomes of a post that nobody answers about. */
export const silences = ['hold', 'nextSlot', 'validate'] as const
export type Silence = (typeof silences)[number]
/** After so many working hours nobody's answer is a yes, where a business wishes that. */
export const silenceHours = [4, 8, 16, 24, 40] as const
const silence = z.enum(silences)

export const approvalPolicyView = z.object({
  silence,
  afterHours: z.union(silenceHours.map((hours) => z.literal(hours))),
})
export type ApprovalPolicyView = z.infer<typeof approvalPolicyView>

const silenceView = z.object({
  does: silence,
  /** Null where it has no date to wait for. */
  at: z.iso.datetime().nullable(),
})
export type SilenceView = z.infer<typeof silenceView>

const linkToken = z.string().regex(/^[\w-]{20,100}$/)
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** A post as somebody is asked about it. */
const askedPost = z.object({
  id: publicId,
  title: z.string(),
  hooks,
  /** What goes out, page by page; of a post without pages, by the networks it is written for. */
  goesTo: z.array(
    z.object({
      network: network.nullable(),
      /** Nothing where no page is meant yet. */
      page: z.string(),
      /** Of the page there, without the sign before it; empty where it has none. */
      handle: z.string(),
      /** Somebody's own profile. */
      isPerson: z.boolean(),
      words: z.string(),
      /** Which of the hooks these words are. */
      from: network.or(z.literal('common')),
      firstComment: z.string(),
    }),
  ),
  publishAt: z.iso.datetime().nullable(),
  /** How many pictures it shows. */
  pages: z.number().int(),
  version: taskVersion,
  shown: seenVisual.nullable(),
  /** Of all that would be sent, pages included: a yes is said to this. */
  print: z.string(),
  /** It goes out on its day, answered or not. */
  isScheduled: z.boolean(),
  /** Out, on its way or given up: nothing can be answered any more. */
  isOver: z.boolean(),
  answer: approvalAnswer.nullable(),
  note: z.string(),
  /** What becomes of it without an answer; null where none is awaited. */
  silence: silenceView.nullable(),
})
export type AskedPost = z.infer<typeof askedPost>

const asked = z.object({
  societyName: z.string(),
  /** Its first colour, for its letters beside the post; null where it named none. */
  color: z.string().nullable(),
  /** Who asks; nobody where their account is gone. */
  askedBy: z.string(),
  message: z.string(),
  timeZone: z.string(),
  expiresAt: z.iso.datetime(),
  posts: z.array(askedPost),
})
export type AskedApproval = z.infer<typeof asked>

/** A request, as whoever works on the post sees it. */
export const approvalRequestView = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Taken back, or over without an answer. */
  isOver: z.boolean(),
  /** When they are reminded next. */
  remindAt: z.iso.datetime().nullable(),
  remindedAt: z.iso.datetime().nullable(),
  answer: approvalAnswer.nullable(),
  answeredAt: z.iso.datetime().nullable(),
  note: z.string(),
  /** The line of the post's history that says what they changed with their answer. */
  changeId: z.number().nullable(),
})
export type ApprovalRequestView = z.infer<typeof approvalRequestView>

/** A post whose answer is still awaited, of whom and until when. */
export const openApprovalView = z.object({ taskId: publicId, name: z.string(), until: z.iso.datetime() })
export type OpenApprovalView = z.infer<typeof openApprovalView>

export const approvalRoutes = [
  route('GET', '/api/users/{id}/approval-policy', {
    access: may.consult,
    rate: 'read',
    summary: 'What becomes of a business’s posts that nobody answers about',
    params: params.id,
    output: z.object({ policy: approvalPolicyView }),
  }),
  route('POST', '/api/users/{id}/approval-policy', {
    access: may.edit,
    rate: 'write',
    summary:
      'Choose it: they wait, they move to the next free hour once their date has come, or they are approved after some working hours',
    params: params.id,
    body: approvalPolicyView,
    output: z.object({ policy: approvalPolicyView }),
  }),
  route('GET', '/api/users/{id}/approval-requests', {
    access: may.consult,
    rate: 'read',
    summary: 'Posts that somebody was asked about and has not answered, the first to run out first',
    params: params.id,
    query: page,
    output: listOf(openApprovalView),
  }),
  route('GET', '/api/users/{id}/approval-requests/people', {
    access: may.edit,
    rate: 'read',
    summary: 'Who can be asked by mail for a yes to posts',
    params: params.id,
    query: page,
    output: listOf(inviteeView),
  }),
  route('POST', '/api/users/{id}/approval-requests', {
    access: may.edit,
    rate: 'mail',
    summary: 'Ask somebody by mail for a yes to posts; good for 14 days, each post answered once',
    params: params.id,
    body: z.object({
      personId: z.number().int().positive(),
      taskIds: z.array(publicId).min(1).max(mostPostsAsked),
      message: freeText(longestApprovalMessage).default(''),
    }),
    output: z.object({ sentTo: z.string(), posts: z.number() }),
  }),
  route('GET', '/api/users/{id}/tasks/{taskPublicId}/approval-requests', {
    access: may.consult,
    rate: 'read',
    summary: 'Who was asked for a yes to a post, and what they answered, the latest first',
    params: taskParams,
    query: page,
    output: listOf(approvalRequestView).extend({ silence: silenceView.nullable() }),
  }),
  route('DELETE', '/api/users/{id}/approval-requests/{requestId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Take a request back: its link answers no more',
    params: params.id.extend({ requestId: z.coerce.number().int().positive() }),
  }),
  route('POST', '/api/approvals/open', {
    access: access.public,
    rate: 'mailedLink',
    summary: 'What a mailed link asks; opening it changes nothing',
    body: z.object({ token: linkToken }),
    output: z.object({ asked }),
  }),
  route('POST', '/api/approvals/picture', {
    access: access.public,
    rate: 'picture',
    summary:
      'A picture of a post that a mailed link asks about, as a data address: the link stands in no address',
    body: z.object({ token: linkToken, id: publicId, page: z.number().int().min(0).max(99) }),
    output: z.object({ picture: z.string() }),
  }),
  route('GET', '/approvals/pictures/{signed}', {
    access: access.public,
    rate: 'picture',
    summary:
      'The first picture of a post, for the mail that asks about it: signed, and good as long as its link',
    params: z.object({ signed: z.string().regex(/^\d{1,20}-[\w-]{1,40}\.[\w-]{43}$/) }),
    raw: true,
  }),
  route('POST', '/api/approvals/answers', {
    access: access.public,
    rate: 'mailedLink',
    summary: 'Answer about one post, once, in the name of whom the link was sent to',
    body: z.object({
      token: linkToken,
      id: publicId,
      version: taskVersion,
      shown: seenVisual.optional(),
      print: z.string().max(100).optional(),
      answer: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('approve'),
          /** Other words than it was sent with. */
          hooks: hooks.optional(),
          /** Another day, in the business's local time. */
          localTime: localTime.optional(),
        }),
        z.object({ kind: z.literal('correct'), note: freeText(1_000).pipe(z.string().min(1)) }),
      ]),
    }),
    output: z.object({ asked }),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    approvals: { routes: typeof approvalRoutes }
  }
}
