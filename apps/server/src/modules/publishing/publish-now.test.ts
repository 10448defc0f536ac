import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { outgoingAddress } from './outgoing.ts'
import { delivery } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const ready = (words?: string) => readyPost(server, words)

describe('publishing now', () => {
  it('writes down one delivery for the page, with what will be sent, and the post is being sent', async () => {
    const one = await ready()
    await one.validate()
    const started = await one.publish([one.pageId, one.pageId])
    expect(started.body.publications).toMatchObject([{ network: 'x', state: 'waiting', url: null }])
    expect((await one.posts.read(one.post)).body.task).toMatchObject({
      status: 'publishing',
      abilities: ['duplicate'],
    })
    const [row] = await server.platform.db
      .select()
      .from(delivery)
      .where(eq(delivery.id, started.body.publications[0]?.id ?? 0))
    expect(row?.content).toMatchObject({ format: 'image', text: 'Le pain sort du four !' })
    const [media] = row?.content?.media ?? []
    expect(await server.platform.storage.writtenAt(media?.key ?? '')).toBeInstanceOf(Date)
    // Under way it is nobody's to change, to remove, or to send again.
    expect((await one.publish([one.pageId])).status).toBe(409)
    expect((await one.posts.remove(one.post)).status).toBe(409)
    expect((await one.posts.change(one.post, { version: 99, title: 'Autre' })).status).toBe(409)
  })

  it('needs a post that was said yes to, and pages of one’s own', async () => {
    const [one, other] = [await ready(), await ready()]
    expect((await one.publish([one.pageId])).error?.code).toBe('notNow')
    await one.validate()
    expect((await one.publish([other.pageId])).status).toBe(404)
    expect((await one.publish([one.pageId, 1])).status).toBe(404)
    expect(await one.publications()).toEqual([])
    expect((await one.posts.read(one.post)).body.task.status).toBe('validated')
  })

  it('refuses what the network does not take, before anything is sent, beside its page', async () => {
    const one = await ready('x'.repeat(281))
    await one.validate()
    const refused = await one.publish([one.pageId])
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([
      422,
      [`pageIds.${one.pageId}.textTooLong`],
    ])
    expect(await one.publications()).toEqual([])
  })

  it('begins once, however often it is pressed at once', async () => {
    const one = await ready()
    await one.validate()
    const replies = await Promise.all([1, 2, 3].map(() => one.publish([one.pageId])))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await one.publications()).toHaveLength(1)
  })

  it('gives networks that fetch an address that is signed, and for an hour', async () => {
    const one = await ready()
    await one.validate()
    await one.publish([one.pageId])
    const rows = await server.platform.db.select().from(delivery).where(eq(delivery.accountId, one.who.id))
    const [media = { key: '', mime: '', bytes: 0 }] = rows
      .flatMap(({ content }) => content?.media ?? [])
      .reverse()
    const path = new URL(outgoingAddress(server.platform, media)).pathname
    const get = (url: string) => server.app.inject({ method: 'GET', url })
    const answer = await get(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await get(`${path.slice(0, -2)}xx`)).statusCode).toBe(404)
    server.clock.advance(61 * 60_000)
    expect((await get(path)).statusCode).toBe(404)
    server.clock.advance(-61 * 60_000)
  })
})
