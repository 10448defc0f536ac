import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { person } from '../../access/person.tables.ts'
import { deleteDueAccounts } from '../../testing/delete-due-accounts.ts'
import { orderingTeam } from '../../testing/orders.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { returnWhereFree } from './index.ts'
import { agentLoad } from './order.tables.ts'
import { taskConfiguration } from './orders.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('a quote', () => {
  it('says what an order costs with its parts, when it is delivered and who does it', async () => {
    const team = await orderingTeam(server)
    const quote = await team.quote({ configurationId: team.kindOf('complete') })
    expect(quote).toMatchObject({
      credits: 6,
      minutes: 45,
      parts: [{ kind: 'task', credits: 6 }],
      balance: 100,
      missing: 0,
      promise: { agentName: 'Agent', minutesAhead: 0, skipped: [] },
    })
    const words = await team.quote({ configurationId: team.kindOf('hook', null), networks: 3 })
    expect(words).toMatchObject({ credits: 4, minutes: 25 })
    // A picture alone has no words of its own for each network.
    const ofPicture = (networks: number) => team.quote({ configurationId: team.kindOf('visual'), networks })
    const [one, three] = await Promise.all([ofPicture(1), ofPicture(3)])
    expect(three).toMatchObject({ credits: one.credits, minutes: one.minutes, parts: one.parts })
  })

  it('sells going first only where that gains a day, with what stands before it there', async () => {
    const team = await orderingTeam(server)
    const quote = (isUrgent: string) => team.quote({ configurationId: team.kindOf('complete'), isUrgent })
    expect(await quote('true')).toMatchObject({ credits: 6, isUrgent: false, parts: [{ kind: 'task' }] })
    // What waits for days, and may wait longer.
    const waits = { agentId: team.agents[0]?.id ?? 0, minutes: 4_000, tasks: 1 }
    await server.platform.db.insert(agentLoad).values(waits)
    const [usual, first] = [await quote('false'), await quote('true')]
    expect(usual).toMatchObject({ credits: 6, isUrgent: false, promise: { minutesAhead: 4_000 } })
    expect(first).toMatchObject({ credits: 10, isUrgent: true, promise: { minutesAhead: 0 } })
    expect(first.parts.map(({ kind }) => kind)).toEqual(['task', 'urgent'])
    expect((first.promise?.at ?? '') < (usual.promise?.at ?? '')).toBe(true)
  })

  it('has no date where nobody speaks the language, and then nothing can be ordered', async () => {
    const team = await orderingTeam(server, { agents: 0 })
    expect((await team.quote({ configurationId: team.kindOf('complete') })).promise).toBeNull()
    const begun = await team.begin()
    expect((await team.placeBegun(begun)).error?.code).toBe('noDeliveryDate')
    expect(await team.balance()).toBe(100)
  })
})

describe('an order', () => {
  it('is a draft until it is placed, holds its credits, and goes to who is done first', async () => {
    const team = await orderingTeam(server, { agents: 2 })
    const first = await team.order()
    expect(await team.balance()).toBe(94)
    const second = await team.order()
    const agents = await Promise.all([first, second].map((id) => team.asCustomer(id).read()))
    expect(new Set(agents.map(({ agentName }) => agentName)).size).toBe(2)
    expect(agents[0]).toMatchObject({
      status: 'planned',
      credits: 6,
      abilities: ['cancel', 'attach', 'comment'],
      isLate: false,
    })
  })

  it('goes with its account, and waits before nobody any more', async () => {
    const { platform, clock } = server
    const team = await orderingTeam(server)
    await team.order()
    await team.order()
    const own = eq(agentLoad.agentId, team.agents[0]?.id ?? 0)
    const load = async () => (await platform.db.select().from(agentLoad).where(own))[0]
    expect((await load())?.tasks).toBe(2)
    const gone = { deletionDueAt: new Date(clock.now().getTime() - 1) }
    await platform.db.update(person).set(gone).where(eq(person.id, team.customer.id))
    const job = { id: 'test', signal: new AbortController().signal }
    await deleteDueAccounts.handle(platform, {}, job)
    expect(await load()).toMatchObject({ minutes: 0, tasks: 0 })
  })

  it('asks for what is missing by its field, and for nothing of a draft', async () => {
    const team = await orderingTeam(server)
    const begun = await team.begin({ title: '', subject: { type: 'event', name: 'Portes ouvertes' } })
    const placed = await team.placeBegun(begun)
    expect(placed.error?.fields).toMatchObject({
      'brief.title': expect.any(String),
      'brief.subject.date': expect.any(String),
      'brief.subject.description': expect.any(String),
    })
    expect(await team.balance()).toBe(100)
  })

  it('says no to a day that is past, too many keywords and a novel, and keeps what was written', async () => {
    const team = await orderingTeam(server)
    const past = await team.placeBegun(await team.begin({ publishOn: '2020-02-29' }))
    expect(past.error?.fields).toMatchObject({ 'brief.publishOn': expect.any(String) })
    const keywords = Array.from({ length: 11 }, (_, index) => `mot ${index}`)
    await expect(team.begin({ keywords })).rejects.toThrow('422')
    const novel = { type: 'other', message: 'Le pain. '.repeat(4_500) }
    await expect(team.begin({ subject: novel })).rejects.toThrow('422')
    expect(await team.balance()).toBe(100)
  })

  it('is not placed dearer or later than was seen, nor twice, nor without the credits', async () => {
    const team = await orderingTeam(server, { credits: 7 })
    const begun = await team.begin()
    expect((await team.placeBegun(begun, { credits: 5 })).error?.code).toBe('priceChanged')
    expect((await team.placeBegun(begun, { promisedAt: '2020-01-01T00:00:00.000Z' })).error?.code).toBe(
      'promiseChanged',
    )
    const twice = await Promise.all([team.placeBegun(begun), team.placeBegun(begun)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await team.balance()).toBe(1)
    expect((await team.placeBegun(await team.begin())).error?.code).toBe('insufficientCredits')
  })

  it('that two place at once for one agent stand one behind the other', async () => {
    const team = await orderingTeam(server)
    const begun = [await team.begin(), await team.begin(), await team.begin()]
    const placed = await Promise.all(begun.map((one) => team.placeBegun(one)))
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200])
    const { data } = await (await team.deskOf(team.agents[0] as never)).list()
    expect(data.items).toHaveLength(3)
  })

  it('says what stands before it now, and not only when it was ordered', async () => {
    const team = await orderingTeam(server)
    const [first, second] = [await team.order(), await team.order()]
    const ahead = async () => (await team.asCustomer(second).read()).promise?.minutesAhead
    expect(await ahead()).toBe(45)
    await team.asCustomer(first).cancel()
    expect(await ahead()).toBe(0)
  })

  it('is cancelled before anybody began, and gives its credits back once', async () => {
    const team = await orderingTeam(server)
    const task = await team.order()
    const mine = team.asCustomer(task)
    const posts = `/api/users/{id}/tasks/{taskPublicId}` as const
    const at = { params: { ...team.params, taskPublicId: task } }
    // As a post it cannot be cancelled: that would keep the credits.
    expect((await team.browser.call(`POST ${posts}/cancel`, at)).status).toBe(409)
    const both = await Promise.all([mine.cancel(), mine.cancel()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await team.balance()).toBe(100)
    expect((await team.browser.call(`POST ${posts}/put-back`, at)).status).toBe(409)
    expect((await (await team.deskOf(team.agents[0] as never)).list()).data.total).toBe(0)
  })

  it('is nothing to a stranger, and a brief is filled from a post that exists', async () => {
    const team = await orderingTeam(server)
    const task = await team.order()
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const read = await stranger.call('GET /api/users/{id}/orders/{taskPublicId}', {
      params: { ...team.params, taskPublicId: task },
    })
    expect(read.status).toBe(404)
    const post = await team.browser.call('POST /api/users/{id}/tasks', {
      params: team.params,
      body: {
        title: 'Galette',
        format: 'image',
        networks: ['x'],
        hooks: { common: 'Elle est là.' },
      } as never,
    })
    const { draft } = (
      await team.browser.call('POST /api/users/{id}/order-drafts', {
        params: team.params,
        body: { fromTaskId: post.body.task.id },
      })
    ).body
    expect(draft.brief).toMatchObject({
      title: 'Galette',
      networks: ['x'],
      subject: { type: 'other', message: 'Elle est là.' },
    })
    const ofDay = await team.browser.call('POST /api/users/{id}/order-drafts', {
      params: team.params,
      body: { title: 'Journée du pain', message: 'Elle fête le pain partout.', publishOn: '2026-10-16' },
    })
    expect(ofDay.body.draft.brief).toMatchObject({
      title: 'Journée du pain',
      subject: { type: 'other', message: 'Elle fête le pain partout.' },
      publishOn: '2026-10-16',
    })
  })

  it('ordered again under another name is that brief; of a kind that is offered no more, one is chosen', async () => {
    const team = await orderingTeam(server)
    const ordered = await team.order()
    const kind = team.kindOf('complete')
    const removedAt = (at: Date | null) =>
      server.platform.db
        .update(taskConfiguration)
        .set({ removedAt: at })
        .where(eq(taskConfiguration.id, kind))
    const again = async () =>
      (
        await team.browser.call('POST /api/users/{id}/order-drafts', {
          params: team.params,
          body: { fromTaskId: ordered, title: 'Encore du seigle' },
        })
      ).body.draft
    expect(await again()).toMatchObject({ configurationId: kind, brief: { title: 'Encore du seigle' } })
    await removedAt(server.clock.now())
    expect(await again()).toMatchObject({ configurationId: null })
    await removedAt(null)
  })

  it('stands in the calendar from the first moment: on the day it is wanted, or on that of its delivery', async () => {
    const team = await orderingTeam(server)
    const inDays = (count: number) =>
      new Date(server.clock.now().getTime() + count * 86_400_000).toISOString().slice(0, 10)
    const [undated, dated] = [await team.order(), await team.order({ publishOn: inDays(20), pageIds: [7] })]
    const { promisedAt } = await team.asCustomer(undated).read()
    const { data } = (
      await team.browser.call('GET /api/users/{id}/calendar', {
        params: team.params,
        query: { from: `${inDays(-1)}T00:00:00.000Z`, before: `${inDays(30)}T00:00:00.000Z` } as never,
      })
    ).body
    const post = await team.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', {
      params: { ...team.params, taskPublicId: dated },
    })
    expect(post.body.task.pageIds).toEqual([7])
    const card = (id: string) => data.items.find((one) => one.id === id)
    expect(card(undated)).toMatchObject({ status: 'planned', publishAt: null, promisedAt })
    expect(card(dated)?.publishAt?.slice(0, 10)).toBe(inDays(20))
    // On the day of its delivery, it is not among those without a day.
    const without = await team.browser.call('GET /api/users/{id}/tasks', {
      params: team.params,
      query: { dated: 'no' } as never,
    })
    expect(without.body.data.items.map(({ id }) => id)).not.toContain(undated)
  })
})

describe('a brief that is changed after the delivery', () => {
  it('has a quote of its own that is agreed to; the same brief is an included correction', async () => {
    const team = await orderingTeam(server)
    const words = { configurationId: team.kindOf('hook', null) }
    const task = await team.order({}, words)
    const [mine, desk] = [team.asCustomer(task), await team.deskOf(team.agents[0] as never)]
    const deliver = async () => {
      await desk.start(task)
      expect((await desk.deliver(task)).status).toBe(200)
    }
    await deliver()
    // Nothing is changed and nothing said of it.
    expect((await mine.change({})).answer.status).toBe(422)
    expect((await mine.return()).body.order.returns).toMatchObject({ asked: 1, nextCredits: 0 })
    await deliver()
    const two = { networks: ['facebook', 'x'], hookSetting: 'perNetwork' }
    expect((await mine.change(two, { agreedCredits: 2 })).answer.error?.code).toBe('priceChanged')
    const early = { promisedAt: '2020-01-01T00:00:00.000Z', configurationId: words.configurationId }
    const { brief } = await mine.read()
    const late = await mine.change(two, { change: { ...early, brief: { ...brief, ...two } } })
    expect(late.answer.error?.code).toBe('promiseChanged')
    const bare = await mine.change({ networks: [] })
    expect(bare.answer.error?.fields).toMatchObject({ 'brief.networks': expect.any(String) })
    expect(await team.balance()).toBe(98)
    const { quote, answer } = await mine.change(two)
    expect(quote).toMatchObject({
      credits: 3,
      minutes: 10,
      parts: [
        { kind: 'correction', credits: 2 },
        { kind: 'networks', credits: 1 },
      ],
      promise: { agentName: 'Agent', minutesAhead: 0 },
    })
    expect(answer.body.order).toMatchObject({
      status: 'returnWaiting',
      networks: two.networks,
      brief: two,
      credits: 5,
      promisedAt: quote?.promise?.at,
      // None of the two that are included is used up by it.
      returns: { asked: 1, nextCredits: 0 },
    })
    expect(await team.balance()).toBe(95)
    expect((await desk.read(task)).body.work).toMatchObject({
      brief: two,
      remarks: [],
      changed: ['networks', 'hookSetting'],
    })
    await deliver()
    const other = await mine.change({ subject: { type: 'brand', message: 'Quarante ans de fournil.' } })
    expect(other.quote).toMatchObject({
      credits: 3,
      minutes: 20,
      parts: [{ kind: 'task' }, { kind: 'networks' }],
    })
    expect(other.answer.body.order.returns).toMatchObject({ asked: 0, nextCredits: 0 })
    await deliver()
    // By mail, with no price to be seen: two paid changes used up none of what comes with the order.
    const at = { accountId: team.customer.id, taskPublicId: task, message: 'Le jeudi, pas le mardi.' }
    expect(await runCommand(server.platform, system('test'), 'test', returnWhereFree, at)).toBe(true)
    expect((await mine.read()).returns).toMatchObject({ asked: 1, nextCredits: 0 })
    await deliver()
    expect((await mine.accept(5)).status).toBe(200)
    expect(await team.balance()).toBe(92)
    expect((await mine.change({ tone: 'humor' })).answer.error?.code).toBe('notNow')
  })

  it('begins the picture anew where its format is another, and takes no other kind of work', async () => {
    const team = await orderingTeam(server)
    const task = await team.order()
    const [mine, desk] = [team.asCustomer(task), await team.deskOf(team.agents[0] as never)]
    await desk.start(task)
    await desk.draw(task, team.params)
    await desk.deliver(task)
    expect((await mine.change({}, {}, team.kindOf('hook', null))).answer.status).toBe(404)
    const { answer } = await mine.change({}, {}, team.kindOf('complete', 'carousel'))
    expect(answer.body.order).toMatchObject({ format: 'carousel', credits: 16, status: 'returnWaiting' })
    await desk.start(task)
    // What was drawn for the other format is gone.
    expect((await desk.deliver(task)).status).toBe(422)
    expect((await desk.draw(task, team.params)).status).toBe(200)
    expect((await desk.deliver(task)).status).toBe(200)
    expect(await team.balance()).toBe(84)
  })
})
