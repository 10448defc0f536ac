import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { minutes } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import { feedSite, readingHere, readingNothingHere } from '../../../testing/feed-site.ts'
import { inProcessReader } from '../../../testing/in-process-reader.ts'
import { picturesOf } from '../../../testing/kept-pictures.ts'
import { draftDue, planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { keptPicture } from '../../library/library.tables.ts'
import { lookOfPostVisual } from '../../visuals/index.ts'
import { template } from '../../visuals/visuals.tables.ts'
import { startReading } from '../commands/start-reading.ts'
import { driveReadings } from '../known/drive-readings.ts'
import { exportPlanning } from '../queries/export-planning.ts'
import { drivePhotos } from './drive-photos.ts'
import { claimPhotos, photosOf } from './photo.store.ts'

let server: TestServer
let site: Awaited<ReturnType<typeof feedSite>>
let platform: Platform
beforeAll(async () => {
  server = await testServer()
  readingHere(server)
  platform = { ...server.platform, reader: inProcessReader(server.platform.config) }
  site = await feedSite()
})
afterAll(async () => {
  readingNothingHere(server)
  await site.close()
})

/** A photo with light and dark in it, like no other of another seed; the same in any size. */
async function somePhoto(seed: number, width = 900, height = 700): Promise<Buffer> {
  const cells = Array.from({ length: 64 }, (_, at) => (Math.sin(seed * 99 + at * (seed + 7.3)) + 1) * 127)
  const small = Buffer.from(cells.flatMap((grey) => [grey, grey * 0.8, grey * 0.6]))
  const raw = { width: 8, height: 8, channels: 3 } as const
  return sharp(small, { raw }).resize(width, height, { fit: 'fill' }).jpeg().toBuffer()
}
const serve = (path: string, bytes: Buffer) =>
  site.pages.set(path, (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes))

let nth = 0
interface Loaf {
  readonly name: string
  readonly says: string
}
const loaves: readonly Loaf[] = [
  { name: 'Tourte de seigle', says: 'La tourte de seigle pèse un kilo et se garde six jours.' },
  { name: 'Pain de campagne', says: 'Le pain de campagne repose une nuit entière avant le four.' },
  { name: 'Brioche du samedi', says: 'La brioche du samedi se réserve la veille au comptoir.' },
]

/** A bakery with a site, each loaf with its photo beside it; read, and not agreed to yet. */
async function bakery() {
  const one = await planningOn(server)
  const root = `/bakery-${++nth}`
  const page = (files: readonly string[]) =>
    `<!doctype html><html lang="fr"><head><title>Nos pains</title></head><body><main><h1>Nos pains</h1>${loaves
      .map(
        ({ name, says }, at) =>
          `<article><h2>${name}</h2><img src="${root}/${files[at]}" alt="${name}" width="900" height="700"><p>${says}</p></article>`,
      )
      .join('')}</main></body></html>`
  const files = ['a.jpg', 'b.jpg', 'c.jpg']
  const show = (shown: readonly string[]) => site.pages.set(`${root}/`, page(shown))
  show(files)
  for (const [at, file] of files.entries()) serve(`${root}/${file}`, await somePhoto(nth * 10 + at))
  const read = async () => {
    const url = `${site.origin}${root}/`
    await runCommand(platform, system('test'), 'test', startReading, { accountId: one.owner.id, url })
    await driveReadings({ platform, signal: new AbortController().signal })
  }
  await read()
  const at = (file: string) => `${site.origin}${root}/${file}`
  return {
    ...one,
    root,
    at,
    show,
    read,
    asked: (file: string) => site.asked.filter((path) => path === `${root}/${file}`).length,
    agree: async (photos: readonly string[] | null = files) => {
      const reply = await one.browser.call('POST /api/users/{id}/planning/start/agree', {
        params: one.params,
        body: { photos: photos?.map(at) ?? null },
      })
      return reply.body.start.photos
    },
    take: (signal = new AbortController().signal) => drivePhotos({ platform, signal }),
    rows: () => photosOf(server.platform.db, one.owner.id),
    told: async () =>
      (await one.browser.call('GET /api/users/{id}/planning/start', { params: one.params })).body.start
        .photos,
    kept: () =>
      server.platform.db
        .select()
        .from(keptPicture)
        .where(and(eq(keptPicture.ownerId, one.owner.id), eq(keptPicture.place, 'library'))),
    images: async () => {
      const { body } = await one.browser.call('GET /api/users/{id}/facts', {
        params: one.params,
        query: {},
      })
      return body.data.items.map(({ about, version }) => [about, version])
    },
  }
}

describe('photos of a business’s site that somebody answered for', () => {
  it('are kept in the background among its pictures, with what they show and where they came from', async () => {
    const one = await bakery()
    expect(await one.agree(['a.jpg', 'b.jpg'])).toEqual({ wanted: 2, kept: 0, waiting: 2, missed: [] })
    // The request asked nobody's server.
    expect(one.asked('a.jpg')).toBe(0)
    await one.take()
    expect(await one.told()).toEqual({ wanted: 2, kept: 2, waiting: 0, missed: [] })
    const kept = await one.kept()
    expect(kept.map(({ alt }) => alt).toSorted()).toEqual(['Pain de campagne', 'Tourte de seigle'])
    for (const picture of kept)
      expect(picture).toMatchObject({
        foundOn: { url: `${site.origin}${one.root}/`, title: 'Nos pains' },
        rightsBy: one.owner.id,
        removedAt: null,
      })
    expect(one.asked('c.jpg')).toBe(0)
    expect((await picturesOf(one.browser, one.owner.id).list()).total).toBe(2)
  })

  it('are none where nobody says that they may be used, and none but those that its own reading found', async () => {
    const one = await bakery()
    expect(await one.agree(null)).toMatchObject({ wanted: 0 })
    expect(await one.agree(['elsewhere.jpg'])).toMatchObject({ wanted: 0 })
    expect(await one.take()).toBe(0)
  })

  it('are kept once: asked for twice, fetched by a worker that was killed, or shown in two sizes', async () => {
    const one = await bakery()
    serve(`${one.root}/b.jpg`, await somePhoto(nth * 10, 1200, 933))
    await one.agree()
    await one.agree()
    const claimed = await claimPhotos(platform.db, { now: server.clock.now(), holder: 'killed', most: 3 })
    expect(claimed).toHaveLength(3)
    // Whoever was killed holds them for less than a minute.
    expect(await one.take()).toBe(0)
    server.clock.advance(minutes(1))
    await one.take()
    const kept = await one.kept()
    const rows = await one.rows()
    expect([kept.length, rows.map(({ state }) => state)]).toEqual([2, ['kept', 'kept', 'kept']])
    expect(rows[1]?.pictureId).toBe(rows[0]?.pictureId)
    expect([await one.take(), one.asked('a.jpg')]).toEqual([0, 1])
  })

  it('are taken up where a server stopped in the middle of one', async () => {
    const one = await bakery()
    const stop = new AbortController()
    site.pages.set(`${one.root}/b.jpg`, () => stop.abort())
    await one.agree()
    await one.take(stop.signal)
    expect((await one.told()).missed).toEqual([])
    serve(`${one.root}/b.jpg`, await somePhoto(nth * 10 + 1))
    server.clock.advance(minutes(1))
    await one.take()
    expect(await one.told()).toMatchObject({ kept: 3, waiting: 0, missed: [] })
    expect(await one.kept()).toHaveLength(3)
  })

  it('that cannot be had keep nothing else back, are told with their page, and are looked for again by another yes', async () => {
    const one = await bakery()
    site.pages.set(`${one.root}/a.jpg`, (response) => response.writeHead(503).end())
    serve(`${one.root}/b.jpg`, await somePhoto(nth * 10 + 1, 400, 300))
    await one.agree()
    await one.take()
    // A server that is away may come back.
    expect(await one.told()).toMatchObject({
      kept: 1,
      waiting: 1,
      missed: [{ alt: 'Pain de campagne', why: 'unfit' }],
    })
    for (const pause of [1, 10]) {
      server.clock.advance(minutes(pause))
      await one.take()
    }
    const { missed, waiting } = await one.told()
    expect([waiting, missed.map(({ why, alt }) => [why, alt])]).toEqual([
      0,
      [
        ['away', 'Tourte de seigle'],
        ['unfit', 'Pain de campagne'],
      ],
    ])
    expect(one.asked('a.jpg')).toBe(3)
    serve(`${one.root}/a.jpg`, await somePhoto(nth * 10))
    expect(await one.agree()).toMatchObject({ waiting: 2, missed: [] })
    await one.take()
    expect(await one.told()).toMatchObject({ kept: 2, missed: [{ why: 'unfit' }] })
  })

  it('stand in the post about what they stand beside, also where they were not fetched yet', async () => {
    const one = await bakery()
    await one.agree()
    const { subjects } = await one.propose(3)
    await one.plan(subjects.map(({ id }) => id))
    await draftDue(server)
    const { db } = server.platform
    const ofPosts = and(eq(template.ownerId, one.owner.id), eq(template.purpose, 'post'))
    const visuals = await db.select({ id: template.id }).from(template).where(ofPosts)
    const looks = await Promise.all(visuals.map(({ id }) => lookOfPostVisual(db, id)))
    const kept = new Map((await one.kept()).map(({ fileId, alt }) => [fileId, alt]))
    expect(looks.length).toBeGreaterThan(1)
    const shown = looks.flatMap(({ pictures }) => pictures.map((id) => kept.get(id)))
    expect(shown).toHaveLength(looks.length)
    expect(new Set(shown).size).toBe(shown.length)
    for (const name of shown) expect(loaves.map((loaf) => loaf.name)).toContain(name)
    await one.take()
    expect([(await one.kept()).length, one.asked('a.jpg')]).toEqual([3, 1])
    // Its subject shows it in a list, too, as soon as it is kept.
    const ofAll = new Set((await one.kept()).map(({ fileId }) => fileId))
    for (const { thumb } of await one.subjects())
      expect(ofAll).toContain(/^\/files\/([^/]+)\/medium$/.exec(thumb ?? '')?.[1])
  })
})

describe('a site that is read again', () => {
  it('brings a new photo to what is known, and it is kept with the same word; nothing else of it changes', async () => {
    const one = await bakery()
    await one.agree()
    await one.take()
    const before = await one.images()
    one.show(['a.jpg', 'b.jpg', 'new.jpg'])
    serve(`${one.root}/new.jpg`, await somePhoto(nth * 10 + 5))
    await one.read()
    await one.take()
    const added = (await one.rows()).find(({ url }) => url === one.at('new.jpg'))
    expect(added).toMatchObject({ state: 'kept', rightsBy: one.owner.id })
    const { facts } = await exportPlanning(server.platform.db, one.owner.id, system('test'))
    const brioche = facts.find(({ fact }) => fact.about.startsWith('brioche'))
    expect(brioche?.fact.image).toBe(one.at('new.jpg'))
    // No other words: no post is held against it, and an open editor is not in conflict.
    expect(await one.images()).toEqual(before)
  })

  it('takes none where nobody answered for its photos', async () => {
    const one = await bakery()
    await one.agree(null)
    await one.read()
    expect([await one.take(), await one.rows()]).toEqual([0, []])
  })
})
