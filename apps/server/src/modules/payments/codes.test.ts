import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import type { TestBrowser } from '../../testing/browser.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { installPacks } from '../billing/index.ts'

let server: TestServer
let editor: TestBrowser
beforeAll(async () => {
  server = await testServer()
  await runCommand(server.platform, system('test'), 'test', installPacks, undefined)
  editor = await signedIn(server, await makePerson(server, 'productManager'))
})

const spring = {
  code: 'print temps 20',
  startsOn: '2020-01-01',
  endsOn: '2099-12-31',
  periods: 3,
  sectorIds: [],
  cents: null,
  percent: 20,
}
const add = (body: Partial<Omit<typeof spring, 'cents'>> & { cents?: number | null } = {}) =>
  editor.call('POST /api/admin/promotion-codes', { body: { ...spring, ...body } })

describe('promotion codes', () => {
  it('are kept as people type them, once each, changed at their version, and taken off a cart', async () => {
    const { promotionCode } = (await add()).body
    expect(promotionCode).toMatchObject({ code: 'PRINTTEMPS20', uses: 0, version: 1 })
    expect((await add({ code: 'Printtemps20' })).error?.fields).toHaveProperty('code')
    const params = { codeId: promotionCode.id }
    const change = (percent: number) =>
      editor.call('POST /api/admin/promotion-codes/{codeId}', {
        params,
        body: { ...spring, percent, version: 1 },
      })
    expect((await change(30)).body.promotionCode.percent).toBe(30)
    expect((await change(40)).error?.code).toBe('conflict')

    const customer = await makePerson(server, 'customer')
    const browser = await signedIn(server, customer)
    const own = { id: customer.id }
    const { creditPacks } = (await browser.call('GET /api/users/{id}/offers', { params: own })).body
    const packId = creditPacks.find(({ credits }) => credits === 10)?.id ?? 0
    await browser.call('POST /api/users/{id}/cart', {
      params: own,
      body: { kind: 'credits', items: [{ packId, quantity: 1 }] },
    })
    const apply = () =>
      browser.call('POST /api/users/{id}/cart/code', { params: own, body: { code: 'printtemps 20' } })
    expect((await apply()).body.cart.amounts).toMatchObject({ net: 1_900, reduction: 570 })
    const remove = () => editor.call('DELETE /api/admin/promotion-codes/{codeId}', { params })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
    expect((await apply()).error?.code).toBe('codeUnknown')
    expect((await add()).status).toBe(200)
  })

  it('take off an amount or a percentage, between days that are in order', async () => {
    expect((await add({ code: 'A', cents: 500 })).error?.fields).toHaveProperty('percent')
    expect((await add({ code: 'A', endsOn: '2019-01-01' })).error?.fields).toHaveProperty('endsOn')
    expect((await add({ code: 'A', sectorIds: [404] as never })).error?.fields).toHaveProperty('sectorIds')
  })

  it('are found by their letters, and are nobody’s but of who keeps them', async () => {
    await add({ code: 'NOEL' })
    const find = async (search: string) =>
      (await editor.call('GET /api/admin/promotion-codes', { query: { search } })).body.data.items.map(
        ({ code }) => code,
      )
    expect([await find('no el'), await find('%')]).toEqual([['NOEL'], []])
    const browser = await signedIn(server, await makePerson(server, 'customer'))
    expect((await browser.call('GET /api/admin/promotion-codes')).status).toBe(403)
  })
})
