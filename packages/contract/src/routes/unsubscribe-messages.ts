// What somebody is asked who leaves a plan, and how often it was answered.
import { z } from 'zod'
import { access, digitsId, params, route } from '../route.ts'
import { freeText } from '../values/text.ts'

/** One of the answers, several of them, or words of one's own. */
export const unsubscribeKinds = ['unique', 'multiple', 'free'] as const
export const unsubscribeKind = z.enum(unsubscribeKinds)
export type UnsubscribeKind = z.infer<typeof unsubscribeKind>

const words = (max: number) => z.object({ fr: freeText(max).min(1), en: freeText(max).min(1) })
const message = z.object({
  words: words(300),
  kind: unsubscribeKind,
  isEnabled: z.boolean(),
  emoticon: freeText(16).default(''),
  /** Of one that is not answered in one's own words. */
  answers: z.array(words(200)).max(20),
})
export type UnsubscribeMessageInput = z.infer<typeof message>

export const unsubscribeMessageView = message
  .extend({
    id: z.number(),
    /** How often it was answered. */
    countUsed: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'UnsubscribeMessage' })
export type UnsubscribeMessageView = z.infer<typeof unsubscribeMessageView>

/** As somebody who leaves reads it. */
export const leavingQuestion = message.omit({ isEnabled: true }).extend({ id: z.number() })
export type LeavingQuestion = z.infer<typeof leavingQuestion>

const may = {
  consult: access.platform('adminUnsubscribeMessages:consult'),
  create: access.platform('adminUnsubscribeMessages:create'),
  edit: access.platform('adminUnsubscribeMessages:edit'),
  delete: access.platform('adminUnsubscribeMessages:delete'),
}
const oneMessage = z.object({ messageId: digitsId })

export const unsubscribeMessageRoutes = [
  route('GET', '/api/users/{id}/leaving-questions', {
    access: access.account('billing:consult'),
    rate: 'read',
    summary: 'What is asked when a plan is left',
    params: params.id,
    output: z.object({
      questions: z.array(leavingQuestion),
      /** How many networks stay without a plan. */
      networksKept: z.number().int(),
    }),
  }),
  route('GET', '/api/admin/unsubscribe-messages', {
    access: may.consult,
    rate: 'read',
    summary: 'All that can be asked when a plan is left, in its order',
    output: z.object({ messages: z.array(unsubscribeMessageView) }),
  }),
  route('POST', '/api/admin/unsubscribe-messages', {
    access: may.create,
    rate: 'write',
    summary: 'Add something to ask',
    body: message,
    output: z.object({ message: unsubscribeMessageView }),
  }),
  route('POST', '/api/admin/unsubscribe-messages/order', {
    access: may.edit,
    rate: 'write',
    summary: 'Ask in another order',
    body: z.object({ messageIds: z.array(digitsId).min(1).max(50) }),
  }),
  route('POST', '/api/admin/unsubscribe-messages/{messageId}', {
    access: may.edit,
    rate: 'write',
    summary: 'Change what is asked; answers that were given stay',
    params: oneMessage,
    body: message.extend({ version: z.number().int() }),
    output: z.object({ message: unsubscribeMessageView }),
  }),
  route('DELETE', '/api/admin/unsubscribe-messages/{messageId}', {
    access: may.delete,
    rate: 'write',
    summary: 'Ask something no more',
    params: oneMessage,
  }),
] as const

export const unsubscribeMessageEvents = ['unsubscribeMessages.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    unsubscribeMessages: {
      routes: typeof unsubscribeMessageRoutes
      events: typeof unsubscribeMessageEvents
    }
  }
}
