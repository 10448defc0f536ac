import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newDigitsId } from '../../platform/ids.ts'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { type CreditReason, installPacks, subscription } from '../billing/index.ts'
import { creditEntry } from '../billing/ledger.tables.ts'
import { bill } from '../bills/bills.tables.ts'

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
    expect((await apply()).body.cart.amounts).toMatchObject({ net: 1_900, reduction: 570 })
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
