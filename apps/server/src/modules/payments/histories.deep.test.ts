// What Stripe tells of a payment, written by hand from its documentation: whatever order it arrives in, twice, early or late,
// the account ends as it does when everything comes in its order.
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type Stripe from 'stripe'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { stripeProvider } from '../../platform/payments/stripe-provider.ts'
import { presented } from '../../platform/payments/stripe-shapes.ts'
import { newBuyer, referenceOf, runJob } from '../../testing/buyer.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks } from '../billing/index.ts'
import { readPayments } from './jobs/read-payments.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})

afterEach(putClockBack)

/** What the payment is there, and what is told of it from then on. */
interface Moment {
  readonly is: object
  readonly told: readonly Told[]
}
type Told =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.processing'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.succeeded'
  | 'charge.pending'
  | 'charge.failed'
  | 'charge.succeeded'
  | 'charge.updated'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.closed'
  | 'mandate.updated'

const waits: Moment = { is: { status: 'requires_payment_method' }, told: ['payment_intent.created'] }
const asks3ds: Moment = { is: { status: 'requires_action' }, told: ['payment_intent.requires_action'] }
const refused = (code: string): Moment => ({
  is: {
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: code },
  },
  told: ['payment_intent.payment_failed', 'charge.failed'],
})
const isPaid: Moment = {
  is: { status: 'succeeded', latest_charge: { disputed: false, amount_refunded: 0 } },
  told: ['payment_intent.succeeded', 'charge.succeeded', 'charge.updated'],
}
const onItsWay: Moment = {
  is: { status: 'processing' },
  told: ['payment_intent.processing', 'charge.pending'],
}
const debitFailed: Moment = {
  is: {
    status: 'requires_payment_method',
    last_payment_error: { code: 'insufficient_funds', payment_method: { type: 'sepa_debit' } },
  },
  told: ['payment_intent.payment_failed', 'charge.failed', 'mandate.updated'],
}
const isCancelled: Moment = { is: { status: 'canceled' }, told: ['payment_intent.canceled'] }
const takenBack: Moment = {
  is: { status: 'succeeded', latest_charge: { disputed: true, amount_refunded: 0 } },
  told: ['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed'],
}

const histories: Readonly<Record<string, { means: 'card' | 'debit'; moments: readonly Moment[] }>> = {
  'a card that is taken at once': { means: 'card', moments: [waits, isPaid] },
  'a card its bank asks about': { means: 'card', moments: [waits, asks3ds, isPaid] },
  'a card that is refused, and another one': {
    means: 'card',
    moments: [waits, refused('generic_decline'), isPaid],
  },
  'a card that is refused three times': {
    means: 'card',
    moments: [waits, refused('insufficient_funds'), refused('expired_card'), refused('generic_decline')],
  },
  'a question of the bank that nobody answers': { means: 'card', moments: [waits, asks3ds, isCancelled] },
  'a card that is refused and then left': {
    means: 'card',
    moments: [waits, refused('generic_decline'), isCancelled],
  },
  'a card whose holder takes the money back': { means: 'card', moments: [waits, isPaid, takenBack] },
  'a debit that comes': { means: 'debit', moments: [waits, onItsWay, isPaid] },
  'a debit the bank refuses': { means: 'debit', moments: [waits, onItsWay, debitFailed] },
  'a debit that is refused and then paid by card': {
    means: 'debit',
    moments: [waits, onItsWay, debitFailed, isPaid],
  },
  'a debit the bank takes back': { means: 'debit', moments: [waits, onItsWay, isPaid, takenBack] },
  'a debit that is never begun': { means: 'debit', moments: [waits, isCancelled] },
}

const secret = 'whsec_histories'
const { readEvent } = stripeProvider({
  secretKey: 'sk_test_1',
  publicKey: 'pk_test_1',
  webhookSecret: secret,
  address: 'http://127.0.0.1:1',
})

/** The event as Stripe signs and sends it, read by its own library. */
function eventOf(type: Told, reference: string, id: string) {
  const [kind = '', second = ''] = type.split('.')
  const object =
    kind === 'payment_intent'
      ? { id: reference, object: 'payment_intent' }
      : kind === 'charge'
        ? { id: 'ch_1', object: second === 'dispute' ? 'dispute' : 'charge', payment_intent: reference }
        : { id: 'mandate_1', object: 'mandate' }
  const body = Buffer.from(JSON.stringify({ id, object: 'event', type, data: { object } }))
  const now = new Date()
  const at = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return readEvent(body, { 'stripe-signature': `t=${at},v1=${signature}` }, now)
}

async function begun(means: 'card' | 'debit') {
  const one = await newBuyer(server)
  await one.put({ kind: 'plan', packId: one.plan('Growth'), frequency: 'monthly' })
  const { payment } = (await one.pay(means)).body
  const reference = await referenceOf(server, payment.id)
  let count = 0
  return {
    becomes({ is }: Moment) {
      const { state, failure } = presented({ id: reference, amount: 0, ...is } as Stripe.PaymentIntent)
      testPayments.become(reference, state, failure)
    },
    async hears(type: Told, id = `evt-${payment.id}-${++count}`) {
      const event = eventOf(type, reference, id)
      // Of a mandate nothing is read.
      if (!event) return id
      await server.app.inject({
        method: 'POST',
        url: '/api/payments/events/demo',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      })
      await runJob(server, readPayments)
      return id
    },
    /** What counts for the business, however it came about. */
    async ends() {
      // A plan on trust has ended by then, where its money did not come.
      await one.after(16)
      const { rows } = await server.platform.db.execute<{ billed: number; owed: number; state: string }>(
        sql`select state,
          coalesce((select sum((amounts->>'gross')::int) from bill where payment_id = payment.id), 0)::int as billed,
          coalesce((select sum(cents) from debt where payment_id = payment.id), 0)::int as owed
          from payment where id = ${payment.id}`,
      )
      const { subscription } = await one.subscription()
      return { ...rows[0], credits: await one.credits(), plan: subscription?.state ?? null }
    },
  }
}

it.each(Object.entries(histories))('%s ends alike in any order', async (_name, { means, moments }) => {
  const inOrder = await begun(means)
  for (const moment of moments) {
    inOrder.becomes(moment)
    for (const type of moment.told) await inOrder.hears(type)
  }
  const wanted = await inOrder.ends()
  const all = moments.flatMap(({ told }, at) => told.map((type) => ({ type, at })))
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...all, ...all], { minLength: all.length, maxLength: all.length * 2 }),
      fc.nat({ max: moments.length - 1 }),
      async (order, from) => {
        await server.platform.db.execute(sql`delete from rate_counter`)
        const other = await begun(means)
        // What is told first is told when the payment is so far already, or later.
        let at = from
        other.becomes(moments[at] ?? waits)
        for (const { type, at: of } of order) {
          for (; at < of; ) other.becomes(moments[++at] ?? waits)
          const id = await other.hears(type)
          await other.hears(type, id)
        }
        for (; at < moments.length - 1; ) other.becomes(moments[++at] ?? waits)
        // Some were never told: what nobody tells of is asked for.
        await server.platform.db.execute(
          sql`update payment set read_again_at = ${server.clock.now().toISOString()}::timestamptz where reference is not null and read_again_at is not null`,
        )
        await runJob(server, readPayments)
        expect(JSON.stringify(await other.ends())).toBe(JSON.stringify(wanted))
      },
    ),
    { numRuns: 6, includeErrorInReport: true },
  )
})
