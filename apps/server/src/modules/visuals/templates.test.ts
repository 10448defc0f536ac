import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  customerTemplates,
  sharedTemplates,
  type TestTemplates,
  templatesFor,
  templatesOf,
} from '../../testing/kept-templates.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { mostTemplates } from './template.ts'

let server: TestServer
let shared: TestTemplates
beforeAll(async () => {
  server = await testServer()
  shared = await sharedTemplates(server)
})
let count = 0
const fresh = () => `Modèle ${Date.now()} ${count++}`
const named = (fr = fresh()) => ({ names: { fr } })
const enabled = async (change: object = {}) => {
  const made = await shared.make({ ...named(), ...change })
  return (await shared.change(made.id, { status: 'enabled' })).body.template
}
const ids = async (templates: TestTemplates, query = {}) =>
  (await templates.list(query)).items.map((one) => one.id)

describe('a collection of templates', () => {
  it('of the platform is one, whoever of the staff keeps it, and shows what is not yet offered', async () => {
    const draft = await shared.make(named())
    expect(draft).toMatchObject({ status: 'draft', isOwn: false, abilities: ['edit', 'delete', 'duplicate'] })
    const boss = await templatesFor(server, await makePerson(server, 'superAdmin'))
    expect(await ids(boss, { search: draft.name })).toEqual([draft.id])
  })

  it('of a customer holds its own first, then what the platform offers, and nobody else’s', async () => {
    const [customer, other] = [await customerTemplates(server), await customerTemplates(server)]
    const name = fresh()
    const offered = await enabled(named(name))
    const draft = await shared.make(named(name))
    const own = await customer.make(named(name))
    expect(own).toMatchObject({ status: 'enabled', isOwn: true })
    expect(await ids(customer, { search: name })).toEqual([own.id, offered.id])
    expect(await ids(other, { search: name })).toEqual([offered.id])
    expect(await ids(shared, { search: name })).toEqual([offered.id, draft.id])
    expect((await customer.read(draft.id)).status).toBe(404)
    expect((await other.read(own.id)).status).toBe(404)
    expect((await shared.read(own.id)).status).toBe(404)
  })

  it('of a customer lets it copy the platform’s, and change only its own', async () => {
    const customer = await customerTemplates(server)
    const offered = await enabled()
    expect((await customer.read(offered.id)).body.template.abilities).toEqual(['duplicate'])
    for (const refused of [
      await customer.change(offered.id, named('À moi')),
      await customer.remove(offered.id),
      await customer.draw(offered.id, {}, 1),
      await customer.order([offered.id]),
    ])
      expect(refused.status).toBe(404)
    const copy = (await customer.duplicate(offered.id)).body.newGraphicalLineTemplate
    expect(copy).toMatchObject({ name: offered.name, isOwn: true, status: 'enabled', isDefault: false })
    expect((await customer.change(copy.id, named('À moi'))).body.template.name).toBe('À moi')
    expect((await shared.read(offered.id)).body.template.name).toBe(offered.name)
    expect((await customer.remove(copy.id)).status).toBe(200)
  })

  it('of a customer is kept by its agency and its contacts, as far as their roles go', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const owner = await makePerson(server, 'customer', { ownerId: agency.id })
    const contact = await makePerson(server, 'contact', { ownerId: owner.id })
    const own = await (await templatesFor(server, owner)).make(named())
    const byAgency = await templatesFor(server, agency, owner)
    expect((await byAgency.change(own.id, named('Par l’agence'))).status).toBe(200)
    const byContact = await templatesFor(server, contact, owner)
    expect((await byContact.read(own.id)).body.template).toMatchObject({
      name: 'Par l’agence',
      abilities: [],
    })
    expect((await byContact.remove(own.id)).status).toBe(403)
  })

  it('is nobody’s who keeps none: an agent’s own id opens the platform’s to no agent', async () => {
    const agent = await makePerson(server, 'internalAgent')
    const templates = await templatesFor(server, agent)
    const reply = await templates.browser.call('GET /api/users/{id}/graphical-line-templates', {
      params: { id: agent.id },
    })
    expect(reply.status).toBe(403)
    expect((await templatesOf(templates.browser, shared.id).read(1)).status).toBe(404)
  })

  it('is paged from 0 and narrowed by type, ratio, status, thematic, theme and words', async () => {
    const word = `filtre${Date.now()}`
    const theme = await shared.theme(fresh())
    const a = await shared.make({ ...named(`${word} été`), format: '9:16', thematics: ['event'] })
    const b = await shared.make({ ...named(`${word} b`), type: 'CAROUSEL', themeId: theme.id })
    const c = await enabled(named(`${word} c 100%`))
    const search = word
    expect((await shared.list({ search, limit: 2 })).total).toBe(3)
    const pages = [
      await ids(shared, { search, limit: 2 }),
      await ids(shared, { search, limit: 2, offset: 2 }),
    ]
    expect(pages.flat().toSorted()).toEqual([a.id, b.id, c.id].toSorted())
    expect(pages.map((page) => page.length)).toEqual([2, 1])
    expect(await ids(shared, { search, format: '9:16' })).toEqual([a.id])
    expect(await ids(shared, { search, thematic: 'event' })).toEqual([a.id])
    expect(await ids(shared, { search, type: 'CAROUSEL' })).toEqual([b.id])
    expect(await ids(shared, { search, theme: theme.id })).toEqual([b.id])
    expect(await ids(shared, { search, status: 'enabled' })).toEqual([c.id])
    expect(await ids(shared, { search: `${word} ETE` })).toEqual([a.id])
    expect(await ids(shared, { search: `${word} c 100%` })).toEqual([c.id])
    expect(await ids(shared, { search: `${word}%` })).toEqual([])
  })
})

describe('the details of a template', () => {
  it('keep what is left out, and are told apart from its design', async () => {
    const made = await shared.make({ ...named('Avis'), thematics: ['brand'] })
    const changed = (await shared.change(made.id, { names: { fr: 'Avis', en: 'Review' } })).body.template
    expect(changed).toMatchObject({ thematics: ['brand'], version: 2, designVersion: 1 })
    expect(
      (await shared.change(made.id, { names: { fr: 'Avis', en: 'Review' } })).body.template.version,
    ).toBe(2)
  })

  it('of two editors who began alike, the second is told, and nothing is written over', async () => {
    const { id, version } = await shared.make(named())
    const [one, other] = await Promise.all([
      shared.change(id, { ...named('Une'), version }),
      shared.change(id, { ...named('Autre'), version }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect((await shared.read(id)).body.template.name).toBe(one.status === 200 ? 'Une' : 'Autre')
  })

  it('refuse a theme that is not there', async () => {
    const { id } = await shared.make(named())
    const own = await (await customerTemplates(server)).theme(fresh())
    for (const themeId of [own.id, 123_456_789_012])
      expect(Object.keys((await shared.change(id, { themeId })).error?.fields ?? {})).toEqual(['themeId'])
  })
})

describe('the default of a type and ratio', () => {
  it('is one in each scope: who becomes it takes it from the one before', async () => {
    const customer = await customerTemplates(server)
    const [one, other] = [await customer.make(named()), await customer.make(named())]
    const wide = await customer.make({ ...named(), format: '16:9' })
    for (const { id } of [one, wide, other]) await customer.change(id, { isDefault: true })
    const defaults = (await customer.list()).items.filter((item) => item.isOwn && item.isDefault)
    expect(defaults.map((item) => item.id).toSorted()).toEqual([other.id, wide.id].toSorted())
    expect((await customer.list()).items.some((item) => !item.isOwn && item.isDefault)).toBe(true)
  })

  it('is one also when two become it at once', async () => {
    const customer = await customerTemplates(server)
    const made = [await customer.make(named()), await customer.make(named()), await customer.make(named())]
    const replies = await Promise.all(made.map(({ id }) => customer.change(id, { isDefault: true })))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
    expect((await customer.list()).items.filter((item) => item.isOwn && item.isDefault)).toHaveLength(1)
  })

  it('is there for as long as it is one: enabled, and not to be deleted', async () => {
    const customer = await customerTemplates(server)
    const { id } = await customer.make(named())
    await customer.change(id, { isDefaultSuggestion: true })
    expect((await customer.remove(id)).error?.code).toBe('inUse')
    const off = await customer.change(id, { status: 'disabled' })
    expect([off.status, Object.keys(off.error?.fields ?? {})]).toEqual([422, ['status']])
    expect((await customer.change(id, { isDefaultSuggestion: false, status: 'disabled' })).status).toBe(200)
    expect((await customer.remove(id)).status).toBe(200)
  })
})

describe('the order of templates', () => {
  it('is that of whoever moved them last, and leaves the others where they are', async () => {
    const customer = await customerTemplates(server)
    const [a, b, c, d] = [
      await customer.make(named()),
      await customer.make(named()),
      await customer.make(named()),
      await customer.make(named()),
    ]
    const own = async () => (await customer.list()).items.filter((one) => one.isOwn).map((one) => one.id)
    await customer.order([d.id, b.id])
    expect(await own()).toEqual([a.id, d.id, c.id, b.id])
    await Promise.all([customer.order([c.id, a.id]), customer.order([b.id, d.id])])
    expect((await own()).toSorted()).toEqual([a.id, b.id, c.id, d.id].toSorted())
    const copy = (await customer.duplicate(d.id)).body.newGraphicalLineTemplate
    expect((await own()).indexOf(copy.id)).toBe((await own()).indexOf(d.id) + 1)
  })

  it('is not moved at all when one of them is not there', async () => {
    const customer = await customerTemplates(server)
    const [a, b] = [await customer.make(named()), await customer.make(named())]
    expect((await customer.order([b.id, a.id, 123_456_789_012])).status).toBe(404)
    expect((await customer.list()).items.slice(0, 2).map((one) => one.id)).toEqual([a.id, b.id])
  })
})

describe('a full collection', () => {
  it('takes no more, made or copied, and says how many it holds', async () => {
    const customer = await customerTemplates(server)
    const { id } = await customer.make(named())
    await server.platform.db.execute(sql`
      insert into template (id, owner_id, name_fr, type, format, status, position, design, pages, created_at, changed_at)
      select id + n, owner_id, name_fr, type, format, status, n, design, pages, created_at, changed_at
      from template, generate_series(1, ${mostTemplates - 1}::int) n where id = ${id}`)
    const reply = await customer.duplicate(id)
    expect([reply.error?.code, reply.error?.message]).toEqual([
      'limitReached',
      expect.stringContaining(String(mostTemplates)),
    ])
    await expect(customer.make(named())).rejects.toThrow('limitReached')
    const last = await customer.list({ offset: mostTemplates - 1 })
    expect(last.items[0]?.isOwn).toBe(true)
  })
})

describe('every write at a collection', () => {
  it('is in the journal, in the account’s or in the platform’s', async () => {
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    const customer = await customerTemplates(server)
    const { id } = await customer.make(named())
    await customer.change(id, named('Renommé'))
    await customer.duplicate(id)
    await customer.remove(id)
    const { body } = await boss.call('GET /api/admin/journal', { query: { accountId: customer.id } })
    const actions = body.data.items.map((entry) => entry.action)
    expect(actions.filter((action) => action.startsWith('template.'))).toEqual([
      'template.deleted',
      'template.duplicated',
      'template.changed',
      'template.created',
    ])
  })

  it('is in the export of one’s data', async () => {
    const customer = await customerTemplates(server)
    const { id } = await customer.make(named())
    const { text } = await customer.browser.call('GET /api/me/export')
    expect((JSON.parse(text) as { visuals: { templates: { id: number }[] } }).visuals.templates[0]?.id).toBe(
      id,
    )
  })
})
