import type { CartBody } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import { society } from '../modules/brand/brand.tables.ts'
import type { endGifts } from '../modules/payments/jobs/end-gifts.ts'
import type { finishRefunds } from '../modules/payments/jobs/finish-refunds.ts'
import type { readMethodSetups } from '../modules/payments/jobs/read-method-setups.ts'
import { readPayments } from '../modules/payments/jobs/read-payments.ts'
import type { remindBuyers } from '../modules/payments/jobs/remind-buyers.ts'
import { renewPlans } from '../modules/payments/jobs/renew-plans.ts'
import { payment } from '../modules/payments/payments.tables.ts'
import { days } from '../platform/clock.ts'
import { makePerson, signedIn } from './people.ts'
import { type TestServer, testPayments } from './test-platform.ts'

export const runJob = (
  server: TestServer,
  job:
    | typeof renewPlans
    | typeof readPayments
    | typeof readMethodSetups
    | typeof remindBuyers
    | typeof finishRefunds
    | typeof endGifts,
) => job.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })

export async function referenceOf({ platform }: TestServer, paymentId: number): Promise<string> {
  const [row] = await platform.db.select().from(payment).where(eq(payment.id, paymentId))
  return row?.reference ?? ''
}

/** The provider's word that a payment changed, always the same. */
export async function tellOf(server: TestServer, paymentId: number): Promise<void> {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/payments/events/demo',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: `event-${paymentId}`, reference: await referenceOf(server, paymentId) }),
  })
  if (statusCode !== 200) throw new Error(`The event was not taken: ${statusCode}`)
}

/** A business that buys, by the calls its screens make. */
export async function newBuyer(server: TestServer) {
  const customer = await makePerson(server, 'customer')
  const address = { address: '3, rue du Four', zipCode: '69001', city: 'Lyon' }
  await server.platform.db
    .insert(society)
    .values({ personId: customer.id, name: 'Maison Verdier', ...address })
    .onConflictDoUpdate({ target: society.personId, set: address })
  let browser = await signedIn(server, customer)
  const params = { id: customer.id }
  const offers = (await browser.call('GET /api/users/{id}/offers', { params })).body
  const plan = (name: string) => offers.plans.find(({ names }) => names.en === name)?.id ?? 0
  const pack = (credits: number) => offers.creditPacks.find((one) => one.credits === credits)?.id ?? 0
  let count = 0
  return {
    customer,
    get browser() {
      return browser
    },
    /** Days later, signed in again, with what was due done. */
    async after(count: number) {
      server.clock.advance(days(count))
      await runJob(server, renewPlans)
      await runJob(server, readPayments)
      browser = await signedIn(server, customer)
    },
    params,
    plan,
    pack,
    /** As the screen puts it there; what may be refused. */
    tryPut: (body: CartBody) => browser.call('POST /api/users/{id}/cart', { params, body }),
    async put(body: CartBody) {
      return (await this.tryPut(body)).body.cart
    },
    async pay(means: 'card' | 'debit' = 'card', key?: string, email?: string) {
      const { cart } = (await browser.call('GET /api/users/{id}/cart', { params })).body
      count += 1
      return browser.call('POST /api/users/{id}/payments', {
        params,
        body: {
          cartVersion: cart?.version ?? 0,
          agreedCents: cart?.amounts.gross ?? 0,
          means,
          holder: 'Hélène Verdier',
          ...(email ? { email } : {}),
          returnTo: '/me/networks',
          key: key ?? `key-${customer.id}-${count}`,
        },
      })
    },
    async read(paymentId: number) {
      const answer = await browser.call('POST /api/users/{id}/payments/{paymentId}/read', {
        params: { ...params, paymentId },
      })
      return answer.body.payment
    },
    async becomes(paymentId: number, ...how: [Parameters<typeof testPayments.become>[1]]) {
      testPayments.become(await referenceOf(server, paymentId), ...how)
      return this.read(paymentId)
    },
    async subscription() {
      return (await browser.call('GET /api/users/{id}/credit-subscription', { params })).body
    },
    async credits() {
      return (await browser.call('GET /api/home')).body.home.credits?.left
    },
    async bills() {
      return (await browser.call('GET /api/users/{id}/bills', { params, query: {} })).body.data.items
    },
  }
}

/** A business with a plan by the month: paid by card, or by a debit that is on its way. */
export async function newSubscriber(server: TestServer, name = 'Start', means: 'card' | 'debit' = 'card') {
  const one = await newBuyer(server)
  await one.put({ kind: 'plan', packId: one.plan(name), frequency: 'monthly' })
  const asked = (await one.pay(means)).body.payment
  const paid = await one.becomes(asked.id, means === 'card' ? 'succeeded' : 'processing')
  return Object.assign(one, { asked, paid })
}
