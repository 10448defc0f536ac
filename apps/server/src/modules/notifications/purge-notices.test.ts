import { Refusal } from '@postelier/networks/adapters'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { days, later } from '../../platform/clock.ts'
import { newDigitsId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { makePerson } from '../../testing/people.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { jobs } from '../all.ts'
import { someNotices } from './jobs/purge-notices.ts'
import { notice } from './notifications.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** As it runs, with all that others say of their notices. */
const run = (name = 'purge-notices', platform: Platform = server.platform) =>
  jobs
    .find((job) => job.name === name)
    ?.handle(platform, {}, { id: 'test', signal: new AbortController().signal })

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Nothing is there')
  return value
}

const daysAgo = (count: number) => later(server.clock.now(), -days(count))
const ofAccount = (accountId: number) => eq(notice.accountId, accountId)

const closeAll = (accountId: number, closedAt: Date | null) =>
  server.platform.db.update(notice).set({ closedAt }).where(ofAccount(accountId))

async function keysOf(accountId: number) {
  const rows = await server.platform.db.select().from(notice).where(ofAccount(accountId))
  return rows.map(({ key }) => key.split(':').at(key.startsWith('delivery') ? -1 : 0)).sort()
}

/** A post that went wrong over there. */
async function wrong(does: 'policy' | 'authRevoked') {
  await sendDue(server, openTestNetwork().networks)
  const network = openTestNetwork()
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  network.trouble.push({ at: 'put', does, happens: false })
  await sendDue(server, network.networks)
  return one
}

it('a closed notice goes after ninety days, and one that is open stays', async () => {
  const one = await wrong('policy')
  expect(await keysOf(one.who.id)).toEqual(['failed'])
  for (const closedAt of [null, daysAgo(89)]) {
    await closeAll(one.who.id, closedAt)
    await run()
    expect(await keysOf(one.who.id)).toEqual(['failed'])
  }
  await closeAll(one.who.id, daysAgo(91))
  await Promise.all([run(), run()])
  expect(await keysOf(one.who.id)).toEqual([])
})

it('what is held is still shown when its link stands again, however long that took', async () => {
  const one = await wrong('authRevoked')
  expect(await keysOf(one.who.id)).toEqual(['connection', 'held'])
  await closeAll(one.who.id, daysAgo(400))
  await run()
  expect(await keysOf(one.who.id)).toEqual(['connection', 'held'])
  await one.linkAgain()
  expect((await one.notices()).map(({ kind }) => kind)).toEqual(['postHeld'])
  // The link stands: what was said of its end is over.
  await closeAll(one.who.id, daysAgo(91))
  await run()
  expect(await keysOf(one.who.id)).toEqual(['held'])
  await one.giveUp()
  await run()
  expect(await keysOf(one.who.id)).toEqual([])
})

it('that a link ends soon is told once, also where nobody cared for ninety days', async () => {
  const one = await readyPost(server)
  const end = (at: Date) =>
    server.platform.db.execute(sql`update network_account
      set refresh_expires_at = ${at.toISOString()}::timestamptz where id = ${one.connectionId}::bigint`)
  // It renews, and ends when it would have ended.
  const endsAt = later(server.clock.now(), days(2))
  const { adapter, context } = must(openTestNetwork().networks('x'))
  const renewing: typeof adapter = {
    ...adapter,
    refresh: async (_, tokens) =>
      tokens.access.includes(`"secret-of-${one.identity}"`)
        ? { ...tokens, refreshExpiresAt: endsAt.toISOString() }
        : tokens,
  }
  const renew = () =>
    run('renew-tokens', { ...server.platform, networks: () => ({ adapter: renewing, context }) })
  const mails = async () =>
    (await server.mailsTo(one.who.email)).filter(({ kind }) => kind === 'connectionEnding').length
  await end(endsAt)
  await renew()
  expect([await keysOf(one.who.id), await mails()]).toEqual([['ending'], 1])
  await closeAll(one.who.id, daysAgo(91))
  await run()
  await renew()
  expect([await keysOf(one.who.id), await mails()]).toEqual([['ending'], 1])
  // It ends another time now: of the one before nobody speaks any more.
  await end(later(server.clock.now(), days(300)))
  await closeAll(one.who.id, daysAgo(91))
  await run()
  expect(await keysOf(one.who.id)).toEqual([])
})

it.each([
  ['transient', 6, 0],
  ['transient', 1, 1],
  ['authRevoked', 6, 1],
] as const)('that a link ends is told after %s with %i days left (%i)', async (does, left, told) => {
  const one = await readyPost(server)
  const endsAt = later(server.clock.now(), days(left)).toISOString()
  await server.platform.db.execute(sql`update network_account
    set refresh_expires_at = ${endsAt}::timestamptz where id = ${one.connectionId}::bigint`)
  const { adapter, context } = must(openTestNetwork().networks('x'))
  const refusing: typeof adapter = {
    ...adapter,
    refresh: async (_, tokens) => {
      if (!tokens.access.includes(`"secret-of-${one.identity}"`)) return tokens
      throw new Refusal({ kind: does, code: 'test', message: 'as told' })
    },
  }
  await run('renew-tokens', { ...server.platform, networks: () => ({ adapter: refusing, context }) })
  const mails = await server.mailsTo(one.who.email)
  expect(mails.filter(({ kind }) => kind === 'connectionEnding')).toHaveLength(told)
  expect(await keysOf(one.who.id)).toHaveLength(told)
})

it('what is wrong with a boost is kept for as long as it may cost something', async () => {
  const { db } = server.platform
  const { who, pageId } = await readyPost(server)
  const id = newDigitsId()
  await db.execute(sql`insert into boost (id, account_id, page_id, network, input, created_at, state)
    values (${id}::bigint, ${who.id}::bigint, ${pageId}::bigint, 'x', '{}', now(), 'held')`)
  await db.insert(notice).values({
    id: newDigitsId(),
    accountId: who.id,
    key: `boost:${id}:held`,
    kind: 'boostFailed',
    createdAt: daysAgo(100),
    closedAt: daysAgo(91),
  })
  await run()
  expect(await keysOf(who.id)).toEqual(['boost'])
  await db.execute(sql`update boost set ended_at = now(), state = 'rejected' where id = ${id}::bigint`)
  await run()
  expect(await keysOf(who.id)).toEqual([])
})

it('all that are due go, however many there are and stay before them', async () => {
  const { db } = server.platform
  const held = await wrong('authRevoked')
  await closeAll(held.who.id, daysAgo(800))
  const { id } = await makePerson(server, 'customer')
  const closedAt = daysAgo(700).toISOString()
  await db.execute(sql`insert into notice (id, account_id, key, kind, created_at, closed_at)
    select ${newDigitsId()}::bigint + nth, ${id}::bigint, 'delivery:1:' || nth || ${`${id}:failed`}, 'postFailed',
      ${closedAt}::timestamptz, ${closedAt}::timestamptz from generate_series(1, 2500) as nth`)
  await run()
  expect(await db.$count(notice, ofAccount(id))).toBe(0)
  expect(await keysOf(held.who.id)).toEqual(['connection', 'held'])
})

it('a batch of notices is found by its index', async () => {
  const plan = await server.platform.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${someNotices(daysAgo(90), [], { at: daysAgo(100).toISOString(), id: '1' })}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toMatch(/CTE old[^C]+Index Scan using notice_closed_idx/)
  expect(plan).not.toMatch(/Seq Scan/)
})
