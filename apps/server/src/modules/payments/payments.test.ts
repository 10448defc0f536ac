import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newBuyer, runJob, tellOf } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import {
  putClockBack,
  type TestServer,
  testPayments,
  testServer,
  testVat,
} from '../../testing/test-platform.ts'
import { installPacks } from '../billing/index.ts'
import { serverModule as billsModule } from '../bills/index.ts'
import { society } from '../brand/brand.tables.ts'
import { readPayments } from './jobs/read-payments.ts'

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
