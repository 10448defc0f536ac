import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { newBuyer, referenceOf, runJob, tellOf } from '../../testing/buyer.ts'
import { newIdentity } from '../../testing/linker.ts'
import { givePlan, makePerson, signedIn } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { consentAs } from '../../testing/test-networks.ts'
import {
  putClockBack,
  type TestServer,
  testPayments,
  testServer,
  testVat,
} from '../../testing/test-platform.ts'
import { installPacks } from '../billing/index.ts'
import { billingDay, serverModule as billsModule } from '../bills/index.ts'
import { society } from '../brand/brand.tables.ts'
import { readPayments } from './jobs/read-payments.ts'
import { renewPlans } from './jobs/renew-plans.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})

const buyer = () => newBuyer(server)
const run = (job: Parameters<typeof runJob>[1]) => runJob(server, job)
const told = (paymentId: number) => tellOf(server, paymentId)

describe('credits by card', () => {
  it('come with the money, once, with a bill; what was seen is what is paid', async () => {
    const one = await buyer()
    const cart = await one.put({ kind: 'credits', items: [{ packId: one.pack(50), quantity: 2 }] })
    expect(cart.amounts).toEqual({ net: 17_000, reduction: 0, taxPercent: 20, tax: 3_400, gross: 20_400 })
    const asked = (await one.pay()).body.payment
    expect(asked).toMatchObject({ state: 'action', url: expect.stringContaining('provider.test') })
    expect(await one.credits()).toBe(0)
    const paid = await one.becomes(asked.id, 'succeeded')
    expect(paid).toMatchObject({ state: 'succeeded', returnTo: '/me/networks', credits: 100 })
    // Read again, and told of by two events at once: nothing comes twice.
    await one.read(asked.id)
    for (let time = 0; time < 2; time++) await told(asked.id)
    await run(readPayments)
    expect(await one.credits()).toBe(100)
    const [bill, ...others] = await one.bills()
    expect(others).toEqual([])
    const { params } = one
    const book = await one.browser.call('GET /api/users/{id}/credit-entries', { params, query: {} })
    expect(book.body.data.items[0]).toMatchObject({
      about: { kind: 'bill', billId: bill?.id, words: bill?.number },
      balance: 100,
    })
    expect(bill).toMatchObject({ kind: 'bill', isPaid: true, amounts: { gross: 20_400 } })
    expect(bill?.number).toMatch(/^F\d{4}-\d{5}$/)
    const mail = (await server.mailsTo(one.customer.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'paymentReceived', attachment: { kind: 'bill', id: bill?.id } })
    const file = await billsModule.attachments?.bill?.(server.platform, bill?.id ?? 0)
    expect(file).toMatchObject({ filename: `${bill?.number}.pdf`, contentType: 'application/pdf' })
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are asked for once when the provider says nothing, and the person is told what is known', async () => {
    const one = await buyer()
    await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    testPayments.silent = { calls: 1, after: true }
    const first = await one.pay('card', `same-${one.customer.id}`)
    expect(first.status).toBe(503)
    const second = await one.pay('card', `same-${one.customer.id}`)
    expect(second.body.payment.state).toBe('action')
    const mine = [...testPayments.payments.values()].filter(({ start }) =>
      start.payer.endsWith(String(one.customer.id)),
    )
    expect(mine).toHaveLength(1)
  })

  it('have the tax of a business whose VAT number the register does not know', async () => {
    const vatNumber = 'DE129273398'
    const one = await buyer()
    await server.platform.db
      .insert(society)
      .values({ personId: one.customer.id, name: 'Bäckerei', country: 'DE', vatNumber })
      .onConflictDoUpdate({ target: society.personId, set: { country: 'DE', vatNumber } })
    const cart = await one.put({ kind: 'credits', items: [{ packId: one.pack(50), quantity: 1 }] })
    expect(cart).toMatchObject({ taxReason: 'reverseCharge', amounts: { gross: 8_500 } })
    testVat.unknown.add(vatNumber)
    expect((await one.pay()).error?.code).toBe('cartChanged')
    const { cart: taxed } = (await one.browser.call('GET /api/users/{id}/cart', { params: one.params })).body
    expect(taxed).toMatchObject({ taxReason: null, isVatUnknown: true, amounts: { gross: 10_200 } })
    expect((await one.pay()).status).toBe(200)
  })

  it('are refused with another price than was seen, and nothing is asked for', async () => {
    const one = await buyer()
    const cart = await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    const answer = await one.browser.call('POST /api/users/{id}/payments', {
      params: one.params,
      body: {
        cartVersion: cart.version,
        agreedCents: cart.amounts.gross - 1,
        means: 'card',
        holder: 'Hélène',
        returnTo: '/',
        key: 'another-price',
      },
    })
    expect([answer.status, answer.error?.code]).toEqual([409, 'cartChanged'])
  })
})

describe('a plan', () => {
  afterEach(putClockBack)

  const subscribed = async (name = 'Start', means: 'card' | 'debit' = 'card') => {
    const one = await buyer()
    await one.put({ kind: 'plan', packId: one.plan(name), frequency: 'monthly' })
    const asked = (await one.pay(means)).body.payment
    const paid = await one.becomes(asked.id, means === 'card' ? 'succeeded' : 'processing')
    return Object.assign(one, { asked, paid })
  }

  it('says in its cart and after it is paid what is taken next, and when', async () => {
    const one = await buyer()
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
    expect((await one.bills()).map(({ kind }) => kind).toSorted()).toEqual(['bill', 'creditNote'])
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

  it('that was left while its debit was on its way does not last unpaid', async () => {
    const one = await subscribed('Start', 'debit')
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      params: one.params,
      body: { reasons: [], keptNetworks: [] },
    })
    await one.becomes(one.asked.id, 'failed')
    await one.after(1)
    expect(await one.subscription()).toMatchObject({ subscription: null, limits: null })
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
    const bills = await one.bills()
    expect(bills.filter(({ kind, isPaid }) => kind === 'bill' && isPaid)).toHaveLength(1)
  })

  it('that was left lasts to its end, and asks for nothing more', async () => {
    const one = await subscribed()
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      params: one.params,
      body: { reasons: [{ question: 'Pourquoi\u00a0?', answers: ['Trop cher'] }], keptNetworks: [] },
    })
    expect((await one.subscription()).subscription?.state).toBe('ending')
    await one.after(31)
    expect((await one.subscription()).subscription).toBeNull()
    expect(await one.bills()).toHaveLength(1)
  })

  it('that ends keeps the network that was chosen; what was to go elsewhere is unscheduled and told, never lost', async () => {
    const one = await subscribed()
    const ready = await readyPost(server, 'Le pain sort du four !', one.customer)
    await givePlan(server, one.customer.id, null)
    const begun = await one.browser.call('POST /api/users/{id}/networks/{network}/begin', {
      params: { ...one.params, network: 'linkedin' },
      body: { back: '/' },
    })
    const name = newIdentity()
    await one.browser.call('POST /api/networks/finish', {
      body: { network: 'linkedin', query: consentAs(begun.body.url, name, [name]) },
    })
    await ready.validate()
    const day = new Date(server.clock.now().getTime() + days(45)).toISOString().slice(0, 10)
    expect((await ready.schedule(`${day}T09:00`)).status).toBe(200)
    const at = { params: one.params }
    const meant = (await one.browser.call('GET /api/users/{id}/subscription/leave', at)).body
    expect(meant).toMatchObject({ most: 1, kept: ['x'], unscheduled: 0 })
    expect(meant.networks).toContainEqual({ network: 'linkedin', posts: 0, unscheduled: 1 })
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      ...at,
      body: { reasons: [], keptNetworks: ['linkedin'] },
    })
    expect((await ready.task()).status).toBe('publicationWaiting')
    await one.after(31)
    const read = (
      await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', {
        params: { ...one.params, taskPublicId: ready.post },
      })
    ).body.task
    expect(read.status).toBe('validated')
    expect(read.publishAt).not.toBeNull()
    const notices = await one.browser.call('GET /api/users/{id}/notices', { ...at, query: {} })
    expect(notices.body.data.items[0]).toMatchObject({
      kind: 'networksNarrowed',
      words: { kept: 'LinkedIn', left: 'X', count: '1' },
    })
    expect((await server.mailsTo(one.customer.email)).at(-1)?.kind).toBe('networksNarrowed')
    expect((await one.subscription()).used.networks).toBe(1)
  })

  it('by a debit that is refused again and again ends after the same days of grace', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'succeeded')
    for (const step of [31, 3, 4, 8]) {
      await one.after(step)
      for (const { reference, state } of testPayments.payments.values())
        if (state === 'processing') testPayments.become(reference, 'failed')
      await one.after(0)
    }
    expect((await one.subscription()).subscription).toBeNull()
  })

  it('is tried three times when its card says no, and ends after its grace', async () => {
    const one = await subscribed()
    testPayments.alone = 'failed'
    const tries: (string | undefined)[] = []
    for (const step of [31, 3, 4, 8]) {
      await one.after(step)
      tries.push((await one.subscription()).subscription?.state)
    }
    testPayments.alone = 'succeeded'
    expect(tries).toEqual(['late', 'late', 'late', undefined])
    expect(await one.bills()).toHaveLength(1)
  })
})

describe('a refund', () => {
  const admin = async () => signedIn(server, await makePerson(server, 'superAdmin'))
  async function paidPack() {
    const one = await buyer()
    await one.put({ kind: 'credits', items: [{ packId: one.pack(50), quantity: 1 }] })
    const { payment: begun } = (await one.pay()).body
    await one.becomes(begun.id, 'succeeded')
    const [bill] = await one.bills()
    return { one, billId: bill?.id ?? 0, paymentId: begun.id }
  }
  const money = (cents: number, seenCents: number, key: string) =>
    ({ kind: 'money', cents, seenCents, key, reason: 'Erreur de commande' }) as const

  it('in parts never gives back more than was paid, each with a credit note and its credits', async () => {
    const { one, billId } = await paidPack()
    const by = await admin()
    const params = { billId }
    const start = (await one.credits()) ?? 0
    const refund = (body: ReturnType<typeof money>) =>
      by.call('POST /api/admin/bills/{billId}/refund', { params, body })
    // Two who saw the same sum: one is heard.
    const both = await Promise.all([
      refund(money(5_100, 0, 'first-key')),
      refund(money(5_100, 0, 'other-key')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const heard = both[0]?.status === 200 ? 'first-key' : 'other-key'
    expect((await refund(money(5_100, 0, heard))).status).toBe(200)
    expect(await one.credits()).toBe(start - 25)
    expect((await refund(money(5_101, 5_100, 'too-much'))).status).toBe(422)
    // Nothing is heard of the provider, which did it all the same; asked again under the same key it is once.
    testPayments.silent = { calls: 1, after: true }
    expect((await refund(money(5_100, 5_100, 'rest-key'))).status).toBe(503)
    const { body } = await refund(money(5_100, 5_100, 'rest-key'))
    expect(body.refund).toMatchObject({ grossCents: 10_200, refundedCents: 10_200 })
    expect(await one.credits()).toBe(start - 50)
    const notes = (await one.bills()).filter(({ kind }) => kind === 'creditNote')
    expect(notes.map(({ amounts }) => [amounts.net, amounts.tax, amounts.gross])).toEqual([
      [-4_250, -850, -5_100],
      [-4_250, -850, -5_100],
    ])
    expect((await one.bills()).find(({ kind }) => kind === 'bill')?.isPaid).toBe(true)
  })

  it('made at the provider’s own page has its credit note and takes its credits, once', async () => {
    const { one, billId, paymentId } = await paidPack()
    const start = (await one.credits()) ?? 0
    const reference = await referenceOf(server, paymentId)
    await testPayments.refund({ key: 'at-their-page', reference, cents: 3_060 })
    await told(paymentId)
    for (const _ of [1, 2])
      await readPayments.handle(
        server.platform,
        { paymentId },
        { id: 'test', signal: new AbortController().signal },
      )
    expect(await one.credits()).toBe(start - 15)
    const notes = (await one.bills()).filter(({ kind }) => kind === 'creditNote')
    expect(notes.map(({ amounts }) => amounts.gross)).toEqual([-3_060])
    const by = await admin()
    const { body } = await by.call('POST /api/admin/bills/{billId}/refund', {
      params: { billId },
      body: money(7_140, 3_060, 'rest-of-it'),
    })
    expect(body.refund.refundedCents).toBe(10_200)
    expect(await one.credits()).toBe(start - 50)
  })

  it('in credits is a gift, once, and the bill stays as it is', async () => {
    const { one, billId } = await paidPack()
    const by = await admin()
    const start = (await one.credits()) ?? 0
    const body = { kind: 'credits', credits: 12, reason: 'Geste commercial', key: 'gift-key' } as const
    for (const _ of [1, 2])
      await by.call('POST /api/admin/bills/{billId}/refund', { params: { billId }, body })
    expect(await one.credits()).toBe(start + 12)
    expect(await one.bills()).toHaveLength(1)
    const refused = await one.browser.call('POST /api/admin/bills/{billId}/refund', {
      params: { billId },
      body,
    })
    expect(refused.status).toBe(403)
  })

  it('stands in the list of everybody, between days, which leaves as a file and has each document', async () => {
    const { one, billId } = await paidPack()
    const by = await admin()
    const [own] = await one.bills()
    const query = { search: own?.account.name ?? '', status: 'paid' } as const
    const listed = (await by.call('GET /api/admin/bills', { query })).body.data
    expect(listed.items.map(({ id }) => id)).toContain(billId)
    const day = own?.issuedOn ?? ''
    const between = async (from: string, to: string) =>
      (await by.call('GET /api/admin/bills', { query: { ...query, from, to } })).body.data.total
    expect([await between(day, day), await between('2000-01-01', '2000-12-31')]).toEqual([1, 0])
    const file = await by.call('GET /api/admin/bills/export', { query: { ...query, format: 'csv' } })
    expect(file.status).toBe(200)
    const sheet = await by.call('GET /api/admin/bills/export', { query: { ...query, format: 'xlsx' } })
    expect(sheet.status).toBe(200)
    const document = await by.call('GET /api/admin/bills/{billId}/document', { params: { billId } })
    expect(document.status).toBe(200)
    const stranger = (await buyer()).browser
    const theirs = { id: one.customer.id, billId }
    expect(
      (await stranger.call('GET /api/users/{id}/bills/{billId}/document', { params: theirs })).status,
    ).toBe(404)
  })
})

describe('a customer’s money in administration', () => {
  afterEach(putClockBack)

  it('is their plan, credits, bills, payments and debts, which are marked as paid once and with a reason', async () => {
    const one = await buyer()
    const params = { accountId: one.customer.id }
    await one.put({ kind: 'plan', packId: one.plan('Start'), frequency: 'monthly' })
    const asked = (await one.pay('debit')).body.payment
    await one.becomes(asked.id, 'succeeded')
    let by = await signedIn(server, await makePerson(server, 'superAdmin'))
    const read = async () =>
      (await by.call('GET /api/admin/customers/{accountId}/money', { params })).body.money
    expect(await read()).toMatchObject({
      subscription: { state: 'active', plan: { names: { en: 'Start' } } },
      freeUntil: null,
      credits: [{ bucket: 'subscription', left: 30 }],
      debts: [],
    })
    await one.after(6)
    await one.becomes(asked.id, 'returned')
    await told(asked.id)
    await run(readPayments)
    by = await signedIn(server, await makePerson(server, 'superAdmin'))
    const { subscription, credits, debts } = await read()
    expect([subscription, credits, debts.length]).toEqual([null, [], 1])
    const owed = { paymentId: asked.id }
    expect((await by.call('GET /api/admin/debts')).body.data.items).toContainEqual(debts[0])
    const settle = (reason: string) =>
      by.call('POST /api/admin/debts/{paymentId}/paid', { params: owed, body: { reason } })
    expect((await settle('')).error?.fields).toHaveProperty('reason')
    expect([(await settle('Virement reçu')).status, (await settle('Encore')).error?.code]).toEqual([
      200,
      'alreadyDone',
    ])
    expect((await read()).debts).toEqual([])
    const { data } = (await by.call('GET /api/admin/customers/{accountId}/payments', { params })).body
    expect(data.items).toMatchObject([{ kind: 'plan', means: 'debit', state: 'returned', refunds: [] }])
    const bills = (await by.call('GET /api/admin/bills', { query: params })).body.data.items
    expect(bills.map(({ kind, isPaid }) => [kind, isPaid])).toEqual([
      ['creditNote', true],
      ['bill', true],
    ])
    expect(
      (await by.call('GET /api/admin/customers/{accountId}/money', { params: { accountId: 404 } })).status,
    ).toBe(404)
    const stranger = await one.browser.call('GET /api/admin/customers/{accountId}/money', { params })
    expect(stranger.status).toBe(403)
  })
})
