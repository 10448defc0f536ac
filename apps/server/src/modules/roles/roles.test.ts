import { shippedPermissions } from '@postelier/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPublicId } from '../../platform/ids.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let admin: TestBrowser
let customer: TestPerson
let shop: TestBrowser
beforeAll(async () => {
  server = await testServer()
  admin = await signedIn(server, await makePerson(server, 'superAdmin'))
  customer = await makePerson(server, 'customer')
  shop = await signedIn(server, customer)
})

const fresh = (word: string) => `${word} ${newPublicId()}`
const sharedRole = async (permissions: string[], isSuperAdmin = false) => {
  const reply = await admin.call('POST /api/admin/roles', {
    body: { name: fresh('Rôle'), permissions, isSuperAdmin },
  })
  return reply.body.role
}
const ownRole = async (permissions: string[]) => {
  const reply = await shop.call('POST /api/users/{id}/roles', {
    params: { id: customer.id },
    body: { name: fresh('Équipe'), permissions },
  })
  return reply.body.role
}

describe('roles of the platform', () => {
  it('are made, listed, read, changed and removed by a super admin', async () => {
    const role = await sharedRole(['posts:consult', 'brand:edit'])
    expect(role).toMatchObject({ shipped: false, people: 0, version: 1, abilities: ['edit', 'delete'] })
    const listed = await admin.call('GET /api/admin/roles', { query: { search: role.name } })
    expect(listed.body.data).toEqual({ total: 1, items: [role] })
    const changed = await admin.call('POST /api/admin/roles/{id}', {
      params: { id: role.id },
      body: { name: role.name, permissions: ['brand:edit'], version: 1 },
    })
    expect(changed.body.role).toMatchObject({ permissions: ['brand:edit'], version: 2 })
    expect((await admin.call('DELETE /api/admin/roles/{id}', { params: { id: role.id } })).status).toBe(200)
    expect((await admin.call('GET /api/admin/roles/{id}', { params: { id: role.id } })).status).toBe(404)
  })

  it('tell by their key which shipped name they bear, until somebody renames them', async () => {
    const { items } = (await admin.call('GET /api/admin/roles', { query: { limit: 100 } })).body.data
    const agent = items.find((role) => role.key === 'externalAgent')
    if (!agent) throw new Error('A shipped role is missing')
    const rename = async (name: string, version: number) =>
      (
        await admin.call('POST /api/admin/roles/{id}', {
          params: { id: agent.id },
          body: { name, permissions: agent.permissions, version },
        })
      ).body.role
    const renamed = await rename(fresh('Plume'), agent.version)
    expect(renamed).toMatchObject({ key: null, shipped: true })
    expect(await rename(agent.name, renamed.version)).toMatchObject({ key: 'externalAgent' })
    expect((await sharedRole([])).key).toBeNull()
  })

  it('refuse what is unknown, taken, shipped, or in use', async () => {
    const unknown = await admin.call('POST /api/admin/roles', {
      body: { name: fresh('x'), permissions: ['moon:edit'] },
    })
    expect(unknown.error?.fields).toHaveProperty('permissions')
    const role = await sharedRole(['work:consult'])
    const taken = await admin.call('POST /api/admin/roles', {
      body: { name: role.name.toUpperCase(), permissions: [] },
    })
    expect(taken.error?.fields).toHaveProperty('name')
    await makePerson(server, 'internalAgent', { roleId: role.id })
    const used = await admin.call('DELETE /api/admin/roles/{id}', { params: { id: role.id } })
    expect(used.error?.code).toBe('inUse')
    const shipped = (await admin.call('GET /api/admin/roles', { query: { limit: 100 } })).body.data.items
    const reader = shipped.find((item) => item.shipped && !item.isSuperAdmin)
    const removed = await admin.call('DELETE /api/admin/roles/{id}', { params: { id: reader?.id ?? 0 } })
    expect(removed.status).toBe(403)
  })

  it('take effect with the next call of everybody who has them', async () => {
    const role = await sharedRole(['account:consult', 'adminJournal:consult'])
    const clerk = await signedIn(server, await makePerson(server, 'productManager', { roleId: role.id }))
    const abilities = async () => (await clerk.call('GET /user/current')).body.user.abilities
    expect(await abilities()).toContain('adminJournal:consult')
    await admin.call('POST /api/admin/roles/{id}', {
      params: { id: role.id },
      body: { name: role.name, permissions: ['account:consult'], version: 1 },
    })
    expect(await abilities()).toEqual(['account:consult'])
  })

  it('let one of two editors at once through, and tell the other', async () => {
    const role = await sharedRole(['posts:consult'])
    const save = (permissions: string[]) =>
      admin.call('POST /api/admin/roles/{id}', {
        params: { id: role.id },
        body: { name: role.name, permissions, version: 1 },
      })
    const statuses = (await Promise.all([save(['posts:edit']), save(['brand:edit'])])).map(
      (reply) => reply.status,
    )
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('never let the super admin’s be weakened or removed, nor others near it', async () => {
    const all = (await admin.call('GET /api/admin/roles', { query: { limit: 100 } })).body.data.items
    const whole = all.find((item) => item.isSuperAdmin && item.shipped)
    const params = { id: whole?.id ?? 0 }
    const weakened = await admin.call('POST /api/admin/roles/{id}', {
      params,
      body: { name: 'x', permissions: [], isSuperAdmin: true, version: whole?.version ?? 0 },
    })
    expect(weakened.status).toBe(403)
    expect((await admin.call('DELETE /api/admin/roles/{id}', { params })).status).toBe(403)

    const role = await sharedRole(shippedPermissions.filter((key) => key.startsWith('adminRoles:')))
    const clerk = await signedIn(server, await makePerson(server, 'productManager', { roleId: role.id }))
    const grown = await clerk.call('POST /api/admin/roles/{id}', {
      params: { id: role.id },
      body: { name: role.name, permissions: [...role.permissions, 'adminUsers:edit'], version: 1 },
    })
    expect(grown.error?.fields).toHaveProperty('permissions')
    const crowned = await clerk.call('POST /api/admin/roles', {
      body: { name: fresh('x'), permissions: [], isSuperAdmin: true },
    })
    expect(crowned.status).toBe(403)
    const shown = await clerk.call('GET /api/admin/roles/{id}', { params })
    expect(shown.body.role.abilities).toEqual([])
    const tree = await clerk.call('GET /api/admin/permissions/grantable')
    expect(tree.body.sections.flatMap((section) => section.groups.map((group) => group.key))).toEqual([
      'adminRoles',
    ])
  })
})

describe('roles of a customer', () => {
  it('are seen with the shipped ones, and only by the account', async () => {
    const role = await ownRole(['posts:consult'])
    const list = await shop.call('GET /api/users/{id}/roles', {
      params: { id: customer.id },
      query: { limit: 100 },
    })
    expect(list.body.data.items.filter((item) => item.shipped)).toHaveLength(3)
    expect(list.body.data.items).toContainEqual(role)
    const stranger = await makePerson(server, 'customer')
    const other = await signedIn(server, stranger)
    for (const id of [customer.id, stranger.id]) {
      const params = { id, roleId: role.id }
      const body = { name: 'x', permissions: [], version: 1 }
      expect((await other.call('POST /api/users/{id}/roles/{roleId}', { params, body })).status).toBe(404)
      expect((await other.call('DELETE /api/users/{id}/roles/{roleId}', { params })).status).toBe(404)
    }
    const shared = await sharedRole(['posts:consult'])
    const asShared = await shop.call('POST /api/users/{id}/roles/{roleId}', {
      params: { id: customer.id, roleId: shared.id },
      body: { name: 'x', permissions: [], version: 1 },
    })
    expect(asShared.status).toBe(404)
  })

  it('hold only what the customer has, of its own section', async () => {
    for (const permission of ['adminUsers:consult', 'agency:consult', 'work:edit']) {
      const params = { id: customer.id }
      const reply = await shop.call('POST /api/users/{id}/roles', {
        params,
        body: { name: fresh('x'), permissions: [permission] },
      })
      expect(reply.status).toBe(422)
      const byAdmin = await admin.call('POST /api/users/{id}/roles', {
        params,
        body: { name: fresh('x'), permissions: [permission] },
      })
      expect(byAdmin.status).toBe(422)
    }
    const tree = await shop.call('GET /api/users/{id}/permissions', { params: { id: customer.id } })
    expect(tree.body.sections.map((section) => section.key)).toEqual(['customer'])
  })

  it('are composed by a contact only of what it may grant', async () => {
    const role = await ownRole([
      'roles:consult',
      'roles:create',
      'posts:consult',
      'posts:edit',
      'posts:grant',
      'brand:edit',
    ])
    const contact = await signedIn(
      server,
      await makePerson(server, 'contact', { ownerId: customer.id, roleId: role.id }),
    )
    const make = (permissions: string[]) =>
      contact.call('POST /api/users/{id}/roles', {
        params: { id: customer.id },
        body: { name: fresh('x'), permissions },
      })
    expect((await make(['posts:edit'])).status).toBe(200)
    expect((await make(['brand:edit'])).status).toBe(422)
    expect((await make(['posts:delete'])).status).toBe(422)
  })

  it('shrink with the customer’s own role', async () => {
    const wide = await sharedRole([
      'roles:consult',
      'roles:create',
      'roles:grant',
      'posts:consult',
      'posts:edit',
      'posts:grant',
    ])
    const small = await makePerson(server, 'customer', { roleId: wide.id })
    const browser = await signedIn(server, small)
    const params = { id: small.id }
    const made = await browser.call('POST /api/users/{id}/roles', {
      params,
      body: { name: 'Relecture', permissions: ['posts:consult', 'posts:edit'] },
    })
    const version = made.body.role.version
    await admin.call('POST /api/admin/roles/{id}', {
      params: { id: wide.id },
      body: { name: wide.name, permissions: ['roles:consult', 'posts:consult'], version: 1 },
    })
    const left = await browser.call('GET /api/users/{id}/roles', { params, query: { limit: 100 } })
    expect(left.body.data.items.find((item) => item.name === 'Relecture')).toMatchObject({
      permissions: ['posts:consult'],
      version: version + 1,
    })
  })

  it('cannot be made in somebody else’s chair', async () => {
    const boss = await makePerson(server, 'superAdmin')
    const browser = await signedIn(server, customer, boss.id)
    const reply = await browser.call('POST /api/users/{id}/roles', {
      params: { id: customer.id },
      body: { name: fresh('x'), permissions: [] },
    })
    expect(reply.error?.code).toBe('themselvesOnly')
  })
})

describe('sections, groups and permissions', () => {
  const key = () => `own${newPublicId().replaceAll(/[^A-Za-z0-9]/g, '')}`
  const makeGroup = async () => {
    const section = (
      await admin.call('POST /api/admin/permissions/sections', { body: { key: key(), name: 'À nous' } })
    ).body.section
    const groupKey = key()
    const reply = await admin.call('POST /api/admin/permissions/sections/{id}/groups', {
      params: { id: section.id },
      body: { key: groupKey, name: 'Groupe', kind: 'crud' },
    })
    const group = reply.body.section.groups[0]
    return { section: reply.body.section, group, groupKey, groupId: group?.id ?? 0 }
  }

  it('can be granted once the group has its Grant', async () => {
    const { groupKey, groupId } = await makeGroup()
    const grantable = async () =>
      (await admin.call('GET /api/admin/permissions/grantable')).body.sections
        .flatMap((section) => section.groups)
        .some((group) => group.key === groupKey)
    expect(await grantable()).toBe(false)
    const added = await admin.call('POST /api/admin/permissions/groups/{id}/permissions', {
      params: { id: groupId },
      body: { name: 'Grant', type: 'grant' },
    })
    expect(added.body.section.groups[0]).toMatchObject({ grantable: true })
    expect(await grantable()).toBe(true)
    expect((await sharedRole([`${groupKey}:edit`])).permissions).toEqual([`${groupKey}:edit`])
  })

  it('have unique keys, and names that change while keys do not', async () => {
    const { section, groupId } = await makeGroup()
    const again = await admin.call('POST /api/admin/permissions/sections', {
      body: { key: section.key, name: 'x' },
    })
    expect(again.error?.fields).toHaveProperty('key')
    const renamed = await admin.call('POST /api/admin/permissions/sections/{id}', {
      params: { id: section.id },
      body: { name: 'Autre', key: 'changed' } as { name: string },
    })
    expect(renamed.body.section).toMatchObject({ name: 'Autre', key: section.key })
    const group = await admin.call('POST /api/admin/permissions/groups/{id}', {
      params: { id: groupId },
      body: { name: 'Autre groupe' },
    })
    expect(group.body.section.groups[0]).toMatchObject({ name: 'Autre groupe' })
    const twice = await admin.call('POST /api/admin/permissions/groups/{id}/permissions', {
      params: { id: groupId },
      body: { name: 'x', type: 'edit' },
    })
    expect(twice.error?.fields).toHaveProperty('type')
    const wrong = await admin.call('POST /api/admin/permissions/groups/{id}/permissions', {
      params: { id: groupId },
      body: { name: 'x', type: 'authorized' },
    })
    expect(wrong.error?.fields).toHaveProperty('type')
  })

  it('go away when no role uses them, and shipped ones never', async () => {
    const { section, groupKey, groupId } = await makeGroup()
    await admin.call('POST /api/admin/permissions/groups/{id}/permissions', {
      params: { id: groupId },
      body: { name: 'Grant', type: 'grant' },
    })
    const role = await sharedRole([`${groupKey}:edit`])
    const params = { id: groupId }
    expect((await admin.call('DELETE /api/admin/permissions/groups/{id}', { params })).error?.code).toBe(
      'inUse',
    )
    expect(
      (await admin.call('DELETE /api/admin/permissions/sections/{id}', { params: { id: section.id } })).error
        ?.code,
    ).toBe('inUse')
    const unused = section.groups[0]?.permissions.find((item) => item.type === 'delete')
    expect(
      (await admin.call('DELETE /api/admin/permissions/{id}', { params: { id: unused?.id ?? 0 } })).status,
    ).toBe(200)
    await admin.call('DELETE /api/admin/roles/{id}', { params: { id: role.id } })
    expect((await admin.call('DELETE /api/admin/permissions/groups/{id}', { params })).status).toBe(200)
    expect(
      (await admin.call('DELETE /api/admin/permissions/sections/{id}', { params: { id: section.id } }))
        .status,
    ).toBe(200)

    const all = (await admin.call('GET /api/admin/permissions/sections', { query: { limit: 100 } })).body.data
      .items
    const shipped = all.find((item) => item.key === 'customer')
    const group = shipped?.groups[0]
    for (const gone of [
      admin.call('DELETE /api/admin/permissions/sections/{id}', { params: { id: shipped?.id ?? 0 } }),
      admin.call('DELETE /api/admin/permissions/groups/{id}', { params: { id: group?.id ?? 0 } }),
      admin.call('DELETE /api/admin/permissions/{id}', { params: { id: group?.permissions[0]?.id ?? 0 } }),
    ])
      expect((await gone).status).toBe(403)
  })
})

describe('who may not', () => {
  it('is refused: without a session 401, without the permission 403, with nothing 422', async () => {
    const nobody = new TestBrowser(server)
    expect((await nobody.call('GET /api/admin/roles')).status).toBe(401)
    expect((await nobody.call('GET /api/users/{id}/roles', { params: { id: customer.id } })).status).toBe(401)
    for (const key of [
      'GET /api/admin/roles',
      'GET /api/admin/permissions/sections',
      'GET /api/admin/permissions/grantable',
    ] as const)
      expect((await shop.call(key)).status).toBe(403)
    const contact = await signedIn(server, await makePerson(server, 'contact', { ownerId: customer.id }))
    expect((await contact.call('GET /api/users/{id}/roles', { params: { id: customer.id } })).status).toBe(
      403,
    )
    expect((await admin.call('POST /api/admin/roles', { body: {} as never })).status).toBe(422)
    expect((await admin.call('POST /api/admin/permissions/sections', { body: {} as never })).status).toBe(422)
    expect(
      (await shop.call('POST /api/users/{id}/roles', { params: { id: customer.id }, body: {} as never }))
        .status,
    ).toBe(422)
  })
})
