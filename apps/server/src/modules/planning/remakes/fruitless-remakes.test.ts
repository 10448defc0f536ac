import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { hours } from '../../../platform/clock.ts'
import { newDigitsId, newPublicId } from '../../../platform/ids.ts'
import { type DraftedPost, draftedPost, remakeDue } from '../../../testing/drafted-post.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { creditHold } from '../../billing/ledger.tables.ts'
import { builtIn } from '../writing/write-with.ts'
import type { Writer } from '../writing/writer.ts'
import { mostFruitless } from './remake.store.ts'
import { postRemake } from './remake.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const openHolds = (accountId: number) =>
  server.platform.db.$count(
    creditHold,
    and(eq(creditHold.accountId, accountId), eq(creditHold.state, 'open')),
  )

describe('new versions that come to nothing', () => {
  const calls = (one: DraftedPost, isSpoiled = true) => {
    const asked = { times: 0 }
    const writer: Writer = {
      ...builtIn,
      write: async (brief, signal) => {
        asked.times++
        if (isSpoiled) await one.write(`Écrit pendant ce temps, ${asked.times}.`)
        return builtIn.write(brief, signal)
      },
    }
    return { asked, writer }
  }

  it('are bounded: who spoils each of them is told to come back in an hour, and nobody is asked for more', {
    tags: ['deep'],
  }, async () => {
    const one = await draftedPost(server)
    const { asked, writer } = calls(one)
    for (let times = 0; times < mostFruitless; times++) {
      expect((await one.ask('hook')).status).toBe(200)
      await remakeDue(server, { writer })
    }
    const refused = await one.ask('hook')
    expect(refused.error).toMatchObject({ code: 'remakesFruitless' })
    expect(refused.error?.message).toContain('6')
    // Each may be asked for once more, where all is said and it is to be told otherwise.
    expect(asked.times).toBeLessThanOrEqual(2 * mostFruitless)
    expect([await one.left(), await openHolds(one.owner.id)]).toEqual([20, 0])

    server.clock.advance(hours(1) + 1000)
    expect((await one.ask('hook')).status).toBe(200)
    await remakeDue(server)
    expect([(await one.latest())?.state, await one.left()]).toEqual(['done', 19])
  })

  it('are bounded where many were asked for at once, too', async () => {
    const one = await draftedPost(server)
    await one.ask('hook')
    const [open] = await server.platform.db
      .select()
      .from(postRemake)
      .where(and(eq(postRemake.accountId, one.owner.id), isNull(postRemake.endedAt)))
    if (!open) throw new Error('One is on its way')
    const ended = { endedAt: server.clock.now(), nextAt: null, failure: 'changedMeanwhile' as const }
    await server.platform.db.insert(postRemake).values(
      Array.from({ length: mostFruitless }, (_, nth) => ({
        ...open,
        ...ended,
        id: newDigitsId(),
        publicId: newPublicId(),
        createdAt: new Date(open.createdAt.getTime() - 1000 * (nth + 1)),
      })),
    )
    const { asked, writer } = calls(one, false)
    await remakeDue(server, { writer })
    expect(await one.latest()).toMatchObject({ state: 'failed', failure: 'tooManyFruitless' })
    expect([asked.times, await one.left(), await openHolds(one.owner.id)]).toEqual([0, 20, 0])
  })

  it('are not held against anybody where ours broke', async () => {
    const one = await draftedPost(server)
    const ended = { endedAt: server.clock.now(), nextAt: null, failure: 'gaveUp' as const }
    await one.ask('hook')
    await remakeDue(server)
    const [done] = await server.platform.db
      .select()
      .from(postRemake)
      .where(eq(postRemake.accountId, one.owner.id))
    if (!done) throw new Error('One was made')
    await server.platform.db
      .insert(postRemake)
      .values(
        Array.from({ length: 9 }, () => ({ ...done, ...ended, id: newDigitsId(), publicId: newPublicId() })),
      )
    expect((await one.ask('visual')).status).toBe(200)
    await remakeDue(server)
  })
})
