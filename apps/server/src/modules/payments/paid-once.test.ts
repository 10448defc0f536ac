// Two windows, a bank that takes its time, a renewal nobody can confirm: money is taken once, and what was paid for stays.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { newBuyer, referenceOf, runJob, tellOf } from '../../testing/buyer.ts'
import { deleteDueAccounts } from '../../testing/delete-due-accounts.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks, spendCredits } from '../billing/index.ts'
import { finishRefunds } from './jobs/finish-refunds.ts'
import { readPayments } from './jobs/read-payments.ts'
import { renewPlans } from './jobs/renew-plans.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})
afterEach(putClockBack)

type Buyer = Awaited<ReturnType<typeof newBuyer>>
const buyer = () => newBuyer(server)
const putPlan = (one: Buyer, name: string, frequency: 'monthly' | 'yearly' = 'monthly') =>
  one.put({ kind: 'plan', packId: one.plan(name), frequency })

async function subscribed(name = 'Start', means: 'card' | 'debit' = 'card') {
  const one = await buyer()
  await putPlan(one, name)
  const asked = (await one.pay(means)).body.payment
  await one.becomes(asked.id, means === 'card' ? 'succeeded' : 'processing')
  return Object.assign(one, { asked })
}
const planOf = async (one: Buyer) => {
  const { subscription } = await one.subscription()
  return [subscription?.plan.names.en, subscription?.state]
}
const paymentsOf = async (one: Buyer) => {
  const { rows } = await server.platform.db.execute<{ id: string; state: string; gross: number }>(
    sql`select id::text, state, gross_cents as gross from payment where account_id = ${one.customer.id} order by created_at, id`,
  )
  return rows
}

let keys = 0
const payAs = (one: Buyer, agreed: { cartVersion: number; agreedCents: number }) => {
  keys += 1
  const how = { means: 'card', holder: 'Hélène', returnTo: '/', key: `agreed-${keys}-key` } as const
  return one.browser.call('POST /api/users/{id}/payments', {
    params: one.params,
    body: { ...agreed, ...how },
  })
}

describe('one cart', () => {
  it('is one payment, whichever window it is paid in; another one ends it first', async () => {
    const one = await buyer()
    const put = (quantity: number) =>
      one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity }] })
    await put(1)
    const [first, second] = await Promise.all([one.pay('card', 'window-a'), one.pay('card', 'window-b')])
    expect(second.body.payment.id).toBe(first.body.payment.id)
    await put(2)
    const other = (await one.pay('card', 'window-c')).body.payment
    expect(await paymentsOf(one)).toMatchObject([{ state: 'cancelled' }, { state: 'action', gross: 4_560 }])
    await one.becomes(other.id, 'succeeded')
    expect(await one.credits()).toBe(20)
  })

  it('is asked for under its first key when no answer came and it is paid again', async () => {
    const one = await buyer()
    await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    testPayments.silent = { calls: 2, after: false }
    expect((await one.pay('card', 'window-a')).status).toBe(503)
    testPayments.silent = { calls: 0, after: false }
    expect((await one.pay('card', 'window-b')).status).toBe(200)
    expect(await paymentsOf(one)).toHaveLength(1)
  })

  it('whose answer was lost is looked for once its key may be forgotten, and never asked for anew', async () => {
    const [lost, taken] = [await buyer(), await buyer()]
    for (const one of [lost, taken]) {
      await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
      testPayments.silent = { calls: 1, after: one === taken }
      expect((await one.pay()).status).toBe(503)
    }
    testPayments.silent = { calls: 0, after: false }
    const [{ id = '' } = {}] = await paymentsOf(taken)
    const there = [...testPayments.payments.values()].find(({ start }) => start.key === `payment-${id}`)
    testPayments.become(there?.reference ?? '', 'succeeded')
    const count = testPayments.payments.size
    await lost.after(1)
    expect(testPayments.payments.size).toBe(count)
    expect(await paymentsOf(taken)).toMatchObject([{ state: 'succeeded' }])
    expect(await paymentsOf(lost)).toMatchObject([{ state: 'cancelled' }])
    expect((await server.mailsTo(lost.customer.email)).at(-1)).toMatchObject({ kind: 'paymentNotTaken' })
  })

  it('costs what was seen some minutes ago, and what its packs were then', async () => {
    const one = await subscribed('Start')
    await one.after(9)
    const cart = await putPlan(one, 'Agency')
    const agreed = { cartVersion: cart.version, agreedCents: cart.amounts.gross }
    server.clock.advance(14 * 60_000)
    const packs = server.platform.db
    await packs.execute(
      sql`update pack set credits = 1, version = version + 1 where id = ${one.plan('Agency')}`,
    )
    expect((await payAs(one, agreed)).error?.code).toBe('cartChanged')
    await packs.execute(
      sql`update pack set credits = 260, version = version - 1 where id = ${one.plan('Agency')}`,
    )
    const { status, body } = await payAs(one, agreed)
    expect([status, body.payment?.grossCents]).toEqual([200, agreed.agreedCents])
    expect((await payAs(one, { ...agreed, agreedCents: agreed.agreedCents - 1 })).status).toBe(200)
    await putPlan(one, 'Growth')
    const { cart: next } = (await one.browser.call('GET /api/users/{id}/cart', { params: one.params })).body
    const less = { cartVersion: next?.version ?? 0, agreedCents: (next?.amounts.gross ?? 0) - 100 }
    expect((await payAs(one, less)).error?.code).toBe('cartChanged')
    const { payment } = (await payAs(one, { ...less, agreedCents: less.agreedCents + 300 })).body
    expect(payment.grossCents).toBe(next?.amounts.gross)
  })

  it('is emptied by its own payment alone', async () => {
    const one = await buyer()
    await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    const first = (await one.pay()).body.payment
    await one.put({ kind: 'credits', items: [{ packId: one.pack(50), quantity: 1 }] })
    await one.becomes(first.id, 'succeeded')
    const { cart } = (await one.browser.call('GET /api/users/{id}/cart', { params: one.params })).body
    expect(cart?.lines).toMatchObject([{ credits: 50 }])
  })

  it('is not paid before there is an address for the bill', async () => {
    const one = await buyer()
    await server.platform.db.execute(sql`update society set city = '' where person_id = ${one.customer.id}`)
    const cart = await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    expect(cart.isBillable).toBe(false)
    expect((await one.pay()).error?.code).toBe('addressMissing')
  })
})

describe('while a debit is on its way', () => {
  it('no other plan is bought beside it', async () => {
    const one = await subscribed('Start', 'debit')
    await putPlan(one, 'Growth')
    expect((await one.pay()).error?.code).toBe('debitUnderWay')
  })

  it('for a dearer plan, the one that is paid goes on; it begins with the money, or never', async () => {
    const one = await subscribed('Start')
    await putPlan(one, 'Growth')
    const dearer = (await one.pay('debit')).body.payment
    await one.becomes(dearer.id, 'processing')
    expect(await planOf(one)).toEqual(['Start', 'active'])
    await one.becomes(dearer.id, 'failed')
    expect(await planOf(one)).toEqual(['Start', 'active'])
    expect(await one.credits()).toBe(30)
    await putPlan(one, 'Agency')
    const again = (await one.pay('debit')).body.payment
    await one.becomes(again.id, 'processing')
    await one.becomes(again.id, 'succeeded')
    expect(await planOf(one)).toEqual(['Agency', 'active'])
  })

  it('that is refused, the same plan can be paid by card', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'failed')
    expect(await planOf(one)).toEqual(['Start', 'late'])
    await putPlan(one, 'Start')
    await one.becomes((await one.pay()).body.payment.id, 'succeeded')
    expect(await planOf(one)).toEqual(['Start', 'active'])
  })
})

describe('a renewal', () => {
  const withCode = async (percent: number, periods: number) => {
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const one = await buyer()
    const code = `CODE${one.customer.id}`
    await admin.call('POST /api/admin/promotion-codes', {
      body: {
        code,
        startsOn: '2020-01-01',
        endsOn: '2090-01-01',
        periods,
        sectorIds: [],
        percent,
        cents: null,
      },
    })
    await putPlan(one, 'Start')
    await one.browser.call('POST /api/users/{id}/cart/code', { params: one.params, body: { code } })
    const asked = (await one.pay()).body.payment
    if (percent < 100) await one.becomes(asked.id, 'succeeded')
    return one
  }

  it('keeps what its code takes off, however often it is tried', async () => {
    const one = await withCode(50, 2)
    testPayments.alone = 'failed'
    await one.after(31)
    testPayments.alone = 'succeeded'
    await one.after(4)
    expect((await paymentsOf(one)).map(({ gross }) => gross)).toEqual([1_740, 1_740, 1_740])
    await one.after(31)
    expect((await paymentsOf(one)).at(-1)?.gross).toBe(3_480)
  })

  it('without a means of payment is told, and paid by hand', async () => {
    const one = await withCode(100, 1)
    await one.after(31)
    expect(await planOf(one)).toEqual(['Start', 'late'])
    expect((await server.mailsTo(one.customer.email)).map(({ kind }) => kind)).toContain('paymentFailed')
    await putPlan(one, 'Start')
    await one.becomes((await one.pay()).body.payment.id, 'succeeded')
    expect(await planOf(one)).toEqual(['Start', 'active'])
  })

  it('is not asked of an account that is gone', async () => {
    const one = await subscribed()
    await server.platform.db.update(person).set({ state: 'locked' }).where(eq(person.id, one.customer.id))
    server.clock.advance(31 * 86_400_000)
    await runJob(server, renewPlans)
    expect(await paymentsOf(one)).toHaveLength(1)
  })
})

describe('what was paid for', () => {
  it('comes off each change in full, and not again once it was given back', async () => {
    const one = await subscribed('Start')
    for (const name of ['Growth', 'Agency']) {
      await putPlan(one, name)
      await one.becomes((await one.pay()).body.payment.id, 'succeeded')
    }
    // 34.80, then 94.80 less 34.80, then 214.80 less 94.80; the days of minutes are a few cents.
    const paid = (await paymentsOf(one)).map(({ gross }) => gross)
    expect(Math.abs((paid[2] ?? 0) - 12_000)).toBeLessThan(20)
  })

  it('comes off as far as neither its days nor its credits are used', async () => {
    const one = await subscribed('Start')
    await runCommand(server.platform, system('test'), 'test', spendCredits, {
      accountId: one.customer.id,
      amount: 24,
      reason: 'order',
      idempotencyKey: 'spent-of-start',
    })
    expect((await putPlan(one, 'Growth')).unusedCents).toBe(580)
  })

  it('runs and ends where one left while its renewal was under way', async () => {
    const one = await subscribed('Start')
    testPayments.alone = 'processing'
    await one.after(31)
    testPayments.alone = 'succeeded'
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      params: one.params,
      body: { reasons: [], keptNetworks: [] },
    })
    await one.becomes(Number((await paymentsOf(one)).at(-1)?.id), 'succeeded')
    expect((await planOf(one))[1]).toBe('ending')
    await one.after(35)
    expect(await planOf(one)).toEqual([undefined, undefined])
    expect(await paymentsOf(one)).toHaveLength(2)
  })
})

describe('a card', () => {
  it('an agency gave for its customer is not the customer’s, and pays no more once the customer is gone', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const one = await buyer()
    await server.platform.db.update(person).set({ ownerId: agency.id }).where(eq(person.id, one.customer.id))
    const cart = await putPlan(one, 'Start')
    const { params } = one
    const asAgency = await signedIn(server, agency)
    const { payment } = (
      await asAgency.call('POST /api/users/{id}/payments', {
        params,
        body: {
          cartVersion: cart.version,
          agreedCents: cart.amounts.gross,
          means: 'card',
          holder: 'Agence Papier',
          returnTo: '/',
          key: 'agency-pays',
        },
      })
    ).body
    await one.becomes(payment.id, 'succeeded')
    const { methods } = (await one.browser.call('GET /api/users/{id}/payment-methods', { params })).body
    expect(methods).toEqual([])
    expect((await one.subscription()).subscription?.means).toBeNull()
    await one.after(31)
    expect(await planOf(one)).toEqual(['Start', 'active'])
    await server.platform.db.update(person).set({ ownerId: null }).where(eq(person.id, one.customer.id))
    await one.after(31)
    expect(await planOf(one)).toEqual(['Start', 'late'])
  })

  it('is out of reach of whoever acts as its owner', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const one = await subscribed('Start')
    await server.platform.db.update(person).set({ ownerId: agency.id }).where(eq(person.id, one.customer.id))
    const acting = await signedIn(server, one.customer, agency.id)
    const { params } = one
    const refused = await acting.call('GET /api/users/{id}/payment-methods', { params })
    expect(refused.status).toBe(403)
    const seen = (await acting.call('GET /api/users/{id}/credit-subscription', { params })).body
    expect(seen.subscription?.means).toBeNull()
    expect((await one.subscription()).subscription?.means).toBe('Visa •••• 4242')
  })
})

describe('an account that is deleted', () => {
  it('is forgotten with what it paid with; a debit on its way settles its bill and goes back', async () => {
    const one = await subscribed('Start')
    await one.put({ kind: 'credits', items: [{ packId: one.pack(50), quantity: 1 }] })
    const debit = (await one.pay('debit', undefined, 'compta@verdier.test')).body.payment
    const reference = await referenceOf(server, debit.id)
    await one.becomes(debit.id, 'processing')
    await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    const open = (await one.pay()).body.payment
    const { db } = server.platform
    const due = new Date(server.clock.now().getTime() - 1)
    await db.update(person).set({ deletionDueAt: due }).where(eq(person.id, one.customer.id))
    await runJob(server, deleteDueAccounts)
    expect(await db.$count(person, eq(person.id, one.customer.id))).toBe(0)
    expect(testPayments.removed).toEqual(
      expect.arrayContaining([`method-of-${reference}`, `at-provider-payer-${one.customer.id}`]),
    )
    expect(await paymentsOf(one)).toMatchObject([
      { state: 'succeeded' },
      { id: String(debit.id), state: 'processing' },
      { id: String(open.id), state: 'cancelled' },
    ])
    testPayments.become(reference, 'succeeded')
    server.clock.advance(86_400_000)
    await runJob(server, readPayments)
    server.clock.advance(3 * 60_000)
    await runJob(server, finishRefunds)
    const left = await db.execute(
      sql`select (select count(*) from payment where account_id = ${one.customer.id} and (holder, email) <> ('', ''))::int
        + (select count(*) from payment_method where account_id = ${one.customer.id})::int
        + (select count(*) from payer where account_id = ${one.customer.id})::int as personal`,
    )
    expect(left.rows).toEqual([{ personal: 0 }])
    const { rows } = await db.execute(
      sql`select kind, gross_cents as gross, paid_at is not null as paid from bill where payment_id = ${debit.id} order by kind`,
    )
    expect(rows).toEqual([
      { kind: 'bill', gross: 10_200, paid: true },
      { kind: 'creditNote', gross: -10_200, paid: true },
    ])
  })
})

describe('a price', () => {
  const spend = (one: Buyer, amount: number) =>
    runCommand(server.platform, system('test'), 'test', spendCredits, {
      accountId: one.customer.id,
      amount,
      reason: 'order',
      idempotencyKey: `spent-${one.customer.id}-${amount}`,
    })

  it('is that of its hour: what nobody confirmed by then is called off', async () => {
    const one = await subscribed('Growth')
    await putPlan(one, 'Agency')
    const asked = (await one.pay()).body.payment
    await one.after(27)
    expect((await one.becomes(asked.id, 'succeeded')).state).toBe('cancelled')
    expect(await planOf(one)).toEqual(['Growth', 'active'])
    // And whoever buys it again pays what is shown today.
    await putPlan(one, 'Agency')
    const again = (await one.pay()).body.payment
    expect(again.id).not.toBe(asked.id)
    expect((await paymentsOf(one)).at(-1)?.gross).toBeGreaterThan(20_000)
  })

  it('took off credits that were spent meanwhile: the new plan brings fewer by them', async () => {
    const one = await subscribed('Growth')
    await putPlan(one, 'Agency')
    const asked = (await one.pay('debit')).body.payment
    await one.becomes(asked.id, 'processing')
    await spend(one, 100)
    await one.becomes(asked.id, 'succeeded')
    expect(await planOf(one)).toEqual(['Agency', 'active'])
    expect(await one.credits()).toBe(260 - 100)
  })
})

describe('money that a bank takes back', () => {
  const owed = async (one: Buyer) => {
    const { rows } = await server.platform.db.execute<{ owed: number; credited: number }>(
      sql`select coalesce((select sum(cents) from debt where account_id = ${one.customer.id}), 0)::int as owed,
        coalesce((select -sum((amounts->>'gross')::int) from bill where account_id = ${one.customer.id} and kind = 'creditNote'), 0)::int as credited`,
    )
    return rows[0]
  }

  it('leaves the days that were paid for otherwise', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'succeeded')
    await putPlan(one, 'Start', 'yearly')
    const yearly = (await one.pay('card')).body.payment
    // As one that was begun before the month was known: it is added to it.
    await server.platform.db.execute(
      sql`update payment set purchase = jsonb_set(purchase, '{how}', '"first"') where id = ${yearly.id}`,
    )
    await one.becomes(yearly.id, 'succeeded')
    await one.becomes(one.asked.id, 'returned')
    await one.after(2)
    const { subscription } = await one.subscription()
    expect(subscription?.state).toBe('active')
    const left = new Date(subscription?.periodEnd ?? 0).getTime() - server.clock.now().getTime()
    expect(Math.round(left / (24 * 3_600_000))).toBeGreaterThan(363)
  })

  it('and had been given back before is owed, and credited once', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'succeeded')
    const reference = await referenceOf(server, one.asked.id)
    await testPayments.refund({ key: 'by-hand', reference, cents: 2_000 })
    await tellOf(server, one.asked.id)
    await runJob(server, readPayments)
    await one.becomes(one.asked.id, 'returned')
    await one.after(2)
    const left = await owed(one)
    expect((left?.owed ?? 0) + (left?.credited ?? 0)).toBe(5_480)
    // And two days of what stayed paid.
    expect(Math.abs((left?.owed ?? 0) - 2_100)).toBeLessThan(10)
  })
})
