import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { newDigitsId } from '../../platform/ids.ts'
import type { TestBrowser } from '../../testing/browser.ts'
import { newBuyer } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { putClockBack, type TestServer, testServer } from '../../testing/test-platform.ts'
import { type CreditReason, installPacks, subscription } from '../billing/index.ts'
import { creditEntry } from '../billing/ledger.tables.ts'
import { bill } from '../bills/bills.tables.ts'
import { payment } from './payments.tables.ts'

let server: TestServer
let editor: TestBrowser
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
  editor = await signedIn(server, await makePerson(server, 'productManager'))
})

const spring = {
  code: 'print temps 20',
  startsOn: '2020-01-01',
  endsOn: '2099-12-31',
  periods: 3,
  sectorIds: [],
  cents: null,
  percent: 20,
}
const add = (body: Partial<Omit<typeof spring, 'cents'>> & { cents?: number | null } = {}) =>
  editor.call('POST /api/admin/promotion-codes', { body: { ...spring, ...body } })

describe('promotion codes', () => {
  it('are kept as people type them, once each, changed at their version, and taken off a cart', async () => {
    const { promotionCode } = (await add()).body
    expect(promotionCode).toMatchObject({ code: 'PRINTTEMPS20', uses: 0, version: 1 })
    expect((await add({ code: 'Printtemps20' })).error?.fields).toHaveProperty('code')
    const params = { codeId: promotionCode.id }
    const change = (percent: number) =>
      editor.call('POST /api/admin/promotion-codes/{codeId}', {
        params,
        body: { ...spring, percent, version: 1 },
      })
    expect((await change(30)).body.promotionCode.percent).toBe(30)
    expect((await change(40)).error?.code).toBe('conflict')

    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const own = { id: customer.id }
    const { creditPacks } = (await browser.call('GET /api/users/{id}/offers', { params: own })).body
    const packId = creditPacks.find(({ credits }) => credits === 10)?.id ?? 0
    await browser.call('POST /api/users/{id}/cart', {
      params: own,
      body: { kind: 'credits', items: [{ packId, quantity: 1 }] },
    })
    const apply = () =>
      browser.call('POST /api/users/{id}/cart/code', { params: own, body: { code: 'printtemps 20' } })
    const applied = (await apply()).body.cart
    expect(applied.amounts).toMatchObject({ net: 1_900, reduction: 570 })
    expect(applied.promotion).toMatchObject({ percent: 30, cents: null })
    const remove = () => editor.call('DELETE /api/admin/promotion-codes/{codeId}', { params })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    const { cart } = (await browser.call('GET /api/users/{id}/cart', { params: own })).body
    expect(cart).toMatchObject({ code: null, isCodeOver: true, amounts: { reduction: 0 } })
    expect((await apply()).error?.code).toBe('codeUnknown')
    expect((await add()).status).toBe(200)
  })

  it('take off an amount or a percentage, between days that are in order', async () => {
    expect((await add({ code: 'A', cents: 500 })).error?.fields).toHaveProperty('percent')
    expect((await add({ code: 'A', endsOn: '2019-01-01' })).error?.fields).toHaveProperty('endsOn')
    expect((await add({ code: 'A', sectorIds: [404] as never })).error?.fields).toHaveProperty('sectorIds')
  })

  it('are found by their letters, and are nobody’s but of who keeps them', async () => {
    await add({ code: 'NOEL' })
    const find = async (search: string) =>
      (await editor.call('GET /api/admin/promotion-codes', { query: { search } })).body.data.items.map(
        ({ code }) => code,
      )
    expect([await find('no el'), await find('%')]).toEqual([['NOEL'], []])
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    expect((await browser.call('GET /api/admin/promotion-codes')).status).toBe(403)
  })
})

describe('affiliation codes', () => {
  afterEach(putClockBack)
  const percents = { agencyPercent: 15, customerPercent: 10 }
  const agencyCalled = (societyName: string) => makePerson(server, 'agencyManager', { societyName })
  type New = Parameters<typeof make>[0]
  async function make(input: { agencyId: number; code: string; customerPercent?: number }) {
    const body = { ...percents, isOpen: true, ...input }
    return editor.call('POST /api/admin/affiliation-codes', { body })
  }
  const made = async (input: New) => (await make(input)).body.affiliationCode
  const change = (
    { id: codeId, code, agencyPercent, customerPercent, isOpen, version }: Awaited<ReturnType<typeof made>>,
    to: { agencyPercent?: number; customerPercent?: number; isOpen?: boolean },
  ) =>
    editor.call('POST /api/admin/affiliation-codes/{codeId}', {
      params: { codeId },
      body: { code, agencyPercent, customerPercent, isOpen, version, ...to },
    })

  type Buyer = Awaited<ReturnType<typeof newBuyer>>
  const put = (one: Buyer, name = 'Start') =>
    one.put({ kind: 'plan', packId: one.plan(name), frequency: 'monthly' })
  const type = ({ browser, params }: Pick<Buyer, 'browser' | 'params'>, code: string) =>
    browser.call('POST /api/users/{id}/cart/code', { params, body: { code } })
  async function subscribedWith(code: string) {
    const one = await newBuyer(server)
    await put(one)
    await type(one, code)
    const asked = (await one.pay()).body.payment
    await one.becomes(asked.id, 'succeeded')
    return one
  }
  /** What each payment took off, and what stays readable of whose code it was. */
  const paymentsOf = async ({ customer }: Buyer) => {
    const rows = await server.platform.db.select().from(payment).where(eq(payment.accountId, customer.id))
    return rows
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      .map(({ amounts, purchase }) => [
        amounts.reduction,
        purchase.affiliation?.agencyPercent,
        purchase.affiliation?.customerPercent,
      ])
  }

  it('belong to an agency that is there, under a word that no other code has, and are found by either', async () => {
    const agency = await agencyCalled('Agence Lumière')
    const code = await made({ agencyId: agency.id, code: 'lumiere 10' })
    expect(code).toMatchObject({
      code: 'LUMIERE10',
      agency: { name: 'Agence Lumière' },
      isOpen: true,
      uses: 0,
    })
    expect((await make({ agencyId: agency.id, code: 'Lumiere10' })).error?.fields).toHaveProperty('code')
    expect((await add({ code: 'LUMIERE10' })).error?.fields).toHaveProperty('code')
    await add({ code: 'ETE' })
    expect((await make({ agencyId: agency.id, code: 'e t e' })).error?.fields).toHaveProperty('code')
    const customer = await makePerson(server, 'customer')
    expect((await make({ agencyId: customer.id, code: 'X' })).error?.fields).toHaveProperty('agencyId')
    // In capitals it would be longer than any that is read.
    expect((await make({ agencyId: agency.id, code: 'ß'.repeat(21) })).error?.fields).toHaveProperty('code')
    expect((await change(code, { customerPercent: 12 })).body.affiliationCode).toMatchObject({ version: 2 })
    expect((await change(code, { customerPercent: 13 })).error?.code).toBe('conflict')
    const find = async (search: string) =>
      (await editor.call('GET /api/admin/affiliation-codes', { query: { search } })).body.data.items.map(
        (found) => found.code,
      )
    expect([await find('mière'), await find('ere 1'), await find('%')]).toEqual([
      ['LUMIERE10'],
      ['LUMIERE10'],
      [],
    ])
    const agencies = await editor.call('GET /api/admin/affiliation-codes/agencies', {
      query: { search: 'lumi' },
    })
    expect(agencies.body.data.items).toEqual([{ id: agency.id, name: 'Agence Lumière' }])
    const browser = await signedIn(server, agency)
    expect((await browser.call('GET /api/admin/affiliation-codes')).status).toBe(403)
  })

  it('take off every payment of a plan as promised, whatever becomes of them, and leave credits as they are', async () => {
    const agency = await agencyCalled('Agence Papier')
    const code = await made({ agencyId: agency.id, code: 'PAPIER' })
    const one = await newBuyer(server)
    await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    expect((await type(one, 'papier')).error?.code).toBe('codeForPlans')
    await put(one)
    expect((await type(one, 'papier')).body.cart).toMatchObject({
      code: 'PAPIER',
      affiliation: { agency: 'Agence Papier', percent: 10 },
      amounts: { net: 2_900, reduction: 290, tax: 522, gross: 3_132 },
      renewal: { cents: 3_132, afterCodeCents: null },
    })
    const asked = (await one.pay()).body.payment
    expect(await one.becomes(asked.id, 'succeeded')).toMatchObject({
      outcome: { nextCharge: { cents: 3_132 } },
    })
    const [billed] = await server.platform.db.select().from(bill).where(eq(bill.paymentId, asked.id))
    expect(billed?.amounts).toMatchObject({ reduction: 290, code: 'PAPIER' })
    // The plan says what it takes: in its own words and beside its price.
    expect(await one.subscription()).toMatchObject({ subscription: { cents: 2_610 } })
    const closed = (await change(code, { customerPercent: 5, agencyPercent: 30, isOpen: false })).body
    expect(closed.affiliationCode).toMatchObject({ isOpen: false, uses: 1 })
    await server.platform.db.update(person).set({ state: 'suspended' }).where(eq(person.id, agency.id))
    await one.after(31)
    expect(await paymentsOf(one)).toEqual([
      [290, 15, 10],
      [290, 30, 10],
    ])
    await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    await one.pay()
    expect((await paymentsOf(one)).at(-1)).toEqual([0, 30, 0])
    // A dearer plan takes it over, from the offer to the cart.
    const { plans } = (await one.browser.call('GET /api/users/{id}/offers', { params: one.params })).body
    const cart = await put(one, 'Growth')
    expect(cart).toMatchObject({ code: null, affiliation: { code: 'PAPIER' }, renewal: { cents: 8_532 } })
    expect(cart?.amounts.reduction).toBe(790)
    const growth = plans.find(({ names }) => names.en === 'Growth')
    expect(growth?.choice.monthly).toEqual({ how: 'now', todayCents: cart?.amounts.gross })
  })

  it('stand back where a promotion code takes off more, for as long as it does', async () => {
    const agency = await agencyCalled('Agence Relais')
    await made({ agencyId: agency.id, code: 'RELAIS' })
    const one = await subscribedWith('RELAIS')
    await add({ code: 'PETIT', percent: 10 })
    await add({ code: 'GRAND', percent: 50, periods: 2 })
    await put(one, 'Growth')
    expect((await type(one, 'PETIT')).error?.code).toBe('codeSmaller')
    const { cart } = (await type(one, 'GRAND')).body
    const codes = { used: 'GRAND', kept: ['RELAIS'] }
    const renewal = { cents: 4_740, codes, afterCodeCents: 8_532 }
    expect(cart).toMatchObject({ code: 'GRAND', affiliation: null, renewal })
    const asked = (await one.pay()).body.payment
    await one.becomes(asked.id, 'succeeded')
    expect((await one.subscription()).subscription).toMatchObject({ codes })
    await one.after(31)
    expect((await one.subscription()).subscription?.codes).toEqual({ used: 'RELAIS', kept: [] })
    await one.after(31)
    const [, ...later] = await paymentsOf(one)
    expect(later.map(([, share, off]) => [share, off])).toEqual([
      [15, 0],
      [15, 0],
      [15, 10],
    ])
    expect(later.slice(1).map(([off]) => off)).toEqual([3_950, 790])
  })

  it('are had with the money: a debit that fails leaves neither an agency’s code nor a promotion code used', async () => {
    const [first, second] = [await agencyCalled('Agence Une'), await agencyCalled('Agence Deux')]
    await made({ agencyId: first.id, code: 'UNE' })
    await made({ agencyId: second.id, code: 'DEUX', customerPercent: 20 })
    await add({ code: 'ESSAI', percent: 50 })
    const one = await subscribedWith('UNE')
    for (const code of ['DEUX', 'ESSAI']) {
      await put(one, 'Growth')
      await type(one, code)
      const debit = (await one.pay('debit', `debit-${code}`)).body.payment
      await one.becomes(debit.id, 'processing')
      await one.becomes(debit.id, 'failed')
    }
    await put(one, 'Growth')
    expect((await type(one, 'ESSAI')).body.cart).toMatchObject({ code: 'ESSAI' })
    await one.after(31)
    expect((await paymentsOf(one)).at(-1)).toEqual([290, 15, 10])
  })

  it('are refused in words: closed meanwhile, of an agency that is gone, one’s own, or no better', async () => {
    const agency = await agencyCalled('Agence Close')
    const code = await made({ agencyId: agency.id, code: 'CLOSE' })
    const one = await newBuyer(server)
    await put(one)
    await type(one, 'CLOSE')
    const seen = (await one.browser.call('GET /api/users/{id}/cart', { params: one.params })).body.cart
    const reopened = (await change(code, { isOpen: false })).body.affiliationCode
    const agreed = { cartVersion: seen?.version ?? 0, agreedCents: seen?.amounts.gross ?? 0 }
    const refused = await one.browser.call('POST /api/users/{id}/payments', {
      params: one.params,
      body: { ...agreed, means: 'card', holder: 'Hélène', returnTo: '/', key: 'closed-meanwhile' },
    })
    expect(refused.error?.code).toBe('cartChanged')
    const { cart } = (await one.browser.call('GET /api/users/{id}/cart', { params: one.params })).body
    expect(cart).toMatchObject({ isCodeOver: true, affiliation: null, amounts: { reduction: 0 } })
    expect((await type(one, 'CLOSE')).error?.code).toBe('codeUnknown')
    await change(reopened, { isOpen: true })
    const own = await signedIn(server, agency)
    const params = { id: agency.id }
    const packId = one.plan('Start')
    await own.call('POST /api/users/{id}/cart', {
      params,
      body: { kind: 'plan', packId, frequency: 'monthly' },
    })
    expect((await type({ browser: own, params }, 'CLOSE')).error?.code).toBe('codeOwn')
    const had = await subscribedWith('CLOSE')
    await put(had, 'Growth')
    expect((await type(had, 'CLOSE')).error?.code).toBe('codeSmaller')
    await server.platform.db.update(person).set({ state: 'suspended' }).where(eq(person.id, agency.id))
    expect((await type(one, 'CLOSE')).error?.code).toBe('codeUnknown')
  })

  it('that take off everything, typed in two windows, begin a plan that costs nothing and are had once', async () => {
    const agency = await agencyCalled('Agence Don')
    await made({ agencyId: agency.id, code: 'DON', customerPercent: 100 })
    const one = await newBuyer(server)
    await put(one)
    await Promise.all([type(one, 'DON'), type(one, 'don')])
    const asked = await Promise.all([one.pay('card', 'window-a'), one.pay('card', 'window-b')])
    // The second has the same payment, or finds a cart that is done with where the first was quicker.
    const begun = asked.filter(({ status }) => status === 200)
    expect(new Set(begun.map(({ body }) => body.payment.id)).size).toBe(1)
    expect(await one.subscription()).toMatchObject({ subscription: { state: 'active' } })
    await one.after(31)
    expect(await one.subscription()).toMatchObject({ subscription: { state: 'active' } })
    expect(await paymentsOf(one)).toEqual([
      [2_900, 15, 100],
      [2_900, 15, 100],
    ])
    await putClockBack()
    const { items } = (await editor.call('GET /api/admin/affiliation-codes', { query: { search: 'DON' } }))
      .body.data
    expect(items).toMatchObject([{ uses: 1 }])
  })
})

describe('the statistics of money', () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`)

  const entry = async (day: string, reason: CreditReason, amount: number) => {
    const [id, key] = [newDigitsId(), `then-${newDigitsId()}`]
    await server.platform.db.insert(creditEntry).values({
      ...{ id, accountId: 1, lotId: id, amount, reason, bucket: 'gift', expiresAt: null },
      ...{ idempotencyKey: key, createdAt: at(day) },
    })
  }

  const billed = async (day: string, sequence: number, net: number, reduction: number, isPaid = true) => {
    const tax = Math.round((net - reduction) / 5)
    const kind = net < 0 ? 'creditNote' : 'bill'
    const amounts = { net, reduction, taxPercent: 20, tax, gross: net - reduction + tax }
    await server.platform.db.insert(bill).values({
      ...{ id: newDigitsId(), number: `T2019-${sequence}`, series: 'T', year: 2019, sequence, kind },
      ...{ correctsId: net < 0 ? 1 : null, accountId: 1, paymentId: newDigitsId(), issuedOn: day },
      ...{
        issuedAt: at(day),
        dueOn: day,
        paidAt: isPaid ? at(day) : null,
        language: 'fr',
        lines: [],
        amounts,
      },
      ...{ seller: {} as never, buyer: {} as never, means: 'card', grossCents: amounts.gross },
    })
  }

  const subscribed = async (from: string, to: string | null, endedBy: 'person' | 'neverPaid' = 'person') => {
    await server.platform.db.insert(subscription).values({
      ...{ id: newDigitsId(), accountId: newDigitsId(), terms: {} as never, beganAt: at(from) },
      ...{ periodStart: at(from), periodEnd: at('2020-06-01') },
      ...(to === null ? {} : { endedAt: at(to), endedBy }),
    })
  }

  it('add a year up to the cent, month by month, and leave as a file', async () => {
    await billed('2019-03-31', 1, 7_900, 790)
    await billed('2019-04-01', 2, 2_901, 0)
    await billed('2019-04-30', 3, -1_000, 0)
    await billed('2019-04-30', 4, 2_900, 0, false)
    await subscribed('2018-12-31', '2019-04-02')
    await subscribed('2019-03-01', null)
    await subscribed('2019-04-15', '2019-04-20')
    await subscribed('2019-04-16', '2019-04-30', 'neverPaid')
    await entry('2019-03-31', 'subscription', 100)
    await entry('2019-04-01', 'paymentRefunded', -20)
    await entry('2019-04-01', 'order', -12)
    await entry('2019-04-02', 'orderCancelled', 6)
    await entry('2019-04-03', 'registration', 30)
    await entry('2019-04-04', 'expiry', -8)
    const { months, years } = (
      await editor.call('GET /api/admin/money-statistics', { query: { year: 2019 } })
    ).body
    expect(months).toHaveLength(12)
    expect(years.at(-1)).toBe(2019)
    expect(months.reduce((sum, { incomeCents }) => sum + incomeCents, 0)).toBe(9_011)
    const none = { sold: 0, given: 0, spent: 0, expired: 0 }
    expect(months.slice(2, 4)).toEqual([
      {
        month: '2019-03',
        incomeCents: 7_110,
        openCents: 0,
        plans: { began: 1, ended: 0, running: 2, leftPercent: 0 },
        credits: { ...none, sold: 100 },
      },
      {
        month: '2019-04',
        incomeCents: 1_901,
        openCents: 2_900,
        plans: { began: 1, ended: 2, running: 1, leftPercent: 100 },
        credits: { sold: -20, given: 30, spent: 6, expired: 8 },
      },
    ])
    const query = { year: 2019, format: 'csv' } as const
    const file = await editor.call('GET /api/admin/money-statistics/export', { query })
    expect(file.text.split('\r\n')[4]).toBe('2019-04;19,01;29,00;1;2;1;100;-20;30;6;8')
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    expect((await browser.call('GET /api/admin/money-statistics')).status).toBe(403)
  })
})
