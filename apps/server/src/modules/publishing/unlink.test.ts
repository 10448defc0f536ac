import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { linkerOn, newIdentity } from '../../testing/linker.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { timesGivenBack } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { disconnectAccount } from './commands/disconnect-account.ts'
import { notifyEnded } from './commands/notify-ended.ts'
import { type ConnectionState, networkAccount } from './publishing.tables.ts'
import { sealTokens } from './seal-tokens.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const rowOf = async (id: number) =>
  (await server.platform.db.select().from(networkAccount).where(eq(networkAccount.id, id)))[0]
const identity = newIdentity
const linker = () => linkerOn(server)

describe('an account that is unlinked', () => {
  it('that has a history stays with it once unlinked, without what opens it', async () => {
    const one = await readyPost(server)
    await one.validate()
    await one.publish([one.pageId])
    await sendDue(server, openTestNetwork().networks)
    const params = { id: one.who.id, connectionId: one.connectionId }
    const after = await one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
      params,
    })
    expect(after.body.connections).toMatchObject([{ state: 'revoked', pages: [{ isChosen: false }] }])
    expect((await rowOf(one.connectionId))?.tokens).toBeNull()
    expect((await one.publications()).map(({ state }) => state)).toEqual(['published'])
    // Nor is its page kept from whoever has it now.
    const choice = await one.browser.call('POST /api/users/{id}/networks/accounts/{connectionId}/pages', {
      params,
      body: { pageIds: [one.pageId] },
    })
    expect(choice.status).toBe(409)
  })

  it('that opens for another business by the same person’s consent is given back with the last link', async () => {
    const [one, other] = [await linker(), await linker()]
    const as = identity()
    const first = (await one.link('x', as, [identity()])).body.connectionId
    const second = (await other.link('x', as, [identity()])).body.connectionId
    await one.unlink(first)
    expect(timesGivenBack(as)).toBe(0)
    expect((await other.list()).connections).toMatchObject([{ state: 'connected' }])
    await other.unlink(second)
    expect(timesGivenBack(as)).toBe(1)
  })

  it.each([
    ['facebook', 'instagram', {}, true],
    ['instagram', 'facebook', {}, true],
    ['instagram', 'instagram', {}, true],
    ['x', 'linkedin', {}, false],
    ['facebook', 'instagram', { tokens: null, state: 'revoked' }, false],
  ] as const)(
    'on %s is kept from being given back by one on %s (%o): %s',
    async (network, beside, change, isKept) => {
      const [{ id: accountId }, { id: otherId }] = [await linker(), await linker()]
      const [id, now] = [newDigitsId(), server.clock.now()]
      const state: ConnectionState = 'connected'
      const was = { name: 'Ada', connectedAt: now, changedAt: now }
      const shared = { ...was, state, identity: identity() }
      const granted = { access: 'a', accessExpiresAt: null, refreshExpiresAt: null }
      const sealed = (row: number) => ({ id: row, tokens: sealTokens(server.platform, row, granted) })
      const [own, others] = [sealed(id), sealed(newDigitsId())]
      await server.platform.db.insert(networkAccount).values([
        { ...shared, ...own, accountId, network },
        { ...shared, ...others, accountId: otherId, network: beside, ...change },
      ])
      const given = await runCommand(server.platform, system('test'), 'test', disconnectAccount, {
        accountId,
        connectionId: id,
      })
      expect(given.tokens).toBe(isKept ? null : own.tokens)
      expect(await rowOf(id)).toBeUndefined()
    },
  )

  it('that is broken is unlinked like any other, and what was told of it is settled', async () => {
    const one = await readyPost(server)
    await server.platform.db
      .update(networkAccount)
      .set({ state: 'expired', tokens: null })
      .where(eq(networkAccount.id, one.connectionId))
    const row = await rowOf(one.connectionId)
    if (!row) throw new Error('It is linked')
    await runCommand(server.platform, system('test'), 'test', notifyEnded, row)
    expect((await one.notices()).map(({ kind }) => kind)).toEqual(['connectionEnded'])
    const after = await one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
      params: { id: one.who.id, connectionId: one.connectionId },
    })
    expect([after.status, after.body.connections]).toEqual([200, []])
    expect(await one.notices()).toEqual([])
  })

  it('says before it is unlinked which posts wait for it, with their pictures, page by page', async () => {
    const one = await readyPost(server)
    await one.validate()
    expect((await one.schedule(`${server.clock.now().getUTCFullYear() + 1}-05-01T09:00`)).status).toBe(200)
    const postsOf = async (query: { offset?: number; limit?: number } = {}, browser = one.browser) =>
      browser.call('GET /api/users/{id}/networks/accounts/{connectionId}/posts', {
        params: { id: one.who.id, connectionId: one.connectionId },
        query,
      })
    const { picture, title, publishAt } = await one.task()
    expect((await postsOf()).body.data).toEqual({
      total: 1,
      items: [{ postId: one.post, title, publishAt, picture, waitsFor: 'date' }],
    })
    expect(picture).toMatch(/^\/api\//)
    expect((await postsOf({ offset: 1 })).body.data).toEqual({ total: 1, items: [] })
    const stranger = await linker()
    expect((await postsOf({}, stranger.browser)).status).toBe(404)
    await one.unschedule()
    expect((await postsOf()).body.data.total).toBe(0)
  })
})
