// What a business pays: its plan, its cart, payments and means of payment.
import { z } from 'zod'
import { access, digitsId, listOf, page, params, route } from '../route.ts'
import { network } from '../values/brand.ts'
import { amounts, cents, frequency, paymentMean } from '../values/money.ts'
import { ownPage } from '../values/own-page-field.ts'
import { freeText } from '../values/text.ts'
import { planLimits } from './packs.ts'

const names = z.object({ fr: z.string(), en: z.string() })

/** What choosing a plan does, and what it takes today, tax included; `later` and `same` take nothing. */
export const planChoice = z.object({
  how: z.enum(['first', 'now', 'later', 'same']),
  todayCents: z.number().int(),
})
export type PlanChoice = z.infer<typeof planChoice>

/** Until then a plan that the platform gave allows as much: this one brings its credits and nothing else. */
const onlyCreditsUntil = z.iso.date().nullable()

/** A plan as it is offered, or as somebody has it. */
export const offeredPlan = z.object({
  id: z.number(),
  names,
  descriptions: names,
  credits: z.number().int(),
  emoticon: z.string(),
  monthlyCents: z.number().int(),
  yearlyCents: z.number().int().nullable(),
  limits: planLimits,
  isRecommended: z.boolean(),
  choice: z.object({ monthly: planChoice, yearly: planChoice.nullable() }),
  onlyCreditsUntil,
})
export type OfferedPlan = z.infer<typeof offeredPlan>
export const offeredCredits = z.object({
  id: z.number(),
  names,
  descriptions: names,
  credits: z.number().int(),
  emoticon: z.string(),
  cents: z.number().int(),
})
export type OfferedCredits = z.infer<typeof offeredCredits>

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
  /** What the next period costs, without tax. */
  cents: z.number().int(),
  periodEnd: z.iso.datetime().nullable(),
  /** The last day of grace of one that is late. */
  graceUntil: z.iso.datetime().nullable(),
  /** What it becomes at the period's end. */
  next: z.object({ planId: z.number(), names, frequency, cents: z.number().int() }).nullable(),
  means: z.string().nullable(),
  version: z.number().int(),
})
export type SubscriptionView = z.infer<typeof subscriptionView>

/** Money that will be taken, tax included. */
export const charge = z.object({ at: z.iso.datetime(), cents: z.number().int() })
export type Charge = z.infer<typeof charge>

export const cartLine = z.object({
  packId: z.number(),
  names,
  quantity: z.number().int(),
  credits: z.number().int(),
  /** Of all of them together, without tax. */
  cents: z.number().int(),
})
export const cartView = z.object({
  id: z.number(),
  kind: z.enum(['plan', 'credits']),
  frequency: frequency.nullable(),
  lines: z.array(cartLine),
  /** Credit for days of the present plan that will not be used. */
  unusedCents: z.number().int(),
  code: z.string().nullable(),
  /** A code that was put there is not valid any more: the price is without it. */
  isCodeOver: z.boolean(),
  amounts,
  /** Why there is no tax, where there is none. */
  taxReason: z.enum(['reverseCharge', 'export']).nullable(),
  /** The European register does not know the VAT number, so that the tax is added. */
  isVatUnknown: z.boolean(),
  /** Of a plan: what is taken after this, unless it is left. */
  renewal: charge.nullable(),
  onlyCreditsUntil,
  /** What has to stand on a bill of who buys is there. */
  isBillable: z.boolean(),
  /** The bill has no letters for something in the name or the address. */
  isUnwritable: z.boolean(),
  /** Who is billed, as it stands now; empty words where they are not known. */
  buyer: z.object({
    name: z.string(),
    address: z.string(),
    siret: z.string(),
    vatNumber: z.string(),
  }),
  expiresAt: z.iso.datetime(),
  version: z.number().int(),
})
export type CartView = z.infer<typeof cartView>

/** `action`: the person has something to do at `url`; `processing`: a debit on its way; `failed` may be tried again. */
export const paymentStates = ['action', 'processing', 'succeeded', 'failed', 'cancelled', 'returned'] as const
export const paymentState = z.enum(paymentStates)
export type PaymentState = z.infer<typeof paymentState>
export const paymentFailures = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'authenticationFailed',
  'debitRefused',
  'unknown',
] as const
export const paymentFailure = z.enum(paymentFailures)
export type PaymentFailure = z.infer<typeof paymentFailure>

export const paymentView = z.object({
  id: z.number(),
  state: paymentState,
  means: paymentMean,
  grossCents: z.number().int(),
  failure: paymentFailure.nullable(),
  /** Where the person pays or confirms, at the provider's. */
  url: z.string().nullable(),
  /** What the provider's own form element needs in place of an address. */
  clientSecret: z.string().nullable(),
  publicKey: z.string().nullable(),
  /** The page one came from. */
  returnTo: z.string(),
  credits: z.number().int(),
  planNames: names.nullable(),
  /** It settles what was owed; nothing is bought by it. */
  isDebt: z.boolean(),
  /** What is there once it is on its way or paid; null where that is not told. */
  outcome: z
    .object({
      bill: z.object({ id: z.number(), number: z.string() }).nullable(),
      planUntil: z.iso.datetime().nullable(),
      nextCharge: charge.nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
})
export type PaymentView = z.infer<typeof paymentView>

/** What a business owes since a debit came back. */
export const debtView = z
  .object({
    paymentId: z.number(),
    cents: z.number().int(),
    openedAt: z.iso.datetime(),
    account: z.object({ id: z.number(), name: z.string() }),
  })
  .meta({ id: 'Debt' })
export type DebtView = z.infer<typeof debtView>

export const paymentMethodView = z.object({
  id: z.number(),
  means: paymentMean,
  /** A card's brand or a bank's name, with the last four characters. */
  label: z.string(),
  expires: z.string().nullable(),
  isDefault: z.boolean(),
})
export type PaymentMethodView = z.infer<typeof paymentMethodView>

const cartBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), packId: digitsId, frequency }),
  z.object({
    kind: z.literal('credits'),
    items: z
      .array(z.object({ packId: digitsId, quantity: z.number().int().min(1).max(99) }))
      .min(1)
      .max(20),
  }),
])
export type CartBody = z.infer<typeof cartBody>

const consult = access.account('billing:consult')
const buy = access.account('billing:edit')
const means = access.account('paymentMeans:edit')

const refunds = access.platform('adminBills:edit')
const oneBill = z.object({ billId: digitsId })
const asked = {
  reason: freeText(300).min(2),
  /** The same key twice gives back once. */
  key: z.string().min(8).max(64),
}
export const refundView = z.object({
  grossCents: z.number().int(),
  /** Given back so far, or asked for at the provider. */
  refundedCents: z.number().int(),
  credits: z.number().int(),
})
export type RefundView = z.infer<typeof refundView>

export const purchaseRoutes = [
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
      limits: planLimits.nullable(),
      used: z.object({ networks: z.number(), postsThisWeek: z.number(), ideasThisMonth: z.number() }),
      debtCents: z.number().int(),
      waiting: z.array(paymentView),
    }),
  }),
  route('GET', '/api/users/{id}/offers', {
    access: consult,
    rate: 'read',
    summary: 'Plans and packs of credits that a business can buy',
    params: params.id,
    output: z.object({ plans: z.array(offeredPlan), creditPacks: z.array(offeredCredits) }),
  }),
  route('GET', '/api/users/{id}/cart', {
    access: consult,
    rate: 'read',
    summary: 'What a business is about to buy',
    params: params.id,
    output: z.object({ cart: cartView.nullable() }),
  }),
  route('POST', '/api/users/{id}/cart', {
    access: buy,
    rate: 'write',
    summary: 'Put a plan or packs of credits into the cart, in place of what was there',
    params: params.id,
    body: cartBody,
    output: z.object({ cart: cartView }),
  }),
  route('POST', '/api/users/{id}/cart/code', {
    access: buy,
    rate: 'secret',
    summary: 'Use a promotion code, or none',
    params: params.id,
    body: z.object({ code: freeText(40) }),
    output: z.object({ cart: cartView }),
  }),
  route('DELETE', '/api/users/{id}/cart', {
    access: buy,
    rate: 'write',
    summary: 'Empty the cart',
    params: params.id,
  }),
  route('POST', '/api/users/{id}/payments', {
    access: buy,
    rate: 'write',
    summary: 'Pay what is in the cart',
    params: params.id,
    body: z.object({
      cartVersion: z.number().int(),
      /** What was seen: another amount is refused, and nothing is taken. */
      agreedCents: cents,
      means: paymentMean,
      holder: freeText(120).min(2),
      /** Where the notice before a debit goes. */
      email: z.email().max(254).optional(),
      /** A card or account that is kept. */
      methodId: digitsId.optional(),
      returnTo: ownPage,
      /** The same key twice pays once. */
      key: z.string().min(8).max(64),
    }),
    output: z.object({ payment: paymentView }),
  }),
  route('POST', '/api/users/{id}/debt/payments', {
    access: buy,
    rate: 'write',
    summary: 'Pay what is owed since a debit came back, by card',
    params: params.id,
    body: z.object({
      agreedCents: cents,
      holder: freeText(120).min(2),
      returnTo: ownPage,
      key: z.string().min(8).max(64),
    }),
    output: z.object({ payment: paymentView }),
  }),
  route('GET', '/api/admin/debts', {
    access: access.platform('adminBills:consult'),
    rate: 'read',
    summary: 'What businesses owe, the oldest first',
    query: page,
    output: listOf(debtView),
  }),
  route('POST', '/api/admin/debts/{paymentId}/paid', {
    access: access.platform('adminBills:edit'),
    rate: 'write',
    summary: 'What was owed was paid in another way',
    params: z.object({ paymentId: digitsId }),
    /** How it is known; kept in the journal. */
    body: z.object({ reason: freeText(300).min(2) }),
  }),
  route('POST', '/api/users/{id}/payments/{paymentId}/read', {
    access: buy,
    rate: 'write',
    summary: 'How a payment stands at the provider',
    params: z.object({ id: digitsId, paymentId: digitsId }),
    output: z.object({ payment: paymentView }),
  }),
  route('GET', '/api/users/{id}/payment-methods', {
    access: access.account('paymentMeans:consult'),
    rate: 'read',
    summary: 'Cards and accounts that a business keeps with the provider',
    themselvesOnly: true,
    params: params.id,
    output: z.object({ methods: z.array(paymentMethodView) }),
  }),
  route('POST', '/api/users/{id}/payment-methods/{methodId}', {
    access: means,
    rate: 'write',
    summary: 'Pay with this one from now on',
    themselvesOnly: true,
    params: z.object({ id: digitsId, methodId: digitsId }),
    output: z.object({ methods: z.array(paymentMethodView) }),
  }),
  route('DELETE', '/api/users/{id}/payment-methods/{methodId}', {
    access: access.account('paymentMeans:delete'),
    rate: 'write',
    summary: 'Keep a card or account no more',
    themselvesOnly: true,
    params: z.object({ id: digitsId, methodId: digitsId }),
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
    summary: 'What leaving the plan would mean for networks and scheduled posts',
    params: params.id,
    output: z.object({
      /** How many networks would stay, null for all of them. */
      most: z.number().nullable(),
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
  route('GET', '/api/admin/bills/{billId}/refund', {
    access: refunds,
    rate: 'read',
    summary: 'What of a paid bill can still be given back',
    params: oneBill,
    output: z.object({ refund: refundView }),
  }),
  route('POST', '/api/admin/bills/{billId}/refund', {
    access: refunds,
    rate: 'write',
    summary: 'Give credits for a paid bill, or money back with a credit note',
    params: oneBill,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('credits'), ...asked, credits: z.number().int().min(1).max(100_000) }),
      z.object({
        kind: z.literal('money'),
        ...asked,
        cents: cents.min(1),
        /** What was given back so far, as it was seen: two at once refund once. */
        seenCents: cents,
      }),
    ]),
    output: z.object({ refund: refundView }),
  }),
  route('POST', '/api/payments/events/{provider}', {
    access: access.public,
    rate: 'read',
    signed: true,
    summary: 'A provider says that something changed; what changed is read there',
    params: z.object({ provider: z.enum(['demo', 'stripe']) }),
  }),
] as const

export const purchaseEvents = ['purchases.changed'] as const

declare module '../registry.ts' {
  interface Resources {
    purchases: { routes: typeof purchaseRoutes; events: typeof purchaseEvents }
  }
}

export * from '../values/money.ts'
