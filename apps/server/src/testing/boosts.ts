import type { TestBrowser } from './browser.ts'
import { readyPost, sendDue } from './ready-post.ts'
import type { openTestBoosts } from './test-boosts.ts'
import { openTestNetwork } from './test-network.ts'
import { testNetworks } from './test-networks.ts'
import type { TestServer } from './test-platform.ts'

type There = ReturnType<typeof openTestBoosts>

const dayMs = 24 * 3_600_000

/** Posts that are out and their boosts, by the calls their screens make. */
export function boostsOn(server: TestServer) {
  const dayAt = (days: number, time = '10:00') =>
    `${new Date(server.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)}T${time}`

  /** The routes ask the network that a test opened; no other test of this file runs meanwhile. */
  async function published(there: There) {
    Object.assign(server.platform, { networks: testNetworks })
    const one = await readyPost(server, `Le pain sort du four ! ${Math.random()}`)
    await one.validate()
    await one.publish([one.pageId])
    await sendDue(server, openTestNetwork().networks)
    const [publication] = await one.publications()
    if (publication?.state !== 'published') throw new Error(`It is ${publication?.state}`)
    Object.assign(server.platform, { networks: there.networks })
    const publicationId = publication?.id ?? 0
    const input = (change: object = {}) => ({
      publication: publicationId,
      businessAccount: 'b1',
      advertAccount: 'act_1',
      currency: 'EUR',
      beginAt: dayAt(1),
      endAt: dayAt(8),
      dailyBudget: 1000,
      ageMin: 25,
      ageMax: 55,
      gender: 'all',
      country: 'FR',
      objective: 'outcomeEngagement',
      ...change,
    })
    const by = (browser: TestBrowser, id = one.who.id) => ({
      create: (change: object = {}) =>
        browser.call('POST /api/users/{id}/boosts', { params: { id }, body: input(change) as never }),
      list: () => browser.call('GET /api/users/{id}/boosts', { params: { id }, query: { post: one.post } }),
      read: (boostId: number) =>
        browser.call('GET /api/users/{id}/boosts/{boostId}', { params: { id, boostId } }),
      stop: (boostId: number) =>
        browser.call('POST /api/users/{id}/boosts/{boostId}/stop', { params: { id, boostId } }),
      accounts: (business?: string) =>
        browser.call('GET /api/users/{id}/boosts/publications/{publicationId}/accounts', {
          params: { id, publicationId },
          query: business ? { business } : {},
        }),
      countries: () =>
        browser.call('GET /api/users/{id}/boosts/publications/{publicationId}/countries', {
          params: { id, publicationId },
        }),
      cities: (text: string) =>
        browser.call('GET /api/users/{id}/boosts/publications/{publicationId}/cities', {
          params: { id, publicationId },
          query: { text, country: 'FR' },
        }),
    })
    return { one, publicationId, by, ...by(one.browser), publication: publication as { id: number } }
  }

  async function made(there: There, change: object = {}) {
    const out = await published(there)
    const reply = await out.create(change)
    if (reply.status !== 200) throw new Error(reply.text)
    const { id } = reply.body.boost
    return { ...out, id, now: async () => (await out.read(id)).body.boost }
  }

  return {
    dayAt,
    published,
    made,
    /** One server for all tests of a process: it is left as it was found. */
    leave: () => Object.assign(server.platform, { networks: testNetworks }),
  }
}

export type Boosts = ReturnType<typeof boostsOn>
