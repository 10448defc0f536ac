import { beforeAll, describe, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { atWork, minutesOf } from '../../testing/orders.ts'
import { signedIn, type TestPerson } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { stopTimers } from './jobs/stop-timers.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const runTimers = () =>
  stopTimers.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal })

describe('the desk', () => {
  it('shows what waits in its order, with the brief and the business', async () => {
    const { desk, task, team } = await atWork(server, { orders: 2 })
    const { data, counts } = await desk.list()
    expect(counts).toEqual({ todo: 2, returns: 0, delivered: 0 })
    expect(data.items[0]).toMatchObject({ taskId: task, status: 'planned', minutes: 15, workedSeconds: 0 })
    const { work } = (await desk.read(task)).body
    expect(work.brief.subject).toMatchObject({ message: 'Il sort du four le jeudi.' })
    expect(work.customer.name).toContain(String(team.customer.id))
  })

  it('counts one timer, which pauses the other task, and only what was worked', async () => {
    const { desk, tasks } = await atWork(server, { orders: 2 })
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
    const { desk, task } = await atWork(server)
    const both = await Promise.all([desk.start(task), desk.start(task)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    server.clock.advance(minutes(3))
    expect(minutesOf((await desk.read(task)).body.work)).toBe(3)
  })

  it('stops a timer at its start where the stop was asked for a moment before it and had to wait', async () => {
    const { desk, task } = await atWork(server)
    await desk.start(task)
    server.clock.advance(-minutes(1))
    const paused = await desk.pause(task)
    server.clock.advance(minutes(1))
    expect(paused.body.work).toMatchObject({ status: 'paused', workedSeconds: 0 })
  })

  it('stops a timer nobody was heard of, at the last sign of them', async () => {
    const { desk, task, team } = await atWork(server)
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

  it('stops a timer at what was done last, where its page is open and nobody answers', async () => {
    const { desk, task } = await atWork(server)
    await desk.start(task)
    server.clock.advance(minutes(7))
    await desk.alive(task)
    server.clock.advance(minutes(4))
    const quiet = { seconds: 4 * 60 }
    // Another page speaks for it.
    expect((await desk.alive(task, quiet)).body.isRunning).toBe(true)
    server.clock.advance(minutes(36))
    expect((await desk.alive(task, { seconds: 40 * 60 })).body.isRunning).toBe(false)
    const { work } = (await desk.read(task)).body
    expect(work).toMatchObject({ status: 'paused', pausedFor: 'noSign' })
    expect(minutesOf(work)).toBe(7)
    // An old page says nothing of what was begun since, and whoever answers is believed.
    await desk.start(task)
    server.clock.advance(minutes(3))
    expect((await desk.alive(task, { seconds: 3600, isSaid: true })).body.isRunning).toBe(true)
    expect((await desk.alive(task, { seconds: 60, isSaid: true })).body.isRunning).toBe(false)
    expect(minutesOf((await desk.read(task)).body.work)).toBe(9)
  })

  it('delivers a hook for each network where that was ordered', async () => {
    const { desk, team } = await atWork(server)
    const words = { configurationId: team.kindOf('hook', null) }
    const task = await team.order({ networks: ['facebook', 'x'], hookSetting: 'perNetwork' }, words)
    const at = { params: { taskPublicId: task } }
    await desk.start(task)
    const same = { version: 0, hooks: { common: 'La même partout.', own: {} } }
    await desk.browser.call('POST /api/me/running-tasks/{taskPublicId}/proposal', { ...at, body: same })
    const alike = await desk.browser.call('POST /api/me/running-tasks/{taskPublicId}/deliver', {
      ...at,
      body: { version: 1 },
    })
    expect(alike.status).toBe(422)
    expect((await desk.deliver(task)).status).toBe(200)
  })

  it('delivers no half of it, and what is delivered waits for the customer', async () => {
    const { desk, task, team } = await atWork(server)
    await desk.start(task)
    expect((await desk.deliver(task, ' ')).status).toBe(422)
    expect((await desk.deliver(task)).status).toBe(200)
    expect(await team.asCustomer(task).read()).toMatchObject({
      status: 'completed',
      abilities: ['accept', 'return', 'complain', 'comment'],
      proposals: [{ round: 1, status: 'waiting', hooks: { common: 'Le seigle est là.' } }],
    })
    const { items } = (
      await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/history', {
        params: { ...team.params, taskPublicId: task },
        query: {},
      })
    ).body.data
    expect(items[0]).toMatchObject({ transition: 'deliver', difference: 'some' })
    expect((await desk.list('delivered')).counts).toMatchObject({ todo: 0, delivered: 1 })
    // Its credits are held still, and spent by the yes.
    expect(await team.balance()).toBe(98)
  })

  it('is of who has the task alone, and what they saw of the business goes with it', async () => {
    const { desk, other, task, team } = await atWork(server, { agents: 2 })
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
    const { team } = await atWork(server)
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

  it('shows its business nothing of a picture until it is delivered, and of a correction what was', async () => {
    const { team } = await atWork(server)
    const task = await team.order()
    const desk = await team.deskOf(team.agents[0] as TestPerson)
    const at = { params: { ...team.params, taskPublicId: task } }
    const line = '/api/users/{id}/tasks/{taskPublicId}/history/{eventId}'
    /** Where the business finds the picture: in the post, its list, and its history. */
    const seen = async () => {
      const { task: post } = (await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', at)).body
      const { items } = (await team.browser.call('GET /api/users/{id}/tasks', { ...at, query: {} })).body.data
      const lines = (
        await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/history', { ...at, query: {} })
      ).body.data.items
      const texts = await Promise.all(
        lines.map(async ({ id }) => {
          const one = await team.browser.call(`GET ${line}`, { params: { ...at.params, eventId: id } })
          return one.status === 200 ? (one.body.difference.after.picture?.visual?.picture ?? '') : ''
        }),
      )
      return [
        ...[post.picture ? 'post' : '', post.visual ? 'drawn' : ''],
        items.find(({ id }) => id === task)?.picture ? 'list' : '',
        texts.some(Boolean) ? 'history' : '',
        lines.some(({ transition, difference }) => transition === 'dress' && difference) ? 'line' : '',
      ].filter(Boolean)
    }
    await desk.start(task)
    await desk.draw(task, team.customer)
    expect(await seen()).toEqual([])
    expect((await desk.read(task)).body.work.visual?.picture).toBeTruthy()
    await desk.deliver(task)
    const all = ['post', 'drawn', 'list', 'history', 'line']
    expect(await seen()).toEqual(all)
    await team.asCustomer(task).return()
    await desk.start(task)
    expect(await seen()).toEqual(all)
    const { visual, isRedrawn } = (await desk.read(task)).body.work
    expect(isRedrawn).toBe(false)
    server.clock.advance(minutes(1))
    const drawn = await desk.browser.call(
      'POST /api/users/{id}/graphical-line-templates/{templateId}/design',
      {
        params: { ...team.params, templateId: visual?.id ?? 0 },
        body: { design: {}, designVersion: 2, isAutosave: false } as never,
      },
    )
    expect(drawn.status).toBe(200)
    expect(await seen()).toEqual(['line'])
    expect((await desk.read(task)).body.work.isRedrawn).toBe(true)
    await desk.draw(task, team.customer)
    expect(await seen()).toEqual(['line'])
    await desk.deliver(task, 'Plus court.')
    expect((await seen()).slice(0, 3)).toEqual(all.slice(0, 3))
  })

  it('is delivered without a word where a picture alone was ordered', async () => {
    const { team } = await atWork(server)
    const task = await team.order({}, { configurationId: team.kindOf('visual') })
    const desk = await team.deskOf(team.agents[0] as TestPerson)
    await desk.start(task)
    await desk.draw(task, team.customer)
    const delivered = await desk.browser.call('POST /api/me/running-tasks/{taskPublicId}/deliver', {
      params: { taskPublicId: task },
      body: { version: (await desk.read(task)).body.work.draft.version },
    })
    expect(delivered.status).toBe(200)
    const words = (await team.asCustomer(task).read()).proposals.map(({ hooks }) => hooks.common)
    expect(words).toEqual([''])
  })
})

describe('an answer', () => {
  it('yes spends what was held, once, and the work can be rated', async () => {
    const { desk, task, team } = await atWork(server)
    const mine = team.asCustomer(task)
    await desk.start(task)
    await desk.deliver(task)
    expect((await mine.accept(2)).error?.code).toBe('conflict')
    const isHeld = async () =>
      (
        await team.browser.call('GET /api/users/{id}/credit-entries', { params: team.params, query: {} })
      ).body.data.items.find(({ reason }) => reason === 'order')?.isHeld
    expect(await isHeld()).toBe(true)
    const both = await Promise.all([mine.accept(), mine.accept()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await mine.read()).toMatchObject({ status: 'completed', abilities: ['complain', 'rate'] })
    expect((await mine.rate(4)).body.order.rating).toMatchObject({ text: 4 })
    expect([await isHeld(), await team.balance()]).toEqual([false, 98])
  })

  it('comes back twice for nothing, then for credits that were agreed to', async () => {
    const { desk, task, team } = await atWork(server)
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
    // What was corrected is the picture: the words are those that came back.
    const url = 'POST /api/me/running-tasks/{taskPublicId}/deliver'
    const as = await desk.browser.call(url, { params: { taskPublicId: task }, body: { version: 0 } })
    expect(as.body.work.proposals.at(-1)).toMatchObject({ round: 4, hooks: { common: 'Le seigle est là.' } })
    expect((await mine.accept(4)).status).toBe(200)
    expect(await team.balance()).toBe(96)
  })

  it('by a complaint goes to the manager, who gives the credits back, once', async () => {
    const { desk, task, team } = await atWork(server)
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
    const { desk, team } = await atWork(server)
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
