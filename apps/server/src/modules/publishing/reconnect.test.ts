import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { consentAs } from '../../testing/test-networks.ts'
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
    ).body.connections.map(({ scheduled, held }) => ({ scheduled, held }))
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
    expect(await one.bound()).toMatchObject([{ scheduled: [], held: [{ postId: one.post, title }] }])
    expect((await one.resume()).status).toBe(200)
    expect(await one.bound()).toMatchObject([{ held: [] }])
    await sendDue(server, openTestNetwork().networks)
    expect((await one.task()).status).toBe('published')
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
    expect(await one.notices()).toMatchObject([{ kind: 'connectionEnded', words: { count: '2' } }])
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
