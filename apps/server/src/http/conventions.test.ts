import { beforeAll, describe, expect, it } from 'vitest'
import { routeList } from '../modules/all.ts'
import { TestBrowser } from '../testing/browser.ts'
import { makePerson, signedIn, testPassword } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await testServer()
  browser = await signedIn(server, await makePerson(server, 'customer'))
  await browser.call('POST /api/me/account/settings', { body: { theme: 'auto' } })
})
const save = (headers: Record<string, string>, who = browser) =>
  who.once('POST /api/me/account/settings', { body: { theme: 'dark' }, headers })

describe('how calls are made', () => {
  it('nothing is written without the requested-with header', async () => {
    const reply = await save({ 'x-requested-with': '' })
    expect([reply.status, reply.error?.code]).toEqual([403, 'csrf'])
  })

  it('nothing is written without the anti-forgery token of this very session', async () => {
    const other = await signedIn(server, await makePerson(server, 'customer'))
    await other.call('POST /api/me/account/settings', { body: { theme: 'auto' } })
    for (const token of ['', 'x'.repeat(43), other.token])
      expect((await save({ 'x-csrf-token': token })).error?.code).toBe('csrf')
    expect((await save({})).status).toBe(200)
  })

  it('a refused token comes with a new one, which then holds; so does a sign-in', async () => {
    const visitor = new TestBrowser(server)
    const person = await makePerson(server, 'customer')
    const body = { email: person.email, password: testPassword, remember: false }
    const refused = await visitor.once('POST /auth/login', { body })
    expect(refused.error?.code).toBe('csrf')
    const before = visitor.token
    expect(before).not.toBe('')
    expect((await visitor.once('POST /auth/login', { body })).body.success).toBe(true)
    expect(visitor.token).not.toBe(before)
    expect((await save({}, visitor)).status).toBe(200)
  })

  it('what is refused says so by its status and by success false, with a code and a sentence', async () => {
    const reply = await new TestBrowser(server).call('GET /user/current')
    expect(reply.status).toBe(401)
    expect(JSON.parse(reply.text)).toMatchObject({
      success: false,
      error: {
        code: 'unauthenticated',
        message: 'Votre session est terminée. Connectez-vous pour continuer.',
      },
    })
    const unknown = await server.app.inject({ method: 'GET', url: '/api/no/such/call' })
    expect([unknown.statusCode, unknown.json().success]).toEqual([404, false])
  })

  it('a list comes by offset, 25 at a time where nothing is said and 100 at most', async () => {
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    const list = (query: Record<string, number>) => admin.call('GET /api/admin/activity-sectors', { query })
    const first = await list({})
    expect(first.body.data.items).toHaveLength(25)
    expect(first.body.data.total).toBeGreaterThan(25)
    const second = await list({ offset: 25 })
    const ids = [...first.body.data.items, ...second.body.data.items].map((item) => item.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect((await list({ limit: 100 })).status).toBe(200)
    expect((await list({ limit: 101 })).error?.fields).toHaveProperty('limit')
    expect((await list({ offset: -1 })).error?.fields).toHaveProperty('offset')
  })

  it('a list without its items or their number is no answer, on any route that is read in pages', () => {
    const lists = routeList.filter(
      ({ method, query }) => method === 'GET' && query && 'offset' in query.shape,
    )
    expect(lists.length).toBeGreaterThan(15)
    for (const { path, output } of lists)
      for (const data of [undefined, {}, { items: [] }, { total: 0 }])
        expect(output?.safeParse({ data }).success, `${path} ${JSON.stringify(data)}`).toBe(false)
  })

  it('ids are digits only: anything else is not found, or not understood, and never looked up', async () => {
    const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
    for (const id of ['abc', '1e3', '1 or 1=1', '../1', '%00'])
      for (const key of ['GET /api/admin/roles/{id}', 'GET /api/users/{id}/account'] as const) {
        const reply = await admin.call(key, { params: { id } })
        expect([key, id, [404, 422].includes(reply.status)]).toEqual([key, id, true])
      }
  })
})
