import type { RouteKey } from '@postelier/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { routeList } from '../all.ts'
import { brandHandlers } from './brand.routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const keys = Object.keys(brandHandlers({ hasNetwork: async () => true })) as RouteKey[]
const routes = new Map(routeList.map((route) => [`${route.method} ${route.path}`, route]))
// Several parts at once, each with its own right and none of them asked for: `save-account.test.ts`.
const ofParts: RouteKey = 'POST /api/users/{id}/account/parts'
const writes = keys.filter((key) => routes.get(key)?.method === 'POST' && key !== ofParts)

describe('every route of the brand', () => {
  it('is closed without a session, to strangers, and without the permission', async () => {
    const owner = await makePerson(server, 'customer')
    const params = { id: owner.id, index: 1, sourceId: 1 }
    const nobody = new TestBrowser(server)
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const agency = await signedIn(server, await makePerson(server, 'agencyManager'))
    const agent = await signedIn(server, await makePerson(server, 'internalAgent'))
    const reader = await signedIn(
      server,
      await makePerson(server, 'contact', { ownerId: owner.id, roleKey: 'contactReader' }),
    )
    for (const key of keys) {
      const statusOf = async (browser: TestBrowser) => (await browser.call(key, { params })).status
      expect([key, await statusOf(nobody)]).toEqual([key, 401])
      expect([key, await statusOf(stranger)]).toEqual([key, 404])
      expect([key, await statusOf(agency)]).toEqual([key, 404])
      expect([key, await statusOf(agent)]).toEqual([key, 404])
      if (routes.get(key)?.method !== 'GET' && key !== ofParts)
        expect([key, await statusOf(reader)]).toEqual([key, 403])
    }
  })

  it('refuses an empty input with the fields that are missing', async () => {
    const owner = await makePerson(server, 'customer')
    const browser = await signedIn(server, owner)
    for (const key of writes) {
      const form = routes.get(key)?.files ? { form: { files: {} } } : { body: {} as never }
      const reply = await browser.call(key, { params: { id: owner.id, index: 1 }, ...form })
      expect([key, reply.status]).toEqual([key, 422])
      expect(Object.keys(reply.error?.fields ?? {}), key).not.toHaveLength(0)
    }
  })
})
