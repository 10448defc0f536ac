import { eq, type SQL, sql, TransactionRollbackError } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { engineRoom } from '../../testing/engine-room.ts'
import { planningOn } from '../../testing/planning.ts'
import { engineScript, says } from '../../testing/test-engines.ts'
import { engineCall, engineMonth } from './engines.tables.ts'
import { aggregateEngineCalls, isOverBudget } from './index.ts'
import { someCalls } from './jobs/aggregate-engine-calls.ts'

const { server, empty, choose, giveKey, calls, client } = await engineRoom()
beforeEach(empty)
const input = { system: 'You write.', ask: 'Write.', mostTokens: 200 }

describe('the budget of a customer', () => {
  const dear = (accountId: number) =>
    server.platform.db.insert(engineCall).values({
      accountId,
      use: 'text',
      engine: 'claude',
      model: 'm',
      outcome: 'answered',
      costMicros: 999_000,
      at: server.clock.now(),
    })
  beforeEach(async () => {
    await giveKey('claude')
    await choose({ text: 'claude', monthlyBudget: 1 })
  })

  it('ends what they can ask for that month, and nobody else’s', async () => {
    const [poor, rich] = [newDigitsId(), newDigitsId()]
    await dear(poor)
    engineScript.say('claude', says('Oui.'), says('Oui.'))
    expect(await (await client(poor))?.write(input)).toMatchObject({ failure: 'overBudget' })
    expect(engineScript.asked).toEqual([])
    expect(await (await client(rich))?.write(input)).toMatchObject({ kind: 'answered' })
    expect(await (await client(null))?.write(input)).toMatchObject({ kind: 'answered' })
  })

  it('used up is known, until somebody is asked again; what was not asked is counted nowhere', async () => {
    const [poor, rich] = [newDigitsId(), newDigitsId()]
    const over = (accountId: number) =>
      isOverBudget({ db: server.platform.db, now: server.clock.now() }, accountId)
    await dear(poor)
    expect(await over(poor)).toBe(false)
    for (let times = 0; times < 3; times++) await (await client(poor))?.write(input)
    engineScript.say('claude', says('Oui.'), says('Oui.'))
    await (await client(rich))?.write(input)
    expect([await over(poor), await over(rich)]).toEqual([true, false])
    expect((await calls()).filter(({ outcome }) => outcome === 'overBudget')).toMatchObject([
      { accountId: poor, costMicros: 0 },
    ])
    // An administrator gives more, and the next one is asked.
    await choose({ monthlyBudget: 2 })
    server.clock.advance(1000)
    await (await client(poor))?.write(input)
    expect(await over(poor)).toBe(false)
    await choose({ text: 'built-in' })
    await choose({ monthlyBudget: 1 })
  })

  it('says before anything is drafted who would write', async () => {
    const { browser, params, owner } = await planningOn(server)
    const textsBy = async () =>
      (await browser.call('GET /api/users/{id}/planning/readiness', { params })).body.readiness.textsBy
    expect(await textsBy()).toBe('model')
    await dear(owner.id)
    await (await client(owner.id))?.write(input)
    expect(await textsBy()).toBe('builtIn')
    await choose({ monthlyBudget: 100, text: 'built-in' })
    expect(await textsBy()).toBe('builtIn')
  })

  it('is whole again next month', async () => {
    const poor = newDigitsId()
    await dear(poor)
    engineScript.say('claude', says('Oui.'))
    server.clock.advance(days(32))
    try {
      expect(await (await client(poor))?.write(input)).toMatchObject({ kind: 'answered' })
    } finally {
      server.clock.advance(-days(32))
    }
  })

  it('holds also for many at once, which have not ended yet', async () => {
    const accountId = newDigitsId()
    await server.platform.db.insert(engineCall).values({
      accountId,
      use: 'text',
      engine: 'claude',
      model: 'm',
      outcome: 'answered',
      // Each may cost forty thousandths with what it may think, and a little for what is sent.
      costMicros: 1_000_000 - 100_000,
      at: server.clock.now(),
    })
    const release = Promise.withResolvers<void>()
    const slowly = async () => {
      await release.promise
      return says('Oui.')
    }
    engineScript.say('claude', ...Array.from({ length: 8 }, () => slowly))
    let refused = 0
    const inputs = Array.from({ length: 8 }, async () => {
      const answer = await (await client(accountId))?.write({ ...input, mostTokens: 500 })
      if (answer?.kind === 'failed' && answer.failure === 'overBudget') refused++
    })
    await expect.poll(() => refused + engineScript.asked.length).toBe(8)
    // All that may answer are waiting for it.
    const most = (await calls()).reduce((sum, { costMicros }) => sum + costMicros, 0)
    expect([engineScript.asked.length, most <= 1_000_000]).toEqual([2, true])
    release.resolve()
    await Promise.all(inputs)
  })

  it('counts a call whose caller was killed as the most it could cost', async () => {
    const accountId = newDigitsId()
    let mostSeen = 0
    engineScript.say('claude', async () => {
      mostSeen = (await calls())[0]?.costMicros ?? 0
      throw new Error('killed')
    })
    await expect((await client(accountId))?.write(input)).rejects.toThrow('killed')
    expect(await calls()).toMatchObject([{ outcome: 'begun', costMicros: mostSeen }])
    expect(mostSeen).toBeGreaterThan(40_000)
  })
})

/** What is written is gone again, and seen by nobody else. */
async function inVain<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  let answer: { of: T } | undefined
  await server.platform.db
    .transaction(async (tx) => {
      answer = { of: await work(tx) }
      tx.rollback()
    })
    .catch((reason: unknown) => {
      if (!(reason instanceof TransactionRollbackError)) throw reason
    })
  if (!answer) throw new Error('Rolled back before it ended')
  return answer.of
}

describe('calls of long ago', () => {
  it('are summed up by month, once, however often it is swept', async () => {
    const { db } = server.platform
    const accountId = newDigitsId()
    const at = (months: number) => {
      const now = server.clock.now()
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 5))
    }
    const call = (
      months: number,
      outcome: 'answered' | 'refused',
      more: { accountId?: number | null } = {},
    ) => ({
      accountId,
      use: 'text' as const,
      engine: 'claude' as const,
      model: 'm',
      outcome,
      at: at(months),
      costMicros: 500,
      inputTokens: 10,
      outputTokens: 2,
      pictures: 0,
      ...more,
    })
    const many = Array.from({ length: 1200 }, () => call(15, 'answered'))
    await db
      .insert(engineCall)
      .values([...many, call(15, 'refused'), call(14, 'answered', { accountId: null }), call(12, 'answered')])
    const run = () =>
      aggregateEngineCalls.handle(server.platform, {}, { id: 'x', signal: new AbortController().signal })
    await run()
    await run()
    expect(await db.$count(engineCall)).toBe(1)
    const months = await db.select().from(engineMonth).where(eq(engineMonth.accountId, accountId))
    expect(months).toMatchObject([
      {
        month: at(15).toISOString().slice(0, 7),
        calls: 1201,
        answered: 1200,
        inputTokens: 12_010,
        costMicros: 600_500,
      },
    ])
    expect(await db.$count(engineMonth, eq(engineMonth.accountId, 0))).toBeGreaterThan(0)
    await db.delete(engineMonth)
  })

  it('and what an account spent this month are found by their indexes', async () => {
    // Of many accounts, and counted: of a handful of rows the planner takes whatever index comes first.
    const planOf = (statement: SQL) =>
      inVain(async (tx) => {
        await tx.execute(sql`insert into ${engineCall} (account_id, use, engine, model, outcome, cost_micros, at)
          select nth % 500, 'text', 'claude', 'm', 'answered', 1, now() - nth * interval '1 minute'
          from generate_series(1, 5000) as nth`)
        await tx.execute(sql`analyze ${engineCall}`)
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      })
    const now = server.clock.now()
    expect(await planOf(someCalls(now))).toMatch(/engine_call_at_idx/)
    expect(
      await planOf(
        sql`select sum(cost_micros) from ${engineCall} where account_id = 1 and at >= '2000-01-01'::timestamptz`,
      ),
    ).toMatch(/engine_call_account_idx/)
  })
})
