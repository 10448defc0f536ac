import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { type Sending, sendingOn } from '../../testing/sending.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'

let server: TestServer
let sending: Sending
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  sending = await sendingOn(server)
})

const zone = 'Europe/Paris'
type Validated = Awaited<ReturnType<Sending['validated']>>

const dateOn = ({ posts, post }: Validated, localTime: string | null, more: object = {}) =>
  posts.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
    params: { id: posts.id, taskPublicId: post },
    body: { localTime, zone, ...more },
  })
const shift = ({ posts, post }: Validated, by: number) =>
  posts.browser.call('POST /api/users/{id}/tasks/together', {
    params: { id: posts.id },
    body: { posts: [{ id: post }], what: { action: 'shift', days: by } },
  })

describe('another date', () => {
  it('sends a scheduled post then, on its pages, as it was approved, and not at the hour before', async () => {
    const one = await sending.validated()
    await one.schedule(sending.inParis(minutes(10)))
    const later = sending.inParis(minutes(30))
    expect((await dateOn(one, later)).body.task).toMatchObject({
      status: 'publicationWaiting',
      schedule: { localTime: later, zone },
    })
    await sending.after(minutes(11), async () => expect(one.live()).toBe(0))
    await sending.after(minutes(31), async () => expect(one.live()).toBe(1))
  })

  it('is what any other post is meant for: nothing goes out by it, and it can be taken away', async () => {
    const one = await sending.validated()
    const local = sending.inParis(minutes(10))
    expect((await dateOn(one, local)).body.task).toMatchObject({
      status: 'validated',
      schedule: { localTime: local },
    })
    await sending.after(minutes(11), async () => expect(one.live()).toBe(0))
    expect((await dateOn(one, null)).body.task).toMatchObject({ schedule: null, publishAt: null })
  })

  it('says which day of its words is not so any more', async () => {
    const one = await sending.validated()
    await one.posts.workAgain(one.post)
    const { version } = await one.task()
    await one.posts.change(one.post, { version, hooks: { common: 'Demain, du pain.', own: {} } })
    const moved = await dateOn(one, sending.inParis(days(3)))
    expect(moved.body.saysDay).toBe('Demain')
    expect((await dateOn(one, sending.inParis(days(3)))).body.saysDay).toBeNull()
  })

  it('is refused in the past, where somebody else gave one meanwhile, and once it is out', async () => {
    const one = await sending.validated()
    const past = await dateOn(one, sending.inParis(-hours(1)))
    expect(past.error?.fields?.localTime).toMatch(/passée/)
    await dateOn(one, sending.inParis(days(2)))
    expect((await dateOn(one, sending.inParis(days(3)), { seen: null })).status).toBe(409)

    const out = await sending.validated()
    await out.schedule(sending.inParis(minutes(5)))
    expect((await dateOn(out, null)).error?.code).toBe('notNow')
    await sending.after(minutes(6), async () => {
      expect(out.live()).toBe(1)
      expect((await dateOn(out, sending.inParis(days(1)))).error?.code).toBe('notNow')
    })
  })

  it('keeps the hour of the local time when it moves by days over a change of the clocks', async () => {
    const one = await sending.validated()
    const year = server.clock.now().getUTCFullYear() + 1
    for (const [from, by, at] of [
      [`${year}-03-20T09:30`, 14, `${year}-04-03T07:30:00.000Z`],
      [`${year}-10-20T09:30`, 14, `${year}-11-03T08:30:00.000Z`],
    ] as const) {
      await dateOn(one, from)
      expect((await shift(one, by)).body.results).toEqual([{ id: one.post, refused: null }])
      expect((await one.task()).publishAt).toBe(at)
    }
  })
})

describe('several posts together', () => {
  it('each does what it can: what is refused is said, and keeps no other from it', async () => {
    const [ready, bare] = [await sending.validated(), await sending.validated()]
    const { id } = ready.posts
    await server.platform.db.update(task).set({ accountId: id }).where(eq(task.publicId, bare.post))
    await dateOn(ready, sending.inParis(days(2)))
    const call = (what: object, posts: object[] = [{ id: ready.post }, { id: bare.post }]) =>
      ready.posts.browser.call('POST /api/users/{id}/tasks/together', {
        params: { id },
        body: { posts, what } as never,
      })
    const moved = await call({ action: 'shift', days: 1 })
    expect(moved.body.results).toMatchObject([
      { id: ready.post, refused: null },
      { id: bare.post, refused: expect.stringMatching(/./) },
    ])
    const removed = await call({ action: 'remove' })
    expect(removed.body.results.map(({ refused }) => refused)).toEqual([null, null])
    const back = await call({ action: 'restore' })
    expect(back.body.results.map(({ refused }) => refused)).toEqual([null, null])
    // A yes is said to what was seen: without that there is none.
    const again = await call({ action: 'workAgain' })
    expect(again.body.results[0]?.refused).toBeNull()
    expect((await call({ action: 'validate' })).body.results[0]?.refused).toMatch(/./)
    const { version, shown } = await ready.task()
    const yes = await call({ action: 'validate' }, [{ id: ready.post, version, seen: shown }])
    expect(yes.body.results).toEqual([{ id: ready.post, refused: null }])
    expect((await ready.task()).status).toBe('validated')
  })
})

describe('several posts approved for their dates', () => {
  it('go out on them with one press; without a date one says so, and the press is taken back whole', async () => {
    const open = await sending.validated()
    const { posts } = open
    const { id, browser } = posts
    const made = async (words: string) => {
      const { id: post, visual } = await posts.make({ hooks: { common: words, own: {} } })
      await posts.validateVisual(post, visual?.designVersion ?? 0)
      await posts.validate(post, (await posts.read(post)).body.task.version)
      return { ...open, post }
    }
    const [approved, bare] = [await made('Déjà validé.'), await made('Sans date.')]
    const all = [open, approved, bare]
    const read = async (post: string) => (await posts.read(post)).body.task
    const date = sending.inParis(days(2))
    await dateOn(open, date)
    await posts.workAgain(open.post)
    await dateOn(approved, date)
    const together = async (action: 'approve' | 'takeBack' | 'unschedule', some: readonly Validated[]) => {
      const body = some.map(async ({ post }) => {
        const { version, shown } = await read(post)
        return { id: post, version, ...(shown ? { seen: shown } : {}) }
      })
      const reply = await browser.call('POST /api/users/{id}/tasks/together', {
        params: { id },
        body: { posts: await Promise.all(body), what: { action } },
      })
      return reply.body.results.map(({ refused }) => refused)
    }
    expect(await together('approve', all)).toEqual([null, null, 'Ce post n’a pas encore de date.'])
    for (const { post } of [open, approved])
      expect(await read(post)).toMatchObject({ status: 'publicationWaiting', schedule: { localTime: date } })
    // One page gets two at the same minute: each says so, and the one without a date does not.
    const listed = await browser.call('GET /api/users/{id}/tasks', { params: { id }, query: {} })
    const sharing = listed.body.data.items.filter(({ sharesHour }) => sharesHour).map((card) => card.id)
    expect(sharing.toSorted()).toEqual([open.post, approved.post].toSorted())
    expect(await together('takeBack', [open])).toEqual([null])
    expect(await together('unschedule', [approved])).toEqual([null])
    expect(await read(open.post)).toMatchObject({ status: 'customizing', schedule: { localTime: date } })
    expect(await read(approved.post)).toMatchObject({ status: 'validated', schedule: { localTime: date } })
  })
})

describe('the calendar', () => {
  it('shows what has a date between two moments, the earliest first, narrowed as the list is', async () => {
    const one = await sending.validated()
    const { browser, id } = one.posts
    await dateOn(one, sending.inParis(days(5)))
    const read = (from: number, before: number, more: object = {}) =>
      browser.call('GET /api/users/{id}/calendar', {
        params: { id },
        query: {
          from: new Date(server.clock.now().getTime() + from).toISOString(),
          before: new Date(server.clock.now().getTime() + before).toISOString(),
          ...more,
        } as never,
      })
    const { body } = await read(days(4), days(6))
    expect(body.data).toMatchObject({ items: [{ id: one.post, status: 'validated' }], more: 0 })
    expect(body.zone).toBe(zone)
    expect((await read(days(6), days(9))).body.data.items).toEqual([])
    expect((await read(days(4), days(6), { status: 'published' })).body.data.items).toEqual([])
  })
})
