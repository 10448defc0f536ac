import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { linkerOn } from '../../testing/linker.ts'
import { consentAs, readOnly } from '../../testing/test-networks.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

type Linkable = 'x' | 'linkedin'

let count = 0
const identity = () => `place-${process.pid}-${++count}`
const choosable = (as: string) => [`${as}-a`, `${as}-b`]

async function business() {
  const who = await linkerOn(server)
  const { list } = who
  const accountOn = async (network: Linkable) =>
    (await list()).connections.find((connection) => connection.network === network)
  return {
    begin: who.askFor,
    finish: who.finish,
    list,
    link: (network: Linkable, as: string, pages?: readonly string[]) => who.link(network, as, pages),
    full: async () =>
      Object.fromEntries((await list()).offers.map((offer) => [offer.network, offer.full] as const)),
    /** The first page of its account there. */
    choose: async (network: Linkable) => {
      const one = await accountOn(network)
      return who.choose(one?.id ?? 0, [one?.pages[0]?.id ?? 0])
    },
    chosen: async () =>
      (await list()).connections
        .filter(({ pages }) => pages.some(({ isChosen }) => isChosen))
        .map(({ network }) => network),
    unlink: async (network: Linkable) => who.unlink((await accountOn(network))?.id ?? 0),
    home: async () => (await who.browser.call('GET /api/home')).body.home,
    isGiven: (freeSubscriptionUntil: string | null) =>
      server.platform.db.update(person).set({ freeSubscriptionUntil }).where(eq(person.id, who.id)),
  }
}

describe('an account none of whose pages can be used', () => {
  it('takes no place: another network can be linked beside it', async () => {
    const one = await business()
    const as = identity()
    expect((await one.link('x', as, [readOnly(as)])).body.pages).toBe('none')
    expect(await one.full()).toEqual({ linkedin: null, x: null })
    expect((await one.home()).hasNetwork).toBe(false)
    expect((await one.link('linkedin', identity())).body.pages).toBe('chosen')
    expect(await one.full()).toEqual({ linkedin: null, x: 'plan' })
    expect((await one.home()).hasNetwork).toBe(true)
  })

  it('asks for room again once its page can be used, and has none where another took the place', async () => {
    const one = await business()
    const as = identity()
    await one.link('x', as, [readOnly(as)])
    const back = consentAs((await one.begin('x')).body.url, as, [as])
    await one.link('linkedin', identity())
    expect((await one.begin('x')).error?.code).toBe('networksLimit')
    // Sent there while there was room, back when there is none: nothing changes.
    expect((await one.finish('x', back)).error?.code).toBe('networksLimit')
    expect(await one.chosen()).toEqual(['linkedin'])
    await one.unlink('linkedin')
    expect((await one.link('x', as)).body.pages).toBe('chosen')
    expect(await one.full()).toEqual({ linkedin: 'plan', x: null })
  })

  it('does not pass the plan when another business lets its page go', async () => {
    const [one, other] = [await business(), await business()]
    const page = identity()
    await other.link('x', identity(), [page])
    expect((await one.link('x', identity(), [page])).body.pages).toBe('none')
    await one.link('linkedin', identity())
    await other.unlink('x')
    expect((await one.list()).connections.find(({ network }) => network === 'x')?.pages).toMatchObject([
      { unusable: null, isChosen: false },
    ])
    const refused = await one.choose('x')
    expect([refused.status, refused.error?.code]).toEqual([422, 'networksLimit'])
    expect(await one.chosen()).toEqual(['linkedin'])
    await one.unlink('linkedin')
    expect((await one.choose('x')).status).toBe(200)
  })

  it('gives its place back when its last page is lost', async () => {
    const one = await business()
    const as = identity()
    await one.link('x', as)
    expect(await one.full()).toEqual({ linkedin: 'plan', x: null })
    expect((await one.link('x', as, [readOnly(as)])).body.pages).toBe('none')
    expect(await one.full()).toEqual({ linkedin: null, x: null })
  })

  it('leads to the question for another account, where the network knows one', async () => {
    const one = await business()
    expect(new URL((await one.begin('x', true)).body.url).searchParams.get('another')).toBe('1')
    expect(new URL((await one.begin('x')).body.url).searchParams.has('another')).toBe(false)
  })
})

describe('the last place', () => {
  it('goes to one where two accounts are given their page at once', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await business()
      for (const network of ['x', 'linkedin'] as const) {
        const as = identity()
        expect((await one.link(network, as, choosable(as))).body.pages).toBe('toChoose')
      }
      const replies = await Promise.all([one.choose('x'), one.choose('linkedin')])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(await one.chosen()).toHaveLength(1)
    }
  })

  it('goes to one where a page is chosen while another account comes back with its own', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await business()
      const [left, right] = [identity(), identity()]
      await one.link('x', left, choosable(left))
      const back = consentAs((await one.begin('linkedin')).body.url, right, [right])
      const replies = await Promise.all([one.choose('x'), one.finish('linkedin', back)])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(await one.chosen()).toHaveLength(1)
    }
  })

  it('is kept by what was linked before a plan ended, whose pages can be changed', async () => {
    const one = await business()
    await one.isGiven('2199-01-01')
    const as = identity()
    await one.link('x', as, choosable(as))
    await one.choose('x')
    await one.link('linkedin', identity())
    await one.isGiven(null)
    expect((await one.choose('x')).status).toBe(200)
    expect(await one.chosen()).toEqual(['linkedin', 'x'])
  })
})
