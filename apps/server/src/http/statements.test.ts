import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../testing/people.ts'
import { bodyOf } from '../testing/person-body.ts'
import { postsFor } from '../testing/posts.ts'
import { statementsOf } from '../testing/statements.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** Asked twice before it is counted: what is kept for a role or for a minute's calls is there by then. */
async function countOf(call: () => Promise<{ readonly status: number }>): Promise<number> {
  for (let times = 0; times < 2; times++) expect((await call()).status).toBe(200)
  return (await statementsOf(call)).length
}

/** From the cookie to the answer. */
describe('what a call asks of the database', () => {
  it('is who is signed in, and two statements for all that every screen shows of them', async () => {
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    expect(await countOf(() => browser.call('GET /user/current'))).toBe(3)
  })

  it('is one statement for all that the lines of a list show of their people', async () => {
    const agency = await makePerson(server, 'agencyManager')
    for (let index = 0; index < 3; index++) await makePerson(server, 'customer', { ownerId: agency.id })
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    const list = () =>
      boss.call('GET /api/admin/users/{userType}', {
        params: { userType: 'customer' },
        query: { ownerId: agency.id },
      })
    expect(await countOf(list)).toBe(4)
    expect((await list()).body.data.items[0]?.ownerName).toBe(`Maison ${agency.id}`)
  })

  it('is once who acts for whom, however many steps of a save make sure of it', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const { make, change } = await postsFor(server, agency, customer)
    const post = await make()
    const statements = await statementsOf(async () => {
      const hooks = { common: 'Des mots.', own: {} }
      expect((await change(post.id, { version: post.version, hooks })).status).toBe(200)
    })
    const standings = statements.filter((text) =>
      text.startsWith('select "id", "type", "owner_id" from "person"'),
    )
    expect(standings).toHaveLength(1)
    expect(statements.length).toBeLessThanOrEqual(mostOfSave)
  })

  it('is never remembered beyond the call: who lost a customer is refused by the next one', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const { list, browser } = await postsFor(server, agency, customer)
    expect((await list()).total).toBe(0)
    const boss = await signedIn(server, await makePerson(server, 'superAdmin'))
    const params = { userType: 'customer', userId: customer.id } as const
    const { body } = await boss.call('GET /api/admin/users/{userType}/{userId}', { params })
    await boss.call('POST /api/admin/users/{userType}/{userId}', {
      params,
      body: bodyOf(body.user, { ownerId: null }),
    })
    const after = await browser.call('GET /api/users/{id}/tasks', { params: { id: customer.id } })
    expect(after.status).toBe(404)
  })
})

/** What an agency's save of a post's words took when it was last looked at: its history's last line and what that keeps are two of them. */
const mostOfSave = 17
