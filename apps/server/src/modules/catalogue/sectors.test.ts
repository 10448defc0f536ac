import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { installSectors } from './commands/install-sectors.ts'
import { searchName } from './sectors/search-name.ts'
import { wouldCycle } from './sectors/sector-tree.ts'
import { shippedSectors } from './sectors/shipped-sectors.ts'

let server: TestServer
let admin: TestBrowser
let count = 0
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
})

const named = (name: string, parentId: number | null = null) => ({
  names: { fr: name, en: `${name} (en)` },
  parentId,
  acceptProposal: true,
})
const fresh = () => `Métier ${Date.now()} ${count++}`
async function create(name = fresh(), parentId: number | null = null) {
  const { body } = await admin.call('POST /api/admin/activity-sectors', { body: named(name, parentId) })
  return body.sector
}
const search = async (words: string, lang: 'fr' | 'en' | 'es' | 'de' = 'fr') =>
  (await new TestBrowser(server).call('GET /api/activity-sectors', { query: { search: words, lang } })).body
    .data

describe('shipped sectors', () => {
  it('are a whole tree in four languages, each id once', () => {
    const ids = new Set(shippedSectors.map((sector) => sector.id))
    expect(ids.size).toBe(shippedSectors.length)
    expect(shippedSectors.filter((sector) => sector.parentId === null).length).toBeGreaterThanOrEqual(15)
    for (const { parentId, names } of shippedSectors) {
      expect(parentId === null || ids.has(parentId)).toBe(true)
      for (const name of Object.values(names)) expect(name).not.toBe('')
    }
  })

  it('come once: what was removed or renamed stays so at the next start', async () => {
    await admin.call('DELETE /api/admin/activity-sectors/{id}', { params: { id: 2607 } })
    await admin.call('POST /api/admin/activity-sectors/{id}', {
      params: { id: 2606 },
      body: named('Fabrique renommée', 2600),
    })
    await runCommand(server.platform, system('test'), 'test', installSectors, undefined)
    const gone = await admin.call('GET /api/admin/activity-sectors/{id}', { params: { id: 2607 } })
    expect(gone.status).toBe(404)
    const kept = await admin.call('GET /api/admin/activity-sectors/{id}', { params: { id: 2606 } })
    expect(kept.body.sector.name).toBe('Fabrique renommée')
  })
})

describe('searching sectors', () => {
  it('minds neither accents nor case, and begins with names that begin so', async () => {
    const names = (await search('RESTAU')).items.map((item) => item.name)
    expect(names.slice(0, 3)).toEqual(['Restaurant gastronomique', 'Restaurant traditionnel', 'Restauration'])
    expect((await search('epicerie')).items[0]).toMatchObject({
      name: 'Épicerie fine',
      parentName: 'Alimentation et métiers de bouche',
    })
    expect((await search('patisserie boul')).items[0]?.name).toBe('Boulangerie, pâtisserie')
    expect((await search('bakery', 'en')).items[0]?.name).toBe('Bakery and pastry shop')
    expect((await search('fahrsch', 'de')).items[0]?.name).toBe('Fahrschule')
  })

  it('finds a sector without a name in the language by its French one', async () => {
    const { name } = await create()
    expect((await search(name, 'de')).items.map((item) => item.name)).toEqual([name])
  })

  it('needs three letters and takes wildcards for nothing', async () => {
    const short = await new TestBrowser(server).call('GET /api/activity-sectors', { query: { search: 'ab' } })
    expect([short.status, Object.keys(short.error?.fields ?? {})]).toEqual([422, ['search']])
    expect(await search('%%%')).toEqual({ total: 0, items: [] })
  })

  it('is paged', async () => {
    const page = await new TestBrowser(server).call('GET /api/activity-sectors', {
      query: { search: 'res', offset: 1, limit: 1 },
    })
    expect(page.body.data.items).toHaveLength(1)
    expect(page.body.data.total).toBeGreaterThan(3)
  })

  it('compares names without accents, ligatures and punctuation', () => {
    expect(searchName('  Œuvres d’été – Größe ')).toBe('oeuvres d ete grosse')
  })
})

describe('keeping sectors', () => {
  it('lists, makes, changes and removes them', async () => {
    const parent = await create()
    const child = await create(fresh(), parent.id)
    expect(child).toMatchObject({ parent: { id: parent.id, name: parent.name }, customers: 0, children: 0 })
    const below = await admin.call('GET /api/admin/activity-sectors', { query: { parentId: parent.id } })
    expect(below.body.data).toMatchObject({ total: 1, items: [{ id: child.id }] })
    const found = await admin.call('GET /api/admin/activity-sectors', { query: { search: child.name } })
    expect(found.body.data.items.map((item) => item.id)).toEqual([child.id])
    const remove = (id: number) => admin.call('DELETE /api/admin/activity-sectors/{id}', { params: { id } })
    expect((await remove(parent.id)).error?.code).toBe('inUse')
    expect((await remove(child.id)).status).toBe(200)
    expect((await remove(parent.id)).status).toBe(200)
    expect((await remove(parent.id)).status).toBe(404)
  })

  it('refuses a second of the same name in one place, an unknown parent and a circle', async () => {
    const top = await create()
    const below = await create(fresh(), top.id)
    const twin = await admin.call('POST /api/admin/activity-sectors', { body: named(top.name.toUpperCase()) })
    expect(twin.error?.fields).toHaveProperty(['names.fr'])
    const lost = await admin.call('POST /api/admin/activity-sectors', { body: named(fresh(), 4) })
    expect(lost.error?.fields).toHaveProperty('parentId')
    const circle = await admin.call('POST /api/admin/activity-sectors/{id}', {
      params: { id: top.id },
      body: named(top.name, below.id),
    })
    expect(circle.error?.fields).toHaveProperty('parentId')
    expect(wouldCycle(new Map([[1, null]]), 1, 1)).toBe(true)
  })

  it('never lets two moves at once make a circle', async () => {
    const [left, right] = [await create(), await create()]
    const move = (id: number, name: string, parentId: number) =>
      admin.call('POST /api/admin/activity-sectors/{id}', { params: { id }, body: named(name, parentId) })
    const replies = await Promise.all([
      move(left.id, left.name, right.id),
      move(right.id, right.name, left.id),
    ])
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422])
  })

  it('does not remove one that a business works in', async () => {
    const sector = await create()
    const owner = await makePerson(server, 'customer')
    await server.platform.db.execute(
      `update society set activity_sector_id = ${sector.id} where person_id = ${owner.id}`,
    )
    const reply = await admin.call('DELETE /api/admin/activity-sectors/{id}', { params: { id: sector.id } })
    expect([reply.status, reply.error?.code]).toEqual([409, 'inUse'])
    const seen = await admin.call('GET /api/admin/activity-sectors/{id}', { params: { id: sector.id } })
    expect(seen.body.sector.customers).toBe(1)
  })
})

describe('proposals', () => {
  async function propose(name = fresh()) {
    const owner = await makePerson(server, 'customer')
    const browser = await signedIn(server, owner)
    const send = () =>
      browser.call('POST /api/users/{id}/activity-sectors/proposals', {
        params: { id: owner.id },
        body: { name },
      })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
    const { body } = await admin.call('GET /api/admin/activity-sectors/proposals', { query: { limit: 100 } })
    const mine = body.data.items.filter((item) => item.personEmail === owner.email)
    expect(mine).toHaveLength(1)
    const sectorOf = async () =>
      (await browser.call('GET /api/users/{id}/account', { params: { id: owner.id } })).body.user.society
        .activitySector
    return { owner, id: mine[0]?.id ?? 0, name, sectorOf }
  }
  const answer = (id: number, body: { accept: boolean; sectorId?: number; message?: string }) =>
    admin.call('POST /api/admin/activity-sectors/proposals/{id}/answer', { params: { id }, body })

  it('become sectors of those who made them, who are told', async () => {
    const { owner, id, name, sectorOf } = await propose()
    expect((await answer(id, { accept: true, message: 'Bonne idée.' })).status).toBe(200)
    expect(await sectorOf()).toMatchObject({ name })
    const mails = await server.mailsTo(owner.email)
    expect(mails.at(-1)).toMatchObject({
      kind: 'sectorAccepted',
      words: { sector: name, message: 'Bonne idée.' },
    })
  })

  it('may be met by a sector that exists', async () => {
    const { id, sectorOf } = await propose()
    const unknown = await answer(id, { accept: true, sectorId: 5 })
    expect(unknown.error?.fields).toHaveProperty('sectorId')
    await answer(id, { accept: true, sectorId: 1001 })
    expect(await sectorOf()).toEqual({ id: 1001, name: 'Boulangerie, pâtisserie' })
    const twin = await propose('boulangerie PATISSERIE')
    await answer(twin.id, { accept: true })
    expect(await twin.sectorOf()).toMatchObject({ id: 1001 })
  })

  it('are declined with a word, and change nothing', async () => {
    const { owner, id, sectorOf } = await propose()
    await answer(id, { accept: false, message: 'Trop proche d’un autre.' })
    expect(await sectorOf()).toBeNull()
    expect((await server.mailsTo(owner.email)).at(-1)?.kind).toBe('sectorDeclined')
    const { body } = await admin.call('GET /api/admin/activity-sectors/proposals', {
      query: { status: 'declined' },
    })
    expect(body.data.items.map((item) => item.id)).toContain(id)
  })

  it('are answered once, also by ten at once', async () => {
    const { owner, id } = await propose()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => answer(id, { accept: index % 2 === 0 })),
    )
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.error?.code === 'alreadyDone')).toHaveLength(9)
    expect(await server.mailsTo(owner.email)).toHaveLength(1)
  })
})
