import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { minutes } from '../../platform/clock.ts'
import { orderingTeam } from '../../testing/orders.ts'
import { signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { stopTimers } from './jobs/stop-timers.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const words = { kind: 'hook', format: null } as const

/** A team with orders of words alone, which need no picture. */
async function atWork({ agents = 1, orders = 1 } = {}) {
  const team = await orderingTeam(server, { agents })
  const tasks: string[] = []
  for (let index = 0; index < orders; index++)
    tasks.push(await team.order({}, { configurationId: team.kindOf(words.kind, words.format) }))
  const task = tasks[0] as string
  const desks = await Promise.all(team.agents.map((agent) => team.deskOf(agent)))
  const holds = await Promise.all(desks.map(async (one) => (await one.read(task)).status === 200))
  const [desk, other] = [desks[holds.indexOf(true)], desks[holds.indexOf(false)]]
  if (!desk) throw new Error('Nobody has the task')
  const [taker] = team.agents.filter((_, index) => !holds[index])
  return { team, desk, other, taker, tasks, task }
}

/** The clock of tests goes on while they run. */
const minutesOf = ({ workedSeconds }: { readonly workedSeconds: number }) => Math.floor(workedSeconds / 60)

const runTimers = () =>
  stopTimers.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })

describe('the desk', () => {
  it('shows what waits in its order, with the brief and the business', async () => {
    const { desk, task, team } = await atWork({ orders: 2 })
    const { data, counts } = await desk.list()
    expect(counts).toEqual({ todo: 2, returns: 0, delivered: 0 })
    expect(data.items[0]).toMatchObject({ taskId: task, status: 'planned', minutes: 15, workedSeconds: 0 })
    const { work } = (await desk.read(task)).body
    expect(work.brief.subject).toMatchObject({ message: 'Il sort du four le jeudi.' })
    expect(work.customer.name).toContain(String(team.customer.id))
  })

  it('counts one timer, which pauses the other task, and only what was worked', async () => {
    const { desk, tasks } = await atWork({ orders: 2 })
    const [one = '', other = ''] = tasks
    await desk.start(one)
    server.clock.advance(minutes(4))
    await desk.start(other)
    server.clock.advance(minutes(2))
    const paused = (await desk.pause(other, 'awaitsPhoto')).body.work
    expect(paused).toMatchObject({
      status: 'paused',
      pausedFor: 'awaitsPhoto',
      lastReasons: ['awaitsPhoto'],
    })
    server.clock.advance(minutes(30))
    const { work } = (await desk.read(one)).body
    expect(work).toMatchObject({ status: 'paused', pausedFor: 'otherTask' })
    expect(work.history.map(({ transition }) => transition)).toEqual(['pause', 'start', 'order', 'save'])
    expect([minutesOf(paused), minutesOf(work)]).toEqual([2, 4])
    expect((await desk.pause(one)).status).toBe(409)
  })

  it('lets a task be started twice at once, and counts it once', async () => {
    const { desk, task } = await atWork()
    const both = await Promise.all([desk.start(task), desk.start(task)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    server.clock.advance(minutes(3))
    expect(minutesOf((await desk.read(task)).body.work)).toBe(3)
  })

  it('stops a timer at its start where the stop was asked for a moment before it and had to wait', async () => {
    const { desk, task } = await atWork()
    await desk.start(task)
    server.clock.advance(-minutes(1))
    const paused = await desk.pause(task)
    server.clock.advance(minutes(1))
    expect(paused.body.work).toMatchObject({ status: 'paused', workedSeconds: 0 })
  })

  it('stops a timer nobody was heard of, at the last sign of them', async () => {
    const { desk, task, team } = await atWork()
    await desk.start(task)
    server.clock.advance(minutes(5))
    expect((await desk.alive(task)).body.isRunning).toBe(true)
    server.clock.advance(minutes(10))
    await runTimers()
    expect((await desk.read(task)).body.work.isRunning).toBe(true)
    server.clock.advance(minutes(30))
    await runTimers()
    const { work } = (await desk.read(task)).body
    expect(work).toMatchObject({ status: 'paused', pausedFor: 'noSign' })
    expect((await team.asCustomer(task).read()).pause).toEqual({ reason: 'noSign', resumesAt: null })
    expect(minutesOf(work)).toBe(5)
    expect((await desk.alive(task)).body.isRunning).toBe(false)
  })

  it('delivers no half of it, and what is delivered waits for the customer', async () => {
    const { desk, task, team } = await atWork()
    await desk.start(task)
    expect((await desk.deliver(task, ' ')).status).toBe(422)
    expect((await desk.deliver(task)).status).toBe(200)
    expect(await team.asCustomer(task).read()).toMatchObject({
      status: 'completed',
      abilities: ['accept', 'return', 'complain', 'comment'],
      proposals: [{ round: 1, status: 'waiting', hooks: { common: 'Le seigle est là.' } }],
    })
    expect((await desk.list('delivered')).counts).toMatchObject({ todo: 0, delivered: 1 })
    // Its credits are held still, and spent by the yes.
    expect(await team.balance()).toBe(98)
  })

  it('is of who has the task alone, and what they saw of the business goes with it', async () => {
    const { desk, other, task, team } = await atWork({ agents: 2 })
    if (!other) throw new Error('There are two')
    expect((await other.start(task)).status).toBe(404)
    const brand = (browser: typeof desk.browser) =>
      browser.call('GET /api/users/{id}/graphical-line-templates', { params: team.params, query: {} })
    expect((await brand(desk.browser)).status).toBe(200)
    expect((await brand(other.browser)).status).toBe(404)
    const posts = await desk.browser.call('GET /api/users/{id}/tasks', { params: team.params, query: {} })
    expect(posts.status).toBe(403)
    await desk.start(task)
    await desk.deliver(task)
    await team.asCustomer(task).accept()
    expect((await brand(desk.browser)).status).toBe(404)
    const { work } = (await desk.read(task)).body
    expect([work.customer.summary, work.proposals]).toEqual(['', []])
    expect(JSON.stringify(work)).not.toContain('Il sort du four')
  })

  it('draws on the one visual of its task, and on no other of the business', async () => {
    const { team } = await atWork()
    const task = await team.order()
    const desk = await team.deskOf(team.agents[0] as TestPerson)
    const { work } = (await desk.read(task)).body
    const post = await team.browser.call('POST /api/users/{id}/tasks', {
      params: team.params,
      body: { title: 'Galette', format: 'image' } as never,
    })
    const draw = async (templateId: number) =>
      desk.browser.call('POST /api/users/{id}/graphical-line-templates/{templateId}/design', {
        params: { ...team.params, templateId },
        body: { design: {}, designVersion: 1, isAutosave: false } as never,
      })
    expect((await draw(work.visual?.id ?? 0)).status).toBe(200)
    expect((await draw(post.body.task.visual?.id ?? 0)).status).toBe(404)
    // Nor does it come into the task as if it were a template.
    const taken = await desk.browser.call('POST /api/me/running-tasks/{taskPublicId}/visual', {
      params: { taskPublicId: task },
      body: { templateId: post.body.task.visual?.id ?? 0 },
    })
    expect(taken.status).toBe(404)
    expect((await desk.read(task)).body.work.visual?.id).toBe(work.visual?.id)
  })
})

describe('an answer', () => {
  it('yes spends what was held, once, and the work can be rated', async () => {
    const { desk, task, team } = await atWork()
    const mine = team.asCustomer(task)
    await desk.start(task)
    await desk.deliver(task)
    expect((await mine.accept(2)).error?.code).toBe('conflict')
    const both = await Promise.all([mine.accept(), mine.accept()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mine.read()).toMatchObject({ status: 'completed', abilities: ['complain', 'rate'] })
    expect((await mine.rate(4)).body.order.rating).toMatchObject({ text: 4 })
    expect(await team.balance()).toBe(98)
  })

  it('comes back twice for nothing, then for credits that were agreed to', async () => {
    const { desk, task, team } = await atWork()
    const mine = team.asCustomer(task)
    const again = async (credits = 0) => {
      await desk.start(task)
      await desk.deliver(task)
      return mine.return(credits)
    }
    expect((await again()).body.order).toMatchObject({
      status: 'returnWaiting',
      returns: { asked: 1, nextCredits: 0 },
    })
    const { data, counts } = await desk.list()
    expect(data.items[0]).toMatchObject({ status: 'returnWaiting', returns: 1, isLate: false })
    expect(counts.returns).toBe(1)
    expect((await desk.read(task)).body.work.remarks).toMatchObject([{ message: 'Plus court.' }])
    expect((await again()).body.order.returns).toMatchObject({ asked: 2, nextCredits: 2 })
    expect((await again()).error?.code).toBe('priceChanged')
    // Written for an earlier delivery, in a window that stayed open.
    expect((await mine.return(2, 'Plus long.', 1)).error?.code).toBe('conflict')
    expect((await mine.return(2, 'Plus court.', 3)).status).toBe(200)
    expect(await team.balance()).toBe(96)
    await desk.start(task)
    await desk.deliver(task)
    expect((await mine.accept(4)).status).toBe(200)
    expect(await team.balance()).toBe(96)
  })

  it('by a complaint goes to the manager, who gives the credits back, once', async () => {
    const { desk, task, team } = await atWork()
    const mine = team.asCustomer(task)
    await desk.start(task)
    await desk.deliver(task)
    expect((await mine.complain()).body.order).toMatchObject({
      status: 'complaint',
      abilities: ['comment'],
    })
    const manager = await signedIn(server, team.manager)
    const list = async (which: string) =>
      (await manager.call('GET /api/me/managing-tasks', { query: { which } as never })).body
    expect((await list('complaints')).data.items[0]).toMatchObject({
      taskId: task,
      complaint: { reason: 'Ce n’est pas notre pain.', answer: null },
    })
    const answer = (as: typeof manager, body: object) =>
      as.call('POST /api/me/managing-tasks/{taskPublicId}/complaint', {
        params: { taskPublicId: task },
        body: body as never,
      })
    expect((await answer(desk.browser, { answer: 'keep', message: 'Non.' })).status).toBe(403)
    expect((await answer(manager, { answer: 'cancel', message: '' })).status).toBe(422)
    const both = await Promise.all([
      answer(manager, { answer: 'cancel', message: 'Vous avez raison.' }),
      answer(manager, { answer: 'cancel', message: 'Vous avez raison.' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mine.read()).toMatchObject({
      status: 'publicationCanceled',
      complaint: { answer: 'cancel', answerMessage: 'Vous avez raison.' },
      abilities: [],
    })
    expect(await team.balance()).toBe(100)
  })
})

describe('accepted work', () => {
  it('is not cancelled as if nobody had begun: it stays paid', async () => {
    const { desk, team } = await atWork()
    const task = await team.order()
    await desk.start(task)
    // A page with nothing on it is not delivered.
    expect((await desk.deliver(task)).status).toBe(422)
    expect((await desk.draw(task, team.params)).status).toBe(200)
    expect((await desk.deliver(task)).status).toBe(200)
    const { work } = (await desk.read(task)).body
    // What was delivered is not drawn on while somebody looks at it.
    const redrawn = await desk.browser.call(
      'POST /api/users/{id}/graphical-line-templates/{templateId}/design',
      {
        params: { ...team.params, templateId: work.visual?.id ?? 0 },
        body: { design: {}, designVersion: 1, isAutosave: false } as never,
      },
    )
    expect(redrawn.status).toBe(409)
    const mine = team.asCustomer(task)
    expect((await mine.accept()).body.order.status).toBe('validated')
    const before = await team.balance()
    expect((await mine.cancel()).error?.code).toBe('notNow')
    expect(await team.balance()).toBe(before)
  })
})

describe('a manager', () => {
  it('sees whose work it is by day, and gives a task to somebody else while its timer runs', async () => {
    const { desk, task, taker: to, team } = await atWork({ agents: 2, orders: 3 })
    const holder = team.agents.find(({ id }) => id !== to?.id)
    if (!to || !holder) throw new Error('There are two')
    const manager = await signedIn(server, team.manager)
    const { agents } = (await manager.call('GET /api/me/managing-tasks/agents')).body
    expect(agents.map(({ tasks }) => tasks).toSorted()).toEqual([1, 2])
    expect(agents[0]?.days[0]).toMatchObject({ capacityMinutes: expect.any(Number) })
    await desk.start(task)
    server.clock.advance(minutes(5))
    const one = { params: { taskPublicId: task } }
    const { takers } = (await manager.call('GET /api/me/managing-tasks/{taskPublicId}/takers', one)).body
    // Whether it is in time depends on how late in the day the test runs.
    expect(takers).toMatchObject([{ id: to.id, isInTime: expect.any(Boolean) }])
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
    const { task } = await atWork()
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
    const { team } = await atWork()
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
    expect((await open(manager))?.body.work).toMatchObject({ brief: null, proposals: [] })
  })
})

describe('at the same moment', () => {
  it('a start and a transfer leave the task with one agent, and the other is told', async () => {
    const { desk, task, taker, team } = await atWork({ agents: 2 })
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
    const { desk, task, team } = await atWork({ agents: 3 })
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
    const { desk, task, team } = await atWork()
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
    const { task, taker, team, desk } = await atWork({ agents: 2 })
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
    const { task, taker, team, desk } = await atWork({ agents: 2 })
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
})
