import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Boosts, boostsOn } from '../../testing/boosts.ts'
import { openTestBoosts } from '../../testing/test-boosts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
let boosts: Boosts
beforeAll(async () => {
  server = await testServer()
  boosts = boostsOn(server)
})
afterAll(() => boosts.leave())

describe('what is asked of a boost', () => {
  it('is of one’s own publication, and one’s own boost', async () => {
    const there = openTestBoosts()
    const [one, other] = [await boosts.made(there), await boosts.published(there)]
    const stranger = one.by(other.one.browser)
    const inOwn = one.by(other.one.browser, other.one.who.id)
    for (const reply of [
      await stranger.create(),
      await stranger.list(),
      await stranger.read(one.id),
      await stranger.stop(one.id),
      await stranger.accounts(),
      await inOwn.create(),
      await inOwn.list(),
      await inOwn.read(one.id),
      await inOwn.stop(one.id),
      await inOwn.accounts(),
      await inOwn.cities('Annecy'),
      await inOwn.countries(),
    ])
      expect(reply.status).toBe(404)
    expect((await one.now()).isLive).toBe(true)
  })

  it('may be searched there', async () => {
    const out = await boosts.published(openTestBoosts())
    const { businesses, accounts } = (await out.accounts()).body
    expect([businesses.length, accounts.map(({ unusable }) => unusable)]).toEqual([1, [null, 'unpaid', null]])
    expect((await out.accounts('b9')).status).toBe(404)
    expect((await out.cities('Annecy')).body.items).toMatchObject([{ name: 'Annecy', hint: 'Savoie' }])
    expect((await out.cities('A')).body.items).toEqual([])
  })

  it('must be sound, and is refused beside its field', async () => {
    const there = openTestBoosts()
    const out = await boosts.published(there)
    const cases: [object, number, string?][] = [
      [{ dailyBudget: 499 }, 422, 'dailyBudget'],
      [{ dailyBudget: 10.5 }, 422, 'dailyBudget'],
      [{ dailyBudget: 100_000_000 }, 422, 'dailyBudget'],
      [{ endAt: '9999-12-31T00:00' }, 422, 'endAt'],
      [{ dailyBudget: -1000 }, 422, 'dailyBudget'],
      [{ endAt: boosts.dayAt(1, '09:00') }, 422, 'endAt'],
      [{ endAt: boosts.dayAt(1, '18:00') }, 422, 'endAt'],
      [{ beginAt: boosts.dayAt(-9), endAt: boosts.dayAt(-2) }, 422, 'beginAt'],
      [{ beginAt: '2027-02-31T10:00' }, 422, 'beginAt'],
      [{ beginAt: 'now()' }, 422, 'beginAt'],
      [{ ageMin: 12 }, 422, 'ageMin'],
      [{ ageMin: 13 }, 422, 'ageMin'],
      [{ ageMin: 60, ageMax: 20 }, 422, 'ageMin'],
      [{ ageMax: 66 }, 422, 'ageMax'],
      [{ country: 'France' }, 422, 'country'],
      [{ gender: 'cat' }, 422, 'gender'],
      [{ objective: 'outcomeSales' }, 422, 'objective'],
      [{ objective: 'outcomeTraffic' }, 422, 'link'],
      [{ objective: 'outcomeTraffic', link: 'javascript:alert(1)' }, 422, 'link'],
      [{ objective: 'outcomeLeads', link: 'https://exemple.fr' }, 422, 'pixel'],
      [{ advertAccount: 'act_9' }, 422, 'advertAccount'],
      [{ advertAccount: 'act_2' }, 422, 'advertAccount'],
      [{ advertAccount: '../me/accounts' }, 422, 'advertAccount'],
      [{ advertAccount: 'act_3' }, 409],
      [{ advertAccount: 'act_3', currency: 'JPY', dailyBudget: 749 }, 422, 'dailyBudget'],
      [{ beginAt: '9999-01-01T00:00', endAt: '9999-01-09T00:00' }, 422, 'beginAt'],
      [{ country: 'KP' }, 422, 'country'],
      [{ cities: [{ id: '79', name: 'Nulle part' }] }, 422, 'cities'],
      [{ interests: [{ id: '89', name: 'Rien' }] }, 422, 'interests'],
      [{ cities: [{ id: '77', name: 'Annecy' }], interests: [{ id: '89', name: 'Rien' }] }, 422, 'interests'],
      [{ cities: [{ id: '1/../2', name: 'x' }] }, 422],
      [{ cities: Array.from({ length: 51 }, () => ({ id: '1', name: 'x' })) }, 422, 'cities'],
    ]
    for (const [change, status, field] of cases) {
      const reply = await out.create(change)
      expect([reply.status, JSON.stringify(change)]).toEqual([status, JSON.stringify(change)])
      if (field) expect(Object.keys(reply.error?.fields ?? {})).toContain(field)
    }
    expect((await out.list()).body.boosts).toEqual([])
    const whom = { cities: [{ id: '77', name: 'Annecy' }], interests: [{ id: '88', name: 'Pain' }] }
    expect((await out.create(whom)).status).toBe(200)
  })

  it('says where it can be shown at all; a network that does not answer is no place that is wrong', async () => {
    const there = openTestBoosts()
    const out = await boosts.published(there)
    expect((await out.countries()).body.countries).toEqual(['FR', 'BE'])
    there.trouble.push({ at: 'audience', does: 'transient', happens: false })
    expect((await out.create({ cities: [{ id: '77', name: 'Annecy' }] })).status).toBe(503)
    expect((await out.list()).body.boosts).toEqual([])
  })

  it('is of a post that is out, on a network that boosts', async () => {
    const there = openTestBoosts()
    const out = await boosts.published(there)
    Object.assign(server.platform, {
      networks: (network: 'x') => ({ ...there.networks(network), boosts: undefined }),
    })
    expect((await out.create()).status).toBe(409)
    expect((await out.accounts()).status).toBe(409)
  })
})
