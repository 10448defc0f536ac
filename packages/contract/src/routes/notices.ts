// Calls of notices: what the platform tells a person until it is read or over.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, route } from '../route.ts'
import { network } from '../values/brand.ts'

export const noticeKinds = [
  /** A page refused a post, or did not take it in time. */
  'postFailed',
  /** It cannot be found out whether it is out: somebody looks. */
  'postAsked',
  /** It waits until its account is connected again. */
  'postHeld',
  /** A scheduled post would not go out as things stand. */
  'postAtRisk',
  'connectionEnded',
  'connectionEnding',
  /** The plan has fewer networks from here on: posts on the others were unscheduled. */
  'networksNarrowed',
  /** A published post is not shown to more people as somebody wished. */
  'boostFailed',
  /** Somebody answered by mail which subjects they want. */
  'subjectsAnswered',
  /** Subjects were proposed by themselves, and wait for a yes. */
  'subjectsProposed',
  /** Somebody answered by mail about a post: yes, yes with other words or on another date, or what is to be corrected. */
  'postApproved',
  'postApprovedChanged',
  'postApprovedMoved',
  'postCorrectionAsked',
  /** Nobody answered in time: it is approved, has another date, or could not be approved. */
  'silenceValidated',
  'silenceMoved',
  'silenceHeld',
  /** Somebody wrote about a post, asks for a yes to a part of it, or says that yes. */
  'postCommented',
  'captionYesAsked',
  'visualYesAsked',
  'captionYes',
  'visualYes',
  /** What became of money: a debit was validated, a payment refused, taken back by the bank, or given back. */
  'paymentSettled',
  'paymentFailed',
  'paymentReturned',
  'paymentRefunded',
  /** Ordered work is there, its promised day went by, or it has another one. */
  'orderDelivered',
  'orderLate',
  'orderDateChanged',
  /** Who makes an order wrote about it. */
  'orderCommented',
  /** The manager answered a complaint: it is made again, stays as it is, or is cancelled with its credits given back. */
  'orderMadeAgain',
  'orderKept',
  'orderCancelled',
  /** To who makes an order: it came, came back or was given to them; its business accepted it, or did not answer in time. */
  'orderToMake',
  'correctionToMake',
  'taskHandedOver',
  'taskGivenAway',
  'holidaysAccepted',
  'holidaysDeclined',
  'orderAccepted',
  'orderAcceptedBySilence',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
/** Told to whoever may see an account's plan and payments. */
export const moneyNotices = [
  'paymentSettled',
  'paymentFailed',
  'paymentReturned',
  'paymentRefunded',
] as const satisfies readonly NoticeKind[]

export const noticeView = z
  .object({
    id: z.number(),
    kind: z.enum(noticeKinds),
    at: z.iso.datetime(),
    network: network.nullable(),
    postId: z.string().nullable(),
    words: z.record(z.string(), z.string()),
    /** Set aside by somebody, or no longer so. */
    isRead: z.boolean(),
  })
  .meta({ id: 'Notice' })
export type NoticeView = z.infer<typeof noticeView>

export const noticeRoutes = [
  route('GET', '/api/users/{id}/notices', {
    access: access.account('posts:consult'),
    rate: 'read',
    summary:
      'What a business must know and has not set aside, or all it was told in the last 90 days, the latest first; without what one did oneself',
    params: params.id,
    query: page.extend({ which: z.enum(['unread', 'all']).default('unread') }),
    output: listOf(noticeView),
  }),
  route('POST', '/api/users/{id}/notices/read', {
    access: access.account('posts:edit'),
    rate: 'write',
    summary: 'Mark all of them as read, for everybody of the business',
    params: params.id,
    /** Those that came since somebody looked stay unread. */
    body: z.object({ before: z.iso.datetime() }),
    output: z.object({ count: z.number() }),
  }),
  route('DELETE', '/api/users/{id}/notices/{noticeId}', {
    access: access.account('posts:edit'),
    rate: 'write',
    summary: 'Set a notice aside, for everybody of the business',
    params: params.id.extend({ noticeId: digitsId }),
  }),
] as const

export const noticeEvents = ['notices.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    notices: { routes: typeof noticeRoutes; events: typeof noticeEvents }
  }
}
