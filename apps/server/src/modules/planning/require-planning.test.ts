import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { hours } from '../../platform/clock.ts'
import { linkPage, newIdentity } from '../../testing/linker.ts'
import { planningOn } from '../../testing/planning.ts'
import { testServer } from '../../testing/test-platform.ts'
import { monthIn } from '../billing/index.ts'
import { society } from '../brand/brand.tables.ts'
import { networkAccount } from '../publishing/publishing.tables.ts'
import { subject } from './planning.tables.ts'

const server = await testServer()

type One = Awaited<ReturnType<typeof planningOn>>
const ask = (one: One, count = 2) => one.search({ count })
const readiness = async (one: One) =>
  (await one.browser.call('GET /api/users/{id}/planning/readiness', { params: one.params })).body.readiness

async function business() {
  const one = await planningOn(server)
  await one.say()
  return one
}

describe('a planning', () => {
  it('needs an activity description, and says so', async () => {
    const one = await business()
    await server.platform.db.update(society).set({ summary: '  ' }).where(eq(society.personId, one.owner.id))
    expect(await readiness(one)).toMatchObject({ hasActivity: false, hasNetwork: true })
    const refused = await ask(one)
    expect([refused.status, refused.error?.code]).toEqual([409, 'activityMissing'])
    expect(await one.subjects()).toEqual([])
  })

  it('needs a linked network, and says so in the words of the catalogue', async () => {
    const one = await business()
    await server.platform.db.delete(networkAccount).where(eq(networkAccount.accountId, one.owner.id))
    expect(await readiness(one)).toMatchObject({ hasActivity: true, hasNetwork: false })
    const refused = await ask(one)
    expect([refused.status, refused.error?.code]).toEqual([409, 'networkMissing'])
    expect(refused.error?.message).toBe('Vous devez relier au moins un réseau à votre compte.')
  })

  it('is a first one without a subscription; another one of the month needs one', async () => {
    const one = await business()
    await alreadyProposed(one, 10)
    expect(await readiness(one)).toMatchObject({ ideas: 12, ideasLeft: 2 })
    expect((await ask(one, 6)).body.subjects).toHaveLength(2)
    const refused = await ask(one)
    expect([refused.status, refused.error?.code]).toEqual([409, 'subscriptionNeeded'])
    expect(refused.error?.message).toContain('Un abonnement est nécessaire')
    await subscribe(one)
    expect(await readiness(one)).toMatchObject({ ideas: 60, ideasLeft: 48, hasPlan: true })
    expect((await ask(one)).status).toBe(200)
  })

  it('holds as many subjects a month as the plan has, and says when they are used', async () => {
    const one = await business()
    await subscribe(one)
    await alreadyProposed(one, 59)
    expect(await readiness(one)).toMatchObject({ ideas: 60, ideasLeft: 1 })
    expect((await ask(one, 6)).body.subjects).toHaveLength(1)
    const refused = await ask(one)
    expect([refused.status, refused.error?.code]).toEqual([409, 'ideasReached'])
    expect(refused.error?.message).toContain('60 idées du mois')
  })

  it('is for the networks that are linked, unless they are switched off', async () => {
    const one = await business()
    expect((await ask(one)).body.subjects.map(({ networks }) => networks)).toEqual([['x'], ['x']])
    await one.browser.call('POST /api/users/{id}/account/ai/networks', {
      params: one.params,
      body: { networks: [{ network: 'x', enabled: false, tone: 'institutional', customTone: '' }] },
    })
    await linkPage(one.browser, one.owner.id, newIdentity())
    expect((await ask(one)).body.subjects.map(({ networks }) => networks)).toEqual([[], []])
    const params = one.params
    const { connections } = (await one.browser.call('GET /api/users/{id}/networks', { params })).body
    for (const { id } of connections)
      await one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
        params: { ...params, connectionId: id },
      })
    await linkPage(one.browser, one.owner.id, newIdentity())
    expect((await ask(one, 1)).body.subjects.map(({ networks }) => networks)).toEqual([['x']])
  })

  it('counts the month of the business’s own local time', async () => {
    const one = await business()
    const lastMonth = new Date(server.clock.now())
    lastMonth.setUTCDate(0)
    // At noon: near midnight the local time is in another month than the sun.
    lastMonth.setUTCHours(12)
    await alreadyProposed(one, 12, lastMonth)
    expect(await readiness(one)).toMatchObject({ ideasLeft: 12 })
  })

  it('has a month’s ideas once, wherever the business says it is', async () => {
    // The last evening of a month in the west: in the east the next one has begun.
    const now = server.clock.now()
    const newMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
    server.clock.advance(newMonth - now.getTime() - hours(1))
    const one = await business()
    const lives = (timeZone: string) =>
      server.platform.db.update(person).set({ timeZone }).where(eq(person.id, one.owner.id))
    await lives('Pacific/Auckland')
    expect((await ask(one, 12)).body.subjects.length).toBeGreaterThan(0)
    const { ideasLeft } = await readiness(one)
    await lives('America/New_York')
    expect(await readiness(one)).toMatchObject({ ideasLeft: 12 })
    server.clock.advance(hours(6))
    expect(await readiness(one)).toMatchObject({ ideasLeft })
  })

  it('asked for twice at once keeps to what is left', async () => {
    const one = await business()
    await alreadyProposed(one, 9)
    await Promise.all([ask(one, 3), ask(one, 3)])
    expect(await readiness(one)).toMatchObject({ ideasLeft: 0 })
    expect(await server.platform.db.$count(subject, eq(subject.accountId, one.owner.id))).toBeLessThanOrEqual(
      12,
    )
  })
})

const subscribe = (one: One) =>
  server.platform.db
    .update(person)
    .set({ freeSubscriptionUntil: '2099-01-01' })
    .where(eq(person.id, one.owner.id))

let made = 0
/** So many that were looked at before, whatever became of them. */
async function alreadyProposed({ owner }: One, count: number, at = server.clock.now()): Promise<void> {
  const rows: (typeof subject.$inferInsert)[] = Array.from({ length: count }, () => {
    made += 1
    return {
      id: 900_000_000 + made,
      publicId: `earlier-proposal-${made}`.padEnd(21, 'x'),
      accountId: owner.id,
      ...({ name: `Autrefois ${made}`, networks: [], objective: 'visibility', format: 'image' } as const),
      ...({ theme: 'brand', origin: 'planning', status: 'declined', createdAt: at, changedAt: at } as const),
      ideasMonth: monthIn('Europe/Paris', at),
    }
  })
  await server.platform.db.insert(subject).values(rows)
}
