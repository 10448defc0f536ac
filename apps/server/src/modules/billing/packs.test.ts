import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { installMessages, installPacks } from './index.ts'

let server: TestServer
let editor: TestBrowser
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
  editor = await signedIn(server, await makePerson(server, 'superAdmin'))
})

const read = async () => (await editor.call('GET /api/admin/packs')).body
const both = (name: string) => ({ fr: name, en: name })
const studio = {
  names: both('Studio'),
  descriptions: both(''),
  credits: 60,
  emoticon: '🎬',
  isPublic: false,
  monthlyCents: 4_900,
  yearlyCents: null,
  limits: { networks: 3, postsAWeek: 5, ideasAMonth: 40, draftsItself: true, proposesItself: false },
  isRecommended: true,
}

describe('what is sold', () => {
  it('gets a plan for one account alone, recommended in place of the other, changed at its version only', async () => {
    const [customer, other] = [await makePerson(server, 'customer'), await makePerson(server, 'customer')]
    const body = { ...studio, assignedTo: [customer.id] }
    const { plan } = (await editor.call('POST /api/admin/packs/plans', { body })).body
    expect(plan).toMatchObject({ holders: 0, assignedTo: [{ id: customer.id }], version: 1 })
    const offered = async (who: typeof customer) => {
      const browser = await signedIn(server, who)
      const { plans } = (await browser.call('GET /api/users/{id}/offers', { params: { id: who.id } })).body
      return plans.some(({ id }) => id === plan.id)
    }
    expect([await offered(customer), await offered(other)]).toEqual([true, false])
    expect((await read()).plans.filter(({ isRecommended }) => isRecommended).map(({ id }) => id)).toEqual([
      plan.id,
    ])
    const params = { packId: plan.id }
    const change = (monthlyCents: number) =>
      editor.call('POST /api/admin/packs/plans/{packId}', {
        params,
        body: { ...studio, monthlyCents, isPublic: true, version: 1 },
      })
    expect((await change(5_900)).body.plan).toMatchObject({ monthlyCents: 5_900, assignedTo: [], version: 2 })
    expect((await change(6_900)).error?.code).toBe('conflict')
    expect(await offered(other)).toBe(true)
    const remove = () => editor.call('DELETE /api/admin/packs/{packId}', { params })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect(await offered(other)).toBe(false)
  })

  it('stands in the order it was given, and a pack of credits is no plan', async () => {
    const { creditPacks } = await read()
    const ids = creditPacks.map(({ id }) => id)
    const packIds = ids.toReversed()
    expect((await editor.call('POST /api/admin/packs/order', { body: { packIds } })).status).toBe(200)
    expect((await read()).creditPacks.map(({ id }) => id)).toEqual(packIds)
    const asPlan = await editor.call('POST /api/admin/packs/plans/{packId}', {
      params: { packId: ids[0] ?? 0 },
      body: { ...studio, version: 1 },
    })
    expect(asPlan.status).toBe(404)
    const unknown = await editor.call('POST /api/admin/packs/credits', {
      body: {
        names: both('20'),
        descriptions: both(''),
        credits: 20,
        isPublic: false,
        cents: 3_000,
        assignedTo: [404],
      },
    })
    expect(unknown.error?.fields).toHaveProperty('assignedTo')
  })

  it('is kept by product managers too, and by nobody else', async () => {
    const status = async (type: 'productManager' | 'customer' | 'teamManager') =>
      (await (await signedIn(server, await makePerson(server, type))).call('GET /api/admin/packs')).status
    expect([await status('productManager'), await status('customer'), await status('teamManager')]).toEqual([
      200, 403, 403,
    ])
  })
})

describe('what is asked when a plan is left', () => {
  it('ships once, is changed at its version only, ordered, and asked while it is enabled', async () => {
    const install = () => runCommand(server.platform, system('test'), 'test', installMessages, undefined)
    await install()
    await install()
    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const asked = async () =>
      (
        await browser.call('GET /api/users/{id}/leaving-questions', { params: { id: customer.id } })
      ).body.questions.map(({ kind }) => kind)
    expect(await asked()).toEqual(['multiple', 'free'])
    const once = { words: both('Et après ?'), kind: 'unique', isEnabled: true } as const
    const add = (answers: { fr: string; en: string }[]) =>
      editor.call('POST /api/admin/unsubscribe-messages', { body: { ...once, answers } })
    expect((await add([both('Oui')])).error?.fields).toHaveProperty('answers')
    const answers = [both('Oui'), both('Non')]
    const { message } = (await add(answers)).body
    await editor.call('POST /api/admin/unsubscribe-messages/order', { body: { messageIds: [message.id] } })
    expect(await asked()).toEqual(['unique', 'multiple', 'free'])
    const params = { messageId: message.id }
    const change = () =>
      editor.call('POST /api/admin/unsubscribe-messages/{messageId}', {
        params,
        body: { ...once, answers, isEnabled: false, version: 1 },
      })
    expect([(await change()).status, (await change()).error?.code]).toEqual([200, 'conflict'])
    expect(await asked()).toEqual(['multiple', 'free'])
    expect((await editor.call('DELETE /api/admin/unsubscribe-messages/{messageId}', { params })).status).toBe(
      200,
    )
    expect((await browser.call('GET /api/admin/unsubscribe-messages')).status).toBe(403)
  })
})
