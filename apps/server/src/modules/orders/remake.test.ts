import type { RemakeView } from '@postelier/contract/desk'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { days } from '../../platform/clock.ts'
import { atWork, orderingTeam } from '../../testing/orders.ts'
import { signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { insertNonWorkingDay } from '../workforce/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('work that is made again after a complaint', () => {
  /** Delivered by one of two and complained about; its manager reads who makes it again, and answers so. */
  async function complained() {
    const found = await atWork(server, { agents: 2 })
    const { team, desk, task, taker: other } = found
    const maker = team.agents.find(({ id }) => id !== other?.id)
    if (!maker || !other) throw new Error('There are two')
    await desk.start(task)
    await desk.deliver(task)
    await team.asCustomer(task).complain()
    const manager = await signedIn(server, team.manager)
    const params = { taskPublicId: task }
    return {
      ...{ ...found, maker, other },
      read: async (as = manager) =>
        (await as.call('GET /api/me/managing-tasks/{taskPublicId}/remake', { params })).body.remake,
      answer: (remake?: RemakeView | null) =>
        manager.call('POST /api/me/managing-tasks/{taskPublicId}/complaint', {
          params,
          body: {
            ...{ answer: 'return', message: 'Vous avez raison.' },
            ...(remake ? { remake: { agentId: remake.agentId, promisedAt: remake.promisedAt } } : {}),
          },
        }),
      away: async (who: TestPerson, from: number, until: number) => {
        for (let index = from; index <= until; index++) {
          const date = new Date(server.clock.now().getTime() + days(index)).toISOString().slice(0, 10)
          await server.platform.db.transaction((tx) =>
            insertNonWorkingDay(tx, who.id, { date, name: 'Congés' }),
          )
        }
      },
    }
  }
  const switchOff = (who: TestPerson) =>
    server.platform.db.update(person).set({ state: 'suspended' }).where(eq(person.id, who.id))

  it('is its maker’s, by the day that was read, which the business is told', async () => {
    const { team, maker, desk, task, read, answer } = await complained()
    const remake = await read()
    expect(remake).toMatchObject({ agentId: maker.id, makerAt: remake?.promisedAt })
    expect((await answer(remake)).body).toMatchObject({ remake })
    expect((await desk.read(task)).body.work.promisedAt).toBe(remake?.promisedAt)
    const { data } = (
      await team.browser.call('GET /api/users/{id}/notices', { params: team.params, query: {} })
    ).body
    const told = data.items.find(({ kind }) => kind === 'orderMadeAgain')
    expect(told?.words.date).toBe(remake?.promisedAt)
    expect((await answer(remake)).error?.code).toBe('alreadyDone')
  })

  it('is somebody else’s where its maker is away for longer, who is given it as such', async () => {
    const { maker, other, task, desk, team, read, answer, away } = await complained()
    const before = await read()
    await away(maker, -1, 9)
    // Done sooner, and of another team: the work stays with whose manager answers.
    const [elsewhere] = (await orderingTeam(server)).agents
    const [{ languages } = { languages: [] }] = await server.platform.db
      .select({ languages: person.languages })
      .from(person)
      .where(eq(person.id, other.id))
    await server.platform.db
      .update(person)
      .set({ languages })
      .where(eq(person.id, elsewhere?.id ?? 0))
    await away(other, 0, 1)
    // What was read is not so any more: nothing is sent.
    expect((await answer(before)).error?.code).toBe('promisesAtRisk')
    const remake = await read()
    expect(remake?.agentId).toBe(other.id)
    expect(Date.parse(remake?.makerAt ?? '')).toBeGreaterThan(Date.parse(remake?.promisedAt ?? ''))
    expect((await answer(remake)).status).toBe(200)
    const theirs = await team.deskOf(other)
    expect((await theirs.read(task)).body.work.promisedAt).toBe(remake?.promisedAt)
    expect((await desk.read(task)).status).toBe(404)
    expect((await server.mailsTo(other.email)).map(({ kind }) => kind)).toContain('taskHandedOver')
  })

  it('is nobody’s where nobody is there, and its complaint stays open', async () => {
    const { team, maker, other, read, answer } = await complained()
    await switchOff(maker)
    expect(await read()).toMatchObject({ agentId: other.id, makerAt: null })
    await switchOff(other)
    expect(await read()).toBeNull()
    expect((await answer()).error?.code).toBe('noDeliveryDate')
    const manager = await signedIn(server, team.manager)
    expect((await manager.call('GET /api/me/managing-tasks', { query: {} })).body.counts.complaints).toBe(1)
  })
})
