import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { pngHeader } from '../../testing/png-header.ts'
import { postsFor } from '../../testing/posts.ts'
import { smallFilm } from '../../testing/small-film.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { storedFile } from '../media/media.tables.ts'
import { purgeTasks } from './index.ts'
import { taskMedia } from './task.tables.ts'

let server: TestServer
let film: Buffer
beforeAll(async () => {
  server = await testServer()
  film = await smallFilm({ tags: { title: 'Chez nous', comment: 'Le four' } })
})
const customer = async () => postsFor(server, await makePerson(server, 'customer'))
const photo = (width = 640, height = 400, background = '#e4572b') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function album(pictures = 3) {
  const who = await makePerson(server, 'customer')
  const posts = await postsFor(server, who)
  const made = await posts.make({ format: 'album', hooks: { common: 'Chez nous', own: {} } })
  let { task } = { task: made }
  for (let nth = 0; nth < pictures; nth++)
    task = (await posts.upload(made.id, await photo(200 + nth))).body.task
  return { who, posts, task, ids: task.media.items.map(({ id }) => id) }
}
const filesOf = (accountId: number) =>
  server.platform.db.select().from(storedFile).where(eq(storedFile.ownerId, accountId))

describe('pictures of one’s own', () => {
  it('are what the post shows from then on; the drawn visual is kept and comes back by one press', async () => {
    const posts = await customer()
    const made = await posts.make()
    const { task } = (await posts.upload(made.id, await photo(), { fields: { altText: 'Le four' } })).body
    expect(task).toMatchObject({ shows: 'media', pages: 1, ratio: null, version: made.version + 1 })
    const [item] = task.media.items
    expect(item).toMatchObject({ kind: 'image', width: 640, height: 400, altText: 'Le four', seconds: null })
    expect(task.picture).toBe(item?.file)
    expect(task.visual?.id).toBe(made.visual?.id)
    expect((await posts.list()).items[0]).toMatchObject({ picture: item?.file, pages: 1 })
    const back = await posts.show(made.id, { version: task.version, shows: 'design' })
    expect(back.body.task).toMatchObject({ shows: 'design', picture: made.picture })
    expect(back.body.task.media.items).toHaveLength(1)
    expect((await posts.show(made.id, { version: task.version, shows: 'media' })).status).toBe(409)
  })

  it('need the word that one may use them, and the right to work on the post', async () => {
    const [posts, stranger] = [await customer(), await customer()]
    const { id } = await posts.make()
    const bytes = await photo()
    const without = await posts.upload(id, bytes, { fields: { rights: 'false' } })
    expect([without.status, Object.keys(without.error?.fields ?? {})]).toEqual([422, ['rights']])
    expect((await stranger.upload(id, bytes)).status).toBe(404)
    const theirs = await signedIn(server, await makePerson(server, 'customer'))
    const reply = await theirs.call('POST /api/users/{id}/tasks/{taskPublicId}/media', {
      params: { id: posts.id, taskPublicId: id },
      form: { fields: { rights: 'true' }, files: { file: { name: 'x.jpg', bytes } } },
    })
    expect(reply.status).toBe(404)
    expect(await filesOf(posts.id)).toEqual([])
  })

  it('stand in the order one says; one taken out is put back by being named again', async () => {
    const { posts, task, ids } = await album()
    const [one = '', two = '', three = ''] = ids
    const turned = (await posts.arrange(task.id, task.media.version, [three, one])).body.task
    expect(turned.media.items.map(({ id }) => id)).toEqual([three, one])
    expect((await posts.arrange(task.id, task.media.version, [one])).status).toBe(409)
    // Saying what is so already is no change.
    expect((await posts.arrange(task.id, 1, [three, one])).body.task.version).toBe(turned.version)
    const back = (await posts.arrange(task.id, turned.media.version, [one, two, three])).body.task
    expect(back.media.items.map(({ id }) => id)).toEqual([one, two, three])
    // History keeps both orders, and shows what is there still.
    const [line] = (await posts.history(task.id)).body.data.items
    expect((await posts.difference(task.id, line?.id ?? 0)).body.difference).toMatchObject({
      before: { picture: { shows: 'design', files: [] } },
      after: {
        picture: {
          shows: 'media',
          files: ids.map((id) => ({ id, isThere: true, thumb: expect.any(String) })),
        },
      },
    })
    const other = await album(1)
    expect((await posts.arrange(task.id, back.media.version, [...ids, other.ids[0] ?? ''])).status).toBe(404)
  })

  it('are ten at most, and where a post shows one, another takes its place', async () => {
    const { posts, task } = await album(9)
    const bytes = await photo()
    // Two at once, for one place.
    const both = await Promise.all([posts.upload(task.id, bytes), posts.upload(task.id, bytes)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await filesOf(posts.id)).length).toBe(10)
    const single = await posts.make()
    const first = (await posts.upload(single.id, bytes)).body.task.media
    const second = (await posts.upload(single.id, await photo(300))).body.task.media
    expect(second.items.map(({ width }) => width)).toEqual([300])
    const undone = await posts.arrange(
      single.id,
      second.version,
      first.items.map(({ id }) => id),
    )
    expect(undone.body.task.media.items.map(({ width }) => width)).toEqual([640])
  })

  it('are validated as they were seen, and any change voids it', async () => {
    const { posts, task, ids } = await album(2)
    expect((await posts.validate(task.id, task.version)).error?.fields).toHaveProperty('visual')
    expect((await posts.validateVisual(task.id, task.visual?.designVersion ?? 0)).status).toBe(409)
    expect((await posts.validateMedia(task.id, task.media.version - 1)).status).toBe(409)
    await posts.validateMedia(task.id, task.media.version)
    const seen = (await posts.read(task.id)).body.task
    expect(seen.media.isValidated).toBe(true)
    const valid = (await posts.validate(task.id, seen.version)).body.task
    expect(valid.status).toBe('validated')
    const changed = (await posts.arrange(task.id, valid.media.version, [...ids].reverse())).body.task
    expect([changed.status, changed.media.isValidated]).toEqual(['customizing', false])
    const none = (await posts.arrange(task.id, changed.media.version, [])).body.task
    expect((await posts.validateMedia(task.id, none.media.version)).error?.fields).toEqual({
      visual: 'Ce post n’a pas encore de fichier.',
    })
  })

  it('say what they show in words, as drawn pages do; what was approved is void', async () => {
    const { posts, task, ids } = await album(1)
    const page = task.visual?.pages[0]?.id ?? ''
    const said = await posts.describe(task.id, {
      version: task.version,
      media: { [ids[0] ?? '']: 'Trois pains' },
      pages: { [page]: 'Un chiffre', gone: 'Rien' },
    })
    expect(said.body.task.media.items[0]?.altText).toBe('Trois pains')
    expect(said.body.task.visual?.pages).toEqual([{ id: page, name: '', altText: 'Un chiffre' }])
    expect(
      (await posts.describe(task.id, { version: task.version, pages: { [page]: 'Autre' } })).status,
    ).toBe(409)
    const { version } = said.body.task
    expect((await posts.describe(task.id, { version, media: { 'no-such-file': 'x' } })).status).toBe(404)
    const long = await posts.describe(task.id, { version, pages: { [page]: 'x'.repeat(1001) } })
    expect(long.status).toBe(422)
  })

  it.each([
    [
      'a program',
      Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(500)]),
      415,
      'Ce fichier n’est pas une image.',
    ],
    ['200 megapixels', pngHeader(20_000, 10_000), 422, 'une image plus petite'],
    ['51 MB', Buffer.alloc(51 * 1024 * 1024), 413, 'la taille maximale de 50 Mo'],
  ])('are refused when they are %s, and nothing is left behind', async (_what, bytes, status, words) => {
    const posts = await customer()
    const made = await posts.make()
    const reply = await posts.upload(made.id, bytes, { name: 'photo.jpg' })
    expect(reply.status).toBe(status)
    expect(`${reply.error?.message} ${reply.error?.fields?.file}`).toContain(words)
    expect((await posts.read(made.id)).body.task).toMatchObject({ shows: 'design', version: made.version })
    expect(await filesOf(posts.id)).toEqual([])
  })
})

describe('a film', () => {
  const filmPost = async () => {
    const posts = await customer()
    return { posts, made: await posts.make({ format: 'video', hooks: { common: 'Le four', own: {} } }) }
  }

  it('is kept as what it is, without what the phone wrote into it, and played from where one likes', async () => {
    const { posts, made } = await filmPost()
    const sent = await posts.upload(made.id, film, { name: 'IMG_1.MOV', poster: await photo(720, 1280) })
    const [item] = sent.body.task.media.items
    expect(item).toMatchObject({ kind: 'video', width: 720, height: 1280, seconds: 4, name: 'IMG_1.MOV' })
    expect(sent.body.task.picture).toBe(item?.poster)
    const [, , fileId = '', variant = ''] = item?.file.split('/') ?? []
    const see = (headers = {}) =>
      posts.browser.call('GET /files/{fileId}/{variant}', { params: { fileId, variant }, headers })
    const whole = await see()
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'video/mp4'])
    expect(whole.headers['accept-ranges']).toBe('bytes')
    expect(film.includes('+45.7640')).toBe(true)
    expect(whole.bytes.includes('+45.7640')).toBe(false)
    const part = await see({ range: 'bytes=100-199' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.bytes.length}`])
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 200))
    expect((await see({ range: `bytes=${whole.bytes.length}-` })).status).toBe(416)
    expect((await see({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    expect(
      (await stranger.call('GET /files/{fileId}/{variant}', { params: { fileId, variant } })).status,
    ).toBe(404)
  })

  it('stands upright as the phone held it, and comes out of QuickTime as MP4', async () => {
    const { posts, made } = await filmPost()
    const turned = await smallFilm({ container: 'mov', width: 640, height: 360, rotation: 90 })
    const [item] = (await posts.upload(made.id, turned)).body.task.media.items
    expect(item).toMatchObject({ kind: 'video', width: 360, height: 640, poster: null })
    const [row] = await filesOf(posts.id)
    expect(row).toMatchObject({ mime: 'video/mp4', film: { framesPerSecond: 24, videoCodec: 'avc' } })
    expect((await posts.validateMedia(made.id, 2)).status).toBe(200)
  })

  it.each([
    ['one cut in the middle', async () => film.subarray(0, film.length / 2), 422, 'abîmée ou incomplète'],
    [
      'one whose index is before it, cut near its end',
      async () => (await fast()).subarray(0, -40),
      422,
      'abîmé',
    ],
    ['one of noise behind a true index', noisy, 422, 'abîmée ou incomplète'],
    ['a picture', async () => photo(), 415, 'Ce fichier n’est pas une vidéo.'],
    ['a program', async () => Buffer.from(`MZ${'\0'.repeat(300)}`), 415, 'Ce fichier n’est pas une vidéo.'],
  ])('is not %s: that is said, and nothing is left behind', async (_what, bytes, status, words) => {
    const { posts, made } = await filmPost()
    const reply = await posts.upload(made.id, await bytes(), { name: 'film.mp4' })
    expect(reply.status).toBe(status)
    expect(`${reply.error?.message} ${reply.error?.fields?.file}`).toContain(words)
    expect(await filesOf(posts.id)).toEqual([])
    expect((await posts.read(made.id)).body.task.media.items).toEqual([])
  })

  /** As it comes back from here: its index first. */
  async function fast(): Promise<Buffer> {
    const { posts, made } = await filmPost()
    const { task } = (await posts.upload(made.id, film)).body
    const [, , fileId = '', variant = ''] = task.media.items[0]?.file.split('/') ?? []
    return (await posts.browser.call('GET /files/{fileId}/{variant}', { params: { fileId, variant } })).bytes
  }
  async function noisy(): Promise<Buffer> {
    const bytes = Buffer.from(await fast())
    return bytes.fill(0x55, bytes.indexOf('mdat') + 4)
  }
})

describe('files that nobody shows any more', () => {
  it('go a day after they were taken out, and with the post they belonged to, bytes and all', async () => {
    const keys = () => Array.fromAsync(server.platform.storage.list('media/'))
    const before = await keys()
    const { who, posts, task, ids } = await album(3)
    await posts.arrange(task.id, task.media.version, ids.slice(0, 2))
    const drop = async (afterMs: number) => {
      server.clock.advance(afterMs)
      await purgeTasks.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
    }
    await drop(days(0.9))
    expect(await filesOf(posts.id)).toHaveLength(3)
    await drop(days(0.2))
    expect(await filesOf(posts.id)).toHaveLength(2)
    // They were away for a day.
    const again = await postsFor(server, who)
    expect((await again.arrange(task.id, task.media.version + 1, ids)).status).toBe(404)
    await again.remove(task.id)
    await drop(days(31))
    expect(await filesOf(posts.id)).toEqual([])
    expect(await server.platform.db.$count(taskMedia, inArray(taskMedia.id, ids))).toBe(0)
    expect((await keys()).filter((key) => !before.includes(key))).toEqual([])
    server.clock.advance(-days(32.1))
  })
})
