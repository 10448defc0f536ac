import { beforeAll, describe, expect, it } from 'vitest'
import { type CallerName, callers, callersOn, fits, permissionsOf, routes } from './testing/access-table.ts'
import { makePerson, signedIn } from './testing/people.ts'
import { type TestServer, testServer } from './testing/test-platform.ts'

let server: TestServer
let those: Awaited<ReturnType<typeof callersOn>>
beforeAll(async () => {
  server = await testServer()
  those = await callersOn(server)
})

describe('access', () => {
  it.each(Object.keys(callers) as CallerName[])(
    'of %s is what the contract says, route by route',
    { timeout: 180_000 },
    async (name) => expect((await those.wrongFor(name)).join('\n')).toBe(''),
  )

  it.each(['internalAgent', 'externalAgent', 'teamManager', 'productManager', 'superAdmin'] as const)(
    'of %s to what the platform keeps for everybody hangs on their own id and the platform’s permission',
    { timeout: 120_000 },
    async (type) => {
      const wrong: string[] = []
      for (const route of routes) {
        if (route.access.kind !== 'account' || !route.access.shared) continue
        const person = await makePerson(server, type)
        const reply = await those.callWith(await signedIn(server, person), route, person.id)
        const wanted = permissionsOf(type).has(route.access.shared) ? 'through' : 403
        if (!fits(reply, wanted, route))
          wrong.push(
            `${route.method} ${route.path}: ${reply.status} ${reply.error?.code ?? ''}, not ${wanted}`,
          )
      }
      expect(wrong).toEqual([])
    },
  )

  it('tells a stranger nothing of whether an account exists', { timeout: 120_000 }, async () => {
    const account = await those.newAccount()
    for (const name of [
      'otherCustomer',
      'contactOfAnother',
      'otherAgency',
      'internalAgent',
      'teamManager',
    ] as const) {
      const browser = await those.browserOf(name, account)
      for (const route of routes.filter((item) => item.access.kind === 'account')) {
        const real = await those.callWith(browser, route, account.id)
        const invented = await those.callWith(browser, route, 999_999_999_999)
        expect([route.path, real.status, real.error]).toEqual([route.path, invented.status, invented.error])
      }
    }
  })
})
