// Lines that a business and who makes its order write to each other.
import { z } from 'zod'
import { freeText } from './text.ts'

export const longestOrderComment = 2_000

/** What a line asks a yes for, or says yes to. */
export const orderPart = z.enum(['caption', 'visual'])
export type OrderPart = z.infer<typeof orderPart>

export const orderCommentView = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    side: z.enum(['customer', 'agent']),
    /** Empty where their account is gone. */
    by: z.string(),
    isOwn: z.boolean(),
    message: z.string(),
    /** A yes to a part of what was delivered is asked for; open until it is said, or something else is delivered. */
    requestValidation: z.object({ part: orderPart, isOpen: z.boolean() }).nullable(),
    /** A yes was said; current as long as nothing else was delivered. */
    validate: z.object({ part: orderPart, isCurrent: z.boolean() }).nullable(),
  })
  .meta({ id: 'OrderComment' })
export type OrderCommentView = z.infer<typeof orderCommentView>

const message = freeText(longestOrderComment).default('')

export const agentCommentInput = z
  .object({ message, requestValidation: orderPart.optional() })
  .refine((line) => line.message || line.requestValidation, { path: ['message'], error: 'required' })

export const customerCommentInput = z
  .object({
    message,
    validate: orderPart.optional(),
    /** The delivery that was seen by who says yes. */
    round: z.number().int().positive().optional(),
  })
  .refine((line) => line.message || line.validate, { path: ['message'], error: 'required' })
  .refine((line) => !line.validate || line.round !== undefined, { path: ['round'], error: 'required' })
