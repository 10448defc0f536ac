import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { days } from '../../platform/clock.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { consentAs, readOnly } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A post that is held since its account no longer lets us in, and the link that was mailed. */
async function ended() {
  await sendDue(server, openTestNetwork().networks)
  const network = openTestNetwork()
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  network.trouble.push({ at: 'put', does: 'authRevoked', happens: false })
  await sendDue(server, network.networks)
  const token = await tokenFromMail(server, one.who.email, 'connectionEnded')
  const stranger = new TestBrowser(server)
  const begin = () => stranger.call('POST /api/networks/reconnect/begin', { body: { token } })
  const finish = (query: string, by = stranger) =>
    by.call('POST /api/networks/reconnect/finish', { body: { token, network: 'x', query } })
  const state = async () =>
    (
      await one.browser.call('GET /api/users/{id}/networks', { params: { id: one.who.id } })
    ).body.connections.map(({ state, id }) => ({ state, id }))
  const bound = async () =>
    (
      await one.browser.call('GET /api/users/{id}/networks', { params: { id: one.who.id } })
    ).body.connections.map(({ held }) => ({ held }))
  return { ...one, token, stranger, begin, finish, connections: state, bound }
}

describe('a mailed link', () => {
  it('connects its account again without signing in, once, and keeps pages and posts', async () => {
    const one = await ended()
    const peek = await one.stranger.call('POST /api/networks/reconnect', { body: { token: one.token } })
    expect(peek.body).toMatchObject({ network: 'x', name: one.identity, way: 'consent' })
    const before = await one.connections()
    expect(before).toMatchObject([{ state: 'expired' }])
    const query = consentAs((await one.begin()).body.url, one.identity, [one.identity])
    const other = consentAs((await one.begin()).body.url, one.identity, [one.identity])
    const replies = await Promise.all([one.finish(query), one.finish(other)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await one.connections()).toEqual([{ state: 'connected', id: before[0]?.id }])
    expect((await one.begin()).error?.code).toBe('linkInvalid')
    const title = (await one.task()).title
    expect(await one.bound()).toMatchObject([{ held: [{ postId: one.post, title }] }])
    expect((await one.resume()).status).toBe(200)
    expect(await one.bound()).toMatchObject([{ held: [] }])
    await sendDue(server, openTestNetwork().networks)
    expect((await one.task()).status).toBe('published')
  })

  it('says where nothing can appear, with the reason, and that everything is stopped', async () => {
    const one = await ended()
    const page = readOnly(one.identity)
    const done = await one.finish(consentAs((await one.begin()).body.url, one.identity, [page]))
    expect(done.body).toMatchObject({
      name: one.identity,
      connectionId: one.connectionId,
      pages: 'none',
      isStopped: false,
    })
    // The page it had is not shown any more, and the one it has cannot be used.
    expect(done.body.unusable.map(({ name, unusable }) => [name, unusable])).toEqual([
      [one.identity, 'notConnected'],
      [page, 'noPublishRole'],
    ])
    const other = await ended()
    await other.hold()
    const linked = await other.finish(
      consentAs((await other.begin()).body.url, other.identity, [other.identity]),
    )
    expect(linked.body).toMatchObject({ pages: 'chosen', unusable: [], isStopped: true })
  })

  it('connects an account again whose plan has no room for it any more', async () => {
    const one = await ended()
    await server.platform.db
      .update(person)
      .set({ freeSubscriptionUntil: '2199-01-01' })
      .where(eq(person.id, one.who.id))
    const url = await one.browser.call('POST /api/users/{id}/networks/{network}/begin', {
      params: { id: one.who.id, network: 'linkedin' },
      body: { back: '/me/networks' },
    })
    const linkedin = consentAs(url.body.url, `${one.identity}-in`, [`${one.identity}-in`])
    await one.browser.call('POST /api/networks/finish', { body: { network: 'linkedin', query: linkedin } })
    await server.platform.db
      .update(person)
      .set({ freeSubscriptionUntil: null })
      .where(eq(person.id, one.who.id))
    const query = consentAs((await one.begin()).body.url, one.identity, [one.identity])
    expect((await one.finish(query)).status).toBe(200)
  })

  it('stays good when another post is held for the same reason, and says it once', async () => {
    const one = await ended()
    const [first] = await one.notices()
    const aside = { id: one.who.id, noticeId: first?.id ?? 0 }
    await one.browser.call('DELETE /api/users/{id}/notices/{noticeId}', { params: aside })
    const next = await one.posts.make({ hooks: { common: 'Le suivant', own: {} } })
    await one.posts.validateVisual(next.id, next.visual?.designVersion ?? 0)
    await one.posts.validate(next.id, (await one.posts.read(next.id)).body.task.version)
    const network = openTestNetwork()
    network.trouble.push({ at: 'put', does: 'authRevoked', happens: false })
    const sent = await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/publish', {
      params: { id: one.who.id, taskPublicId: next.id },
      body: { pageIds: [one.pageId] },
    })
    expect(sent.status).toBe(200)
    await sendDue(server, network.networks)
    expect(network.trouble).toEqual([])
    const mails = await server.mailsTo(one.who.email)
    expect(mails.filter(({ kind }) => kind === 'connectionEnded')).toHaveLength(1)
    // Set aside, it comes back once it is about more.
    expect(await one.notices()).toMatchObject([
      { kind: 'connectionEnded', words: { count: '2', connection: String(one.connectionId) } },
    ])
    const peek = await one.stranger.call('POST /api/networks/reconnect', { body: { token: one.token } })
    expect(peek.status).toBe(200)
  })

  it('is void once its account was unlinked on purpose', async () => {
    const one = await ended()
    const unlinked = await one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
      params: { id: one.who.id, connectionId: one.connectionId },
    })
    expect(unlinked.status).toBe(200)
    expect((await one.begin()).error?.code).toBe('linkInvalid')
    expect(await one.connections()).toMatchObject([{ state: 'revoked' }])
  })

  it('is for its account alone, and is not spent on another', async () => {
    const one = await ended()
    const other = consentAs((await one.begin()).body.url, 'somebody-else', ['somebody-else'])
    expect((await one.finish(other)).error?.code).toBe('otherNetworkAccount')
    expect(await one.connections()).toMatchObject([{ state: 'expired' }])
    const query = consentAs((await one.begin()).body.url, one.identity, [one.identity])
    expect((await one.finish(query)).status).toBe(200)
  })

  it('and what comes back from the network belong together', async () => {
    const [one, other] = [await ended(), await ended()]
    const query = consentAs((await one.begin()).body.url, other.identity, [other.identity])
    expect((await other.finish(query)).error?.code).toBe('linkInvalid')
    // Somebody signed in comes back by their own way only.
    const again = consentAs((await one.begin()).body.url, one.identity, [one.identity])
    const signedIn = await one.browser.call('POST /api/networks/finish', {
      body: { network: 'x', query: again },
    })
    expect(signedIn.error?.code).toBe('linkInvalid')
  })

  it('is good for seven days', async () => {
    const one = await ended()
    server.clock.advance(days(7) + 1000)
    expect((await one.begin()).error?.code).toBe('linkInvalid')
    server.clock.advance(-days(7) - 1000)
  })
})
