import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const add = 'POST /api/users/{id}/account/content-sources'
const source = (url: string) => ({ kind: 'articles' as const, name: 'Le blog', url })

async function customer() {
  const person = await makePerson(server, 'customer')
  const browser = await signedIn(server, person)
  await browser.call('POST /api/users/{id}/account/ai/enable', {
    params: { id: person.id },
    body: { enable: true },
  })
  return { browser, params: { id: person.id } }
}

describe('content sources', () => {
  it('are added, shown and removed', async () => {
    const { browser, params } = await customer()
    const reply = await browser.call(add, { params, body: source('https://blog.martin.fr/feed#top') })
    expect(reply.body.user.settings.contentSources).toMatchObject([{ url: 'https://blog.martin.fr/feed' }])
    const sourceId = reply.body.user.settings.contentSources[0]?.id ?? 0
    const remove = 'DELETE /api/users/{id}/account/content-sources/{sourceId}'
    const stranger = await customer()
    const theirs = await stranger.browser.call(remove, { params: { ...stranger.params, sourceId } })
    expect(theirs.status).toBe(404)
    const gone = await browser.call(remove, { params: { ...params, sourceId } })
    expect(gone.body.user.settings.contentSources).toEqual([])
    expect((await browser.call(remove, { params: { ...params, sourceId } })).status).toBe(404)
  })

  it('are refused twice, also in another spelling', async () => {
    const { browser, params } = await customer()
    await browser.call(add, { params, body: source('https://blog.martin.fr/') })
    const again = await browser.call(add, { params, body: source('HTTPS://Blog.Martin.fr#x') })
    expect([again.status, Object.keys(again.error?.fields ?? {})]).toEqual([422, ['url']])
  })

  it('lead to the public internet only', async () => {
    const { browser, params } = await customer()
    for (const url of [
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://[::ffff:7f00:1]/',
      'https://a:b@c.fr/',
    ]) {
      const reply = await browser.call(add, { params, body: source(url) })
      expect([url, Object.keys(reply.error?.fields ?? {})]).toEqual([url, ['url']])
    }
  })

  it('stop at the limit, also with ten at once', async () => {
    const { browser, params } = await customer()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        browser.call(add, { params, body: source(`https://blog.martin.fr/${index}`) }),
      ),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5)
    const refused = replies.filter((reply) => reply.error?.code === 'contentSourcesLimit')
    expect(refused).toHaveLength(5)
    expect(refused[0]?.error?.message).toBe(
      'Il n’est possible d’ajouter que 5 sources de contenu pour le moment.',
    )
    const { body } = await browser.call('GET /api/users/{id}/account', { params })
    expect(body.user.settings.contentSources).toHaveLength(5)
  })
})
