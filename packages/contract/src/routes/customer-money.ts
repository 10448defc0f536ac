// What administrators see of a customer's money: plan, credits that are left, payments, debts.
import { z } from 'zod'
import { access, digitsId, listOf, page, route } from '../route.ts'
import { paymentMean, refundState } from '../values/money.ts'
import { creditLineView } from './credits.ts'
import { debtView } from './debts.ts'
import { paymentFailure, paymentState } from './purchases.ts'
import { subscriptionView } from './subscriptions.ts'

const creditsLeftView = z.object({
  bucket: z.enum(['gift', 'subscription', 'purchased']),
  left: z.number().int(),
  expiresAt: z.iso.datetime().nullable(),
})

export const customerMoneyView = z
  .object({
    name: z.string(),
    /** What the business is called; empty where it has no name yet. */
    society: z.string(),
    subscription: subscriptionView.nullable(),
    /** The plan that the platform gave, and until when. */
    given: z.object({ names: z.object({ fr: z.string(), en: z.string() }), until: z.iso.date() }).nullable(),
    /** In the order they will be spent. */
    credits: z.array(creditsLeftView),
    /** Set aside for orders under way. */
    reserved: z.number().int(),
    debts: z.array(debtView),
  })
  .meta({ id: 'CustomerMoney' })
export type CustomerMoneyView = z.infer<typeof customerMoneyView>

export const customerPaymentView = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    kind: z.enum(['plan', 'credits', 'debt']),
    words: z.object({ fr: z.string(), en: z.string() }),
    means: paymentMean,
    state: paymentState,
    failure: paymentFailure.nullable(),
    grossCents: z.number().int(),
    refunds: z.array(
      z.object({
        id: z.number(),
        at: z.iso.datetime(),
        cents: z.number().int(),
        reason: z.string(),
        state: refundState,
      }),
    ),
  })
  .meta({ id: 'CustomerPayment' })
export type CustomerPaymentView = z.infer<typeof customerPaymentView>

/** A line of a customer's book, with who wrote it. */
export const customerCreditLine = creditLineView.extend({ actorName: z.string() })
export type CustomerCreditLine = z.infer<typeof customerCreditLine>

const may = access.platform('adminBills:consult')
const oneCustomer = z.object({ accountId: digitsId })

export const customerMoneyRoutes = [
  route('GET', '/api/admin/customers/{accountId}/money', {
    access: may,
    rate: 'read',
    summary: 'A customer’s plan, the credits that are left and what is owed',
    params: oneCustomer,
    output: z.object({ money: customerMoneyView }),
  }),
  route('GET', '/api/admin/customers/{accountId}/payments', {
    access: may,
    rate: 'read',
    summary: 'A customer’s payments with what was given back, the latest first',
    params: oneCustomer,
    query: page,
    output: listOf(customerPaymentView),
  }),
  route('GET', '/api/admin/customers/{accountId}/credit-entries', {
    access: access.platform('adminCreditEntries:consult'),
    rate: 'read',
    summary: 'A customer’s book of credits, with the posts and bills its lines are about',
    params: oneCustomer,
    query: page,
    output: listOf(customerCreditLine),
  }),
] as const

declare module '../registry.ts' {
  interface Resources {
    customerMoney: { routes: typeof customerMoneyRoutes }
  }
}
