import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../access/actor.ts'
import { findSession } from '../access/sessions.ts'
import { AppError } from '../platform/errors.ts'
import {
  type CallerName,
  callers,
  callersOn,
  expected,
  paramsOf,
  routes,
  type Wanted,
} from '../testing/access-table.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'
import { authorizeCall } from './authorize-call.ts'

let server: TestServer
let those: Awaited<ReturnType<typeof callersOn>>
beforeAll(async () => {
  server = await testServer()
  those = await callersOn(server)
})

const status = { unauthenticated: 401, forbidden: 403, themselvesOnly: 403, notFound: 404 } as const

async function judged(work: Promise<void>): Promise<Wanted> {
  try {
    await work
    return 'through'
  } catch (reason) {
    if (reason instanceof AppError && reason.code in status) return status[reason.code as keyof typeof status]
    throw reason
  }
}

describe('who may call a route', () => {
  it.each(Object.keys(callers) as CallerName[])('is what the contract says of %s', async (name) => {
    const account = await those.newAccount()
    const browser = await those.browserOf(name, account)
    const token = browser.cookies.get('po_session')
    const session = token ? await findSession(server.platform.db, token, server.clock.now()) : undefined
    const caller = { actor: session?.actor ?? nobody, session }
    const wrong: string[] = []
    for (const route of routes) {
      const params = Object.fromEntries(
        Object.entries(paramsOf(route, account.id)).map(([key, value]) => [key, String(value)]),
      )
      const found = await judged(authorizeCall(server.platform, route, caller, params))
      // Whose people they are is the command's to judge.
      const declared = expected(route, name)
      const wanted = declared === 'notTheirs' ? 'through' : declared
      if (found !== wanted) wrong.push(`${route.method} ${route.path}: ${found}, not ${wanted}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(['nobody', 'otherCustomer'] as const)(
    'is asked of %s before anything else, call by call',
    async (name) => expect(await those.wrongFor(name)).toEqual([]),
  )
})
