// What a business buys: offers, its cart, payments and means of payment.
import { z } from 'zod'
import { access, digitsId, params, route } from '../route.ts'
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

/** Of the codes that could lower a payment the one that does, and those that stay for later ones: never two at once. */
export const runningCodes = z.object({ used: z.string().nullable(), kept: z.array(z.string()) })
export type RunningCodes = z.infer<typeof runningCodes>
/** Money that will be taken, tax included. */
export const charge = z.object({ at: z.iso.datetime(), cents: z.number().int(), codes: runningCodes })
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
  /** Credits of the present plan that go with those days. */
  creditsGoing: z.number().int(),
  code: z.string().nullable(),
  /** What that code takes off, and of how many payments of a plan; null for an agency's. */
  promotion: z
    .object({
      percent: z.number().int().nullable(),
      cents: z.number().int().nullable(),
      periods: z.number().int(),
    })
    .nullable(),
  /** A code that was put there is not valid any more: the price is without it. */
  isCodeOver: z.boolean(),
  /** The agency's code that is taken off, now and at each payment of a plan. */
  affiliation: z.object({ code: z.string(), agency: z.string(), percent: z.number().int() }).nullable(),
  amounts,
  /** Why there is no tax, where there is none. */
  taxReason: z.enum(['reverseCharge', 'export']).nullable(),
  /** The European register does not know the VAT number, so that the tax is added. */
  isVatUnknown: z.boolean(),
  /** Of a plan: what is taken after this, unless it is left; and once a promotion code that lowers it is used up. */
  renewal: charge.extend({ afterCodeCents: z.number().int().nullable() }).nullable(),
  /** The day by which a bank takes it, were it a debit that is sent now. */
  debitedBy: z.iso.date(),
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
      /** What can be spent now. */
      creditsLeft: z.number().int(),
      /** Of a debit on its way: the day by which it is taken, under which mandate, by whom. */
      debit: z
        .object({ by: z.iso.date(), mandate: z.string(), creditor: z.string(), creditorId: z.string() })
        .nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
})
export type PaymentView = z.infer<typeof paymentView>

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

export const purchaseRoutes = [
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
    /** `replaced`: what was there of the other kind, and can be put back. */
    output: z.object({ cart: cartView, replaced: cartBody.nullable() }),
  }),
  route('POST', '/api/users/{id}/cart/code', {
    access: buy,
    rate: 'secret',
    summary: 'Use a promotion code, an agency’s code, or none',
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
