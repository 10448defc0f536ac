import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { newBuyer, referenceOf, runJob, tellOf } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { refunding } from '../../testing/refunding.ts'
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

const { admin, paidPack, money, paidPlan, refundOf } = refunding(() => server)

describe('a refund', () => {
  afterEach(putClockBack)

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
    const seen = (await by.call('GET /api/admin/bills/{billId}/refund', { params })).body.refund
    expect(seen).toMatchObject({ credits: 50, creditsLeft: 25 })
    const given = async () => (await one.bills()).find(({ kind }) => kind === 'bill')?.refundedCents
    expect(await given()).toBe(5_100)
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
    expect(await given()).toBe(10_200)
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
    // A month that is paid in full has its credits in full.
    expect(await ends.one.credits()).toBe(100)
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

  it('of half a year leaves half the days with all their credits', async () => {
    const { one, billId, gross } = await paidPlan('Growth', 'yearly')
    await refundOf(billId, { ...money(gross / 2, 0, 'half-year'), plan: 'ends' })
    expect(await one.credits()).toBe(100)
    await one.after(31)
    expect(await one.credits()).toBe(200)
  })

  it('asked for while another one has failed unseen is told from it', async () => {
    const { billId, paymentId } = await paidPack()
    await refundOf(billId, money(5_100, 0, 'first-part'))
    server.clock.advance(60_000)
    testPayments.refundFails(await referenceOf(server, paymentId), 5_100)
    const second = await refundOf(billId, money(5_100, 5_100, 'second-part'))
    expect([second.status, second.body.refund?.refundedCents]).toEqual([200, 5_100])
  })
})
