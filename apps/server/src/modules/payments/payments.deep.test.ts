// Whatever a business, its bank and the provider do, in whatever order, twice, late or never: paid days never overlap, credits are
// those of settled payments, bills are numbered without gaps, and a plan can always be bought.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { days } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { newBuyer, referenceOf, runJob, tellOf } from '../../testing/buyer.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { putClockBack, type TestServer, testPayments, testServer } from '../../testing/test-platform.ts'
import { checkLedger, installPacks } from '../billing/index.ts'
import { beginRefund } from './commands/begin-refund.ts'
import { giveBack } from './flows/refund-bill.ts'
import { readPayments } from './jobs/read-payments.ts'
import { renewPlans } from './jobs/renew-plans.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
  const agency = await makePerson(server, 'agencyManager')
  const editor = await signedIn(server, await makePerson(server, 'productManager'))
  for (const [code, customerPercent] of [
    ['TENTH', 10],
    ['WHOLE', 100],
  ] as const)
    await editor.call('POST /api/admin/affiliation-codes', {
      body: { code, customerPercent, agencyId: agency.id, agencyPercent: 20, isOpen: true },
    })
})
afterEach(putClockBack)

type Buyer = Awaited<ReturnType<typeof newBuyer>>
const names = ['Start', 'Growth', 'Agency'] as const
const frequencies = ['monthly', 'yearly'] as const

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('buy' as const),
      name: fc.constantFrom(...names),
      frequency: fc.constantFrom(...frequencies),
      means: fc.constantFrom('card' as const, 'debit' as const),
      /** The provider takes it, and its answer is lost. */
      isLost: fc.boolean(),
      /** Of an agency. */
      code: fc.constantFrom('', '', 'TENTH', 'WHOLE'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('credits' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('becomes' as const),
      which: fc.nat({ max: 5 }),
      state: fc.constantFrom('processing', 'succeeded', 'succeeded', 'failed', 'cancelled', 'returned'),
      times: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('pass' as const),
      days: fc.constantFrom(1, 4, 15, 31, 62),
      alone: fc.constantFrom('succeeded' as const, 'failed' as const, 'processing' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('leave' as const, 'keep' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('next' as const), name: fc.constantFrom(...names) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      which: fc.nat({ max: 5 }),
      part: fc.constantFrom(1, 0.4),
      plan: fc.constantFrom('ends' as const, 'goesOn' as const),
      /** At the provider's own page. */
      isThere: fc.boolean(),
      /** The bank of who paid sends it back. */
      fails: fc.boolean(),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function read<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await server.platform.db.execute(query)
  return rows as Row[]
}

const paymentsOf = (one: Buyer) =>
  read<{ id: number; reference: string | null }>(
    sql`select id::float8 as id, reference from payment where account_id = ${one.customer.id} order by created_at, id`,
  )

/** One that costs nothing is brought to nobody. */
const isAtProvider = ({ reference }: { readonly reference: string | null }) =>
  reference !== null && !reference.startsWith('free-')

/** A refusal is an answer, a fault is none; 503 is the provider's silence. */
const isAnswer = (status: number) => status < 500 || status === 503

/** Money goes back, by an administrator or at the provider's page; what may not is refused. */
async function refundSome(one: Buyer, { which, part, plan, isThere, fails }: Step & { act: 'refund' }) {
  const { platform } = server
  const paid = await read<{ id: number; payment: number; gross: number; back: number; reference: string }>(
    sql`select b.id::float8 as id, p.id::float8 as payment, p.gross_cents as gross, p.refunded_cents as back, p.reference
      from bill b join payment p on p.id = b.payment_id where b.account_id = ${one.customer.id}
      and b.kind = 'bill' and b.paid_at is not null and p.state = 'succeeded' order by b.issued_at, b.id`,
  )
  const of = paid[which % Math.max(1, paid.length)]
  if (!of || of.gross === of.back) return
  if (testPayments.payments.get(of.reference)?.state !== 'succeeded') return
  const cents = Math.max(1, Math.floor((of.gross - of.back) * part))
  const key = `refund-${of.payment}-${of.back}-${cents}`
  const job = { id: 'test', signal: new AbortController().signal }
  if (isThere) {
    await testPayments.refund({ key, reference: of.reference, cents })
    await readPayments.handle(platform, { paymentId: of.payment }, job)
  } else
    try {
      const asked = { billId: of.id, cents, seenCents: of.back, plan, key, reason: 'test' }
      const row = await runCommand(platform, system('test'), 'test', beginRefund, asked)
      await giveBack(platform, row, system('test'), 'test')
    } catch (reason) {
      if (!(reason instanceof AppError)) throw reason
      return
    }
  if (!fails) return
  testPayments.refundFails(of.reference, cents)
  server.clock.advance(1_000)
  await readPayments.handle(platform, { paymentId: of.payment }, job)
  const [now] = await read<{ back: number }>(
    sql`select refunded_cents as back from payment where id = ${of.payment}`,
  )
  expect(now?.back).toBe(of.back)
}

const typeCode = ({ browser, params }: Buyer, code: string) =>
  browser.call('POST /api/users/{id}/cart/code', { params, body: { code } })

async function take(one: Buyer, what: Step): Promise<void> {
  const { params } = one
  switch (what.act) {
    case 'buy': {
      const put = await one.tryPut({ kind: 'plan', packId: one.plan(what.name), frequency: what.frequency })
      expect(isAnswer(put.status)).toBe(true)
      if (what.code) expect(isAnswer((await typeCode(one, what.code)).status)).toBe(true)
      if (what.isLost) testPayments.silent = { calls: 1, after: true }
      expect(isAnswer((await one.pay(what.means)).status)).toBe(true)
      testPayments.silent = { calls: 0, after: false }
      return
    }
    case 'credits':
      await one.tryPut({ kind: 'credits', items: [{ packId: one.pack(10), quantity: 2 }] })
      expect(isAnswer((await one.pay()).status)).toBe(true)
      return
    case 'becomes': {
      const all = (await paymentsOf(one)).filter(isAtProvider)
      const payment = all[what.which % Math.max(1, all.length)]
      if (!payment) return
      testPayments.become(await referenceOf(server, payment.id), what.state as 'failed')
      for (let time = 0; time < what.times; time++) {
        await tellOf(server, payment.id)
        await runJob(server, readPayments)
      }
      return
    }
    case 'pass':
      testPayments.alone = what.alone
      await one.after(what.days)
      testPayments.alone = 'succeeded'
      return
    case 'leave':
      await one.browser.call('POST /api/users/{id}/subscription/leave', {
        params,
        body: { reasons: [], keptNetworks: [] },
      })
      return
    case 'keep':
      await one.browser.call('POST /api/users/{id}/subscription/keep', { params })
      return
    case 'refund':
      return refundSome(one, what)
    case 'next':
      await one.browser.call('POST /api/users/{id}/subscription/next', {
        params,
        body: { packId: one.plan(what.name), frequency: 'monthly' },
      })
  }
}

async function expectMoney(one: Buyer): Promise<void> {
  const { id } = one.customer
  const overlaps = await read(
    sql`select 1 from subscription_period a join subscription_period b on a.account_id = b.account_id
      and a.payment_id < b.payment_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at where a.account_id = ${id}`,
  )
  expect(overlaps).toEqual([])
  const holes = await read(
    sql`select 1 from (select ends_at, lead(starts_at) over (order by starts_at) as next from subscription_period
      where account_id = ${id}) a where next > ends_at and next > ${server.clock.now().toISOString()}::timestamptz`,
  )
  expect(holes).toEqual([])
  const open = await read(sql`select 1 from subscription where account_id = ${id} and ended_at is null`)
  expect(open.length).toBeLessThanOrEqual(1)
  // Credits are given by payments that settled, each once; one that never did gave none.
  const unpaid = await read(
    sql`select p.id from payment p join credit_entry e on e.account_id = p.account_id and e.amount > 0
      and e.idempotency_key like 'payment:' || p.id || '%' where p.account_id = ${id} and p.state not in ('succeeded', 'returned')`,
  )
  expect(unpaid).toEqual([])
  const settled = await read<{ kind: string; credits: number; given: number }>(
    sql`select p.purchase->>'kind' as kind,
        (select sum((line->>'credits')::int) from jsonb_array_elements(p.purchase->'lines') line)::int as credits,
        coalesce((select sum(e.amount) from credit_entry e where e.account_id = p.account_id and e.amount > 0
          and e.idempotency_key in ('payment:' || p.id, 'payment:' || p.id || ':month:0')), 0)::int as given
      from payment p where p.account_id = ${id} and p.settled_at is not null`,
  )
  for (const { credits, given } of settled) expect(given).toBe(credits)
  // Whoever has an agency's code has it taken off the price of each plan from then on, as it was promised.
  const wrong = await read(
    sql`select p.id from payment p where p.account_id = ${id} and p.purchase->>'kind' = 'plan' and p.purchase->>'codeId' is null
      and (p.amounts->>'reduction')::int <> (p.amounts->>'net')::int and (p.amounts->>'reduction')::int <>
        floor(((select sum((line->>'cents')::int) from jsonb_array_elements(p.purchase->'lines') line) * coalesce((p.purchase->'affiliation'->>'customerPercent')::int, 0) * 2 + 100) / 200)`,
  )
  expect(wrong).toEqual([])
  const faults = await checkLedger(server.platform.db)
  expect(faults.filter(({ accountId }) => accountId === id)).toEqual([])
}

async function expectBills(one: Buyer): Promise<void> {
  const gaps = await read(
    sql`select series, year from bill group by series, year having count(*) <> max(sequence) or min(sequence) <> 1
      or count(distinct sequence) <> count(*)`,
  )
  expect(gaps).toEqual([])
  const twice = await read(
    sql`select payment_id from bill where account_id = ${one.customer.id} and kind = 'bill' and cancelled_at is null group by payment_id having count(*) > 1`,
  )
  expect(twice).toEqual([])
  const over = await read(
    sql`select b.id from bill b where b.account_id = ${one.customer.id} and b.kind = 'bill'
      and b.gross_cents + coalesce((select sum(n.gross_cents) from bill n where n.corrects_id = b.id), 0) < 0`,
  )
  expect(over).toEqual([])
  const unbilled = await read(
    sql`select p.id from payment p where p.account_id = ${one.customer.id} and p.state = 'succeeded' and p.gross_cents > 0
      and not exists (select 1 from bill b where b.payment_id = p.id and b.kind = 'bill' and b.cancelled_at is null)`,
  )
  expect(unbilled).toEqual([])
}

/** Nothing that is under way at the provider comes to anything. */
async function failOpen(one: Buyer): Promise<void> {
  for (const { reference } of await paymentsOf(one)) {
    const known = reference === null ? undefined : testPayments.payments.get(reference)
    if (known?.state === 'processing') testPayments.become(known.reference, 'failed')
    if (known?.state === 'action') testPayments.become(known.reference, 'cancelled')
  }
}

/** How many days are paid for from now on. */
async function daysPaid(one: Buyer): Promise<number> {
  const [last] = await read<{ ends: string | null }>(
    sql`select max(ends_at) as ends from subscription_period where account_id = ${one.customer.id}`,
  )
  const ends = last?.ends ? new Date(last.ends).getTime() : 0
  return Math.max(1, Math.ceil((ends - server.clock.now().getTime()) / days(1)))
}

/** Whatever came before: once it is over, a plan is bought and has what it says. */
async function expectNotStuck(one: Buyer): Promise<void> {
  testPayments.alone = 'failed'
  // A code that takes off everything would pay for a plan without end.
  await server.platform.db.execute(sql`delete from affiliation where account_id = ${one.customer.id}`)
  // What was paid there after it had failed, and nobody told of, is found before anything else is bought.
  for (const payment of (await paymentsOf(one)).filter(isAtProvider)) await one.read(payment.id)
  const pass = async (count: number) => {
    await failOpen(one)
    await one.after(count)
  }
  await pass(1)
  await pass(1)
  await pass(await daysPaid(one))
  for (const count of [5, 5, 20, 20]) await pass(count)
  testPayments.alone = 'succeeded'
  expect((await one.subscription()).subscription).toBeNull()
  await server.platform.db.execute(
    sql`update debt set paid_at = ${server.clock.now().toISOString()}::timestamptz where account_id = ${one.customer.id}`,
  )
  await one.put({ kind: 'plan', packId: one.plan('Start'), frequency: 'monthly' })
  await typeCode(one, '')
  const asked = (await one.pay()).body.payment
  await one.becomes(asked.id, 'succeeded')
  expect(await one.subscription()).toMatchObject({
    subscription: { state: 'active', plan: { names: { en: 'Start' } } },
    limits: { networks: 2 },
  })
}

/**
 * The next list begins at the clock's first hour again, and the jobs take up every account's plans: what is left of this one
 * would be years ahead of its own time, and the provider's events would be too many from one address.
 */
async function close(one: Buyer): Promise<void> {
  const { id } = one.customer
  await server.platform.db.execute(
    sql`update subscription set ended_at = now(), ended_by = 'person' where account_id = ${id} and ended_at is null`,
  )
  await server.platform.db.execute(sql`delete from rate_counter`)
  await server.platform.db.execute(sql`update payment set read_again_at = null where account_id = ${id}`)
}

it('paid days, credits and bills add up after whatever happens, and nobody is stuck', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const one = await newBuyer(server)
      for (const what of steps) await take(one, what)
      await runJob(server, renewPlans)
      await runJob(server, readPayments)
      await expectMoney(one)
      await expectBills(one)
      await expectNotStuck(one)
      await expectMoney(one)
      await expectBills(one)
      await close(one)
      await putClockBack()
    }),
    { numRuns: 120, endOnFailure: true, includeErrorInReport: true },
  )
})
