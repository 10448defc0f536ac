// The plan that a business has: what it allows, what it becomes, and leaving it.
import { z } from 'zod'
import { access, digitsId, params, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { frequency } from '../values/money.ts'
import { freeText } from '../values/text.ts'
import { planLimits } from './packs.ts'
import { paymentView, runningCodes } from './purchases.ts'

const names = z.object({ fr: z.string(), en: z.string() })

/**
 * `waiting` for its first payment; `active`; `late`: a payment failed and is tried again until a day; `ending`: it was
 * cancelled and lasts until its period's end.
 */
export const subscriptionStates = ['waiting', 'active', 'late', 'ending'] as const
export const subscriptionState = z.enum(subscriptionStates)
export type SubscriptionState = z.infer<typeof subscriptionState>

export const subscriptionView = z.object({
  state: subscriptionState,
  plan: z.object({ id: z.number(), names, credits: z.number().int(), limits: planLimits }),
  frequency,
  /** What the next period costs, without tax, and the code that lowers it. */
  cents: z.number().int(),
  codes: runningCodes,
  periodEnd: z.iso.datetime().nullable(),
  /** The last day of grace of one that is late. */
  graceUntil: z.iso.datetime().nullable(),
  /** What it becomes at the period's end. */
  next: z.object({ planId: z.number(), names, frequency, cents: z.number().int() }).nullable(),
  means: z.string().nullable(),
  version: z.number().int(),
})
export type SubscriptionView = z.infer<typeof subscriptionView>

/** What is allowed from a day on, until the next of them; without limits there is no plan. */
const planStep = z.object({
  from: z.iso.datetime(),
  limits: planLimits.nullable(),
  ideasAMonth: z.number().int(),
  /** Each month, of the plan that is paid for. */
  credits: z.number().int(),
})
export type PlanStep = z.infer<typeof planStep>

const consult = access.account('billing:consult')
const buy = access.account('billing:edit')

export const subscriptionRoutes = [
  route('GET', '/api/users/{id}/credit-subscription', {
    access: consult,
    rate: 'read',
    summary: 'The plan of a business with what it allows and how much of it is used',
    params: params.id,
    output: z.object({
      subscription: subscriptionView.nullable(),
      /** The plan that the platform gave, its last day included. */
      given: z
        .object({
          names,
          until: z.iso.date(),
          /** It allows something that the plan which is paid for does not. */
          isMore: z.boolean(),
        })
        .nullable(),
      /** What can be spent, with the days on which it ends, the soonest first; null for what never does. */
      credits: z.array(z.object({ amount: z.number().int(), endsAt: z.iso.datetime().nullable() })),
      /** Set aside for orders under way. */
      reserved: z.number().int(),
      limits: planLimits.nullable(),
      /** How many ideas a month it may have, also without a plan. */
      ideasAMonth: z.number().int(),
      used: z.object({ networks: z.number(), postsThisWeek: z.number(), ideasThisMonth: z.number() }),
      debtCents: z.number().int(),
      /** Of what came back unpaid: its bill, and the day on which it came back. */
      debts: z.array(z.object({ billNumber: z.string().nullable(), at: z.iso.datetime() })),
      waiting: z.array(paymentView),
    }),
  }),
  route('POST', '/api/users/{id}/subscription/next', {
    access: buy,
    rate: 'write',
    summary: 'Another plan from the period’s end on; the present one takes that back',
    params: params.id,
    body: z.object({ packId: digitsId, frequency }),
  }),
  route('GET', '/api/users/{id}/subscription/leave', {
    access: consult,
    rate: 'read',
    summary: 'What leaving the plan, or having a smaller one after it, would mean from which day on',
    params: params.id,
    query: z.object({
      /** The plan that would follow; without one, none does. */
      packId: digitsId.optional(),
    }),
    output: z.object({
      steps: z.array(planStep),
      /** How many networks would stay, null for all of them. */
      most: z.number().nullable(),
      /** What is left of the plan's credits, by the day on which it ends, the soonest first. */
      planCredits: z.array(z.object({ amount: z.number().int(), endsAt: z.iso.datetime() })),
      /** Those that stay where nobody chooses others, and the posts that would be unscheduled then. */
      kept: z.array(network),
      unscheduled: z.number(),
      networks: z.array(
        z.object({
          network,
          posts: z.number(),
          /** Posts that would be unscheduled, were it the one that stays. */
          unscheduled: z.number(),
        }),
      ),
    }),
  }),
  route('POST', '/api/users/{id}/subscription/leave', {
    access: buy,
    rate: 'write',
    summary: 'End the plan with its period',
    params: params.id,
    body: z.object({
      reasons: z
        .array(
          z.object({
            /** The question as it is kept, where it is one of those. */
            messageId: digitsId.optional(),
            question: freeText(300),
            answers: z.array(freeText(1_000)).max(20),
          }),
        )
        .max(20)
        .default([]),
      keptNetworks: z.array(network).max(20).default([]),
    }),
  }),
  route('POST', '/api/users/{id}/subscription/keep', {
    access: buy,
    rate: 'write',
    summary: 'Take back that a plan was left, or another one chosen',
    params: params.id,
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    subscriptions: { routes: typeof subscriptionRoutes }
  }
}
