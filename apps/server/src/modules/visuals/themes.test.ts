import { beforeAll, describe, expect, it } from 'vitest'
import { customerTemplates, sharedTemplates, type TestTemplates } from '../../testing/kept-templates.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let shared: TestTemplates
beforeAll(async () => {
  server = await testServer()
  shared = await sharedTemplates(server)
})
let count = 0
const fresh = () => `Thème ${Date.now()} ${count++}`

describe('themes', () => {
  it('are made, renamed in both languages, and told apart', async () => {
    const name = fresh()
    const theme = await shared.theme(name)
    expect(theme).toMatchObject({ name, status: 'enabled', templates: 0, abilities: ['edit', 'delete'] })
    const again = await shared.browser.call('POST /api/users/{id}/themes', {
      params: { id: shared.id },
      body: { names: { fr: name.toUpperCase() } },
    })
    expect(Object.keys(again.error?.fields ?? {})).toEqual(['names.fr'])
    const renamed = await shared.changeTheme(theme.id, {
      names: { fr: `${name} bis`, en: 'Twice' },
      version: 1,
    })
    expect(renamed.body.theme).toMatchObject({ names: { en: 'Twice' }, version: 2 })
    expect((await shared.changeTheme(theme.id, { names: { fr: name, en: '' }, version: 1 })).status).toBe(409)
  })

  it('keep their templates back while they are not enabled, but not those of whoever copied them', async () => {
    const customer = await customerTemplates(server)
    const theme = await shared.theme(fresh())
    const made = await shared.make({ themeId: theme.id })
    await shared.change(made.id, { status: 'enabled' })
    const copy = (await customer.duplicate(made.id)).body.newGraphicalLineTemplate
    expect(copy.theme?.id).toBe(theme.id)
    await shared.changeTheme(theme.id, { status: 'disabled' })
    expect((await customer.read(made.id)).status).toBe(404)
    expect((await customer.duplicate(made.id)).status).toBe(404)
    expect((await customer.themes()).items.map((one) => one.id)).not.toContain(theme.id)
    expect((await customer.read(copy.id)).status).toBe(200)

    // Deleting it must not bring into sight what was kept back.
    expect((await shared.removeTheme(theme.id)).status).toBe(200)
    expect((await shared.read(made.id)).body.template).toMatchObject({ theme: null, status: 'disabled' })
    expect((await customer.read(copy.id)).body.template).toMatchObject({ theme: null, status: 'enabled' })
  })

  it('that are deleted leave their templates, as they were', async () => {
    const theme = await shared.theme(fresh())
    const made = await shared.make({ themeId: theme.id })
    await shared.change(made.id, { status: 'enabled' })
    await shared.removeTheme(theme.id)
    expect((await shared.read(made.id)).body.template).toMatchObject({ theme: null, status: 'enabled' })
  })

  it('that hold a default are not kept back', async () => {
    const customer = await customerTemplates(server)
    const theme = await customer.theme(fresh())
    const made = await customer.make({ themeId: theme.id })
    await customer.change(made.id, { isDefault: true })
    const off = await customer.changeTheme(theme.id, { status: 'disabled' })
    expect([off.status, Object.keys(off.error?.fields ?? {})]).toEqual([422, ['status']])
  })

  it('of the platform are only read by customers, whose own are theirs alone', async () => {
    const [customer, other] = [await customerTemplates(server), await customerTemplates(server)]
    const theme = await shared.theme(fresh())
    expect((await customer.changeTheme(theme.id, { status: 'draft' })).status).toBe(404)
    expect((await customer.removeTheme(theme.id)).status).toBe(404)
    const own = await customer.theme(fresh())
    expect((await customer.themes()).items[0]).toMatchObject({ id: own.id, isOwn: true })
    expect((await other.themes()).items.map((one) => one.id)).not.toContain(own.id)
    expect((await other.removeTheme(own.id)).status).toBe(404)
  })

  it('stand in the order they are put in', async () => {
    const customer = await customerTemplates(server)
    const [a, b] = [await customer.theme(fresh()), await customer.theme(fresh())]
    await customer.browser.call('POST /api/users/{id}/themes/order', {
      params: { id: customer.id },
      body: { themeIds: [b.id, a.id] },
    })
    expect((await customer.themes()).items.slice(0, 2).map((one) => one.id)).toEqual([b.id, a.id])
  })
})
