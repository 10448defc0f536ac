import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { minutes } from '../../platform/clock.ts'
import { atWork, minutesOf, type OrderingTeam, orderingTeam } from '../../testing/orders.ts'
import { makePerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { insertNonWorkingDay } from '../workforce/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const words = (team: OrderingTeam) => ({ configurationId: team.kindOf('hook', null) })

describe('a manager', () => {
  it('sees whose work it is by day, and gives a task to somebody else while its timer runs', async () => {
    const { desk, task, taker: to, team } = await atWork(server, { agents: 2, orders: 3 })
    const holder = team.agents.find(({ id }) => id !== to?.id)
    if (!to || !holder) throw new Error('There are two')
    const manager = await signedIn(server, team.manager)
    const { agents } = (await manager.call('GET /api/me/managing-tasks/agents')).body
    expect(agents.map(({ tasks }) => tasks).toSorted()).toEqual([1, 2])
    const [first] = agents[0]?.days.slice(1) ?? []
    expect(first).toMatchObject({ capacityMinutes: expect.any(Number), off: null })
    await server.platform.db.transaction((tx) =>
      insertNonWorkingDay(tx, to.id, { name: 'Arrêt maladie', date: first?.date ?? '' }),
    )
    const after = (await manager.call('GET /api/me/managing-tasks/agents')).body.agents
    const day = after.find(({ id }) => id === to.id)?.days.find(({ date }) => date === first?.date)
    expect(day).toMatchObject({ capacityMinutes: 0, off: 'Arrêt maladie' })
    await desk.start(task)
    server.clock.advance(minutes(5))
    const one = { params: { taskPublicId: task } }
    const { takers } = (await manager.call('GET /api/me/managing-tasks/{taskPublicId}/takers', one)).body
    // Whether it is in time depends on how late in the day the test runs.
    expect(takers).toMatchObject([{ id: to.id, isInTime: expect.any(Boolean) }])
    const [taker] = takers
    const held = (taker?.minutesBefore ?? 0) + (taker?.minutes ?? 0)
    expect(taker?.isInTime).toBe(held <= (taker?.minutesUntil ?? 0))
    const give = () =>
      manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
        ...one,
        body: { agentId: to.id, fromAgentId: holder.id },
      })
    expect((await give()).status).toBe(200)
    expect((await give()).error?.code).toBe('alreadyDone')
    expect((await desk.read(task)).status).toBe(404)
    const theirs = await team.deskOf(to)
    const { work } = (await theirs.read(task)).body
    expect(work).toMatchObject({ status: 'paused', pausedFor: 'transferred' })
    expect(minutesOf(work)).toBe(5)
    const loads = (await manager.call('GET /api/me/managing-tasks/agents')).body.agents
    expect(loads.find(({ id }) => id === to.id)).toMatchObject({ tasks: 2 })
    await theirs.start(task)
    await theirs.deliver(task)
    const over = await manager.call('GET /api/me/managing-tasks', { query: { which: 'history' } as never })
    expect(over.body.data.items).toMatchObject([{ taskId: task, status: 'completed' }])
  })

  it('manages their own team and no other', async () => {
    const { task } = await atWork(server)
    const other = await orderingTeam(server)
    const stranger = await signedIn(server, other.manager)
    const one = { params: { taskPublicId: task } }
    expect((await stranger.call('GET /api/me/managing-tasks/{taskPublicId}/takers', one)).status).toBe(404)
    const given = await stranger.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
      ...one,
      body: { agentId: other.agents[0]?.id ?? 0, fromAgentId: null },
    })
    expect(given.status).toBe(404)
    expect((await stranger.call('GET /api/me/managing-tasks', { query: {} })).body.data.total).toBe(0)
  })
})

describe('pictures of a business', () => {
  it('are seen by the manager of who has the task in hand: the one of the task, and no longer than that', async () => {
    const { team } = await atWork(server)
    const task = await team.order()
    const desk = await team.deskOf(team.agents[0] as TestPerson)
    const visualId = (await desk.read(task)).body.work.visual?.id ?? 0
    const [manager, stranger] = await Promise.all(
      [team.manager, (await orderingTeam(server)).manager].map((who) => signedIn(server, who)),
    )
    const look = async (as: typeof manager) =>
      (
        await as?.call('GET /api/me/managing-tasks/{taskPublicId}/preview', {
          params: { taskPublicId: task },
          query: { width: 80 } as never,
        })
      )?.status
    expect([await look(manager), await look(stranger), await look(desk.browser)]).toEqual([200, 404, 403])
    const open = async (as: typeof manager) =>
      await as?.call('GET /api/me/managing-tasks/{taskPublicId}', { params: { taskPublicId: task } })
    expect((await open(manager))?.body.work).toMatchObject({
      title: 'Le pain de seigle',
      brief: { subject: { message: 'Il sort du four le jeudi.' } },
      proposals: [],
      agent: { id: team.agents[0]?.id },
    })
    expect([(await open(stranger))?.status, (await open(desk.browser))?.status]).toEqual([404, 403])
    const directly = await manager?.call(
      'GET /api/users/{id}/graphical-line-templates/{templateId}/preview',
      {
        params: { ...team.params, templateId: visualId },
        query: {} as never,
      },
    )
    expect(directly?.status).toBe(404)
    // Nothing else of the business comes with it.
    const lines = await manager?.call('GET /api/users/{id}/graphical-line-templates', {
      params: team.params,
      query: {},
    })
    expect(lines?.status).toBe(404)
    await desk.start(task)
    await desk.draw(task, team.params)
    await desk.deliver(task)
    const list = (await manager?.call('GET /api/me/managing-tasks', { query: { which: 'history' } as never }))
      ?.body
    expect(list?.data.items.find(({ taskId }) => taskId === task)).toMatchObject({
      picture: { file: expect.stringContaining(`${task}/preview?v=`), pages: 1 },
    })
    await team.asCustomer(task).accept()
    expect(await look(manager)).toBe(404)
    // What its business makes of it afterwards is read by neither of them.
    const post = { params: { ...team.params, taskPublicId: task } }
    const { version } = (await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', post)).body.task
    const renamed = await team.browser.call('POST /api/users/{id}/tasks/{taskPublicId}', {
      ...post,
      body: { version, title: 'Notre secret' } as never,
    })
    expect(renamed.status).toBe(200)
    const both = [(await open(manager))?.body.work, (await desk.read(task)).body.work]
    for (const work of both) {
      expect(work).toMatchObject({ title: 'Le pain de seigle', proposals: [] })
      expect(work?.history[0]).toMatchObject({ transition: 'accept', reason: '' })
      expect(JSON.stringify(work)).not.toMatch(/Notre secret|Il sort du four/u)
    }
    // A complaint after the yes is about that picture: who answers it sees it.
    await team.asCustomer(task).complain()
    expect([await look(manager), await look(stranger)]).toEqual([200, 404])
  })
})

describe('at the same moment', () => {
  it('a start and a transfer leave the task with one agent, and the other is told', async () => {
    const { desk, task, taker, team } = await atWork(server, { agents: 2 })
    if (!taker) throw new Error('There are two')
    const manager = await signedIn(server, team.manager)
    const theirs = await team.deskOf(taker)
    const [started, given] = await Promise.all([
      desk.start(task),
      manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
        params: { taskPublicId: task },
        body: {
          agentId: taker.id,
          fromAgentId: team.agents.find(({ id }) => id !== taker.id)?.id ?? null,
        },
      }),
    ])
    // Which of them comes first is chance; that the task is the taker's in the end is not.
    expect(given.status).toBe(200)
    expect([200, 404]).toContain(started.status)
    expect((await desk.read(task)).status).toBe(404)
    expect((await theirs.read(task)).body.work).toMatchObject({
      isRunning: false,
      status: started.status === 200 ? 'paused' : 'planned',
    })
    const both = await Promise.all([desk.start(task), theirs.start(task)])
    expect(both.map(({ status }) => status)).toEqual([404, 200])
    expect((await theirs.read(task)).body.work.isRunning).toBe(true)
  })

  it('of two transfers one is had, and the other is told: nothing is overwritten', async () => {
    const { desk, task, team } = await atWork(server, { agents: 3 })
    const holder = (
      await Promise.all(
        team.agents.map(async (agent) =>
          (await (await team.deskOf(agent)).read(task)).status === 200 ? agent : null,
        ),
      )
    ).find((one) => one !== null)
    const takers = team.agents.filter(({ id }) => id !== holder?.id)
    const manager = await signedIn(server, team.manager)
    const give = (agentId: number) =>
      manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
        params: { taskPublicId: task },
        body: { agentId, fromAgentId: holder?.id ?? null },
      })
    const both = await Promise.all(takers.map(({ id }) => give(id)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [had] = takers.filter((_, index) => both[index]?.status === 200)
    const [late] = takers.filter(({ id }) => id !== had?.id)
    // A page that was read before says no more either.
    expect((await give(late?.id ?? 0)).error?.code).toBe('conflict')
    expect((await (await team.deskOf(had as TestPerson)).read(task)).status).toBe(200)
    expect((await desk.read(task)).status).toBe(404)
  })

  it('a start and a cancellation have one winner, and the other is told', async () => {
    const { desk, task, team } = await atWork(server)
    const mine = team.asCustomer(task)
    const [started, cancelled] = await Promise.all([desk.start(task), mine.cancel()])
    expect([started.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1)
    if (cancelled.status === 200) {
      expect(started.error?.code).toBe('notNow')
      expect(await team.balance()).toBe(100)
    } else {
      expect(cancelled.error?.code).toBe('notNow')
      expect(await team.balance()).toBe(98)
    }
  })
})

describe('an agent who is switched off', () => {
  it('gets no new order, and what they hold is given to somebody else', async () => {
    const { task, taker, team, desk } = await atWork(server, { agents: 2 })
    if (!taker) throw new Error('There are two')
    await desk.start(task)
    const holder = team.agents.find(({ id }) => id !== taker.id)
    await server.platform.db
      .update(person)
      .set({ state: 'suspended' })
      .where(eq(person.id, holder?.id ?? 0))
    const next = await team.order({}, { configurationId: team.kindOf('hook', null) })
    expect((await (await team.deskOf(taker)).read(next)).status).toBe(200)
    const manager = await signedIn(server, team.manager)
    const given = await manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
      params: { taskPublicId: task },
      body: { agentId: taker.id, fromAgentId: holder?.id ?? null },
    })
    expect(given.status).toBe(200)
    expect((await (await team.deskOf(taker)).read(task)).body.work.pausedFor).toBe('transferred')
  })

  it('who made it does not get its correction: it goes to who is done first', async () => {
    const { task, taker, team, desk } = await atWork(server, { agents: 2 })
    if (!taker) throw new Error('There are two')
    await desk.start(task)
    await desk.deliver(task)
    const maker = team.agents.find(({ id }) => id !== taker.id)
    await server.platform.db
      .update(person)
      .set({ state: 'suspended' })
      .where(eq(person.id, maker?.id ?? 0))
    expect((await team.asCustomer(task).return()).status).toBe(200)
    const { data } = await (await team.deskOf(taker)).list()
    expect(data.items.map(({ taskId }) => taskId)).toContain(task)
  })

  it('works no more, is given nothing new, and their manager sees what nobody works on', async () => {
    const { team, task, desk, other, taker: on } = await atWork(server, { agents: 2 })
    const off = team.agents.find(({ id }) => id !== on?.id)
    if (!off || !on) throw new Error('One has it, one has not')
    await desk.start(task)
    server.clock.advance(minutes(4))
    const administrator = await makePerson(server, 'superAdmin')
    const admin = await signedIn(server, administrator)
    // The answer names what they speak: the fixture's own language is none that anybody chooses.
    await server.platform.db
      .update(person)
      .set({ languages: ['fr'] })
      .where(eq(person.id, off.id))
    const toggled = await admin.call('POST /api/admin/users/{userType}/{userId}/toggle-agent-status', {
      params: { userType: 'internalAgent', userId: off.id },
    })
    expect(toggled.status).toBe(200)
    const mailed = async () =>
      (await server.mailsTo(team.manager.email)).map(({ kind, items, quote }) => [
        kind,
        items?.map(({ words: title }) => title) ?? quote,
      ])
    expect(await mailed()).toEqual([['tasksUnattended', ['Le pain de seigle']]])
    // Nobody else would read them.
    const say = (message: string) =>
      team.browser.call('POST /api/users/{id}/orders/{taskPublicId}/comments', {
        params: { ...team.params, taskPublicId: task },
        body: { message },
      })
    expect((await team.asCustomer(task).read()).isAttended).toBe(false)
    const said = await Promise.all(['Un.', 'Deux.', 'Trois.'].map(say))
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    const [, ...lines] = await mailed()
    expect(lines.toSorted()).toEqual(
      ['Deux.', 'Trois.', 'Un.'].map((message) => ['customerWroteToManager', message]),
    )
    // Without a manager who can sign in, administrators do the same.
    const managerIs = (state: 'suspended' | 'active') =>
      server.platform.db.update(person).set({ state }).where(eq(person.id, team.manager.id))
    await managerIs('suspended')
    await say('Quatre.')
    expect(await server.mailsTo(administrator.email)).toMatchObject([
      { kind: 'customerWroteToManager', quote: 'Quatre.' },
    ])
    await managerIs('active')
    // Days behind, the other one is asked nevertheless.
    for (let index = 0; index < 3; index++) await team.order({}, words(team))
    const manager = await signedIn(server, team.manager)
    const { data } = (await manager.call('GET /api/me/managing-tasks', { query: {} })).body
    expect(data.items.map(({ agent }) => [agent?.id, agent?.isWorking])).toEqual([
      [off.id, false],
      ...Array.from({ length: 3 }, () => [on.id, true]),
    ])
    expect(data.items[0]).toMatchObject({ status: 'paused', pausedFor: 'agentOff', isRunning: false })
    expect((await manager.call('GET /api/home')).body.home.team).toEqual({
      late: 0,
      unattended: 1,
      complaints: 0,
      holidays: 0,
    })
    // All that they hold is in danger, and goes by one press too.
    const { orders } = (
      await manager.call('GET /api/me/managing-tasks/agents/{agentId}/endangered', {
        params: { agentId: off.id },
        query: {},
      })
    ).body
    expect(orders).toMatchObject([
      { taskId: task, left: { endsAt: null, isInTime: false }, proposed: { agentId: on.id } },
    ])
    const given = await manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
      params: { taskPublicId: task },
      body: { agentId: on.id, fromAgentId: off.id },
    })
    expect(given.body).toMatchObject({ isInTime: true })
    expect((await other?.read(task))?.status).toBe(200)
    expect((await team.asCustomer(task).read()).isAttended).toBe(true)
  })
})
