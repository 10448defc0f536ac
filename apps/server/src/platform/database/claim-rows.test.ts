import { lte, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { later, minutes } from '../clock.ts'
import { claimRows, type Queue } from './claim-rows.ts'
import { digits, instant } from './columns.ts'
import { isNextOfItsAccount, leaseOn } from './lease.ts'

const chore = pgTable('test_chore', {
  id: digits('id').primaryKey(),
  accountId: digits('account_id').notNull(),
  nextAt: instant('next_at').notNull(),
  tries: integer('tries').notNull().default(0),
  holder: text('holder'),
  heldUntil: instant('held_until'),
  endedAt: instant('ended_at'),
})
const chores: Queue<typeof chore> = {
  table: chore,
  lease: leaseOn(chore, minutes(1)),
  order: [chore.nextAt],
  isDue: (now) => lte(chore.nextAt, now),
  countsTries: true,
}
const choresOneByOne: Queue<typeof chore> = {
  ...chores,
  isFirst: (now) => isNextOfItsAccount(chore, chore.nextAt, now),
}

const now = new Date('2026-03-29T01:30:00Z')
let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.platform.db.execute(sql`create table test_chore (id bigint primary key, account_id bigint not null,
    next_at timestamptz not null, tries int not null default 0, holder text, held_until timestamptz, ended_at timestamptz)`)
})
afterAll(() => server.platform.db.execute(sql`drop table test_chore`))
beforeEach(async () => {
  const { db } = server.platform
  await db.delete(chore)
  const due = (id: number, accountId: number, afterMinutes: number) => ({
    id,
    accountId,
    nextAt: later(now, minutes(afterMinutes)),
  })
  await db.insert(chore).values([due(1, 7, -1), due(2, 7, -3), due(3, 8, -2), due(4, 8, 5), due(5, 7, 0)])
})

const claim = async (queue: typeof chores, holder: string, most: number, at = now) =>
  (await claimRows(server.platform.db, queue, { now: at, holder, most })).map(({ row, wasAbandoned }) => [
    row.id,
    row.holder,
    row.tries,
    wasAbandoned,
  ])

describe('rows of a queue', () => {
  it('are taken once, the longest due first, and once more when whoever took them is gone', async () => {
    expect((await claim(chores, 'one', 2)).toSorted()).toEqual([
      [2, 'one', 1, false],
      [3, 'one', 1, false],
    ])
    expect((await claim(chores, 'other', 5)).toSorted()).toEqual([
      [1, 'other', 1, false],
      [5, 'other', 1, false],
    ])
    expect(await claim(chores, 'third', 5)).toEqual([])
    expect(await claim(chores, 'third', 1, later(now, minutes(2)))).toEqual([[2, 'third', 2, true]])
  })

  it('are each one worker’s alone, also when several take them at the same moment', async () => {
    const taken = await Promise.all(['a', 'b', 'c', 'd'].map((holder) => claim(chores, holder, 1)))
    const ids = taken.flat().map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('are taken one of an account at a time where the queue says so', async () => {
    expect((await claim(choresOneByOne, 'one', 5)).toSorted()).toEqual([
      [2, 'one', 1, false],
      [3, 'one', 1, false],
    ])
    expect(await claim(choresOneByOne, 'other', 5)).toEqual([])
  })
})
