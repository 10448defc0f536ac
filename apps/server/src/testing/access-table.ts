import type { Route, RouteKey, UserType } from '@postelier/contract'
import { sql } from 'drizzle-orm'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { role } from '../access/person.tables.ts'
import { routeList } from '../modules/all.ts'
import { shippedRoles } from '../modules/roles/index.ts'
import { newDigitsId } from '../platform/ids.ts'
import { type Reply, TestBrowser } from './browser.ts'
import { makePerson, signedIn, type TestPerson } from './people.ts'
import type { TestServer } from './test-platform.ts'

/**
 * Every route × every kind of caller, with nothing in hand but the ids of somebody's account. What is expected comes from
 * the contract's declaration, the shipped roles and the table of who may act for whom below, none of which the server's
 * checks are written from. Without HTTP it is judged before every landing, over HTTP in the deep run.
 */
export const callers = {
  nobody: { type: undefined, actsFor: false },
  owner: { type: 'customer', actsFor: true },
  otherCustomer: { type: 'customer', actsFor: false },
  contactWithout: { type: 'contact', actsFor: true, role: 'none' },
  contactWith: { type: 'contact', actsFor: true, role: 'customer' },
  contactOfAnother: { type: 'contact', actsFor: false, role: 'customer' },
  ownAgency: { type: 'agencyManager', actsFor: true },
  otherAgency: { type: 'agencyManager', actsFor: false },
  internalAgent: { type: 'internalAgent', actsFor: false },
  externalAgent: { type: 'externalAgent', actsFor: false },
  teamManager: { type: 'teamManager', actsFor: false },
  productManager: { type: 'productManager', actsFor: false },
  superAdmin: { type: 'superAdmin', actsFor: true },
  impersonator: { type: 'customer', actsFor: true, impersonating: true },
} as const satisfies Record<
  string,
  { type: UserType | undefined; actsFor: boolean; role?: 'none' | 'customer'; impersonating?: true }
>
export type CallerName = keyof typeof callers

// A stream answers for as long as the page is open; it has tests of its own.
export const routes = routeList.filter((route) => route.path !== '/api/events')

export const permissionsOf = (key: string) =>
  new Set<string>(shippedRoles.find((shipped) => shipped.key === key)?.permissions)

export type Wanted = 401 | 403 | 404 | 'through' | 'notTheirs'

export function expected(route: Route, name: CallerName): Wanted {
  const caller = callers[name]
  if (route.access.kind === 'public') return 'through'
  if (!caller.type) return 401
  if (route.themselvesOnly && 'impersonating' in caller) return 403
  if (route.access.kind === 'person') return 'through'
  if (route.access.kind === 'account' && !caller.actsFor) return 404
  const roleKey = 'role' in caller ? caller.role : caller.type
  let held = permissionsOf(roleKey)
  // Impersonated by an agency manager: what both may do.
  if ('impersonating' in caller) held = held.intersection(permissionsOf('agencyManager'))
  const { access } = route
  const enough = [access.permission, ...('orElse' in access && access.orElse ? [access.orElse] : [])]
  if (!enough.some((permission) => held.has(permission))) return 403
  if (!route.path.includes('{userType}/{userId}')) return 'through'
  // Whoever administers people sees their own only: a super admin everybody, an agency its customers.
  if (name !== 'superAdmin' && name !== 'ownAgency') return 'notTheirs'
  return 'through'
}

/** The account in whatever place names a person, and an id of nothing everywhere else. */
export function paramsOf(route: Route, accountId: number): Record<string, string | number> {
  const aboutPeople = /\/users\/(?:\{userType\}\/)?\{(?:id|userId)\}|^\/api\/\{userId\}/.test(route.path)
  const given: Record<string, string | number> = { userType: 'customer', lang: 'fr' }
  if (aboutPeople) Object.assign(given, { id: accountId, userId: accountId })
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, given[name] ?? ofNothing]))
}
const ofNothing = '123456789012'

/** What whoever may do a thing is answered, with these ids and an empty form; nothing where that hangs on more. */
function answerOf(route: Route): number | undefined {
  const params = paramsOf(route, 1)
  if (route.params?.safeParse(params).success === false) return 404
  const formIsRefused =
    Object.values(route.files ?? {}).some((file) => file.required) ||
    route.body?.safeParse({}).success === false
  if (formIsRefused || route.query?.safeParse({}).success === false) return 422
  // Whether an invitation still stands is what it tells.
  if (route.path === '/auth/invitation/{publicId}/look') return 200
  if (Object.values(params).includes(ofNothing)) return 404
  return route.method === 'GET' ? 200 : undefined
}

export function fits(reply: Reply<unknown>, wanted: Wanted, route: Route): boolean {
  if (typeof wanted === 'number') return reply.status === wanted
  // An incomplete body is refused alike for everybody's people, so it tells nothing.
  if (wanted === 'notTheirs') return reply.status === 404 || reply.status === 422
  const answer = answerOf(route)
  if (answer !== undefined) return reply.status === answer
  return (
    reply.status !== 401 &&
    reply.error?.code !== 'forbidden' &&
    reply.error?.code !== 'themselvesOnly' &&
    reply.status < 500
  )
}

/** Callers in the flesh, and what every one of them needs beside the account: an agency, and a role that allows nothing. */
export async function callersOn(server: TestServer) {
  const noRole = newDigitsId()
  await runCommand(
    server.platform,
    system('test'),
    'test',
    async ({ tx, now }) =>
      void (await tx.insert(role).values({ id: noRole, name: `nothing ${noRole}`, createdAt: now })),
    undefined,
  )
  const agencyId = (await makePerson(server, 'agencyManager')).id

  async function browserOf(name: CallerName, account: TestPerson): Promise<TestBrowser> {
    const caller = callers[name]
    if (!caller.type) return new TestBrowser(server)
    if (name === 'owner') return signedIn(server, account)
    if (name === 'ownAgency') return signedIn(server, { id: agencyId, email: '', type: 'agencyManager' })
    if (name === 'impersonator') return signedIn(server, account, agencyId)
    const person = await makePerson(server, caller.type, {
      ...(caller.type === 'contact' && caller.actsFor ? { ownerId: account.id } : {}),
      ...('role' in caller ? (caller.role === 'none' ? { roleId: noRole } : { roleKey: 'customer' }) : {}),
    })
    return signedIn(server, person)
  }

  async function callWith(browser: TestBrowser, route: Route, accountId: number): Promise<Reply<unknown>> {
    await server.platform.db.execute(sql`delete from rate_counter`)
    const params = paramsOf(route, accountId)
    const options = { params, ...(route.files ? { form: { files: {} } } : route.body ? { body: {} } : {}) }
    return browser.call(`${route.method} ${route.path}` as RouteKey, options as never)
  }

  return {
    browserOf,
    callWith,
    newAccount: () => makePerson(server, 'customer', { ownerId: agencyId }),
    /** What of the routes is not as it should be for a caller, each with an account of its own. */
    async wrongFor(name: CallerName): Promise<string[]> {
      const wrong: string[] = []
      for (const route of routes) {
        const account = await makePerson(server, 'customer', { ownerId: agencyId })
        const reply = await callWith(await browserOf(name, account), route, account.id)
        const wanted = expected(route, name)
        if (!fits(reply, wanted, route))
          wrong.push(
            `${route.method} ${route.path}: ${reply.status} ${reply.error?.code ?? ''}, not ${wanted}`,
          )
      }
      return wrong
    },
  }
}
