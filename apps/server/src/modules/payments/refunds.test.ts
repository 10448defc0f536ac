import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { newBuyer, referenceOf, runJob, tellOf } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks } from '../billing/index.ts'
import { settlePayment } from './commands/settle-payment.ts'
import { readPayments } from './jobs/read-payments.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})

const buyer = () => newBuyer(server)
const run = (job: Parameters<typeof runJob>[1]) => runJob(server, job)
const told = (paymentId: number) => tellOf(server, paymentId)

describe('a refund', () => {
  afterEach(putClockBack)

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

  async function paidPlan(name: string, frequency: 'monthly' | 'yearly' = 'monthly') {
    const one = await buyer()
    await one.put({ kind: 'plan', packId: one.plan(name), frequency })
    const { payment: begun } = (await one.pay()).body
    await one.becomes(begun.id, 'succeeded')
    const [bill] = await one.bills()
    return { one, billId: bill?.id ?? 0, paymentId: begun.id, gross: begun.grossCents }
  }
  const refundOf = async (billId: number, body: object) =>
    (await admin()).call('POST /api/admin/bills/{billId}/refund', { params: { billId }, body: body as never })
  const readAgain = (paymentId: number) =>
    readPayments.handle(server.platform, { paymentId }, { id: 'test', signal: new AbortController().signal })

  it('of a whole month ends the plan at once, and nothing is renewed', async () => {
    const { one, billId, gross } = await paidPlan('Growth')
    const { status } = await refundOf(billId, money(gross, 0, 'all-of-it'))
    expect([status, (await one.subscription()).subscription, await one.credits()]).toEqual([200, null, 0])
    const note = (await one.bills()).find(({ kind }) => kind === 'creditNote')
    expect((await server.mailsTo(one.customer.email)).at(-1)).toMatchObject({
      kind: 'paymentRefunded',
      words: { planEnd: expect.stringContaining('Growth') },
      attachment: { kind: 'bill', id: note?.id },
    })
    await one.after(31)
    expect((await one.bills()).map(({ kind }) => kind).toSorted()).toEqual(['bill', 'creditNote'])
  })

  it('of eleven months of a year leaves one month, or all days with as many fewer credits, as was chosen', async () => {
    const ends = await paidPlan('Growth', 'yearly')
    const part = Math.floor((ends.gross * 11) / 12)
    await refundOf(ends.billId, { ...money(part, 0, 'ends-key'), plan: 'ends' })
    const { subscription } = await ends.one.subscription()
    expect(subscription?.state).toBe('ending')
    const left = new Date(subscription?.periodEnd ?? 0).getTime() - server.clock.now().getTime()
    expect(Math.round(left / days(1))).toBe(30)
    expect(await ends.one.credits()).toBe(8)
    await ends.one.after(31)
    expect((await ends.one.subscription()).subscription).toBeNull()
    expect((await ends.one.bills()).filter(({ kind }) => kind === 'bill')).toHaveLength(1)
    const goesOn = await paidPlan('Growth', 'yearly')
    await refundOf(goesOn.billId, { ...money(part, 0, 'goes-on-key'), plan: 'goesOn' })
    const { body } = await refundOf(goesOn.billId, { ...money(1, part, 'one-cent'), plan: 'goesOn' })
    expect(body.refund.plan?.names.en).toBe('Growth')
    await goesOn.one.after(32)
    expect((await goesOn.one.subscription()).subscription?.state).toBe('active')
    expect(await goesOn.one.credits()).toBe(16)
  })

  it('never gives back days that came off a dearer plan; given back at the provider’s page they count no more', async () => {
    const { one, billId, paymentId, gross } = await paidPlan('Growth')
    await one.put({ kind: 'plan', packId: one.plan('Agency'), frequency: 'monthly' })
    await one.becomes((await one.pay()).body.payment.id, 'succeeded')
    const refused = await refundOf(billId, money(gross, 0, 'all-of-it'))
    expect([refused.status, refused.error?.fields]).toEqual([422, { cents: expect.anything() }])
    const dearer = () => one.put({ kind: 'plan', packId: one.plan('Agency'), frequency: 'yearly' })
    expect((await dearer()).unusedCents).toBe(17_900)
    await testPayments.refund({
      key: `at-their-page-${paymentId}`,
      reference: await referenceOf(server, paymentId),
      cents: gross,
    })
    await readAgain(paymentId)
    // As much of the present plan's days ended with it.
    const left = await one.subscription()
    const until = new Date(left.subscription?.periodEnd ?? 0).getTime() - server.clock.now().getTime()
    expect([left.subscription?.state, Math.round(until / days(1))]).toEqual(['ending', 17])
    expect((await dearer()).unusedCents).toBe(10_000)
    const second = (await one.bills()).find(({ amounts }) => amounts.gross === 12_000)
    await refundOf(second?.id ?? 0, { ...money(12_000, 0, 'rest-of-it'), plan: 'ends' })
    expect((await one.subscription()).subscription).toBeNull()
  })

  it('that does not arrive is said so, is made again without another credit note, and an older answer says nothing', async () => {
    const { one, billId, paymentId } = await paidPack()
    const person = await makePerson(server, 'superAdmin')
    const by = await signedIn(server, person)
    const askedAt = server.clock.now()
    const refund = (body: object) =>
      by.call('POST /api/admin/bills/{billId}/refund', { params: { billId }, body: body as never })
    expect((await refund(money(10_200, 0, 'first-key'))).status).toBe(200)
    const start = await one.credits()
    const reference = await referenceOf(server, paymentId)
    testPayments.refundFails(reference, 10_200)
    const seen = await testPayments.readPayment(reference)
    await runCommand(server.platform, system('test'), 'test', settlePayment, { paymentId, seen, askedAt })
    const params = { accountId: one.customer.id }
    const refunds = async () =>
      (await by.call('GET /api/admin/customers/{accountId}/payments', { params })).body.data.items[0]?.refunds
    expect(await refunds()).toMatchObject([{ state: 'done' }])
    server.clock.advance(days(1) + 60_000)
    await run(readPayments)
    const again = await signedIn(server, person)
    const { items } = (await again.call('GET /api/admin/customers/{accountId}/payments', { params })).body
      .data
    expect(items[0]?.refunds).toMatchObject([{ state: 'failed' }])
    const left = (await again.call('GET /api/admin/bills/{billId}/refund', { params: { billId } })).body
      .refund
    expect(left).toMatchObject({ refundedCents: 0, failedCents: 10_200, plan: null })
    expect((await server.mailsTo(person.email)).at(-1)).toMatchObject({ kind: 'refundFailed' })
    const { body } = await again.call('POST /api/admin/bills/{billId}/refund', {
      params: { billId },
      body: money(10_200, 0, 'second-key'),
    })
    expect(body.refund.refundedCents).toBe(10_200)
    await one.after(0)
    expect(await one.credits()).toBe(start)
    expect((await one.bills()).filter(({ kind }) => kind === 'creditNote')).toHaveLength(1)
  })

  it('of what had settled a debt opens the debt again', async () => {
    const one = await buyer()
    await one.put({ kind: 'plan', packId: one.plan('Start'), frequency: 'monthly' })
    const asked = (await one.pay('debit')).body.payment
    await one.becomes(asked.id, 'succeeded')
    await one.after(10)
    testPayments.become(await referenceOf(server, asked.id), 'returned')
    await readAgain(asked.id)
    const { debtCents } = await one.subscription()
    const paying = (
      await one.browser.call('POST /api/users/{id}/debt/payments', {
        params: one.params,
        body: { agreedCents: debtCents, holder: 'Hélène', returnTo: '/', key: `debt-${one.customer.id}` },
      })
    ).body.payment
    await one.becomes(paying.id, 'succeeded')
    const back = async (cents: number) => {
      const reference = await referenceOf(server, paying.id)
      await testPayments.refund({ key: `back-${paying.id}-${cents}`, reference, cents })
      await readAgain(paying.id)
      return (await one.subscription()).debtCents
    }
    expect([await back(500), await back(debtCents - 500)]).toEqual([500, debtCents])
    const [bill] = (await one.bills()).filter(({ kind }) => kind === 'bill')
    expect(bill).toMatchObject({ isPaid: false, owed: { cents: debtCents } })
  })
})
