import type { TransferChoice } from '@postelier/contract/desk'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { days } from '../../platform/clock.ts'
import { newDigitsId } from '../../platform/ids.ts'
import { askDaysOff, atWork, type OrderingTeam, orderingTeam } from '../../testing/orders.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task as taskTable } from '../tasks/task.tables.ts'
import { writeWorkingDays } from '../workforce/index.ts'
import { taskOrder } from './order.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const everyMonday = [{ weekday: 1, startMinute: 0, endMinute: 1440 }]

const words = (team: OrderingTeam) => ({ configurationId: team.kindOf('hook', null) })

/** Two orders of the first agent are promised in three days; what each of the others has free until then, in orders. */
async function twoInDanger(free: readonly number[]) {
  const team = await orderingTeam(server, { agents: free.length + 1 })
  const [holder, ...others] = team.agents
  const { db } = server.platform
  const setState = (agents: readonly TestPerson[], state: 'active' | 'suspended') =>
    db
      .update(person)
      .set({ state })
      .where(
        inArray(
          person.id,
          agents.map(({ id }) => id),
        ),
      )
  /** Ordered while nobody else is there to take it. */
  const orderAt = async (agent: TestPerson | undefined, as: Partial<typeof taskOrder.$inferInsert> = {}) => {
    if (!agent) throw new Error('There is one')
    await setState(team.agents, 'suspended')
    await setState([agent], 'active')
    const made = await team.order({}, words(team))
    await db
      .update(taskOrder)
      .set({ promisedAt: new Date(server.clock.now().getTime() + days(3)), ...as })
      .where(
        inArray(
          taskOrder.taskId,
          db.select({ id: taskTable.id }).from(taskTable).where(eq(taskTable.publicId, made)),
        ),
      )
    await setState(team.agents, 'active')
    return made
  }
  const tasks = [await orderAt(holder), await orderAt(holder)]
  const { minutes: each } = await team.quote(words(team))
  for (const [index, orders] of free.entries())
    await orderAt(others[index], { minutesLeft: Math.floor(3 * 1440 - orders * each - 5) })
  const asked = await askDaysOff(server, team, [0, 6])
  const requestId = asked.ids[0] ?? 0
  return {
    ...{ team, tasks, holder, others },
    effect: (chosen?: string) => asked.effectOf(requestId, chosen),
    accept: (transfers: TransferChoice[]) => asked.accept(requestId, transfers),
    manager: asked.asManager,
    answerAs: async (who: TestPerson, transfers: TransferChoice[]) =>
      (await signedIn(server, who)).call(
        'POST /api/admin/users/requested-holidays-received/{requestId}/answer',
        { params: { requestId }, body: { accept: true, transfers } },
      ),
    /** What was promised for one of them. */
    promise: (made: string, promisedAt: Date) =>
      db
        .update(taskOrder)
        .set({ promisedAt })
        .where(
          inArray(
            taskOrder.taskId,
            db.select({ id: taskTable.id }).from(taskTable).where(eq(taskTable.publicId, made)),
          ),
        ),
    askAgain: async (range: readonly [number, number]) => {
      const { ids, effectOf } = await askDaysOff(server, team, range)
      return effectOf(ids[0] ?? 0)
    },
    /** A colleague gets so much to do that nothing else fits before that day. */
    fill: (agent: TestPerson | undefined) => orderAt(agent, { minutesLeft: 3 * 1440 - 1 }),
  }
}

type Shown = Awaited<ReturnType<Awaited<ReturnType<typeof twoInDanger>>['effect']>>[number]
const stays = ({ taskId, left }: Shown): TransferChoice => ({ taskId, agentId: null, endsAt: left.endsAt })
const goesTo = ({ taskId, takers }: Shown, agentId: number): TransferChoice => ({
  ...{ taskId, agentId },
  endsAt: takers.find(({ id }) => id === agentId)?.endsAt ?? null,
})
const asProposed = (order: Shown): TransferChoice =>
  order.proposed?.agentId ? goesTo(order, order.proposed.agentId) : stays(order)

describe('a yes to days off', () => {
  it('is said knowing which promises it would break, and refused where more would break than was seen', async () => {
    const { team, task } = await atWork(server)
    const { ids, effectOf, accept } = await askDaysOff(server, team, [0, 6], [20, 21])
    const [soon = 0, late = 0] = ids
    const broken = await effectOf(soon)
    // Nobody else is there to take it.
    expect(broken).toMatchObject([
      { taskId: task, title: 'Le pain de seigle', left: { isInTime: false }, takers: [], proposed: null },
    ])
    expect(await effectOf(late)).toEqual([])
    const unseen = await accept(soon)
    expect(unseen.error).toMatchObject({
      code: 'promisesAtRisk',
      message: expect.stringContaining('Le pain de seigle'),
    })
    expect((await accept(soon, broken.map(stays))).body.request.status).toBe('accepted')
    expect((await accept(late)).body.request.status).toBe('accepted')
  })

  it('and an order that is placed at once are not both had: the second is told what changed', async () => {
    const team = await orderingTeam(server)
    const { ids, accept } = await askDaysOff(server, team, [0, 6])
    const begun = await team.begin({}, words(team))
    const { promise } = await team.quote(words(team))
    const [placed, answered] = await Promise.all([
      team.placeBegun(begun, { promisedAt: promise?.at }),
      accept(ids[0] ?? 0),
    ])
    // Which of them comes first is chance.
    expect([
      [200, 'promisesAtRisk'],
      ['promiseChanged', 200],
    ]).toContainEqual([placed, answered].map(({ status, error }) => error?.code ?? status))
  })

  it('names who keeps each promise, nobody twice, and moves them with it: both are told', async () => {
    const { team, tasks, others, effect, accept } = await twoInDanger([1.5])
    const [other] = others
    const [first, second] = await effect()
    if (!first || !second || !other) throw new Error('Both would be late')
    expect([first.taskId, second.taskId]).toEqual(tasks)
    expect(first).toMatchObject({ left: { isInTime: false }, proposed: { agentId: other.id } })
    // They have room for one of them: that they would be done first is said nevertheless.
    expect(second).toMatchObject({ takers: [{ id: other.id, isInTime: false }], proposed: null })
    // Where the first stays, the second can go there.
    expect((await effect(`${first.taskId}:0`))[1]?.proposed).toEqual({ agentId: other.id })
    expect((await accept([asProposed(first)])).error?.code).toBe('promisesAtRisk')
    const yes = await accept([asProposed(first), stays(second)])
    expect(yes.body.request.status).toBe('accepted')
    const theirs = (await (await team.deskOf(other)).list()).data.items
    expect(theirs.find(({ taskId }) => taskId === first.taskId)?.promisedAt).toBe(first.promisedAt)
    expect(theirs.map(({ taskId }) => taskId)).not.toContain(second.taskId)
    const mails = (await server.mailsTo(other.email)).map(({ kind }) => kind)
    expect(mails.filter((kind) => kind === 'taskHandedOver')).toHaveLength(1)
  })

  it('asks only colleagues who speak its language and work at all, however idle the others are', async () => {
    const { team, tasks, others, effect } = await twoInDanger([2.5])
    await server.platform.db.transaction(async (tx) => {
      for (const language of ['zz', team.language]) {
        const idle = Array.from({ length: 40 }, () => newDigitsId())
        await tx.insert(person).values(
          idle.map((id) => ({
            ...{ id, type: 'internalAgent', state: 'active', ownerId: team.manager.id },
            ...{ firstName: 'Agent', lastName: String(id), email: `agent.${id}@example.org` },
            ...{ languages: [language], registeredAt: server.clock.now() },
          })),
        )
        // Those who speak it are never at work.
        if (language === 'zz') for (const id of idle) await writeWorkingDays(tx, id, everyMonday)
      }
    })
    const seen = await effect()
    expect(seen.map(({ taskId }) => taskId)).toEqual(tasks)
    for (const { takers } of seen) expect(takers.map(({ id }) => id)).toEqual([others[0]?.id])
  })

  it('names what is late already and would be later still, and gives it to who is done as soon', async () => {
    const { tasks, holder, others, effect, accept, promise, manager, askAgain } = await twoInDanger([2.5])
    const [late = '', soon = ''] = tasks
    const yesterday = new Date(server.clock.now().getTime() - days(1))
    await promise(late, yesterday)
    const [first, second, ...more] = await effect()
    if (!first || !second) throw new Error('Both would be late')
    expect([first.taskId, second.taskId, more]).toEqual([late, soon, []])
    expect(first).toMatchObject({ promisedAt: yesterday.toISOString(), left: { isInTime: false } })
    expect(second.lateAnyway).toBeNull()
    const [was, becomes] = [first.lateAnyway, first.left.endsAt].map((end) => Date.parse(end ?? ''))
    // Seven days off.
    expect((becomes ?? 0) - (was ?? 0)).toBeGreaterThan(days(6))
    expect(first.proposed).toEqual({ agentId: others[0]?.id })
    expect((await accept([asProposed(second)])).error?.code).toBe('promisesAtRisk')
    // Days off that lie behind it make it no later.
    expect(await askAgain([30, 31])).toEqual([])
    expect((await accept([asProposed(first), asProposed(second)])).status).toBe(200)
    const { agents } = (await manager.call('GET /api/me/managing-tasks/agents')).body
    expect(agents.find(({ id }) => id === holder?.id)?.tasks).toBe(0)
  })

  it('moves what is late anyway behind what is still in time, however they stand in the queue', async () => {
    const { team, tasks, others, effect, accept, promise } = await twoInDanger([1.5])
    const [late = '', soon = ''] = tasks
    await promise(late, new Date(server.clock.now().getTime() - days(1)))
    const [other] = others
    if (!other) throw new Error('There is one')
    const seen = await effect(`${late}:${other.id}`)
    expect(seen).toMatchObject([
      { taskId: late, takers: [{ isInTime: false }] },
      { taskId: soon, takers: [{ isInTime: true }] },
    ])
    expect((await accept(seen.map((order) => goesTo(order, other.id)))).status).toBe(200)
    const theirs = (await (await team.deskOf(other)).list()).data.items
    const expected = new Map(theirs.map(({ taskId, expectedAt }) => [taskId, expectedAt]))
    expect([expected.get(soon), expected.get(late)]).toEqual([null, seen[0]?.takers[0]?.endsAt])
  })

  it('takes one choice for each order', async () => {
    const { others, effect, accept, manager, holder } = await twoInDanger([2.5])
    const [first, second] = await effect()
    const [other] = others
    if (!first || !second || !other || !holder) throw new Error('Both would be late')
    const transfers = [stays(first), goesTo(first, other.id), stays(second)]
    const moved = await manager.call('POST /api/me/managing-tasks/agents/{agentId}/transfers', {
      params: { agentId: holder.id },
      body: { transfers },
    })
    expect([(await accept(transfers)).status, moved.status]).toEqual([422, 422])
    expect(await effect()).toHaveLength(2)
  })

  it('is refused as a whole where a colleague was filled meanwhile, and the new state is read', async () => {
    const { team, tasks, holder, others, effect, accept, fill } = await twoInDanger([2.5])
    const [other] = others
    if (!holder || !other) throw new Error('There are two')
    const seen = await effect()
    expect(seen.map(({ proposed }) => proposed?.agentId)).toEqual([other.id, other.id])
    await fill(other)
    expect((await accept(seen.map(asProposed))).error).toMatchObject({ code: 'promisesAtRisk' })
    const kept = (await (await team.deskOf(holder)).list()).data.items
    expect(kept.map(({ taskId }) => taskId)).toEqual(tasks)
    const now = await effect()
    expect(now.map(({ proposed }) => proposed)).toEqual([null, null])
    // Later than they were promised they are given nevertheless, and their business is told.
    expect((await accept(now.map((order) => goesTo(order, other.id)))).status).toBe(200)
    const { data } = (
      await team.browser.call('GET /api/users/{id}/notices', { params: team.params, query: {} })
    ).body
    expect(data.items.filter(({ kind }) => kind === 'orderDateChanged')).toHaveLength(2)
  })

  it('is said by one of two at once, and what was moved meanwhile is named', async () => {
    const { holder, others, effect, accept, answerAs, manager, team } = await twoInDanger([2.5, 2.5])
    const seen = await effect()
    const [, second] = seen
    if (!second || !holder) throw new Error('Both would be late')
    const given = await manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
      params: { taskPublicId: second.taskId },
      body: { agentId: others[1]?.id ?? 0, fromAgentId: holder.id },
    })
    expect(given.status).toBe(200)
    expect((await accept(seen.map(asProposed))).error).toMatchObject({
      code: 'promisesAtRisk',
      message: expect.stringContaining(second.title),
    })
    const left = (await effect()).map(asProposed)
    expect(left).toHaveLength(1)
    const admin = await makePerson(server, 'superAdmin')
    const both = await Promise.all([answerAs(team.manager, left), answerAs(admin, left)])
    expect(both.map(({ status, error }) => error?.code ?? status).toSorted()).toEqual([200, 'alreadyDone'])
    const { agents } = (await manager.call('GET /api/me/managing-tasks/agents')).body
    expect(agents.find(({ id }) => id === holder.id)?.tasks).toBe(0)
  })

  it('that broke promises is mended from the board, by who manages the agent', async () => {
    const { team, tasks, holder, others, effect, accept, manager } = await twoInDanger([2.5])
    const seen = await effect()
    expect((await accept(seen.map(stays))).status).toBe(200)
    // Their business is told at the yes, as of an order that moves.
    for (const { taskId, promisedAt, left } of seen)
      expect(await team.asCustomer(taskId).read()).toMatchObject({ promisedAt, expectedAt: left.endsAt })
    const told = async () =>
      (await team.browser.call('GET /api/users/{id}/notices', { params: team.params, query: {} })).body.data
        .items
    expect((await told()).map(({ kind }) => kind)).toEqual(['orderDateChanged', 'orderDateChanged'])
    const mailed = (await server.mailsTo(team.customer.email)).map(({ kind }) => kind)
    expect(mailed.filter((kind) => kind === 'orderDateLater')).toHaveLength(2)
    const at = { params: { agentId: holder?.id ?? 0 } }
    const read = (as = manager) =>
      as.call('GET /api/me/managing-tasks/agents/{agentId}/endangered', { ...at, query: {} })
    const { orders } = (await read()).body
    expect(orders.map(({ taskId }) => taskId)).toEqual(tasks)
    const transfers = orders.map(asProposed)
    const move = (as = manager) =>
      as.call('POST /api/me/managing-tasks/agents/{agentId}/transfers', { ...at, body: { transfers } })
    const stranger = await signedIn(server, (await orderingTeam(server)).manager)
    expect([(await read(stranger)).status, (await move(stranger)).status]).toEqual([404, 404])
    expect((await move()).body).toMatchObject({ moved: 2 })
    // Who takes both has one mail, which names them.
    const [mail, ...more] = (await server.mailsTo(others[0]?.email ?? '')).filter(({ kind }) =>
      /HandedOver$/u.test(kind),
    )
    expect([mail?.kind, mail?.items?.length, more]).toEqual(['tasksHandedOver', 2, []])
    expect((await read()).body.orders).toEqual([])
    for (const { taskId } of seen) expect((await team.asCustomer(taskId).read()).expectedAt).toBeNull()
    expect((await move()).error?.code).toBe('promisesAtRisk')
    const { agents } = (await manager.call('GET /api/me/managing-tasks/agents')).body
    expect(agents.find(({ id }) => id === others[0]?.id)?.tasks).toBe(3)
  })
})
