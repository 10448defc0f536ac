import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days } from '../../platform/clock.ts'
import { newPublicId } from '../../platform/ids.ts'
import { customerPictures, picturesFor } from '../../testing/kept-pictures.ts'
import { templatesFor, templatesOf } from '../../testing/kept-templates.ts'
import { makePerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { keptPicture } from '../library/library.tables.ts'
import { keyOf } from '../media/index.ts'
import { storedFile } from '../media/media.tables.ts'
import { purgePictures } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

async function nightAfter(afterMs = days(1) + 60_000) {
  server.clock.advance(afterMs)
  try {
    await purgePictures.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })
  } finally {
    server.clock.advance(-afterMs)
  }
}
const isThere = async (id: string) =>
  (await server.platform.storage.writtenAt(keyOf(id, 'full'))) !== undefined
const showing = (asset: string) => ({
  pages: [{ nodes: [{ kind: 'group', id: 'a', children: [{ kind: 'image', id: 'b', asset }] }] }],
})
const blank = { pages: [{ nodes: [] }] }

describe('a removed picture', () => {
  it('goes with its bytes after a day when nothing shows it; what is in the list stays', async () => {
    const own = await customerPictures(server)
    const [gone, kept, post] = [await own.keep(), await own.keep(), await own.keep('posts')]
    await own.remove(gone.id)
    await own.removePost(post.id)
    await nightAfter(60_000)
    expect(await isThere(gone.id)).toBe(true)
    await nightAfter()
    expect([await isThere(gone.id), await isThere(post.id), await isThere(kept.id)]).toEqual([
      false,
      false,
      true,
    ])
    expect([await own.see(gone.id), await own.see(kept.id)]).toEqual([404, 200])
    await nightAfter()
  })

  it('stays for as long as a design or a saved state shows it', async () => {
    const customer = await makePerson(server, 'customer')
    const own = await picturesFor(server, customer)
    const templates = templatesOf(own.browser, customer.id)
    const { id } = await own.keep()
    const made = await templates.make()
    expect((await templates.draw(made.id, showing(id), 1)).status).toBe(200)
    await own.remove(id)
    await nightAfter()
    expect(await isThere(id)).toBe(true)
    expect((await templates.draw(made.id, blank, 2)).status).toBe(200)
    await nightAfter()
    expect(await isThere(id)).toBe(true)
    await templates.remove(made.id)
    await nightAfter()
    expect(await isThere(id)).toBe(false)
  })

  it('of the platform stays for a copy in somebody’s own scope', async () => {
    const staff = await makePerson(server, 'productManager')
    const [shared, galleries] = [await picturesFor(server, staff), await templatesFor(server, staff)]
    const { id } = await shared.keep()
    const template = await galleries.make()
    expect((await galleries.draw(template.id, showing(id), 1)).status).toBe(200)
    await galleries.change(template.id, { status: 'enabled' })
    const other = await templatesFor(server, await makePerson(server, 'customer'))
    const copy = (await other.duplicate(template.id)).body.newGraphicalLineTemplate
    await galleries.remove(template.id)
    await shared.remove(id)
    await nightAfter()
    expect(await isThere(id)).toBe(true)
    await other.remove(copy.id)
    await nightAfter()
    expect(await isThere(id)).toBe(false)
  })

  it('is worked off with all others, batch by batch, past those that must stay', async () => {
    const staff = await makePerson(server, 'productManager')
    const [shared, galleries] = [await picturesFor(server, staff), await templatesFor(server, staff)]
    const shown = await shared.keep()
    const template = await galleries.make()
    expect((await galleries.draw(template.id, showing(shown.id), 1)).status).toBe(200)
    expect((await shared.remove(shown.id)).status).toBe(200)
    const { db, clock } = server.platform
    const ids = Array.from({ length: 450 }, () => newPublicId())
    const at = clock.now()
    const file = {
      ownerId: null,
      purpose: 'keptPicture',
      mime: 'image/png',
      bytes: 1,
      sha256: '',
      createdAt: at,
    }
    await db.insert(storedFile).values(ids.map((id) => ({ ...file, id })))
    const row = { place: 'library' as const, name: '', addedAt: at, removedAt: at }
    await db.insert(keptPicture).values(ids.map((fileId) => ({ ...row, fileId })))
    await nightAfter()
    expect(await db.$count(keptPicture, inArray(keptPicture.fileId, ids))).toBe(0)
    expect(await db.$count(storedFile, inArray(storedFile.id, ids))).toBe(0)
    expect(await isThere(shown.id)).toBe(true)
  })
})
