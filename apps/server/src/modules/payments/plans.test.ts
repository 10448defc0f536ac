import type { Frequency } from '@postelier/contract/purchases'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { days } from '../../platform/clock.ts'
import { newBuyer, newSubscriber, runJob, tellOf } from '../../testing/buyer.ts'
import { givePlan } from '../../testing/people.ts'
import { putClockBack, type TestServer, testServer } from '../../testing/test-platform.ts'
import { installPacks, subscriptionPeriod } from '../billing/index.ts'
import { billingDay } from '../bills/index.ts'
import { settlePayment } from './commands/settle-payment.ts'
import { readPayments } from './jobs/read-payments.ts'
import { renewPlans } from './jobs/renew-plans.ts'
import { monthsAfter, monthsOf } from './periods.ts'
import { writePayment } from './write-payment.store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})

const buyer = () => newBuyer(server)
const run = (job: Parameters<typeof runJob>[1]) => runJob(server, job)
const told = (paymentId: number) => tellOf(server, paymentId)

describe('a plan', () => {
  afterEach(putClockBack)

  const subscribed = (name?: string, means?: 'card' | 'debit') => newSubscriber(server, name, means)

  it('says in its cart and after it is paid what is taken next, and when', async () => {
    const one = await buyer()
    await server.platform.db
      .update(person)
      .set({ applicationLang: 'en' })
      .where(eq(person.id, one.customer.id))
    const cart = await one.put({ kind: 'plan', packId: one.plan('Start'), frequency: 'monthly' })
    expect(cart).toMatchObject({ renewal: { cents: 3_480 }, buyer: { name: expect.stringMatching(/./) } })
    const asked = (await one.pay()).body.payment
    expect(asked.outcome).toBeNull()
    const { outcome } = await one.becomes(asked.id, 'succeeded')
    const { subscription, credits } = await one.subscription()
    const at = subscription?.periodEnd
    expect(outcome).toMatchObject({ planUntil: at, nextCharge: { at, cents: 3_480 } })
    const [bill] = await one.bills()
    expect(outcome?.bill).toEqual({ id: bill?.id, number: bill?.number })
    expect(bill?.words).toBe('Start plan, one month')
    expect(bill?.period?.from).toBe(billingDay(server.clock.now()))
    expect(credits).toEqual([{ amount: 30, endsAt: expect.any(String) }])
  })

  it('never takes away what was given, and says before it is paid that it only brings its credits', async () => {
    const one = await buyer()
    const until = billingDay(new Date(server.clock.now().getTime() + days(200)))
    await givePlan(server, one.customer.id, until)
    const { plans } = (await one.browser.call('GET /api/users/{id}/offers', { params: one.params })).body
    expect(plans.map(({ onlyCreditsUntil }) => onlyCreditsUntil)).toEqual([until, until, null])
    const cart = await one.put({ kind: 'plan', packId: one.plan('Start'), frequency: 'monthly' })
    expect(cart.onlyCreditsUntil).toBe(until)
    await one.becomes((await one.pay()).body.payment.id, 'succeeded')
    expect(await one.subscription()).toMatchObject({
      subscription: { plan: { names: { en: 'Start' } } },
      limits: { networks: 4, postsAWeek: 7, draftsItself: true },
      given: { until, isMore: true },
    })
  })

  it('allows what it says from its first payment on, and is renewed once a month', async () => {
    const one = await subscribed()
    expect(await one.subscription()).toMatchObject({
      subscription: { state: 'active', plan: { names: { en: 'Start' } } },
      limits: { networks: 2, postsAWeek: 3 },
    })
    expect(await one.credits()).toBe(30)
    await one.after(31)
    await run(renewPlans)
    expect(await one.credits()).toBe(60)
    expect(await one.bills()).toHaveLength(2)
  })

  it('that is dearer begins at once, and what was paid for its days is taken off', async () => {
    const one = await subscribed()
    await one.after(10)
    const { plans } = (await one.browser.call('GET /api/users/{id}/offers', { params: one.params })).body
    const choices = plans.map(({ choice }) => choice.monthly)
    const cart = await one.put({ kind: 'plan', packId: one.plan('Growth'), frequency: 'monthly' })
    expect(choices.map(({ how }) => how)).toEqual(['same', 'now', 'now'])
    expect(choices[1]?.todayCents).toBe(cart.amounts.gross)
    expect(cart.unusedCents).toBeGreaterThan(1_800)
    expect(cart.amounts.net).toBe(7_900 - cart.unusedCents)
    expect(cart.creditsGoing).toBe(20)
    const asked = (await one.pay()).body.payment
    await one.becomes(asked.id, 'succeeded')
    expect((await one.subscription()).subscription?.plan.names.en).toBe('Growth')
    // A third of the first month's credits stays with its days.
    expect(await one.credits()).toBe(110)
  })

  it('that is smaller waits for the period’s end', async () => {
    const one = await subscribed('Growth')
    const body = { packId: one.plan('Start'), frequency: 'monthly' } as const
    const put = await one.browser.call('POST /api/users/{id}/cart', {
      params: one.params,
      body: { kind: 'plan', ...body },
    })
    expect(put.error?.code).toBe('notNow')
    const ahead = (
      await one.browser.call('GET /api/users/{id}/subscription/leave', {
        params: one.params,
        query: { packId: body.packId },
      })
    ).body
    const smaller = { limits: { networks: 2 }, ideasAMonth: 20, credits: 30 }
    expect(ahead).toMatchObject({ most: 2, steps: [smaller] })
    await one.browser.call('POST /api/users/{id}/subscription/next', { params: one.params, body })
    expect((await one.subscription()).subscription).toMatchObject({
      plan: { names: { en: 'Growth' } },
      next: { names: { en: 'Start' } },
    })
    await one.after(31)
    expect((await one.subscription()).subscription).toMatchObject({
      plan: { names: { en: 'Start' } },
      next: null,
    })
  })

  it('lasts on trust while a debit is on its way, without credits, and ends with its grace when it is refused', async () => {
    const one = await subscribed('Start', 'debit')
    expect(await one.subscription()).toMatchObject({
      subscription: { state: 'waiting' },
      limits: { networks: 2 },
    })
    expect(await one.credits()).toBe(0)
    expect((await one.bills())[0]).toMatchObject({ isPaid: false })
    await one.becomes(one.asked.id, 'failed')
    expect((await one.subscription()).subscription?.state).toBe('late')
    const bell = await one.browser.call('GET /api/users/{id}/notices', { params: one.params, query: {} })
    expect(bell.body.data.items).toMatchObject([{ kind: 'paymentFailed', words: { cents: '3480' } }])
    expect((await one.bills()).map(({ kind, isNeverPaid }) => [kind, isNeverPaid]).toSorted()).toEqual([
      ['bill', false],
      ['creditNote', true],
    ])
    await one.after(15)
    expect(await one.subscription()).toMatchObject({ subscription: null, limits: null })
    expect((await server.mailsTo(one.customer.email)).at(-1)).toMatchObject({ kind: 'planEndedUnpaid' })
  })

  it('whose money comes after it has ended goes on, with all its days and credits', async () => {
    const late = await subscribed('Start', 'debit')
    await late.after(32)
    expect((await late.subscription()).subscription).toBeNull()
    await late.becomes(late.asked.id, 'succeeded')
    expect((await late.subscription()).subscription?.state).toBe('active')
    expect(await late.credits()).toBeGreaterThan(0)
    await late.after(20)
    expect((await late.subscription()).subscription?.state).toBe('active')
  })

  it('whose debit the bank takes back ends, its credits go, and the days used are owed', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'succeeded')
    expect(await one.credits()).toBe(30)
    await one.after(6)
    await one.becomes(one.asked.id, 'returned')
    await told(one.asked.id)
    await run(readPayments)
    const after = await one.subscription()
    expect(after.subscription).toBeNull()
    expect(after.debtCents).toBeGreaterThan(600)
    expect(after.debtCents).toBeLessThan(800)
    expect(await one.credits()).toBe(0)
    const noticed = async () =>
      (await one.browser.call('GET /api/users/{id}/notices', { params: one.params, query: {} })).body.data
        .items
    expect(await noticed()).toMatchObject([
      { kind: 'paymentReturned', words: { cents: '3480', owed: String(after.debtCents) } },
      { kind: 'paymentSettled', words: { cents: '3480' } },
    ])
    // What is owed comes first: the cart is kept, and paid after it.
    await one.put({ kind: 'plan', packId: one.plan('Start'), frequency: 'monthly' })
    expect((await one.pay()).error?.code).toBe('debtOpen')
    const settle = () =>
      one.browser.call('POST /api/users/{id}/debt/payments', {
        params: one.params,
        body: {
          agreedCents: after.debtCents,
          holder: 'Hélène',
          returnTo: '/me/credits',
          key: `debt-${one.customer.id}`,
        },
      })
    const paying = (await settle()).body.payment
    expect(paying).toMatchObject({ grossCents: after.debtCents, isDebt: true, state: 'action' })
    expect((await settle()).body.payment.id).toBe(paying.id)
    await one.becomes(paying.id, 'succeeded')
    expect((await one.subscription()).debtCents).toBe(0)
    expect((await noticed()).map(({ kind }) => kind)).toEqual(['paymentSettled'])
    expect((await one.pay()).body.payment.state).toBe('action')
    const bills = await one.bills()
    expect(bills.filter(({ kind, isPaid }) => kind === 'bill' && isPaid)).toHaveLength(1)
  })

  /** Two that settle at the very same moment: the second one's days lie behind those of the first. */
  async function paidBesides(
    one: Awaited<ReturnType<typeof subscribed>>,
    name: string,
    frequency: Frequency,
  ) {
    const { plans } = (await one.browser.call('GET /api/users/{id}/offers', { params: one.params })).body
    const wished = plans.find(({ names }) => names.en === name)
    if (!wished) throw new Error(`There is no plan ${name}`)
    const { id, names, credits, limits } = wished
    const cents = (frequency === 'yearly' ? wished.yearlyCents : wished.monthlyCents) ?? 0
    const startsAt = server.clock.now()
    const amounts = { net: cents, reduction: 0, taxPercent: 0, tax: 0, gross: cents }
    const line = { packId: id, names, quantity: 1, credits, unitCents: cents, cents }
    const row = await runCommand(server.platform, system('test'), 'test', writePayment, {
      accountId: one.customer.id,
      idempotencyKey: `besides-${one.customer.id}`,
      purchase: {
        kind: 'plan',
        how: 'first',
        lines: [line],
        unusedCents: 0,
        codeId: null,
        taxReason: null,
        terms: { packId: id, names, credits, limits, frequency, cents },
        subscriptionId: one.customer.id,
        startsAt: startsAt.toISOString(),
        endsAt: monthsAfter(startsAt, monthsOf[frequency]).toISOString(),
      },
      means: 'card',
      amounts,
      returnTo: '/',
    })
    const seen = { reference: `besides-${row.id}`, state: 'succeeded', cents, refundedCents: 0 } as const
    await runCommand(server.platform, system('test'), 'test', settlePayment, {
      paymentId: row.id,
      seen: { ...seen, failure: null, url: null, clientSecret: null, method: null },
    })
  }
  const daysOf = async (one: Awaited<ReturnType<typeof subscribed>>) =>
    server.platform.db
      .select()
      .from(subscriptionPeriod)
      .where(eq(subscriptionPeriod.accountId, one.customer.id))
      .orderBy(subscriptionPeriod.startsAt)

  it('whose year lies behind a month gives that year’s credits month by month', async () => {
    const one = await subscribed()
    await paidBesides(one, 'Growth', 'yearly')
    expect(await one.credits()).toBe(130)
    await one.after(31)
    const before = (await one.credits()) ?? 0
    await one.after(31)
    expect(await one.credits()).toBe(before + 100 - 30)
  })

  it('that is dearer takes off all days that lie ahead, and takes their place without a hole', async () => {
    const one = await subscribed()
    await paidBesides(one, 'Growth', 'yearly')
    const cart = await one.put({ kind: 'plan', packId: one.plan('Agency'), frequency: 'yearly' })
    const price = cart.lines[0]?.cents ?? 0
    const { plans } = (await one.browser.call('GET /api/users/{id}/offers', { params: one.params })).body
    const growth = plans.find(({ names }) => names.en === 'Growth')?.yearlyCents ?? 0
    expect(cart.unusedCents).toBe(2_900 + growth)
    expect(cart.amounts.net).toBe(price - cart.unusedCents)
    await one.becomes((await one.pay()).body.payment.id, 'succeeded')
    const now = server.clock.now()
    const [month, year, ...others] = await daysOf(one)
    expect([others, year?.startsAt]).toEqual([[], month?.endsAt])
    expect(year?.endsAt).toEqual(monthsAfter(year?.startsAt ?? now, 12))
    expect(now.getTime() - (year?.startsAt.getTime() ?? 0)).toBeLessThan(days(1))
    expect(await one.credits()).toBe(260)
    await one.after(31)
    expect(await one.credits()).toBe(520)
  })

  it('that is dearer and comes by debit takes the place of the renewal it meets', async () => {
    const one = await subscribed()
    await one.after(27)
    await one.put({ kind: 'plan', packId: one.plan('Growth'), frequency: 'yearly' })
    const asked = (await one.pay('debit')).body.payment
    await one.becomes(asked.id, 'processing')
    await one.after(5)
    expect(await one.subscription()).toMatchObject({
      subscription: { state: 'waiting', plan: { names: { en: 'Start' } } },
      limits: { networks: 2 },
    })
    expect(await one.bills()).toHaveLength(2)
    await one.becomes(asked.id, 'succeeded')
    const [month, year, ...others] = await daysOf(one)
    expect([others, year?.startsAt]).toEqual([[], month?.endsAt])
    // What came off for days that were had meanwhile shortens the year.
    const lessMs =
      monthsAfter(month?.endsAt ?? server.clock.now(), 12).getTime() - (year?.endsAt.getTime() ?? 0)
    expect([lessMs > days(1 / 2), lessMs < days(3)]).toEqual([true, true])
    await one.after(20)
    expect(await one.bills()).toHaveLength(2)
  })

  it('is renewed after all where the debit of a dearer one it waited for is refused', async () => {
    const one = await subscribed()
    await one.after(27)
    await one.put({ kind: 'plan', packId: one.plan('Growth'), frequency: 'yearly' })
    const asked = (await one.pay('debit')).body.payment
    await one.becomes(asked.id, 'processing')
    await one.after(5)
    await one.becomes(asked.id, 'failed')
    await one.after(0)
    expect((await one.subscription()).subscription).toMatchObject({
      state: 'active',
      plan: { names: { en: 'Start' } },
    })
    const [first, second] = await daysOf(one)
    expect(second?.startsAt).toEqual(first?.endsAt)
  })
})
