import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { type Command, runCommand } from '../../access/context.ts'
import { days, later } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { newDigitsId, newPublicId } from '../../platform/ids.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { expireCredits } from './commands/expire-credits.ts'
import {
  balanceOf,
  changeCredits,
  checkLedger,
  entriesPage,
  giveBack,
  giveCredits,
  spendCredits,
  takeBackCredits,
  totalOf,
} from './index.ts'
import { creditEntry, creditLot } from './ledger.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const run = <I, O>(command: Command<I, O>, input: I) =>
  runCommand(server.platform, system('test'), 'test', command, input)
const give = (accountId: number, amount: number, expiresAt: Date | null = null) =>
  run(giveCredits, {
    accountId,
    amount,
    bucket: 'gift',
    expiresAt,
    reason: 'gift',
    idempotencyKey: newPublicId(),
  })
const spend = (accountId: number, amount: number, idempotencyKey = newPublicId()) =>
  run(spendCredits, { accountId, amount, reason: 'gift', idempotencyKey })
const left = async (accountId: number) =>
  totalOf(await balanceOf(server.platform.db, accountId, server.clock.now()))

/** The statement, a line a page, oldest first. */
async function lineByLine(accountId: number, count: number) {
  const now = server.clock.now()
  const pages = Array.from({ length: count }, (_, offset) =>
    entriesPage(server.platform.db, { accountId, now, offset, limit: 1 }),
  )
  return (await Promise.all(pages)).flatMap(({ entries }) => entries).toReversed()
}

describe('the book of credits', () => {
  it('lets exactly fifty of a hundred simultaneous debits through on a balance of fifty', async () => {
    const account = newDigitsId()
    await give(account, 50)
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => spend(account, 1)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(50)
    for (const { reason } of refused) expect((reason as AppError).code).toBe('insufficientCredits')
    expect(await left(account)).toBe(0)
  })

  it('moves credits once for a key that comes twice, also at once', async () => {
    const account = newDigitsId()
    await give(account, 10)
    await Promise.all([spend(account, 4, 'order-1'), spend(account, 4, 'order-1')])
    expect(await left(account)).toBe(6)
  })

  it('keeps lots equal to the sum of their entries, whatever is done', async () => {
    const step = fc.record({
      kind: fc.constantFrom('give', 'spend', 'set', 'back'),
      amount: fc.integer({ min: 1, max: 40 }),
      expires: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const accountId = newDigitsId()
        const spent: string[] = []
        for (const { kind, amount, expires } of steps) {
          const idempotencyKey = newPublicId()
          if (kind === 'give')
            await give(accountId, amount, expires ? later(server.clock.now(), days(9)) : null)
          else if (kind === 'set')
            await run(changeCredits, { accountId, amount, reason: 'gift', idempotencyKey })
          else if (kind === 'back')
            await run(giveBack, { accountId, spentUnder: spent.pop() ?? 'nothing', reason: 'gift' })
          else if ((await left(accountId)) >= amount) {
            await spend(accountId, amount, idempotencyKey)
            spent.push(idempotencyKey)
          } else await expect(spend(accountId, amount)).rejects.toBeInstanceOf(AppError)
        }
        const { rows } = await server.platform.db.execute(sql`
          select l.lot_id from ${creditLot} l where l.account_id = ${accountId} and
            (l."left" < 0 or l."left" <> (select sum(e.amount) from ${creditEntry} e where e.account_id = l.account_id and e.lot_id = l.lot_id))`)
        expect(rows).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('sets a balance by one correcting line, up or down', async () => {
    const accountId = newDigitsId()
    await give(accountId, 30)
    const set = (amount: number) =>
      run(changeCredits, { accountId, amount, reason: 'correction', idempotencyKey: newPublicId() })
    expect(await set(12)).toEqual({ before: 30, after: 12 })
    expect(await set(40)).toEqual({ before: 12, after: 40 })
    expect(await set(40)).toEqual({ before: 40, after: 40 })
    expect(await left(accountId)).toBe(40)
    const lines = await server.platform.db
      .select()
      .from(creditEntry)
      .where(eq(creditEntry.accountId, accountId))
    expect(lines.map((line) => line.amount).sort((a, b) => a - b)).toEqual([-18, 28, 30])
    // A page says what was there after each of its lines, whatever came later.
    const entries = await lineByLine(accountId, 3)
    const sums = entries.map((_, nth) => entries.slice(0, nth + 1).reduce((all, one) => all + one.amount, 0))
    expect(entries.map(({ balance }) => balance)).toEqual(sums)
  })

  it('gives back once what was spent', async () => {
    const accountId = newDigitsId()
    await give(accountId, 30)
    await spend(accountId, 20, 'order-2')
    const back = () => run(giveBack, { accountId, spentUnder: 'order-2', reason: 'orderCancelled' })
    expect(await back()).toBe(20)
    expect(await back()).toBe(0)
    expect(await left(accountId)).toBe(30)
  })

  it('gives nothing back into credits whose money went back', async () => {
    const accountId = newDigitsId()
    const paid = { accountId, amount: 50, bucket: 'purchased', expiresAt: null } as const
    await run(giveCredits, { ...paid, reason: 'purchase', idempotencyKey: 'payment:1' })
    await spend(accountId, 48, 'order-3')
    const back = { accountId, keysStart: 'payment:1', share: 1, isForGood: true } as const
    await run(takeBackCredits, { ...back, reason: 'paymentRefunded', idempotencyKey: 'refunded:1' })
    await run(giveBack, { accountId, spentUnder: 'order-3', reason: 'orderCancelled' })
    expect(await left(accountId)).toBe(0)
  })

  it('writes what ended as a line, once, so that the book is the balance', async () => {
    const accountId = newDigitsId()
    await give(accountId, 30, later(server.clock.now(), -days(1)))
    await give(accountId, 4)
    // Its line stands there from the moment on at which it cannot be spent any more.
    const told = async () => (await lineByLine(accountId, 4)).map(({ amount, balance }) => [amount, balance])
    const before = await told()
    expect(before.at(-1)).toEqual([-30, await left(accountId)])
    for (let night = 0; night < 2; night++) await run(expireCredits, { accountId })
    const lines = await server.platform.db
      .select()
      .from(creditEntry)
      .where(eq(creditEntry.accountId, accountId))
    expect(lines.map((line) => line.amount).sort((a, b) => a - b)).toEqual([-30, 4, 30])
    expect((await told()).toSorted()).toEqual(before.toSorted())
    const mine = (await checkLedger(server.platform.db)).filter((fault) => fault.accountId === accountId)
    expect(mine).toEqual([])
    await server.platform.db.update(creditLot).set({ left: 5 }).where(eq(creditLot.accountId, accountId))
    const found = (await checkLedger(server.platform.db)).filter((fault) => fault.accountId === accountId)
    expect(found.map(({ fault }) => fault)).toEqual(['lotDiffers', 'lotDiffers'])
    await server.platform.db.execute(sql`update ${creditLot} l set "left" = (select sum(e.amount)
      from ${creditEntry} e where e.account_id = l.account_id and e.lot_id = l.lot_id) where l.account_id = ${accountId}`)
  })

  it('refuses to change or delete a line', async () => {
    const accountId = newDigitsId()
    await give(accountId, 5)
    const own = eq(creditEntry.accountId, accountId)
    await expect(server.platform.db.update(creditEntry).set({ amount: 500 }).where(own)).rejects.toThrow()
    await expect(server.platform.db.delete(creditEntry).where(own)).rejects.toThrow()
  })
})
