import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../http/build-app.ts'
import { loadConfig } from '../../platform/config/load-config.ts'
import { customerPictures, picturesFor } from '../../testing/kept-pictures.ts'
import { makePerson } from '../../testing/people.ts'
import { type RunningSandbox, runSandbox } from '../../testing/running-sandbox.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { moduleHandlers, routeList } from '../all.ts'
import { storedFile } from '../media/media.tables.ts'
import { pictureOriginsOf } from './index.ts'

let plain: TestServer
let server: TestServer
let sandbox: RunningSandbox
beforeAll(async () => {
  plain = await testServer()
  sandbox = await runSandbox()
  server = await serverWith({
    PEXELS_KEY: 'a-key',
    PEXELS_URL: `${sandbox.address}/pexels`,
    UNSPLASH_KEY: 'a-key',
    UNSPLASH_URL: `${sandbox.address}/unsplash`,
  })
})
afterAll(async () => {
  await server.app.close()
  sandbox.stop()
})

/** The same site with other settings. */
async function serverWith(environment: Record<string, string>): Promise<TestServer> {
  const config = { ...plain.platform.config, ...settingsOf(environment) }
  const platform = { ...plain.platform, config }
  const app = await buildApp(platform, {
    routes: routeList,
    handlers: moduleHandlers,
    pageWords: plain.siteSettings.pageWords,
    pictureOrigins: pictureOriginsOf(config),
    webFolder: undefined,
  })
  await app.ready()
  return { ...plain, platform, app }
}
function settingsOf(environment: Record<string, string>) {
  const { PEXELS_KEY, PEXELS_URL, UNSPLASH_KEY, UNSPLASH_URL, PIXABAY_KEY, PIXABAY_URL } =
    loadConfig(environment)
  return { PEXELS_KEY, PEXELS_URL, UNSPLASH_KEY, UNSPLASH_URL, PIXABAY_KEY, PIXABAY_URL }
}
const imagesOf = async (of: TestServer) => {
  const { headers } = await of.app.inject({ url: '/health/none' })
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}
const firstOf = async (own: Awaited<ReturnType<typeof customerPictures>>, keywords: string) =>
  (await own.search({ keywords })).body.data.items[0]?.id ?? ''

describe('a search for pictures', () => {
  it('without a key is in the platform’s collection, in the reader’s language, by offset', async () => {
    const own = await customerPictures(plain)
    const { body } = await own.search({ limit: 5, service: 'pexels' })
    expect(body).toMatchObject({ service: 'collection', services: ['collection'] })
    expect(body.data.total).toBeGreaterThan(50)
    for (const one of body.data.items) {
      expect(one).toMatchObject({ id: one.asset, thumb: null, width: 1080, height: 1080, credit: null })
      expect(one.asset).toMatch(/^collection\.[a-z-]+\.1$/)
    }
    const next = (await own.search({ limit: 5, offset: 4 })).body.data.items
    expect(next[0]).toEqual(body.data.items[4])
    const night = (await own.search({ keywords: 'nuit, étoile' })).body.data.items
    expect(night[0]).toMatchObject({ asset: 'collection.starry-night.1' })
    const english = (await own.search({ keywords: 'night' })).body.data.items
    expect(english.map((one) => one.asset)).toContain('collection.starry-night.1')
    expect((await own.search({ offset: 5000 })).body.data.items).toEqual([])
  })

  it('takes three words at most', async () => {
    const own = await customerPictures(plain)
    expect((await own.search({ keywords: 'a, b ,c,' })).status).toBe(200)
    expect(Object.keys((await own.search({ keywords: 'a,b,c,d' })).error?.fields ?? {})).toEqual(['keywords'])
  })

  it('asks the service somebody wishes for, the first there is otherwise, and says which answered', async () => {
    const own = await customerPictures(server)
    const services = ['pexels', 'unsplash', 'collection']
    expect((await own.search({ keywords: 'sea' })).body).toMatchObject({ service: 'pexels', services })
    expect((await own.search({ service: 'unsplash' })).body).toMatchObject({ service: 'unsplash' })
    expect((await own.search({ service: 'collection' })).body).toMatchObject({ service: 'collection' })
    expect((await own.search({ service: 'pixabay' })).body).toMatchObject({ service: 'pexels' })
  })

  it('that a service does not answer says so in the person’s language', async () => {
    const own = await customerPictures(server)
    await sandbox.fault('pexels', 'broken')
    const reply = await own.search({ keywords: 'workshop' })
    expect([reply.status, reply.error]).toEqual([
      503,
      { code: 'unavailable', message: expect.stringContaining('ne répond pas') },
    ])
  })
})

describe('a picture of a stock service', () => {
  it('is kept with its author’s name, among one’s own', async () => {
    const own = await customerPictures(server)
    const id = await firstOf(own, 'bread')
    const { picture } = (await own.take('pexels', id)).body
    expect(picture).toMatchObject({
      width: 1280,
      name: 'A picture of bread',
      abilities: ['delete'],
      credit: { service: 'pexels', author: expect.stringMatching(/^Ada/) },
    })
    expect((await own.list()).items).toEqual([picture])
    expect(await own.see(picture.id)).toBe(200)
    const stranger = await customerPictures(server)
    expect([(await stranger.list()).total, await stranger.see(picture.id)]).toEqual([0, 404])
  })

  it('is one however often a library takes it, also twice at once, and again after it was removed', async () => {
    const own = await customerPictures(server)
    const id = await firstOf(own, 'forest')
    const both = await Promise.all([own.take('pexels', id), own.take('pexels', id)])
    const [one, other] = both.map((reply) => reply.body.picture.id)
    expect(one).toBe(other)
    const files = () => server.platform.db.$count(storedFile, eq(storedFile.ownerId, own.id))
    const notes = await sandbox.notes()
    expect((await own.take('pexels', id)).body.picture.id).toBe(one)
    await own.remove(one ?? '')
    expect((await own.list()).total).toBe(0)
    expect((await own.take('pexels', id)).body.picture.id).toBe(one)
    expect([(await own.list()).total, await files()]).toEqual([1, 1])
    expect(await sandbox.notes()).toEqual(notes)
    const other2 = await customerPictures(server)
    expect((await other2.take('pexels', id)).body.picture.id).not.toBe(one)
  })

  it('is kept by the platform too, and by nobody who may not', async () => {
    const own = await customerPictures(server)
    const id = await firstOf(own, 'office')
    const boss = await picturesFor(server, await makePerson(server, 'superAdmin'))
    const { picture } = (await boss.take('pexels', id)).body
    expect(await own.see(picture.id)).toBe(200)
    const stranger = await picturesFor(server, await makePerson(server, 'customer'), own)
    expect((await stranger.take('pexels', id)).status).toBe(404)
    expect((await stranger.search()).status).toBe(404)
  })

  it('is not found where the service is not there, or has no such picture', async () => {
    const own = await customerPictures(server)
    expect((await own.take('pixabay', '195001')).status).toBe(404)
    expect((await own.take('pexels', '1')).status).toBe(404)
    expect((await own.take('unsplash', 'random')).status).toBe(404)
    expect((await (await customerPictures(plain)).take('pexels', '2014001')).status).toBe(404)
    expect((await own.take('pexels', '../1')).error?.code).toBe('invalid')
  })

  it('that leads elsewhere is not kept', async () => {
    const own = await customerPictures(server)
    const id = await firstOf(own, 'flowers')
    await sandbox.fault('pexels', 'foreign')
    expect((await own.take('pexels', id)).error?.code).toBe('unavailable')
    expect((await own.list()).total).toBe(0)
  })
})

describe('pages', () => {
  it('load pictures from nowhere else without a key', async () => {
    expect(await imagesOf(plain)).toBe("'self' data: blob:")
  })

  it('load pictures from the services there are, and from exactly their hosts', async () => {
    expect(await imagesOf(server)).toContain(` https://images.pexels.com ${sandbox.address} `)
    const real = await serverWith({ UNSPLASH_KEY: 'a-key', PIXABAY_KEY: 'a-key' })
    expect(await imagesOf(real)).toBe(
      "'self' data: blob: https://images.unsplash.com https://plus.unsplash.com https://pixabay.com https://cdn.pixabay.com",
    )
    await real.app.close()
  })
})
