import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { journalEntry } from '../../access/session.tables.ts'
import { later } from '../../platform/clock.ts'
import { newPublicId } from '../../platform/ids.ts'
import { deleteDueAccounts } from '../../testing/delete-due-accounts.ts'
import { customerPictures, picturesFor, sharedPictures, somePicture } from '../../testing/kept-pictures.ts'
import { makePerson } from '../../testing/people.ts'
import { pngHeader } from '../../testing/png-header.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { keyOf } from '../media/index.ts'
import { storedFile } from '../media/media.tables.ts'
import { keptPicture } from './library.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
const job = { id: 'test', signal: new AbortController().signal }

describe('pictures somebody keeps', () => {
  it('are listed the newest first, by offset, with what a design needs of them', async () => {
    const own = await customerPictures(server)
    const kept = [await own.keep(), await own.keep(), await own.keep()]
    const wanted = kept.map((one) => one.id).toReversed()
    const { total, items } = await own.list()
    expect([total, items.map((one) => one.id)]).toEqual([3, wanted])
    expect((await own.list({ offset: 1, limit: 1 })).items.map((one) => one.id)).toEqual([wanted[1]])
    expect(items[0]).toMatchObject({
      name: 'été.png',
      width: 30,
      height: 20,
      file: `/files/${wanted[0]}/full`,
      thumb: `/files/${wanted[0]}/medium`,
      credit: null,
      abilities: ['delete'],
    })
  })

  it('need the word of whoever uploads them that they may, and say who gave it', async () => {
    const own = await customerPictures(server)
    const without = await own.send('pictures', undefined, {})
    expect([without.status, Object.keys(without.error?.fields ?? {})]).toEqual([422, ['rights']])
    const { id } = await own.keep()
    const [row] = await server.platform.db.select().from(keptPicture).where(eq(keptPicture.fileId, id))
    expect(row).toMatchObject({ rightsBy: own.id, rightsAt: expect.any(Date), place: 'library' })
  })

  it.each(['pictures', 'posts'] as const)(
    'are refused among the %s when they are no picture',
    async (list) => {
      const own = await customerPictures(server)
      const photo = await somePicture(800, 800)
      const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      for (const [bytes, code] of [
        [Buffer.from(script), 'unsupportedMedia'],
        [photo.subarray(0, photo.length / 2), 'unreadablePicture'],
        [pngHeader(20_000, 10_000), 'unreadablePicture'],
        [Buffer.alloc(51 * 1024 * 1024), 'tooLarge'],
      ] as const)
        expect((await own.send(list, bytes)).error?.code).toBe(code)
      expect((await own.list()).total + (await own.posts()).data.total).toBe(0)
    },
  )

  it('are nobody else’s: not listed, not seen, not removed', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const own = await picturesFor(server, customer)
    const { id } = await own.keep()
    const other = await customerPictures(server)
    const shared = await sharedPictures(server)
    for (const stranger of [other, shared]) {
      expect((await stranger.list({ limit: 100 })).items.map((one) => one.id)).not.toContain(id)
      expect(await stranger.see(id)).toBe(404)
      expect((await stranger.remove(id)).status).toBe(404)
    }
    expect((await own.remove(newPublicId())).status).toBe(404)
    expect((await own.removePost(id)).status).toBe(404)
    const byAgency = await picturesFor(server, agency, customer)
    expect([(await byAgency.list()).total, await byAgency.see(id)]).toEqual([1, 200])
    const reader = await makePerson(server, 'contact', { ownerId: customer.id })
    const byReader = await picturesFor(server, reader, customer)
    expect((await byReader.list()).items[0]?.abilities).toEqual([])
    expect([(await byReader.send('pictures')).status, (await byReader.remove(id)).status]).toEqual([403, 403])
  })

  it('of the platform are one library, whoever of the staff keeps it, and seen by everybody', async () => {
    const shared = await sharedPictures(server)
    const { id } = await shared.keep()
    const boss = await picturesFor(server, await makePerson(server, 'superAdmin'))
    expect((await boss.list({ limit: 100 })).items.map((one) => one.id)).toContain(id)
    const customer = await customerPictures(server)
    expect([(await customer.list()).total, await customer.see(id)]).toEqual([0, 200])
    expect((await customer.remove(id)).status).toBe(404)
    expect((await boss.remove(id)).status).toBe(200)
  })

  it('leave the list when they are removed, and stay to be seen where they are shown', async () => {
    const own = await customerPictures(server)
    const { id } = await own.keep()
    expect((await own.remove(id)).status).toBe(200)
    expect([(await own.list()).total, await own.see(id)]).toEqual([0, 200])
    expect((await own.remove(id)).status).toBe(404)
    const lines = await server.platform.db
      .select({ action: journalEntry.action })
      .from(journalEntry)
      .where(eq(journalEntry.subjectId, id))
      .orderBy(journalEntry.id)
    expect(lines.map((line) => line.action)).toEqual(['picture.kept', 'picture.removed'])
  })

  it('are five hundred at most', async () => {
    const own = await customerPictures(server)
    const now = server.clock.now()
    const ids = Array.from({ length: 499 }, () => newPublicId())
    await server.platform.db.insert(storedFile).values(
      ids.map((id) => ({
        id,
        ownerId: own.id,
        purpose: 'keptPicture',
        mime: 'image/png',
        bytes: 1,
        sha256: '',
        createdAt: now,
      })),
    )
    const row = { ownerId: own.id, place: 'library' as const, name: '', addedAt: now }
    await server.platform.db.insert(keptPicture).values(ids.map((fileId) => ({ ...row, fileId })))
    const replies = await Promise.all([own.send('pictures'), own.send('pictures')])
    const refused = replies.find((reply) => reply.status !== 200)
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 422])
    expect(refused?.error).toMatchObject({ code: 'limitReached', message: expect.stringContaining('500') })
    await own.remove(ids[0] ?? '')
    expect((await own.send('pictures')).status).toBe(200)
  })

  it('are in the export of one’s data, and go with the account, bytes and all', async () => {
    const own = await customerPictures(server)
    const { id } = await own.keep()
    const { text } = await own.browser.call('GET /api/me/export')
    expect(JSON.parse(text)).toMatchObject({ pictures: [{ fileId: id, file: `/files/${id}/full` }] })
    const { db, storage } = server.platform
    await db
      .update(person)
      .set({ deletionDueAt: later(server.clock.now(), -1) })
      .where(eq(person.id, own.id))
    await deleteDueAccounts.handle(server.platform, {}, job)
    expect(await db.$count(keptPicture, eq(keptPicture.fileId, id))).toBe(0)
    expect(await storage.read(keyOf(id, 'full'))).toBeUndefined()
  })
})

describe('pictures for posts', () => {
  it('are added with the word that one may, listed with how many there may be, and removed', async () => {
    const own = await customerPictures(server)
    expect((await own.send('posts', undefined, {})).status).toBe(422)
    const { id } = await own.keep('posts')
    expect(await own.posts()).toMatchObject({ max: 10, data: { total: 1, items: [{ id }] } })
    expect((await own.list()).total).toBe(0)
    expect((await own.remove(id)).status).toBe(404)
    expect((await own.removePost(id)).status).toBe(200)
    expect((await own.removePost(id)).status).toBe(404)
    expect([(await own.posts()).data.total, await own.see(id)]).toEqual([0, 200])
  })

  it('are ten at most, also when two are added at once', async () => {
    const own = await customerPictures(server)
    const replies = await Promise.all(Array.from({ length: 12 }, () => own.send('posts')))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(10)
    const refused = replies.filter((reply) => reply.error?.code === 'limitReached')
    expect(refused.map((reply) => reply.error?.message)).toEqual(
      Array(2).fill('La limite de 10 est atteinte.'),
    )
    const { data } = await own.posts()
    expect(data.total).toBe(10)
    await own.removePost(data.items[0]?.id ?? '')
    const again = await Promise.all([own.send('posts'), own.send('posts')])
    expect(again.map((reply) => reply.status).toSorted()).toEqual([200, 422])
  })

  it('are a business’s: nobody else’s, and the platform has none', async () => {
    const own = await customerPictures(server)
    const { id } = await own.keep('posts')
    const other = await customerPictures(server)
    expect([(await other.posts()).data.total, await other.see(id)]).toEqual([0, 404])
    expect((await other.removePost(id)).status).toBe(404)
    const boss = await picturesFor(server, await makePerson(server, 'superAdmin'))
    expect((await boss.send('posts')).status).toBe(404)
  })
})
