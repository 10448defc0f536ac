import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { person } from '../../../access/person.tables.ts'
import { draftedPost, remakeDue } from '../../../testing/drafted-post.ts'
import { payingPlanning } from '../../../testing/paying-planning.ts'
import { draftDue } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { brand } from '../../brand/brand.tables.ts'
import { startReading } from '../commands/start-reading.ts'
import { driveReadings } from '../known/drive-readings.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const stops = ['draftingOff', 'suspended', 'leaving'] as const
const codeOf = { draftingOff: 'draftingOff', suspended: 'accountClosed', leaving: 'accountClosed' } as const

async function set(accountId: number, kind: (typeof stops)[number], isStopped: boolean): Promise<void> {
  const { db } = server.platform
  if (kind === 'draftingOff') {
    await db.update(brand).set({ aiEnabled: !isStopped }).where(eq(brand.personId, accountId))
    return
  }
  const change =
    kind === 'suspended'
      ? { state: isStopped ? 'suspended' : 'active' }
      : { deletionDueAt: isStopped ? server.clock.now() : null }
  await db.update(person).set(change).where(eq(person.id, accountId))
}

/** Whoever is asked for words is one too many. */
const nobody: Writer = {
  ...builtIn,
  write: () => Promise.reject(new Error('Somebody was asked for words')),
  propose: () => Promise.reject(new Error('Somebody was asked for subjects')),
}

describe('what was asked for by a business that may not draft any more', () => {
  it.each(stops)('is not drafted (%s): credits come back, and it can be planned again', async (kind) => {
    const one = await payingPlanning(server, 10)
    const ids = (await one.propose(2)).subjects.map(({ id }) => id)
    await one.plan(ids, 4)
    expect(await one.left()).toBe(6)

    await set(one.owner.id, kind, true)
    await draftDue(server, { writer: nobody })
    await set(one.owner.id, kind, false)

    expect((await one.run())?.steps.map(({ state, failure }) => [state, failure])).toEqual(
      ids.map(() => ['failed', codeOf[kind]]),
    )
    expect([await one.left(), await one.openHolds(), (await one.posts()).length]).toEqual([10, 0, 0])
    const statuses = (await one.subjects()).filter(({ id }) => ids.includes(id)).map(({ status }) => status)
    expect(statuses).toEqual(['accepted', 'accepted'])
    expect((await one.plan(ids, 4)).status).toBe(200)
    await draftDue(server)
    expect((await one.posts()).length).toBe(2)
  })

  it('is finished where it was begun before: it was allowed then, and is paid for', async () => {
    const one = await payingPlanning(server, 4)
    const ids = (await one.propose(2)).subjects.map(({ id }) => id)
    await one.plan(ids, 4)
    const writer: Writer = {
      ...builtIn,
      write: async (brief, signal) => {
        await set(one.owner.id, 'draftingOff', true)
        return builtIn.write(brief, signal)
      },
    }
    await draftDue(server, { writer })
    expect((await one.run())?.steps.map(({ failure }) => failure)).toEqual([null, 'draftingOff'])
    expect([(await one.posts()).length, await one.left()]).toEqual([1, 2])
  })

  it.each(['hook', 'visual', 'subject', 'all'] as const)('is not made anew (%s)', async (kind) => {
    const one = await draftedPost(server)
    const before = await one.task()
    await one.ask(kind)
    await set(one.owner.id, 'suspended', true)
    await remakeDue(server, { writer: nobody })
    await set(one.owner.id, 'suspended', false)
    expect(await one.latest()).toMatchObject({ state: 'failed', failure: 'accountClosed' })
    expect([(await one.task()).version, await one.left()]).toEqual([before.version, 20])
  })

  it('is not asked for anew either, while the account is closed', async () => {
    const one = await draftedPost(server)
    await set(one.owner.id, 'leaving', true)
    expect((await one.ask('hook')).error?.code).toBe('accountClosed')
    const proposed = await one.search({ count: 1 })
    expect(proposed.error?.code).toBe('accountClosed')
    await set(one.owner.id, 'leaving', false)
    expect((await one.ask('hook')).status).toBe(200)
    await remakeDue(server)
  })

  it('keeps its site unread', async () => {
    const one = await payingPlanning(server, 0)
    const { platform: here } = server
    const platform = { ...here, config: { ...here.config, READ_LOOPBACK: true } }
    // Nobody listens there.
    const url = 'http://127.0.0.1:9/'
    await runCommand(platform, system('test'), 'test', startReading, { accountId: one.owner.id, url })
    await set(one.owner.id, 'suspended', true)
    await driveReadings({ platform, signal: new AbortController().signal })
    await set(one.owner.id, 'suspended', false)
    const { body } = await one.browser.call('GET /api/users/{id}/planning/readings/latest', {
      params: one.params,
    })
    expect(body.reading).toMatchObject({ failure: 'accountClosed', facts: 0 })
    expect(body.reading?.endedAt).not.toBeNull()
  })
})
