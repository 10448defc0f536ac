import type { LiveEvent } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { sendingOn } from '../../testing/sending.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await sendingOn(server)
})

const base = '/api/users/{id}/tasks/{taskPublicId}/comments'

/** A post, and two of its business who talk about it. */
async function discussed() {
  const one = await readyPost(server, 'Le pain du jour')
  const params = { id: one.who.id, taskPublicId: one.post }
  const contact = await makePerson(server, 'contact', { ownerId: one.who.id, firstName: 'Théo' })
  const theo = await signedIn(server, contact)
  const say = (browser: typeof theo, body: object) =>
    browser.call(`POST ${base}`, { params, body: body as never })
  const thread = async (browser = one.browser, query = {}) =>
    (await browser.call(`GET ${base}`, { params, query })).body.data
  const seen = async () => {
    const { version, shown } = await one.task()
    return { version, ...(shown ? { seen: shown } : {}) }
  }
  return { one, params, contact, theo, say, thread, seen }
}

describe('comments on a post', () => {
  it('are read by who may read the post, the latest first, with who wrote them', async () => {
    const { one, theo, say, thread } = await discussed()
    await say(one.browser, { message: ' On garde la tourte pour la fin ? ' })
    await say(theo, { message: 'Oui.' })
    const { total, items } = await thread(theo)
    expect(total).toBe(2)
    expect(items).toMatchObject([
      { by: 'Théo Martin', isOwn: true, message: 'Oui.' },
      { isOwn: false, message: 'On garde la tourte pour la fin ?', requestValidation: null, validate: null },
    ])
    expect((await thread(theo, { offset: 1 })).items).toHaveLength(1)
  })

  it('are told to the others of the business, and not to who wrote them', async () => {
    const { one, theo, say, params } = await discussed()
    await say(theo, { message: 'Le prix a changé.' })
    const told = async (browser: typeof theo) =>
      (await browser.call('GET /api/users/{id}/notices', { params, query: {} })).body.data.items
    expect((await told(one.browser))[0]).toMatchObject({
      kind: 'postCommented',
      postId: one.post,
      words: { note: 'Le prix a changé.' },
    })
    expect(await told(theo)).toEqual([])
  })

  it('are announced to the screens of their post, and of a hidden one to those alone who may see it', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const one = await readyPost(server, 'Le pain du jour', customer)
    const told: LiveEvent[] = []
    const stop = server.platform.events.subscribe((event) => {
      if (event !== 'gap' && event.name === 'comments.changed' && event.id === one.post) told.push(event)
    })
    const manager = await signedIn(server, agency)
    const params = { id: customer.id, taskPublicId: one.post }
    await manager.call(`POST ${base}`, { params, body: { message: 'Vu.' } })
    await eventually(() => expect(told).toHaveLength(1))
    expect(told[0]).not.toHaveProperty('needs')
    await server.platform.db.update(task).set({ isHidden: true }).where(eq(task.publicId, one.post))
    await manager.call(`POST ${base}`, { params, body: { message: 'Pas encore.' } })
    await eventually(() => expect(told[1]).toMatchObject({ needs: 'hiddenPosts:authorized' }))
    stop()
  })

  it('are text of a certain length, and not nothing', async () => {
    const { one, say } = await discussed()
    expect((await say(one.browser, {})).error?.fields).toHaveProperty('message')
    expect((await say(one.browser, { message: 'a'.repeat(1_001) })).status).toBe(422)
    // What a notification shows of it ends between two letters, and never within one.
    expect((await say(one.browser, { message: `${'a'.repeat(199)}😀b` })).status).toBe(200)
    expect((await say(one.browser, { requestValidation: 'caption', validate: 'visual' })).status).toBe(422)
    expect((await say(one.browser, { validate: 'caption' })).error?.fields).toHaveProperty('version')
  })

  it('ask for a yes to the caption, which closes with it and validates a post whose visual has one', async () => {
    const { one, theo, say, thread, seen } = await discussed()
    await say(one.browser, { message: 'Ça te va ?', requestValidation: 'caption' })
    expect((await thread()).items[0]?.requestValidation).toEqual({ part: 'caption', isOpen: true })
    expect((await say(theo, { validate: 'caption', ...(await seen()) })).status).toBe(200)
    expect((await one.task()).status).toBe('validated')
    const { items } = await thread()
    expect(items[0]?.validate).toEqual({ part: 'caption', isCurrent: true })
    expect(items[1]?.requestValidation?.isOpen).toBe(false)
    const { data } = (await one.posts.history(one.post)).body
    expect(data.items[0]).toMatchObject({ transition: 'validate', by: 'Théo Martin' })
    // There is nothing left to ask for, nor to say.
    expect((await say(theo, { requestValidation: 'visual' })).status).toBe(409)
    expect((await say(theo, { validate: 'visual', ...(await seen()) })).status).toBe(409)
  })

  it('say a yes to what was seen alone, and the yes is void once that is another', async () => {
    const { one, theo, say, thread, seen } = await discussed()
    const before = await seen()
    await one.posts.change(one.post, { version: before.version, title: 'Autre titre' })
    expect((await say(theo, { validate: 'visual', ...before })).error?.code).toBe('conflict')
    const { version } = await one.task()
    await one.posts.dress(one.post, { version, templateId: null })
    // Of a visual nobody said yes to, the caption's yes waits for the other one.
    await say(theo, { validate: 'caption', ...(await seen()) })
    expect((await one.task()).status).toBe('customizing')
    await one.posts.change(one.post, {
      version: (await one.task()).version,
      hooks: { common: 'Autre chose.', own: {} },
    })
    expect((await thread()).items[0]?.validate?.isCurrent).toBe(false)
    await say(theo, { validate: 'visual', ...(await seen()) })
    expect((await one.task()).status).toBe('customizing')
    await say(theo, { validate: 'caption', ...(await seen()) })
    expect((await one.task()).status).toBe('validated')
  })

  it('say no yes to a post without words, nor for who may only read', async () => {
    const { one, say, seen } = await discussed()
    await one.posts.change(one.post, {
      version: (await one.task()).version,
      hooks: { common: ' ', own: {} },
    })
    const bare = await say(one.browser, { validate: 'caption', ...(await seen()) })
    expect(bare.error?.fields).toHaveProperty('hooks')
  })

  it('are nothing to a stranger, nor to a business that the post is hidden from', async () => {
    const { one, params, theo, say, thread } = await discussed()
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const stranger = await signedIn(server, customer)
    expect((await say(stranger, { message: 'Bonjour' })).status).toBe(404)
    expect((await stranger.call(`GET ${base}`, { params, query: {} })).status).toBe(404)
    expect((await thread(theo)).total).toBe(0)
    const manager = await signedIn(server, agency)
    const hidden = await readyPost(server, 'Pas encore', customer)
    const at = { id: customer.id, taskPublicId: hidden.post }
    await manager.call('POST /api/users/{id}/tasks/together', {
      params: { id: customer.id },
      body: { posts: [{ id: hidden.post }], what: { action: 'hide' } } as never,
    })
    expect((await manager.call(`POST ${base}`, { params: at, body: { message: 'À revoir' } })).status).toBe(
      200,
    )
    expect((await stranger.call(`GET ${base}`, { params: at, query: {} })).status).toBe(404)
    const { items } = (await stranger.call('GET /api/users/{id}/notices', { params: at, query: {} })).body
      .data
    expect(items).toEqual([])
    expect(one.post).toBeDefined()
  })
})
