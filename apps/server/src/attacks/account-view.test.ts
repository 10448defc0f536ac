import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { notify } from '../modules/notifications/index.ts'
import { newPublicId } from '../platform/ids.ts'
import { makePerson, signedIn } from '../testing/people.ts'
import { type TestServer, testServer } from '../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A customer with credits, and somebody attached to it with a role of exactly these permissions. */
async function contactWith(permissions: string[]) {
  const customer = await makePerson(server, 'customer')
  const admin = await signedIn(server, await makePerson(server, 'superAdmin'))
  await admin.call('POST /api/admin/users/{userType}/{userId}/add-credits', {
    params: { userType: 'customer', userId: customer.id },
    body: { credits: 12, note: 'Geste', idempotencyKey: newPublicId() },
  })
  const owner = await signedIn(server, customer)
  const params = { id: customer.id }
  const role = await owner.call('POST /api/users/{id}/roles', {
    params,
    body: { name: `Rôle ${newPublicId()}`, permissions: ['account:consult', ...permissions] },
  })
  const contact = await makePerson(server, 'contact', { ownerId: customer.id, roleId: role.body.role.id })
  await runCommand(server.platform, system('test'), 'test', notify, {
    ...{
      accountId: customer.id,
      kind: 'paymentFailed',
      key: `test:${customer.id}`,
      words: { cents: '3480' },
    },
  })
  const look = async (browser: typeof owner) => ({
    notices: (await browser.call('GET /api/users/{id}/notices', { params, query: {} })).body.data?.total,
    current: (await browser.call('GET /user/current')).body.user,
    account: (await browser.call('GET /api/users/{id}/account', { params })).body.user,
  })
  return { owner: await look(owner), contact: await look(await signedIn(server, contact)) }
}

describe('what a contact sees of its customer’s account', () => {
  it('holds no credits and no notification wishes without the permission', async () => {
    const { owner, contact } = await contactWith(['posts:consult'])
    expect(owner.current.account?.credits).toMatchObject({ gift: 12 })
    expect(owner.account).toMatchObject({ credits: { gift: 12 }, notifications: { frequency: 'weekly' } })
    expect(contact.current.account?.credits).toEqual({})
    expect([contact.account.credits, contact.account.notifications]).toEqual([{}, null])
    // Nor what became of a payment.
    expect([owner.notices, contact.notices]).toEqual([1, 0])
  })

  it.each([
    ['billing:consult', 12, undefined],
    ['notifications:consult', undefined, 'weekly'],
    ['notifications:edit', undefined, 'weekly'],
  ])('holds with %s what it is for', async (permission, gift, frequency) => {
    const { contact } = await contactWith([permission])
    const { credits, notifications } = contact.account
    expect([credits.gift, notifications?.frequency]).toEqual([gift, frequency])
    expect(contact.current.account?.credits).toEqual(credits)
  })
})
