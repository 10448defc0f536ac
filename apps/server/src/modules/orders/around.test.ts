import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { type OrderingTeam, orderingTeam } from '../../testing/orders.ts'
import { signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { acceptDeliveries } from '../approvals/jobs/accept-deliveries.ts'
import { task as taskTable } from '../tasks/task.tables.ts'
import { insertNonWorkingDay } from '../workforce/index.ts'
import { tellOfLate } from './jobs/notify-of-late.ts'
import { taskOrder } from './order.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const run = (job: typeof tellOfLate) =>
  job.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })

const later = async (ms: number, then: () => Promise<void>) => {
  server.clock.advance(ms)
  try {
    await then()
  } finally {
    server.clock.advance(-ms)
  }
}

const noticesOf = async (team: OrderingTeam) => {
  const browser = await signedIn(server, team.customer)
  const { data } = (await browser.call('GET /api/users/{id}/notices', { params: team.params, query: {} }))
    .body
  return data.items
}
const kindsOf = async (team: OrderingTeam) => (await noticesOf(team)).map(({ kind }) => kind)
const newsOf = async (agent: TestPerson) =>
  (await (await signedIn(server, agent)).call('GET /api/home')).body.home.work?.news
const mailsOf = async ({ email }: TestPerson) => (await server.mailsTo(email)).map(({ kind }) => kind)

const words = (team: OrderingTeam) => ({ configurationId: team.kindOf('hook', null) })

/** One agent who has one order of words. */
async function oneOrder() {
  const team = await orderingTeam(server)
  const [agent] = team.agents
  if (!agent) throw new Error('There is one')
  const task = await team.order({}, words(team))
  const desk = await team.deskOf(agent)
  return { team, agent, task, desk, mine: team.asCustomer(task) }
}

async function delivered() {
  const found = await oneOrder()
  await found.desk.start(found.task)
  await found.desk.deliver(found.task)
  return found
}

describe('what people are told of an order', () => {
  it('writes to its agent when it comes and when it comes back, and to the business when it is delivered', async () => {
    const { team, agent, mine, task, desk } = await oneOrder()
    expect((await newsOf(agent))?.items).toMatchObject([{ kind: 'orderToMake', taskId: task }])
    await desk.start(task)
    await desk.deliver(task)
    expect(await mailsOf(agent)).toEqual(['orderToMake'])
    expect((await newsOf(agent))?.total).toBe(0)
    const [told] = await noticesOf(team)
    expect(told).toMatchObject({ kind: 'orderDelivered', words: { title: 'Le pain de seigle' } })
    expect(await mailsOf(team.customer)).toEqual(['orderDelivered'])
    await mine.return()
    expect((await newsOf(agent))?.items).toMatchObject([{ kind: 'correctionToMake', taskId: task }])
    expect(await kindsOf(team)).toEqual([])
    const [, back] = await server.mailsTo(agent.email)
    expect(back).toMatchObject({ kind: 'correctionToMake', words: { title: 'Le pain de seigle' } })
    expect(back?.words?.date).not.toBe('')
  })

  it('tells who made it that it was accepted, by one mail until they looked', async () => {
    const { team, agent, desk, mine } = await delivered()
    expect(await newsOf(agent)).toEqual({ total: 0, until: null, items: [] })
    await mine.accept()
    const second = await team.order({}, words(team))
    await desk.start(second)
    await desk.deliver(second)
    await team.asCustomer(second).accept()
    expect((await mailsOf(agent)).filter((kind) => kind === 'workAccepted')).toHaveLength(1)
    const found = await newsOf(agent)
    const one = { kind: 'orderAccepted', title: 'Le pain de seigle', taskId: null }
    expect(found).toMatchObject({ total: 2, items: [one, one] })
    const seen = async (before: string) =>
      (await desk.browser.call('POST /api/me/work-news/read', { body: { before } })).body.count
    expect(await seen('2020-01-01T00:00:00Z')).toBe(0)
    expect(await seen(found?.until ?? '')).toBe(2)
    expect((await newsOf(agent))?.total).toBe(0)
  })

  it('says once that a promise went by, and no more once it is delivered', async () => {
    const { team, agent, task } = await oneOrder()
    await run(tellOfLate)
    expect(await kindsOf(team)).toEqual([])
    await later(days(5), async () => {
      await run(tellOfLate)
      await run(tellOfLate)
      expect(await kindsOf(team)).toEqual(['orderLate'])
      expect(await mailsOf(team.customer)).toEqual(['orderLateExpected'])
      // One day, wherever it is said.
      const browser = await signedIn(server, team.customer)
      const at = { params: { ...team.params, taskPublicId: task } }
      const { order } = (await browser.call('GET /api/users/{id}/orders/{taskPublicId}', at)).body
      const { expectedAt, promisedAt } = order
      expect(Date.parse(expectedAt ?? '')).toBeGreaterThan(server.clock.now().getTime())
      expect((await noticesOf(team))[0]?.words).toMatchObject({ date: promisedAt, expected: expectedAt })
      const list = { params: team.params, query: {} }
      const [listed] = (await browser.call('GET /api/users/{id}/tasks', list)).body.data.items
      expect(listed).toMatchObject({ promisedAt: expectedAt, lateSince: promisedAt })
      const desk = await team.deskOf(agent)
      await desk.start(task)
      expect((await desk.browser.call('GET /api/home')).body.home.work).toMatchObject({
        todo: 1,
        late: 1,
        running: { taskId: task, title: 'Le pain de seigle' },
      })
      await desk.deliver(task)
      expect(await kindsOf(team)).toEqual(['orderDelivered'])
      // Delivered, it is late nowhere any more.
      const manager = await signedIn(server, team.manager)
      const history = { query: { which: 'history' } as never }
      const { data, counts } = (await manager.call('GET /api/me/managing-tasks', history)).body
      const own = (await desk.list('delivered')).data.items
      expect([...data.items, ...own]).toMatchObject(
        [1, 2].map(() => ({ taskId: task, isLate: false, expectedAt: null })),
      )
      expect(counts.late).toBe(0)
    })
  })

  it('writes to the manager of a complaint, and answers it to the business in their own words', async () => {
    const { team, mine, task } = await delivered()
    await mine.complain()
    const [asked] = await server.mailsTo(team.manager.email)
    expect(asked).toMatchObject({ kind: 'complaintMade', words: { reason: 'Ce n’est pas notre pain.' } })
    // Two working days, whatever day it is.
    const { complaint } = await mine.read()
    const waits = Date.parse(complaint?.answerBy ?? '') - Date.parse(complaint?.at ?? '')
    expect(waits).toBeGreaterThan(days(1.9))
    expect(waits).toBeLessThan(days(4.1))
    const manager = await signedIn(server, team.manager)
    await manager.call('POST /api/me/managing-tasks/{taskPublicId}/complaint', {
      params: { taskPublicId: task },
      body: { answer: 'cancel', message: 'Vous avez raison.' },
    })
    expect(await kindsOf(team)).toEqual(['orderCancelled'])
    const mail = (await server.mailsTo(team.customer.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'orderCancelled', words: { message: 'Vous avez raison.' } })
  })

  it('takes lines of both sides to the other, mailed once a turn, and none of them to who has it no longer', async () => {
    const { team, agent, task, desk, mine } = await delivered()
    const at = { params: { ...team.params, taskPublicId: task } }
    const url = '/api/users/{id}/orders/{taskPublicId}/comments' as const
    const own = '/api/me/running-tasks/{taskPublicId}/comments' as const
    const work = { params: { taskPublicId: task } }
    const ask = (body: object) => desk.browser.call(`POST ${own}`, { ...work, body: body as never })
    const say = (body: object) => team.browser.call(`POST ${url}`, { ...at, body: body as never })
    await ask({ message: 'Une question sur le seigle.' })
    await ask({ message: 'Et le texte, il vous va ?', requestValidation: 'caption' })
    expect((await ask({ requestValidation: 'visual' })).status).toBe(409)
    const [told] = await noticesOf(team)
    expect(told).toMatchObject({ kind: 'orderCommented', words: { note: 'Et le texte, il vous va ?' } })
    expect(await mailsOf(team.customer)).toEqual(['orderDelivered', 'orderCommented'])
    const lines = async () => (await team.browser.call(`GET ${url}`, { ...at, query: {} })).body.data.items
    expect((await lines())[0]?.requestValidation).toEqual({ part: 'caption', isOpen: true })
    expect((await say({ validate: 'caption', round: 2 })).error?.code).toBe('conflict')
    expect((await say({ message: 'a'.repeat(2_001) })).status).toBe(422)
    expect((await say({ validate: 'caption', round: 1, message: 'Oui, parfait.' })).status).toBe(200)
    await say({ message: 'Merci.' })
    expect(await kindsOf(team)).toEqual(['orderDelivered'])
    expect(await mailsOf(agent)).toEqual(['orderToMake', 'customerWrote'])
    const [last, yes, asked] = await lines()
    expect(last).toMatchObject({ side: 'customer', message: 'Merci.', isOwn: true })
    expect(yes?.validate).toEqual({ part: 'caption', isCurrent: true })
    expect(asked?.requestValidation?.isOpen).toBe(false)
    expect((await desk.list('delivered')).data.items[0]?.isAsked).toBe(true)
    expect((await desk.browser.call(`GET ${own}`, { ...work, query: { limit: 1 } })).body.data).toMatchObject(
      {
        total: 4,
        items: [{ message: 'Merci.', isOwn: false }],
      },
    )
    await mine.accept()
    expect((await desk.browser.call(`GET ${own}`, { ...work, query: {} })).status).toBe(404)
    expect((await ask({ message: 'Encore un mot.' })).status).toBe(404)
    expect((await say({ message: 'Trop tard.' })).status).toBe(409)
    expect(await lines()).toHaveLength(4)
  })

  it('takes no line of who made it while the yes of its business is being written', async () => {
    const { task, desk } = await delivered()
    const say = () =>
      desk.browser.call('POST /api/me/running-tasks/{taskPublicId}/comments', {
        params: { taskPublicId: task },
        body: { message: 'Encore un mot.' },
      })
    const answered = await server.platform.db.transaction(async (tx) => {
      const [post] = await tx.select().from(taskTable).where(eq(taskTable.publicId, task)).for('update')
      await tx
        .update(taskOrder)
        .set({ state: 'closed' })
        .where(eq(taskOrder.taskId, post?.id ?? 0))
      const said = say()
      await Promise.race([said, new Promise((resolve) => setTimeout(resolve, 300))])
      return { said }
    })
    expect((await answered.said).status).toBe(404)
  })

  it('tells the taker of a task, and the business only where its date is another one', async () => {
    const team = await orderingTeam(server, { agents: 2 })
    const task = await team.order({}, words(team))
    const manager = await signedIn(server, team.manager)
    const give = async () => {
      const one = { params: { taskPublicId: task } }
      const { takers } = (await manager.call('GET /api/me/managing-tasks/{taskPublicId}/takers', one)).body
      const taker = team.agents.find(({ id }) => id === takers[0]?.id)
      const from = team.agents.find(({ id }) => id !== taker?.id)
      if (!taker || !from) throw new Error('Nobody takes it')
      await manager.call('POST /api/me/managing-tasks/{taskPublicId}/transfer', {
        ...one,
        body: { agentId: taker.id, fromAgentId: from.id },
      })
      return taker
    }
    const read = () => team.asCustomer(task).read()
    const { promisedAt } = await read()
    const taker = await give()
    expect(await mailsOf(taker)).toContain('taskHandedOver')
    expect(await kindsOf(team)).toEqual([])
    expect(await read()).toMatchObject({ promisedAt, expectedAt: null })
    // Who would have it back is away for days.
    const other = team.agents.find(({ id }) => id !== taker.id)
    for (let index = 0; index < 5; index++) {
      const date = new Date(server.clock.now().getTime() + days(index)).toISOString().slice(0, 10)
      await server.platform.db.transaction((tx) =>
        insertNonWorkingDay(tx, other?.id ?? 0, { date, name: 'Formation' }),
      )
    }
    await give()
    const { expectedAt, ...late } = await read()
    // What was promised stays, and what is expected stands beside it wherever it is said.
    expect(late).toMatchObject({ promisedAt, isLate: false })
    expect(Date.parse(expectedAt ?? '')).toBeGreaterThan(Date.parse(promisedAt ?? ''))
    const dates = { date: promisedAt, expected: expectedAt }
    expect(await noticesOf(team)).toMatchObject([{ kind: 'orderDateChanged', words: dates }])
    expect(await mailsOf(team.customer)).toEqual(['orderDateLater'])
    const board = async () =>
      (await manager.call('GET /api/me/managing-tasks', { query: {} })).body.data.items
    expect(await board()).toMatchObject([{ taskId: task, promisedAt, expectedAt, isLate: false }])
    const { agents } = (await manager.call('GET /api/me/managing-tasks/agents')).body
    expect(agents.find(({ id }) => id === other?.id)?.broken.map(({ taskId }) => taskId)).toEqual([task])
    // Who keeps it takes it back: it is expected as it was promised.
    await give()
    expect(await read()).toMatchObject({ promisedAt, expectedAt: null })
    expect((await noticesOf(team)).map(({ words: said }) => said)).toMatchObject([{ date: promisedAt }])
    await give()
    expect(await noticesOf(team)).toMatchObject([{ kind: 'orderDateChanged', words: dates }])
    // Once the day is past it is late, by that promise.
    await later(Date.parse(promisedAt ?? '') - server.clock.now().getTime() + days(0.01), async () => {
      await run(tellOfLate)
      await run(tellOfLate)
      expect(await noticesOf(team)).toMatchObject([{ kind: 'orderLate', words: { date: promisedAt } }])
      expect((await read()).isLate).toBe(true)
      // The same later date was mailed once.
      expect(await mailsOf(team.customer)).toEqual(['orderDateLater', 'orderLateExpected'])
      // Moved when it is late, that is said anew, and the other notice is not.
      await give()
      const { expectedAt: now } = await read()
      const [said, ...more] = await noticesOf(team)
      expect([said, more]).toMatchObject([
        { kind: 'orderLate', words: { date: promisedAt, expected: now } },
        [],
      ])
    })
  })
})

describe('a complaint that is answered', () => {
  const answer = async ({ manager }: OrderingTeam, taskPublicId: string, word: 'return' | 'keep') => {
    const body = { answer: word, message: 'Vu avec l’équipe.' }
    const params = { taskPublicId }
    const asManager = await signedIn(server, manager)
    return asManager.call('POST /api/me/managing-tasks/{taskPublicId}/complaint', { params, body })
  }

  it('leaves no older delivery that a page could still say yes to', async () => {
    const { team, task, desk, mine } = await delivered()
    await mine.complain()
    await answer(team, task, 'return')
    await desk.start(task)
    await desk.deliver(task, 'Autrement.')
    expect((await mine.accept(1)).error?.code).toBe('conflict')
    expect((await mine.accept(2)).status).toBe(200)
  })

  it('by keeping words alone finishes them, as a yes does: there is nothing to send', async () => {
    const { team, task, mine } = await delivered()
    await mine.complain()
    expect((await answer(team, task, 'keep')).status).toBe(200)
    expect(await mine.read()).toMatchObject({
      status: 'completed',
      proposals: [{ status: 'accepted' }],
      complaint: { answer: 'keep' },
      abilities: ['rate'],
    })
    expect(await team.balance()).toBe(98)
  })

  it('by keeping a whole post is a yes to it: nobody draws on it, and it is held against what is sent', async () => {
    const { team, desk } = await oneOrder()
    const task = await team.order()
    await desk.start(task)
    await desk.draw(task, team.params)
    await desk.deliver(task)
    const at = { params: { ...team.params, taskPublicId: task } }
    const post = async () =>
      (await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', at)).body.task
    await team.asCustomer(task).complain()
    expect((await answer(team, task, 'keep')).status).toBe(200)
    const { status, visual } = await post()
    expect(status).toBe('validated')
    const drawn = await team.browser.call(
      'POST /api/users/{id}/graphical-line-templates/{templateId}/design',
      {
        params: { ...team.params, templateId: visual?.id ?? 0 },
        body: { design: {}, designVersion: 1, isAutosave: false } as never,
      },
    )
    expect(drawn.status).toBe(409)
    const [kept] = await server.platform.db
      .select({ approved: taskTable.approved })
      .from(taskTable)
      .where(eq(taskTable.publicId, task))
    expect(kept?.approved?.print).toEqual(expect.any(String))
  })
})

describe('the export of one’s data', () => {
  it('has what a business ordered and was delivered, nothing half made, and when an agent worked', async () => {
    const { team, agent, task, desk, mine } = await delivered()
    await mine.return()
    await desk.start(task)
    const exportOf = async (who: TestPerson) =>
      JSON.parse((await (await signedIn(server, who)).call('GET /api/me/export')).text).orders
    const own = await exportOf(team.customer)
    expect(own.orders).toMatchObject([{ credits: 2, state: 'queued' }])
    expect(own.proposals).toMatchObject([{ round: 1, status: 'declined' }])
    expect(own.workedAt).toEqual([])
    const theirs = await exportOf(agent)
    expect([theirs.orders, theirs.workedAt.length]).toEqual([[], 2])
  })
})

describe('silence on a delivery', () => {
  const choose = async (team: OrderingTeam, silence: 'hold' | 'nextSlot' | 'validate') =>
    team.browser.call('POST /api/users/{id}/approval-policy', {
      params: team.params,
      body: { silence, afterHours: 4 },
    })
  const statusOf = async ({ team, task }: Awaited<ReturnType<typeof delivered>>) => {
    const browser = await signedIn(server, team.customer)
    const at = { params: { ...team.params, taskPublicId: task } }
    return (await browser.call('GET /api/users/{id}/orders/{taskPublicId}', at)).body.order
  }

  it('is a yes where its business wants that, once its time is over', async () => {
    const one = await delivered()
    await choose(one.team, 'validate')
    await later(hours(3), async () => {
      await run(acceptDeliveries)
      expect((await statusOf(one)).proposals[0]?.status).toBe('waiting')
    })
    await later(days(7), async () => {
      await run(acceptDeliveries)
      await run(acceptDeliveries)
      const order = await statusOf(one)
      expect(order.proposals[0]).toMatchObject({ status: 'accepted' })
      expect(order.abilities).toContain('rate')
      expect(await kindsOf(one.team)).toEqual(['silenceValidated'])
      expect((await newsOf(one.agent))?.items).toEqual([
        { kind: 'orderAcceptedBySilence', title: order.title, taskId: null },
      ])
    })
  })

  it('is none where nobody chose it, nor by the other rules', async () => {
    const one = await delivered()
    for (const silence of [null, 'hold', 'nextSlot'] as const) {
      if (silence) await choose(one.team, silence)
      await later(days(30), () => run(acceptDeliveries))
    }
    expect((await statusOf(one)).proposals[0]?.status).toBe('waiting')
  })

  it('is none of work that went back to be corrected', async () => {
    const one = await delivered()
    await choose(one.team, 'validate')
    await one.mine.return()
    await later(days(7) + minutes(1), async () => {
      await run(acceptDeliveries)
      expect((await statusOf(one)).status).toBe('returnWaiting')
    })
  })
})
