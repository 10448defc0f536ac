import { networks } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { days } from '../../platform/clock.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor, type TestPosts } from '../../testing/posts.ts'
import { smallFilm } from '../../testing/small-film.ts'
import { consentAs } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { deleteAccount } from '../identity/jobs/delete-due-accounts.ts'
import { task as tasks } from '../tasks/task.tables.ts'
import { purgeOutgoing } from './index.ts'
import { delivery } from './publishing.tables.ts'
import { rendition } from './renditions.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const photo = (width: number, height: number, background = '#3f7d58') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const look = (posts: TestPosts, taskPublicId: string, network: (typeof networks)[number]) =>
  posts.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/renditions', {
    params: { id: posts.id, taskPublicId },
    query: { network },
  })
const open = (posts: TestPosts, url: string) => {
  const [, , , id = '', , taskPublicId = '', , file = ''] = url.split('/')
  return posts.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/renditions/{file}', {
    params: { id, taskPublicId, file },
  })
}
const customer = async () => postsFor(server, await makePerson(server, 'customer'))
const outgoing = () => Array.fromAsync(server.platform.storage.list('outgoing/'))

async function album(...sizes: (readonly [number, number])[]) {
  const posts = await customer()
  const made = await posts.make({ format: 'carousel', hooks: { common: 'Chez nous', own: {} } })
  for (const [width, height] of sizes) await posts.upload(made.id, await photo(width, height))
  return { posts, id: made.id }
}

describe('what will go out', () => {
  it('is shown as it is: form, weight, words, and the very bytes', async () => {
    const { posts, id } = await album([900, 1600], [800, 800])
    const { body } = await look(posts, id, 'instagram')
    expect(body.faults).toEqual([])
    expect(body.items).toMatchObject([
      { kind: 'image', width: 1280, height: 1600, mime: 'image/jpeg', hasBands: true, altText: 'Un post' },
      { kind: 'image', width: 800, height: 1000, hasBands: true },
    ])
    const [first] = body.items
    const seen = await open(posts, first?.url ?? '')
    expect([seen.status, seen.headers['content-type'], seen.bytes.length]).toEqual([
      200,
      'image/jpeg',
      first?.bytes,
    ])
    expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 1600 })
  })

  it('is one document on LinkedIn, and the same files for networks that take the same', async () => {
    const { posts, id } = await album([800, 800], [800, 800])
    const { items } = (await look(posts, id, 'linkedin')).body
    expect(items.map(({ kind, mime }) => [kind, mime])).toEqual([
      ['image', 'image/jpeg'],
      ['image', 'image/jpeg'],
      ['document', 'application/pdf'],
    ])
    const pdf = await open(posts, items[2]?.url ?? '')
    expect([
      pdf.headers['content-type'],
      pdf.text.startsWith('%PDF-'),
      pdf.text.match(/\/Type \/Page\b/g)?.length,
    ]).toEqual(['application/pdf', true, 2])
    const urls = async (network: (typeof networks)[number]) =>
      (await look(posts, id, network)).body.items.map(({ url }) => url)
    const before = (await outgoing()).length
    expect(await urls('instagram')).toEqual(items.slice(0, 2).map(({ url }) => url))
    expect(await urls('facebook')).toEqual(await urls('x'))
    expect((await outgoing()).length).toBe(before)
  })

  it('of a drawn post is its pages, described by their words, their names, or the title', async () => {
    const posts = await customer()
    const made = await posts.make({ title: 'Le four', hooks: { common: 'Chaud', own: {} } })
    const words = async () => (await look(posts, made.id, 'x')).body.items.map(({ altText }) => altText)
    expect(await words()).toEqual(['Le four'])
    await posts.describe(made.id, {
      version: made.version,
      pages: { [made.visual?.pages[0]?.id ?? '']: 'Un four' },
    })
    expect(await words()).toEqual(['Un four'])
  })

  it('is the film itself, with what each network has against it', async () => {
    const posts = await customer()
    const made = await posts.make({ format: 'video', hooks: { common: 'Le four', own: {} } })
    const { task } = (await posts.upload(made.id, await smallFilm({ seconds: 2 }))).body
    const { items, faults } = (await look(posts, made.id, 'instagram')).body
    expect(items).toMatchObject([
      { kind: 'video', seconds: 2, url: task.media.items[0]?.file, hasBands: false },
    ])
    expect(faults).toEqual([{ code: 'videoTooShort', media: 0, figures: { seconds: 2, least: 3 } }])
    expect((await look(posts, made.id, 'facebook')).body.faults).toEqual([])
  })

  it('says what is too many, and what is missing; every network answers', async () => {
    const { posts, id } = await album(...Array.from({ length: 5 }, () => [200, 200] as const))
    expect((await look(posts, id, 'x')).body.faults).toEqual([
      { code: 'tooManyMedia', media: null, figures: { count: 5, most: 4 } },
    ])
    const bare = await posts.make({ format: 'video' })
    expect((await look(posts, bare.id, 'instagram')).body).toMatchObject({
      items: [],
      faults: [{ code: 'tooFewMedia' }],
    })
    for (const network of networks) expect((await look(posts, id, network)).status).toBe(200)
  })

  it('is for those who may read the post', async () => {
    const { posts, id } = await album([300, 300])
    const [item] = (await look(posts, id, 'x')).body.items
    const stranger = await customer()
    expect((await look({ ...stranger, id: posts.id }, id, 'x')).status).toBe(404)
    expect((await look(stranger, id, 'x')).status).toBe(404)
    expect((await open(stranger, item?.url ?? '')).status).toBe(404)
    // Also by way of a post of one's own.
    const own = await stranger.make()
    const [, , , , , , , file = ''] = item?.url.split('/') ?? []
    expect(
      (await open(stranger, `/api/users/${stranger.id}/tasks/${own.id}/renditions/${file}`)).status,
    ).toBe(404)
  })
})

describe('files on their way out', () => {
  const purge = () =>
    purgeOutgoing.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
  const rowsOf = (accountId: number) =>
    server.platform.db.select().from(rendition).where(eq(rendition.accountId, accountId))

  it('stay while somebody looks at them or a post needs them, and go afterwards', async () => {
    const who = await makePerson(server, 'customer')
    const posts = await postsFor(server, who)
    const pageId = await linkX(posts)
    const made = await posts.make({ hooks: { common: 'Le pain', own: {} } })
    await posts.upload(made.id, await photo(500, 500))
    const { task } = (await posts.read(made.id)).body
    await posts.validateMedia(made.id, task.media.version)
    await posts.validate(made.id, (await posts.read(made.id)).body.task.version)
    const [shown] = (await look(posts, made.id, 'x')).body.items
    await posts.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/publish', {
      params: { id: posts.id, taskPublicId: made.id },
      body: { pageIds: [pageId] },
    })
    const [row] = await server.platform.db.select().from(delivery).where(eq(delivery.pageId, pageId))
    const key = row?.content?.media[0]?.key ?? ''
    // What was seen is what goes out.
    expect(shown?.url.endsWith(key.replace('outgoing/', '/'))).toBe(true)
    const other = await album([400, 400])
    await look(other.posts, other.id, 'x')
    await look(other.posts, other.id, 'facebook')
    const [unsent] = await rowsOf(other.posts.id)
    expect(await rowsOf(other.posts.id)).toHaveLength(1)
    // Other tests share the storage.
    const left = async () => (await outgoing()).filter((one) => [key, unsent?.key].includes(one))
    expect(await left()).toHaveLength(2)
    server.clock.advance(days(8))
    await purge()
    expect(await left()).toEqual([key])
    expect(await rowsOf(other.posts.id)).toEqual([])
    // Looked at again it is made again.
    const again = await postsFor(server, { ...who })
    expect((await look(again, made.id, 'x')).body.items[0]?.url).toBe(shown?.url)
    const { db } = server.platform
    const stands = (state: 'rejected' | 'confirmed', status: 'publicationWaiting' | 'published') =>
      Promise.all([
        db.update(delivery).set({ state }).where(eq(delivery.pageId, pageId)),
        db.update(tasks).set({ status }).where(eq(tasks.publicId, made.id)),
      ])
    // Refused for now, and put off to another date: it goes out then as it is.
    await stands('rejected', 'publicationWaiting')
    server.clock.advance(days(8))
    await purge()
    expect(await left()).toEqual([key])
    await stands('confirmed', 'published')
    server.clock.advance(days(8))
    await purge()
    expect(await left()).toEqual([])
    server.clock.advance(-days(24))
  })

  it('are made anew where their bytes are gone, and once where two ask at once', async () => {
    const { posts, id } = await album([640, 480])
    const both = await Promise.all([look(posts, id, 'x'), look(posts, id, 'facebook')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf(posts.id)).toHaveLength(1)
    // Whoever was told of it first can still open it.
    for (const { body } of both) expect((await open(posts, body.items[0]?.url ?? '')).status).toBe(200)
    const [row] = await rowsOf(posts.id)
    await server.platform.storage.remove(row?.key ?? '')
    const [item] = (await look(posts, id, 'x')).body.items
    expect((await open(posts, item?.url ?? '')).status).toBe(200)
  })

  it('and own files go with their account', async () => {
    const who = await makePerson(server, 'customer')
    const posts = await postsFor(server, who)
    const made = await posts.make()
    await posts.upload(made.id, await photo(320, 200))
    await look(posts, made.id, 'x')
    const { platform, clock } = server
    const keys = (await rowsOf(who.id)).map(({ key }) => key)
    expect(keys).toHaveLength(1)
    await platform.db.update(person).set({ deletionDueAt: clock.now() }).where(eq(person.id, who.id))
    const freed = await runCommand(platform, system('test'), 'test', deleteAccount, {
      personId: who.id,
      leaving: [],
    })
    expect(freed.filter((key) => key.startsWith('media/'))).toHaveLength(3)
    expect(await rowsOf(who.id)).toEqual([])
    clock.advance(days(2))
    await purge()
    expect((await outgoing()).filter((key) => keys.includes(key))).toEqual([])
    clock.advance(-days(2))
  })
})

async function linkX(posts: TestPosts): Promise<number> {
  const { browser, id } = posts
  const { url } = (
    await browser.call('POST /api/users/{id}/networks/{network}/begin', {
      params: { id, network: 'x' },
      body: { back: '/me/networks' },
    })
  ).body
  const as = `purge-${id}`
  await browser.call('POST /api/networks/finish', { body: { network: 'x', query: consentAs(url, as, [as]) } })
  const { connections } = (await browser.call('GET /api/users/{id}/networks', { params: { id } })).body
  return connections[0]?.pages[0]?.id ?? 0
}
