// Money that goes back of what a dearer plan, a debt or a bank had moved before.
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { days } from '../../platform/clock.ts'
import { referenceOf, runJob } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type Buyer, refunding } from '../../testing/refunding.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks } from '../billing/index.ts'
import { finishRefunds } from './jobs/finish-refunds.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})
const run = (job: Parameters<typeof runJob>[1]) => runJob(server, job)
const {
  admin,
  money,
  inMonth,
  paidPlan,
  refundOf,
  readAgain,
  elsewhere,
  takenBack,
  spend,
  owed,
  byDebit,
  packOf,
  monthOf,
  leftOf,
} = refunding(() => server)

describe('a refund', () => {
  afterEach(putClockBack)

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

    it('cancels the whole bill where nothing was used', async () => {
      const { one, paymentId, gross } = await byDebit(packOf(10))
      await takenBack(paymentId)
      const notes = (await one.bills()).filter(({ kind }) => kind === 'creditNote')
      expect(notes.map(({ amounts }) => amounts.gross)).toEqual([-gross])
      expect(notes[0]?.words).toMatch(/^Annulation de la facture F/)
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
    const payDebt = async (one: Buyer, key: string, { browser = one.browser, returnTo = '/' } = {}) => {
      const body = { agreedCents: await owed(one), holder: 'Hélène', returnTo }
      return (
        await browser.call('POST /api/users/{id}/debt/payments', {
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

    it('begins anew for another person, and leads each back to where they pressed', async () => {
      const agency = await makePerson(server, 'agencyManager')
      const { one, paymentId } = await byDebit(packOf(50))
      await server.platform.db
        .update(person)
        .set({ ownerId: agency.id })
        .where(eq(person.id, one.customer.id))
      await spend(one, 50)
      await takenBack(paymentId)
      const begun = await payDebt(one, 'of-agency', { browser: await signedIn(server, agency) })
      const own = await payDebt(one, 'own-first', { returnTo: '/me/credits' })
      expect(own.id).not.toBe(begun.id)
      expect((await one.read(begun.id)).state).toBe('cancelled')
      const again = await payDebt(one, 'own-again', { returnTo: '/me/credits/cart' })
      expect(again).toMatchObject({ id: own.id, url: own.url, returnTo: '/me/credits/cart' })
      const { start } = [...testPayments.payments.values()].find(({ url }) => url === own.url) ?? {}
      expect(new URL(start?.returnUrl ?? '').pathname).toBe(`/me/credits/payment/${own.id}`)
      await one.becomes(own.id, 'succeeded')
      expect(await owed(one)).toBe(0)
    })

    it('opens just what goes back now, however often it was paid since; disputed, all of the rest', async () => {
      const { one, paying, debtCents } = await debtPaid()
      await elsewhere(paying.id, 500, 'a')
      expect(await owed(one)).toBe(500)
      await one.becomes((await payDebt(one, 'debt-second')).id, 'succeeded')
      await elsewhere(paying.id, 600, 'b')
      expect(await owed(one)).toBe(600)
      await takenBack(paying.id)
      expect(await owed(one)).toBe(debtCents - 500)
      // It is said as what had come back first was: by mail, and under the bell in its place.
      const mail = (await server.mailsTo(one.customer.email)).at(-1)
      expect(mail).toMatchObject({
        kind: 'paymentReturned',
        words: { what: 'Règlement d’un prélèvement impayé' },
      })
      const bell = await one.browser.call('GET /api/users/{id}/notices', { params: one.params, query: {} })
      expect(bell.body.data.items.filter(({ kind }) => kind === 'paymentReturned')).toMatchObject([
        { words: { owed: String(debtCents - 500) } },
      ])
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
})
