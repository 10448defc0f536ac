// Days, cards and debts of what was paid for stay its payer's: through changes, an agency, a deleted account and a bank.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { referenceOf, runJob, tellOf } from '../../testing/buyer.ts'
import { deleteDueAccounts } from '../../testing/delete-due-accounts.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type Buyer, subscribing } from '../../testing/subscribing.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { installPacks, spendCredits } from '../billing/index.ts'
import { finishRefunds } from './jobs/finish-refunds.ts'
import { readMethodSetups } from './jobs/read-method-setups.ts'
import { readPayments } from './jobs/read-payments.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
})
afterEach(putClockBack)

const { buyer, putPlan, subscribed, planOf, paymentsOf } = subscribing(() => server)

describe('what was paid for', () => {
  it('comes off each change in full, and not again once it was given back', async () => {
    const one = await subscribed('Start')
    for (const name of ['Growth', 'Agency']) {
      await putPlan(one, name)
      await one.becomes((await one.pay()).body.payment.id, 'succeeded')
    }
    // 34.80, then 94.80 less 34.80, then 214.80 less 94.80; the days of minutes are a few cents.
    const paid = (await paymentsOf(one)).map(({ gross }) => gross)
    expect(Math.abs((paid[2] ?? 0) - 12_000)).toBeLessThan(20)
  })

  it('comes off as far as neither its days nor its credits are used', async () => {
    const one = await subscribed('Start')
    await runCommand(server.platform, system('test'), 'test', spendCredits, {
      accountId: one.customer.id,
      amount: 24,
      reason: 'order',
      idempotencyKey: 'spent-of-start',
    })
    expect((await putPlan(one, 'Growth')).unusedCents).toBe(580)
  })

  it('runs and ends where one left while its renewal was under way', async () => {
    const one = await subscribed('Start')
    testPayments.alone = 'processing'
    await one.after(31)
    testPayments.alone = 'succeeded'
    await one.browser.call('POST /api/users/{id}/subscription/leave', {
      params: one.params,
      body: { reasons: [], keptNetworks: [] },
    })
    await one.becomes(Number((await paymentsOf(one)).at(-1)?.id), 'succeeded')
    expect((await planOf(one))[1]).toBe('ending')
    await one.after(35)
    expect(await planOf(one)).toEqual([undefined, undefined])
    expect(await paymentsOf(one)).toHaveLength(2)
  })
})

describe('a card', () => {
  it('an agency gave for its customer is not the customer’s, and pays no more once the customer is gone', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const one = await buyer()
    await server.platform.db.update(person).set({ ownerId: agency.id }).where(eq(person.id, one.customer.id))
    const cart = await putPlan(one, 'Start')
    const { params } = one
    const asAgency = await signedIn(server, agency)
    const { payment } = (
      await asAgency.call('POST /api/users/{id}/payments', {
        params,
        body: {
          cartVersion: cart.version,
          agreedCents: cart.amounts.gross,
          means: 'card',
          holder: 'Agence Papier',
          returnTo: '/',
          key: 'agency-pays',
        },
      })
    ).body
    await one.becomes(payment.id, 'succeeded')
    const { methods } = (await one.browser.call('GET /api/users/{id}/payment-methods', { params })).body
    expect(methods).toEqual([])
    expect((await one.subscription()).subscription?.means).toBeNull()
    await one.after(31)
    expect(await planOf(one)).toEqual(['Start', 'active'])
    await server.platform.db.update(person).set({ ownerId: null }).where(eq(person.id, one.customer.id))
    await one.after(31)
    expect(await planOf(one)).toEqual(['Start', 'late'])
  })

  it('is out of reach of whoever acts as its owner', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const one = await subscribed('Start')
    await server.platform.db.update(person).set({ ownerId: agency.id }).where(eq(person.id, one.customer.id))
    const acting = await signedIn(server, one.customer, agency.id)
    const { params } = one
    const refused = await acting.call('GET /api/users/{id}/payment-methods', { params })
    expect(refused.status).toBe(403)
    const seen = (await acting.call('GET /api/users/{id}/credit-subscription', { params })).body
    expect(seen.subscription?.means).toBeNull()
    expect((await one.subscription()).subscription?.means).toBe('Visa •••• 4242')
  })
})

describe('a card that is added without buying', () => {
  type Wanted = { means?: 'card' | 'debit'; isPreferred?: boolean; key?: string }
  const begin = ({ browser, params }: Pick<Buyer, 'browser' | 'params'>, wanted: Wanted = {}) =>
    browser.call('POST /api/users/{id}/method-setups', {
      params,
      body: { means: 'card', holder: 'Hélène Verdier', isPreferred: true, key: randomUUID(), ...wanted },
    })
  const readSetup = async ({ browser, params }: Buyer, setupId: number) =>
    (
      await browser.call('POST /api/users/{id}/method-setups/{setupId}/read', {
        params: { ...params, setupId },
      })
    ).body.setup
  const atProvider = (one: Buyer) =>
    [...testPayments.setups.known.values()].filter(({ start }) =>
      start.payer.endsWith(`payer-${one.customer.id}`),
    )
  const lastOf = (one: Buyer) => atProvider(one).at(-1)?.reference ?? ''
  const told = (reference: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/payments/events/demo',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: `event-${reference}`, reference }),
    })
  /** What is listed, the one that pays first. */
  const listed = async ({ browser, params }: Buyer) =>
    (await browser.call('GET /api/users/{id}/payment-methods', { params })).body.methods.map(
      ({ label, isDefault }) => (isDefault ? `${label} *` : label),
    )
  const journalled = async (one: Buyer) =>
    (
      await server.platform.db.execute(
        sql`select actor_id::text as by, details->>'label' as label from journal_entry where account_id = ${one.customer.id} and action = 'paymentMethod.added'`,
      )
    ).rows

  it('pays the plan, and is there once however often one is told, or the same is added again', async () => {
    const one = await subscribed('Start')
    const { setup } = (await begin(one)).body
    expect(setup).toMatchObject({
      state: 'action',
      url: expect.stringContaining('provider.test'),
      method: null,
    })
    expect(await listed(one)).toEqual(['Visa •••• 4242 *'])
    testPayments.setups.become(lastOf(one), { state: 'succeeded', fingerprint: 'a' })
    for (let time = 0; time < 2; time++) expect((await told(lastOf(one))).statusCode).toBe(200)
    await runJob(server, readMethodSetups)
    const added = ['Visa •••• 3220 *', 'Visa •••• 4242']
    expect(await listed(one)).toEqual(added)
    expect(await journalled(one)).toEqual([{ by: String(one.customer.id), label: 'Visa •••• 3220' }])
    expect(await readSetup(one, setup.id)).toMatchObject({
      state: 'succeeded',
      url: null,
      method: { isDefault: true },
    })
    const keptAs = async () =>
      (
        await server.platform.db.execute<{ id: string; reference: string }>(
          sql`select id::text, reference from payment_method where account_id = ${one.customer.id} and is_default`,
        )
      ).rows[0]
    const before = await keptAs()
    await begin(one, { isPreferred: false })
    testPayments.setups.become(lastOf(one), { state: 'succeeded', fingerprint: 'a' })
    await told(lastOf(one))
    await runJob(server, readMethodSetups)
    expect([await listed(one), (await one.subscription()).subscription?.means]).toEqual([
      added,
      'Visa •••• 3220',
    ])
    // The same one for all that is paid with it, under what the provider keeps it as by now.
    const after = await keptAs()
    expect([after?.id, after?.reference === before?.reference]).toEqual([before?.id, false])
  })

  it('is tried again where it is refused, and pays a plan that is late at once', async () => {
    const one = await subscribed('Start')
    testPayments.alone = 'failed'
    await one.after(31)
    testPayments.alone = 'succeeded'
    expect(await planOf(one)).toEqual(['Start', 'late'])
    // The mail leads to where another is chosen or added.
    const mail = (await server.mailsTo(one.customer.email)).findLast(({ kind }) => kind === 'paymentFailed')
    expect(mail?.link).toMatch(/\/me\/credits\?methods=list$/)
    const { setup } = (await begin(one)).body
    testPayments.setups.become(lastOf(one), { state: 'failed', failure: 'declined' })
    expect(await readSetup(one, setup.id)).toMatchObject({
      state: 'failed',
      failure: 'declined',
      url: expect.stringMatching(/./),
    })
    expect(await listed(one)).toEqual(['Visa •••• 4242 *'])
    testPayments.setups.become(lastOf(one), { state: 'succeeded' })
    expect((await readSetup(one, setup.id)).method).toMatchObject({ label: 'Visa •••• 3220' })
    await one.after(0)
    expect(await planOf(one)).toEqual(['Start', 'active'])
  })

  it('is begun once where the provider says nothing, and found where nobody told of it', async () => {
    const one = await buyer()
    testPayments.setups.silent = { calls: 1, after: true }
    const key = randomUUID()
    const first = await begin(one, { means: 'debit', key })
    expect([first.status, first.error?.code]).toEqual([503, 'providerSilent'])
    expect((await begin(one, { means: 'debit', key })).body.setup.state).toBe('action')
    // In another window, with a key of its own.
    await begin(one, { means: 'debit' })
    expect(atProvider(one)).toHaveLength(1)
    testPayments.setups.become(lastOf(one), { state: 'succeeded' })
    server.clock.advance(10 * 60_000)
    testPayments.setups.silent = { calls: 1, after: false }
    await runJob(server, readMethodSetups)
    expect(await listed(one)).toEqual([])
    server.clock.advance(10 * 60_000)
    await runJob(server, readMethodSetups)
    expect(await listed(one)).toEqual(['FR •••• 2606 *'])
    const mails = (await server.mailsTo(one.customer.email)).filter(({ kind }) => kind === 'mandateGiven')
    expect(mails).toMatchObject([{ words: { account: 'FR •••• 2606', mandate: 'PST-2' } }])
  })

  it('is called off at the provider where nobody confirmed it, and leaves no name', async () => {
    const one = await buyer()
    const { setup } = (await begin(one)).body
    await one.after(1)
    await runJob(server, readMethodSetups)
    expect([atProvider(one)[0]?.state, (await readSetup(one, setup.id)).state]).toEqual([
      'cancelled',
      'cancelled',
    ])
    const { rows } = await server.platform.db.execute(
      sql`select holder, email, read_again_at as next from method_setup where id = ${setup.id}`,
    )
    expect(rows).toEqual([{ holder: '', email: '', next: null }])
  })

  it('is given by the business’s own people and nobody else', async () => {
    const one = await buyer()
    const { setup } = (await begin(one)).body
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    expect((await begin({ browser: admin, params: one.params })).error?.code).toBe('themselvesOnly')
    const other = await buyer()
    expect((await begin({ browser: other.browser, params: one.params })).status).toBe(404)
    const params = { ...other.params, setupId: setup.id }
    const read = await other.browser.call('POST /api/users/{id}/method-setups/{setupId}/read', { params })
    expect(read.status).toBe(404)
    const contact = await makePerson(server, 'contact', { ownerId: one.customer.id, roleKey: 'customer' })
    const begun = await begin({ browser: await signedIn(server, contact), params: one.params })
    expect(begun.status).toBe(200)
    await server.platform.db.update(person).set({ state: 'suspended' }).where(eq(person.id, contact.id))
    testPayments.setups.become(lastOf(one), { state: 'succeeded' })
    await runJob(server, readMethodSetups)
    const asked = await readSetup(one, begun.body.setup.id)
    expect([asked.state, await listed(one)]).toEqual(['cancelled', []])
  })
})

describe('an account that is deleted', () => {
  it('is forgotten with what it paid with; a debit on its way settles its bill and goes back', async () => {
    const one = await subscribed('Start')
    await one.put({ kind: 'credits', items: [{ packId: one.pack(50), quantity: 1 }] })
    const debit = (await one.pay('debit', undefined, 'compta@verdier.test')).body.payment
    const reference = await referenceOf(server, debit.id)
    await one.becomes(debit.id, 'processing')
    await one.put({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 1 }] })
    const open = (await one.pay()).body.payment
    await one.browser.call('POST /api/users/{id}/method-setups', {
      params: one.params,
      body: { means: 'card', holder: 'Hélène Verdier', isPreferred: true, key: 'added-before-leaving' },
    })
    const { db } = server.platform
    const due = new Date(server.clock.now().getTime() - 1)
    await db.update(person).set({ deletionDueAt: due }).where(eq(person.id, one.customer.id))
    await runJob(server, deleteDueAccounts)
    expect(await db.$count(person, eq(person.id, one.customer.id))).toBe(0)
    expect(testPayments.removed).toEqual(
      expect.arrayContaining([`method-of-${reference}`, `at-provider-payer-${one.customer.id}`]),
    )
    expect([...testPayments.setups.known.values()].at(-1)).toMatchObject({ state: 'cancelled' })
    expect(await paymentsOf(one)).toMatchObject([
      { state: 'succeeded' },
      { id: String(debit.id), state: 'processing' },
      { id: String(open.id), state: 'cancelled' },
    ])
    testPayments.become(reference, 'succeeded')
    server.clock.advance(86_400_000)
    await runJob(server, readPayments)
    server.clock.advance(3 * 60_000)
    await runJob(server, finishRefunds)
    const left = await db.execute(
      sql`select (select count(*) from payment where account_id = ${one.customer.id} and (holder, email) <> ('', ''))::int
        + (select count(*) from payment_method where account_id = ${one.customer.id})::int
        + (select count(*) from method_setup where account_id = ${one.customer.id})::int
        + (select count(*) from affiliation where account_id = ${one.customer.id})::int
        + (select count(*) from payer where account_id = ${one.customer.id})::int as personal`,
    )
    expect(left.rows).toEqual([{ personal: 0 }])
    const { rows } = await db.execute(
      sql`select kind, gross_cents as gross, paid_at is not null as paid from bill where payment_id = ${debit.id} order by kind`,
    )
    expect(rows).toEqual([
      { kind: 'bill', gross: 10_200, paid: true },
      { kind: 'creditNote', gross: -10_200, paid: true },
    ])
  })
})

describe('money that a bank takes back', () => {
  const owed = async (one: Buyer) => {
    const { rows } = await server.platform.db.execute<{ owed: number; credited: number }>(
      sql`select coalesce((select sum(cents) from debt where account_id = ${one.customer.id}), 0)::int as owed,
        coalesce((select -sum((amounts->>'gross')::int) from bill where account_id = ${one.customer.id} and kind = 'creditNote'), 0)::int as credited`,
    )
    return rows[0]
  }

  it('leaves the days that were paid for otherwise', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'succeeded')
    await putPlan(one, 'Start', 'yearly')
    const yearly = (await one.pay('card')).body.payment
    // As one that was begun before the month was known: it is added to it.
    await server.platform.db.execute(
      sql`update payment set purchase = jsonb_set(purchase, '{how}', '"first"') where id = ${yearly.id}`,
    )
    await one.becomes(yearly.id, 'succeeded')
    await one.becomes(one.asked.id, 'returned')
    await one.after(2)
    const { subscription } = await one.subscription()
    expect(subscription?.state).toBe('active')
    const left = new Date(subscription?.periodEnd ?? 0).getTime() - server.clock.now().getTime()
    expect(Math.round(left / (24 * 3_600_000))).toBeGreaterThan(363)
  })

  it('and had been given back before is owed, and credited once', async () => {
    const one = await subscribed('Start', 'debit')
    await one.becomes(one.asked.id, 'succeeded')
    const reference = await referenceOf(server, one.asked.id)
    await testPayments.refund({ key: 'by-hand', reference, cents: 2_000 })
    await tellOf(server, one.asked.id)
    await runJob(server, readPayments)
    await one.becomes(one.asked.id, 'returned')
    await one.after(2)
    const left = await owed(one)
    expect((left?.owed ?? 0) + (left?.credited ?? 0)).toBe(5_480)
    // And two days of what stayed paid.
    expect(Math.abs((left?.owed ?? 0) - 2_100)).toBeLessThan(10)
  })
})
