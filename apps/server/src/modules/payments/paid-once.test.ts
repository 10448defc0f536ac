// Two windows, a bank that takes its time, a renewal nobody can confirm: money is taken once, and what was paid for stays.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { runJob } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type Buyer, subscribing } from '../../testing/subscribing.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks, spendCredits } from '../billing/index.ts'
import { renewPlans } from './jobs/renew-plans.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})
afterEach(putClockBack)

const { buyer, putPlan, subscribed, planOf, paymentsOf } = subscribing(() => server)

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

  it('that an agency began to pay is begun anew by its customer, who comes back to their own pages', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const one = await buyer()
    await server.platform.db.update(person).set({ ownerId: agency.id }).where(eq(person.id, one.customer.id))
    const cart = await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    const agreed = { cartVersion: cart.version, agreedCents: cart.amounts.gross }
    const begun = (await payAs({ ...one, browser: await signedIn(server, agency) }, agreed)).body.payment
    const own = (await payAs(one, agreed)).body.payment
    expect(own.id).not.toBe(begun.id)
    expect(await paymentsOf(one)).toMatchObject([{ state: 'cancelled' }, { state: 'action' }])
    const { start } = [...testPayments.payments.values()].find(({ url }) => url === own.url) ?? {}
    expect(new URL(start?.returnUrl ?? '').pathname).toBe(`/me/credits/payment/${own.id}`)
    expect((await one.becomes(own.id, 'succeeded')).state).toBe('succeeded')
    expect(await one.credits()).toBe(10)
  })

  it('says what it held of the other kind, which can be put back', async () => {
    const one = await buyer()
    const packs = { kind: 'credits' as const, items: [{ packId: one.pack(10), quantity: 2 }] }
    const plan = { kind: 'plan' as const, packId: one.plan('Start'), frequency: 'monthly' as const }
    const replaced = async (body: typeof packs | typeof plan) => (await one.tryPut(body)).body.replaced
    expect(await replaced(packs)).toBeNull()
    expect(await replaced({ ...packs, items: [{ packId: one.pack(50), quantity: 1 }] })).toBeNull()
    await one.put(packs)
    expect(await replaced(plan)).toEqual(packs)
    expect(await replaced(packs)).toEqual(plan)
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
