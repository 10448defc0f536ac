import type { CartBody } from '@postelier/contract/purchases'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { newBuyer, referenceOf, runJob, tellOf } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks, spendCredits } from '../billing/index.ts'
import { settlePayment } from './commands/settle-payment.ts'
import { finishRefunds } from './jobs/finish-refunds.ts'
import { readPayments } from './jobs/read-payments.ts'
import { monthsAfter } from './periods.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})

type Buyer = Awaited<ReturnType<typeof newBuyer>>
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

  const inMonth = () => {
    const now = server.clock.now()
    return Math.round((monthsAfter(now, 1).getTime() - now.getTime()) / days(1))
  }
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

  it('never gives back days that came off a dearer plan; given back at the provider’s page they count no more', async () => {
    const month = inMonth()
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
    expect([left.subscription?.state, Math.round(until / days(1))]).toEqual([
      'ending',
      Math.round((month * 100) / 179),
    ])
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

  const elsewhere = async (paymentId: number, cents: number, key: string) => {
    const reference = await referenceOf(server, paymentId)
    await testPayments.refund({ key: `${key}-${paymentId}`, reference, cents })
    await readAgain(paymentId)
  }
  const takenBack = async (paymentId: number) => {
    testPayments.become(await referenceOf(server, paymentId), 'returned')
    await readAgain(paymentId)
  }
  const spend = async (one: Buyer, amount: number) =>
    runCommand(server.platform, system('test'), 'test', spendCredits, {
      ...{ accountId: one.customer.id, amount, reason: 'order' as const },
      idempotencyKey: `spent-${one.customer.id}-${amount}`,
    })
  const owed = async (one: Buyer) => (await one.subscription()).debtCents
  async function byDebit(body: (one: Buyer) => CartBody) {
    const one = await buyer()
    await one.put(body(one))
    const { payment: begun } = (await one.pay('debit')).body
    await one.becomes(begun.id, 'succeeded')
    const [bill] = await one.bills()
    return { one, billId: bill?.id ?? 0, paymentId: begun.id, gross: begun.grossCents }
  }
  const packOf =
    (credits: number) =>
    (one: Buyer): CartBody => ({ kind: 'credits', items: [{ packId: one.pack(credits), quantity: 1 }] })
  const monthOf =
    (name: string) =>
    (one: Buyer): CartBody => ({ kind: 'plan', packId: one.plan(name), frequency: 'monthly' })
  const leftOf = async (one: Buyer) => {
    const { subscription } = await one.subscription()
    const until = new Date(subscription?.periodEnd ?? 0).getTime() - server.clock.now().getTime()
    return [subscription?.plan.names.en, Math.round(until / days(1)), await one.credits()]
  }

  describe('and a bank that takes the money back', () => {
    it('owes what was used of what stayed paid, and what had been given back', async () => {
      const { one, billId, paymentId, gross } = await byDebit(packOf(50))
      await refundOf(billId, money(gross / 2, 0, 'half-of-it'))
      await spend(one, 25)
      await takenBack(paymentId)
      expect([gross, await owed(one)]).toEqual([10_200, 10_200])
      const ends = await byDebit(monthOf('Growth'))
      await refundOf(ends.billId, { ...money(4_740, 0, 'half-ends'), plan: 'ends' })
      await ends.one.after(10)
      await takenBack(ends.paymentId)
      // Of fifteen days that stayed paid ten were had.
      expect(Math.abs((await owed(ends.one)) - 7_900)).toBeLessThan(110)
    })

    it('seen with the refund in one reading owes the refund', async () => {
      const { one, paymentId, gross } = await byDebit(packOf(50))
      const reference = await referenceOf(server, paymentId)
      await testPayments.refund({ key: `unseen-${paymentId}`, reference, cents: gross / 2 })
      await takenBack(paymentId)
      expect(await owed(one)).toBe(gross / 2)
      const notes = (await one.bills()).filter(({ kind }) => kind === 'creditNote')
      expect(notes.map(({ amounts }) => amounts.gross)).toEqual([-5_100, -5_100])
    })

    it('leaves the days of the plan that the dearer one took the place of', async () => {
      const { one } = await paidPlan('Growth')
      const month = inMonth()
      await one.put(monthOf('Agency')(one))
      const dearer = (await one.pay('debit')).body.payment
      await one.becomes(dearer.id, 'succeeded')
      await one.after(3)
      await takenBack(dearer.id)
      expect(await leftOf(one)).toEqual(['Growth', month - 3, Math.round((100 * (month - 3)) / month)])
      expect(await owed(one)).toBe(Math.round((12_000 * 3) / month))
      await one.after(28)
      expect((await one.bills()).filter(({ kind }) => kind === 'bill')).toHaveLength(3)
    })
  })

  describe('of what had paid a debt', () => {
    const payDebt = async (one: Buyer, key: string) => {
      const body = { agreedCents: await owed(one), holder: 'Hélène', returnTo: '/' }
      return (
        await one.browser.call('POST /api/users/{id}/debt/payments', {
          params: one.params,
          body: { ...body, key: `${key}-${one.customer.id}` },
        })
      ).body.payment
    }
    async function debtPaid() {
      const { one, paymentId } = await byDebit(monthOf('Growth'))
      await one.after(10)
      await takenBack(paymentId)
      const debtCents = await owed(one)
      const paying = await payDebt(one, 'debt-first')
      await one.becomes(paying.id, 'succeeded')
      return { one, paying, debtCents }
    }

    it('opens just what goes back now, however often it was paid since; disputed, all of the rest', async () => {
      const { one, paying, debtCents } = await debtPaid()
      await elsewhere(paying.id, 500, 'a')
      expect(await owed(one)).toBe(500)
      await one.becomes((await payDebt(one, 'debt-second')).id, 'succeeded')
      await elsewhere(paying.id, 600, 'b')
      expect(await owed(one)).toBe(600)
      await takenBack(paying.id)
      expect(await owed(one)).toBe(debtCents - 500)
      const [bill] = (await one.bills()).filter(({ kind }) => kind === 'bill')
      expect(bill).toMatchObject({ isPaid: false, owed: { cents: debtCents - 500 } })
    })

    it('pays the debt again where it does not arrive, and goes back once more where it was paid since', async () => {
      const { one, paying, debtCents } = await debtPaid()
      const fails = async (cents: number) => {
        testPayments.refundFails(await referenceOf(server, paying.id), cents)
        await one.after(2)
      }
      await elsewhere(paying.id, debtCents, 'whole')
      expect(await owed(one)).toBe(debtCents)
      await fails(debtCents)
      expect(await owed(one)).toBe(0)
      await elsewhere(paying.id, debtCents, 'again')
      await one.becomes((await payDebt(one, 'debt-third')).id, 'succeeded')
      await fails(debtCents)
      server.clock.advance(3 * 60_000)
      await run(finishRefunds)
      const { refundedCents } = await testPayments.readPayment(await referenceOf(server, paying.id))
      expect([await owed(one), refundedCents]).toEqual([0, debtCents])
    })

    it('gives back what another paid meanwhile', async () => {
      const { one, paymentId } = await byDebit(packOf(50))
      await one.put(packOf(10)(one))
      const second = (await one.pay('debit')).body.payment
      await one.becomes(second.id, 'succeeded')
      await spend(one, 60)
      for (const id of [paymentId, second.id]) await takenBack(id)
      const paying = await payDebt(one, 'debt-of-two')
      const by = await admin()
      const marked = await by.call('POST /api/admin/debts/{paymentId}/paid', {
        params: { paymentId: second.id },
        body: { reason: 'Virement reçu' },
      })
      expect(marked.status).toBe(200)
      await one.becomes(paying.id, 'succeeded')
      server.clock.advance(3 * 60_000)
      await run(finishRefunds)
      const { refundedCents } = await testPayments.readPayment(await referenceOf(server, paying.id))
      expect([await owed(one), refundedCents]).toEqual([0, second.grossCents])
    })
  })

  describe('of a plan whose money paid for days of a dearer one', () => {
    const upgrade = async (one: Buyer) => {
      await one.put(monthOf('Agency')(one))
      return (await one.pay()).body.payment
    }

    it('leaves credits in the measure of the days, whichever bill goes back', async () => {
      const { one } = await paidPlan('Growth')
      await one.becomes((await upgrade(one)).id, 'succeeded')
      const second = (await one.bills()).find(({ amounts }) => amounts.gross === 12_000)
      await refundOf(second?.id ?? 0, { ...money(12_000, 0, 'whole-second'), plan: 'ends' })
      expect(await leftOf(one)).toEqual(['Agency', Math.round((inMonth() * 79) / 179), 115])
      const other = await paidPlan('Growth')
      await other.one.becomes((await upgrade(other.one)).id, 'succeeded')
      await elsewhere(other.paymentId, other.gross, 'first')
      expect(await leftOf(other.one)).toEqual(['Agency', Math.round((inMonth() * 100) / 179), 145])
    })

    it('counts no more where the dearer one is confirmed afterwards; while it may be, it is not given back here', async () => {
      const { one, billId, paymentId, gross } = await paidPlan('Growth')
      const dearer = await upgrade(one)
      await one.becomes(dearer.id, 'failed')
      expect((await refundOf(billId, money(gross, 0, 'too-late'))).status).toBe(422)
      await elsewhere(paymentId, gross, 'there')
      await one.becomes(dearer.id, 'succeeded')
      expect(await leftOf(one)).toEqual(['Agency', Math.round((inMonth() * 100) / 179), 145])
    })
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
