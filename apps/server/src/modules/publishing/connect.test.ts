import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDigitsId } from '../../platform/ids.ts'
import { linkerOn, newIdentity } from '../../testing/linker.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { consentAs } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { networkAccount } from './publishing.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const rowOf = async (id: number) =>
  (await server.platform.db.select().from(networkAccount).where(eq(networkAccount.id, id)))[0]
const identity = newIdentity
const linker = (change?: { freeUntil?: string }) => linkerOn(server, change)

describe('an account on a network', () => {
  it('is linked by consent: what opens it is sealed, and its only page is chosen', async () => {
    const one = await linker()
    const as = identity()
    const linked = await one.link('x', as)
    expect(linked.body).toMatchObject({ back: '/me/networks' })
    const { connections, most } = await one.list()
    expect(most).toBe(1)
    expect(connections).toMatchObject([
      {
        id: linked.body.connectionId,
        network: 'x',
        state: 'connected',
        pages: [{ name: as, isChosen: true }],
      },
    ])
    const [row] = await server.platform.db
      .select()
      .from(networkAccount)
      .where(eq(networkAccount.id, linked.body.connectionId))
    expect(row?.tokens).toMatch(/^v1\./)
    expect(JSON.stringify(await one.list())).not.toContain('secret-of')
  })

  it('that is linked again is the same one, with its pages', async () => {
    const one = await linker()
    const as = identity()
    const first = (
      await one.link(
        'x',
        as,
        ['a', 'b'].map((page) => `${as}-${page}`),
      )
    ).body.connectionId
    const pages = (await one.list()).connections[0]?.pages ?? []
    expect(pages.map(({ isChosen }) => isChosen)).toEqual([false, false])
    await one.choose(first, [pages[1]?.id ?? 0])
    expect(
      (
        await one.link(
          'x',
          as,
          pages.map(({ name }) => name),
        )
      ).body.connectionId,
    ).toBe(first)
    expect((await one.list()).connections[0]?.pages.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      [pages[0]?.id, false],
      [pages[1]?.id, true],
    ])
  })

  it('whose only page is another business’s is linked for nothing, and says so; one of two is to be chosen', async () => {
    const [ours, theirs] = [await linker(), await linker()]
    const as = identity()
    expect((await theirs.link('x', as)).body.pages).toBe('chosen')
    expect((await ours.link('x', as)).body.pages).toBe('none')
    expect((await ours.list()).connections[0]?.pages).toMatchObject([{ isChosen: false, unusable: 'taken' }])
    expect((await theirs.list()).connections[0]?.pages).toMatchObject([{ isChosen: true, unusable: null }])
    expect((await ours.link('x', as, [as, `${as}-b`])).body.pages).toBe('chosen')
    const another = identity()
    const linked = await ours.link('x', another, [`${another}-a`, `${another}-b`])
    expect(linked.body.pages).toBe('toChoose')
    const none = await ours.choose(linked.body.connectionId, [])
    expect([none.status, none.error?.fields]).toEqual([422, { pageIds: expect.any(String) }])
  })

  it('that two businesses link at once gives its page to one; the other is linked, and told why it has none', async () => {
    for (let round = 0; round < 5; round++) {
      const two = [await linker(), await linker()]
      const as = identity()
      const replies = await Promise.all(two.map((one) => one.link('x', as)))
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(replies.map(({ body }) => body.pages).sort()).toEqual(['chosen', 'none'])
    }
  })

  it('with two hundred pages shows what posts go to and the first of the others, and is searched', async () => {
    const one = await linker()
    const as = identity()
    const names = Array.from({ length: 200 }, (_, nth) => `z${String(nth).padStart(3, '0')}`)
    const { connectionId } = (await one.link('x', as, names)).body
    const params = { id: one.id, connectionId }
    const pagesOf = async (query: { search?: string; offset?: number; limit?: number }) =>
      (
        await one.browser.call('GET /api/users/{id}/networks/accounts/{connectionId}/pages', {
          params,
          query,
        })
      ).body.data
    const [first] = (await one.list()).connections
    expect([first?.pages.length, first?.pageCount]).toEqual([25, 200])
    const last = await pagesOf({ search: 'Z199' })
    expect([last.total, last.items[0]?.name]).toEqual([1, names[199]])
    await one.choose(connectionId, [last.items[0]?.id ?? 0])
    const shown = (await one.list()).connections[0]?.pages ?? []
    expect([shown.length, shown.at(-1)]).toMatchObject([25, { name: names[199], isChosen: true }])
    const there = await pagesOf({ offset: 150, limit: 100 })
    expect([there.total, there.items.length, there.items[0]?.name]).toEqual([200, 50, names[150]])
    const stranger = await linker()
    const theirs = await stranger.browser.call('GET /api/users/{id}/networks/accounts/{connectionId}/pages', {
      params: { ...params, id: stranger.id },
    })
    expect(theirs.status).toBe(404)
  })

  it('is one of ten at most on a network; one that is linked again is no further one', async () => {
    const one = await linker()
    const all = Array.from({ length: 10 }, identity)
    const [first = ''] = all
    await one.link('x', first)
    const [row] = await server.platform.db
      .select()
      .from(networkAccount)
      .where(eq(networkAccount.identity, first))
    if (!row) throw new Error('It is linked')
    await server.platform.db
      .insert(networkAccount)
      .values(all.slice(1).map((as) => ({ ...row, id: newDigitsId(), identity: as, name: as, tokens: null })))
    const refused = await one.link('x', identity(), ['eleventh'])
    expect([refused.status, refused.error?.code]).toEqual([422, 'connectionsLimit'])
    expect(refused.error?.message).toContain('10')
    expect((await one.link('x', first)).status).toBe(200)
    expect((await one.list()).connections).toHaveLength(10)
  })

  it('is not linked by a word that was used, made up, another’s, or too old', async () => {
    const [one, other] = [await linker(), await linker()]
    const query = consentAs(await one.begin('x'), identity(), ['p'])
    expect((await other.finish('x', query)).status).toBe(410)
    expect((await one.finish('linkedin', query)).status).toBe(410)
    expect((await one.finish('x', query)).status).toBe(200)
    expect((await one.finish('x', query)).status).toBe(410)
    expect((await one.finish('x', 'code=x&state=made-up')).status).toBe(410)
    const late = consentAs(await one.begin('x'), identity(), ['p'])
    server.clock.advance(11 * 60_000)
    expect((await one.finish('x', late)).status).toBe(410)
    server.clock.advance(-11 * 60_000)
  })

  it('that the person refuses over there changes nothing', async () => {
    const one = await linker()
    const url = new URL(await one.begin('x'))
    const reply = await one.finish('x', `error=access_denied&state=${url.searchParams.get('state')}`)
    expect([reply.status, reply.error?.code]).toEqual([422, 'networkRefused'])
    expect((await one.list()).connections).toEqual([])
  })

  it('on a second network needs a plan that has room for it', async () => {
    const one = await linker()
    await one.link('x', identity())
    // Refused before they are sent to the network's page, in words that say what to do.
    const refused = await one.askFor('linkedin')
    expect([refused.status, refused.error?.code]).toEqual([422, 'networksLimit'])
    expect(refused.text).toContain('Déliez-en un pour en relier un autre')
    // The one that is linked can be linked again.
    expect((await one.askFor('x')).status).toBe(200)
    const rich = await linker({ freeUntil: '2199-01-01' })
    await rich.link('x', identity())
    expect((await rich.link('linkedin', identity())).status).toBe(200)
    expect((await rich.list()).most).toBe(4)
  })

  it('that came back after the plan’s room was taken is refused all the same', async () => {
    const one = await linker()
    const late = consentAs(await one.begin('linkedin'), identity(), ['p'])
    await one.link('x', identity())
    expect((await one.finish('linkedin', late)).error?.code).toBe('networksLimit')
  })

  it('of an agency’s customer is linked, chosen and unlinked by that agency, and by no other', async () => {
    const [ours, stranger] = [
      await makePerson(server, 'agencyManager'),
      await makePerson(server, 'agencyManager'),
    ]
    const customer = await makePerson(server, 'customer', { ownerId: ours.id })
    const transitions = async (who: typeof ours) => {
      const browser = await signedIn(server, who)
      const params = { id: customer.id }
      return {
        list: () => browser.call('GET /api/users/{id}/networks', { params }),
        begin: () =>
          browser.call('POST /api/users/{id}/networks/{network}/begin', {
            params: { ...params, network: 'x' },
            body: { back: `/agency/customers/${customer.id}/networks` },
          }),
        finish: (query: string) =>
          browser.call('POST /api/networks/finish', { body: { network: 'x', query } }),
        choose: (connectionId: number, pageIds: number[]) =>
          browser.call('POST /api/users/{id}/networks/accounts/{connectionId}/pages', {
            params: { ...params, connectionId },
            body: { pageIds },
          }),
        unlink: (connectionId: number) =>
          browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
            params: { ...params, connectionId },
          }),
      }
    }
    const [agency, other] = [await transitions(ours), await transitions(stranger)]
    expect((await other.begin()).status).toBe(404)
    const query = consentAs((await agency.begin()).body.url, identity(), [identity()])
    expect((await other.finish(query)).status).toBe(410)
    const linked = await agency.finish(query)
    expect(linked.body.back).toBe(`/agency/customers/${customer.id}/networks`)
    const { connectionId } = linked.body
    const [page] = (await agency.list()).body.connections[0]?.pages ?? []
    expect((await other.list()).status).toBe(404)
    expect((await other.choose(connectionId, [page?.id ?? 0])).status).toBe(404)
    expect((await other.unlink(connectionId)).status).toBe(404)
    expect((await agency.choose(connectionId, [page?.id ?? 0])).status).toBe(200)
    expect((await agency.unlink(connectionId)).status).toBe(200)
  })

  it('gives a page to one business alone, also where two want it at once', async () => {
    const [one, other] = [await linker(), await linker()]
    const page = identity()
    const two = [page, `${page}-own`]
    const first = (await one.link('x', identity(), two)).body.connectionId
    const second = (await other.link('x', identity(), two)).body.connectionId
    const idOf = async (of: typeof one) =>
      (await of.list()).connections[0]?.pages.find(({ name }) => name === page)?.id ?? 0
    const replies = await Promise.all([
      one.choose(first, [await idOf(one)]),
      other.choose(second, [await idOf(other)]),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(replies.find(({ status }) => status === 422)?.text).toContain('déjà reliée')
  })

  it('is nobody else’s to choose, to see or to unlink; unlinked, nothing opens it any more', async () => {
    const [one, other] = [await linker(), await linker()]
    const { connectionId } = (await one.link('x', identity())).body
    expect((await other.unlink(connectionId)).status).toBe(404)
    expect((await other.choose(connectionId, [1])).status).toBe(404)
    // Nothing was ever to go out there: who linked the wrong account is rid of it.
    expect((await one.unlink(connectionId)).body.connections).toEqual([])
    expect(await rowOf(connectionId)).toBeUndefined()
  })

  it('is not offered where the plan has no room for a further network, and stays offered where it has', async () => {
    const one = await linker()
    const full = async () => (await one.list()).offers.map((offer) => [offer.network, offer.full])
    expect(await full()).toEqual([
      ['linkedin', null],
      ['x', null],
    ])
    await one.link('x', identity())
    expect(await full()).toEqual([
      ['linkedin', 'plan'],
      ['x', null],
    ])
    // Another account where one is linked is no further network.
    expect((await one.link('x', identity())).status).toBe(200)
  })
})
