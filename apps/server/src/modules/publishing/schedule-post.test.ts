import { latestDateFrom } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { givePlan, subscribeTo } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type Sending, sendingOn } from '../../testing/sending.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'
import { networkAccount, networkPage } from './publishing.tables.ts'

let server: TestServer
let sending: Sending
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  sending = await sendingOn(server)
})
const validated: Sending['validated'] = () => sending.validated()
const after: Sending['after'] = (ms, act) => sending.after(ms, act)
const inParis: Sending['inParis'] = (afterMs) => sending.inParis(afterMs)

const nextYear = () => server.clock.now().getUTCFullYear() + 1

/** When clocks leap forward in Europe. */
const lastSundayOfMarch = (year: number) => `${year}-03-${31 - new Date(Date.UTC(year, 2, 31)).getUTCDay()}`

describe('scheduling', () => {
  it('has to fit what the plan allows: the month without one, and with one its posts a week', async () => {
    const one = await validated()
    const { id } = one.who
    const year = nextYear()
    const on = (day: number, hour = 9) => `${year}-06-0${day}T${String(hour).padStart(2, '0')}:00`
    await givePlan(server, id, null)
    const beyond = await one.schedule(on(2))
    expect([beyond.status, beyond.error?.code]).toEqual([409, 'planNeededBeyondMonth'])
    await subscribeTo(server, id, { postsAWeek: 1 })
    const monday = new Date(`${on(1)}:00Z`).getUTCDay() === 0 ? 2 : 1
    expect((await one.schedule(on(monday))).status).toBe(200)
    const other = await readyPost(server, 'Et les brioches.', one.who)
    await other.validate()
    await givePlan(server, id, null)
    const asked = await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/room', {
      params: { id, taskPublicId: other.post },
      query: { at: `${on(monday, 16)}:00Z` },
    })
    expect(asked.body.room).toEqual({ full: 'week', most: 1, taken: 1, opensAt: null })
    const full = await other.schedule(on(monday, 18))
    expect(full.error).toMatchObject({ code: 'postsAWeekReached', message: expect.stringContaining('1') })
    const later = new Date(`${on(monday)}:00Z`)
    later.setUTCDate(later.getUTCDate() + 7)
    expect((await other.schedule(later.toISOString().slice(0, 16))).status).toBe(200)
    const together = await one.browser.call('POST /api/users/{id}/tasks/together', {
      params: { id },
      body: {
        posts: [
          { id: one.post, localTime: on(monday, 11) },
          { id: other.post, localTime: on(monday, 12) },
        ],
        what: { action: 'date' },
      },
    })
    // Within its own week one moves freely; the other one is told why it does not.
    expect(together.body.results).toEqual([
      { id: one.post, refused: null },
      { id: other.post, refused: expect.stringContaining('par semaine') },
    ])
  })

  it('goes out at its hour, by itself, once, and not before', async () => {
    const one = await validated()
    const localTime = inParis(hours(1))
    const reply = await one.schedule(localTime)
    expect(reply.body.task).toMatchObject({
      status: 'publicationWaiting',
      schedule: { localTime, zone: 'Europe/Paris' },
      abilities: expect.arrayContaining(['schedule', 'unschedule', 'publish']),
    })
    // Its pages are named by the line itself: nothing of the post was changed by it.
    expect((await one.posts.history(one.post)).body.data.items[0]).toMatchObject({
      transition: 'schedule',
      difference: null,
    })
    expect(await one.publications()).toMatchObject([{ state: 'waiting' }])
    await after(minutes(58), async () => expect(one.live()).toBe(0))
    await after(minutes(61), async () => {
      expect(one.live()).toBe(1)
      expect((await one.task()).status).toBe('published')
    })
  })

  it('means the hour in the local time where it was said, over the change of the clocks', async () => {
    const one = await validated()
    const year = nextYear()
    const far = await one.schedule(`${year}-07-01T09:00`, { zone: 'Europe/Paris' })
    expect(far.body.task.publishAt).toBe(`${year}-07-01T07:00:00.000Z`)
    const winter = await one.schedule(`${year}-12-01T09:00`, { zone: 'America/Guadeloupe' })
    expect(winter.body.task.publishAt).toBe(`${year}-12-01T13:00:00.000Z`)
  })

  it('refuses an hour that is gone, one that the clocks leap over, and a day that is none', async () => {
    const one = await validated()
    const faultOf = async (local: string, zone = 'Europe/Paris') =>
      (await one.schedule(local, { zone })).error?.fields?.localTime
    expect(await faultOf(inParis(-minutes(2)))).toMatch(/passée/)
    const year = nextYear()
    expect(await faultOf(`${lastSundayOfMarch(year)}T02:30`)).toMatch(/horloges/)
    expect(await faultOf(`${year}-02-30T09:00`)).toMatch(/date n’existe pas/)
    expect((await one.schedule(`${year}-02-03T09:00`, { zone: 'Europe/Lutece' })).status).toBe(422)
    expect((await one.task()).status).toBe('validated')
    expect(await one.publications()).toEqual([])
  })

  it('refuses what is more than two years ahead, and takes what is not', async () => {
    const one = await validated()
    const twoYears = latestDateFrom(server.clock.now()).getTime() - server.clock.now().getTime()
    const late = await one.schedule(inParis(twoYears + minutes(2)))
    expect(late.error?.fields?.localTime).toBe('Choisissez une date dans les 2 ans qui viennent.')
    expect((await one.schedule('9999-12-31T09:00')).status).toBe(422)
    expect((await one.task()).status).toBe('validated')
    expect((await one.schedule(inParis(twoYears - minutes(2)))).status).toBe(200)
  })

  it('takes no page of somebody else, and no older version of the post', async () => {
    const [one, other] = [await validated(), await validated()]
    expect((await one.schedule(inParis(hours(1)), { pageIds: [one.pageId, other.pageId] })).status).toBe(404)
    expect((await one.schedule(inParis(hours(1)), { version: 1 })).status).toBe(409)
    expect(await one.publications()).toEqual([])
  })

  it('is not sent once it is taken off its date, worked on again or cancelled', async () => {
    const [off, again, cancelled] = [await validated(), await validated(), await validated()]
    for (const one of [off, again, cancelled]) await one.schedule(inParis(minutes(10)))
    await off.unschedule()
    expect(await off.task()).toMatchObject({ status: 'validated', schedule: null, publishAt: null })
    expect(await off.publications()).toEqual([])
    await again.posts.workAgain(again.post)
    await cancelled.posts.cancel(cancelled.post)
    await after(minutes(11), async () => {
      expect([off.live(), again.live(), cancelled.live()]).toEqual([0, 0, 0])
      // Its date is kept while it is worked on, and is its wish, not its order.
      expect(await again.task()).toMatchObject({ status: 'customizing' })
      // Back after its hour it is not sent that very moment.
      await cancelled.posts.putBack(cancelled.post)
      expect((await cancelled.task()).status).toBe('validated')
    })
  })

  it('goes out on the pages of the last wish only, at the last hour', async () => {
    const one = await validated()
    await one.schedule(inParis(minutes(10)))
    await one.schedule(inParis(minutes(30)))
    await after(minutes(11), async () => expect(one.live()).toBe(0))
    await after(minutes(31), async () => expect(one.live()).toBe(1))
  })

  it('goes out once though it is published now in the same moment as the clock begins it', async () => {
    const one = await validated()
    await one.schedule(inParis(minutes(5)))
    server.clock.advance(minutes(6))
    await Promise.all([sending.send(), one.publish([one.pageId]), sending.send(), one.unschedule()])
    await sending.send()
    server.clock.advance(-minutes(6))
    expect(one.live()).toBeLessThanOrEqual(1)
    const { status } = await one.task()
    expect([one.live(), status]).toEqual(status === 'validated' ? [0, 'validated'] : [1, 'published'])
  })
})

describe('the stop button', () => {
  it('holds everything of a business, and lets it go one after the other', async () => {
    const [one, other] = [await validated(), await validated()]
    const second = await readyPost(server, `Encore ${Date.now()}`, one.who)
    await second.validate()
    for (const post of [one, second, other]) await post.schedule(inParis(minutes(5)))
    expect((await one.hold()).body.own).toMatchObject({ reason: 'Une erreur' })
    await after(minutes(6), async () => {
      expect([one.live(), other.live()]).toEqual([0, 1])
      expect((await one.task()).status).toBe('publicationWaiting')
      await one.letGo()
      await sending.send()
      const states = [(await one.task()).status, (await second.task()).status].sort()
      expect(states).toEqual(['publicationWaiting', 'published'])
    })
    await after(minutes(9), async () =>
      expect([(await one.task()).status, (await second.task()).status]).toEqual(['published', 'published']),
    )
  })

  it('stops a post between two steps, before its last one', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    sending.network.trouble.push({ at: 'upload', does: 'rateLimited', happens: false })
    await sending.send()
    await one.hold()
    await after(days(1), async () => expect(one.live()).toBe(0))
    await one.letGo()
    await after(days(1), async () => expect(one.live()).toBe(1))
  })

  it('keeps nobody from finding out about what may be out already', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    sending.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    await sending.send()
    expect((await one.publications())[0]?.state).toBe('unknown')
    await one.hold()
    await after(minutes(2), async () => {
      expect((await one.publications())[0]?.state).toBe('published')
      expect([one.live(), (await one.task()).status]).toEqual([1, 'published'])
    })
    await one.letGo()
  })

  it('asks a person about what cannot be found out, and sends nothing again, while everything waits', async () => {
    const [one, other] = [await validated(), await validated()]
    for (const post of [one, other]) {
      await post.publish([post.pageId])
      sending.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: false })
      await sending.send()
      await post.hold()
    }
    // Certainly not there: it would be sent again, and waits.
    await after(minutes(2), async () => expect([one.live(), other.live()]).toEqual([0, 0]))
    for (const post of [one, other]) await post.letGo()
    await after(minutes(10), async () => expect([one.live(), other.live()]).toEqual([1, 1]))
  })

  it('is nobody else’s to press', async () => {
    const [one, other] = [await validated(), await validated()]
    const reply = await other.browser.call('POST /api/users/{id}/publication-hold', {
      params: { id: one.who.id },
      body: { reason: '' },
    })
    expect(reply.status).toBe(404)
    expect(
      (await other.browser.call('POST /api/admin/publication-hold', { body: { reason: '' } })).status,
    ).toBe(403)
  })
})

describe('a story', () => {
  /** The page is one of a network that has stories. */
  async function onInstagram() {
    const one = await validated()
    const { db } = server.platform
    await db
      .update(networkAccount)
      .set({ network: 'instagram' })
      .where(eq(networkAccount.id, one.connectionId))
    await db.update(networkPage).set({ network: 'instagram' }).where(eq(networkPage.id, one.pageId))
    return one
  }

  it('has a date like a post, and goes out as a story then', async () => {
    const one = await onInstagram()
    const localTime = inParis(hours(1))
    expect((await one.schedule(localTime, { as: 'story' })).body.task).toMatchObject({
      status: 'publicationWaiting',
      schedule: { localTime },
    })
    expect(await one.publications()).toMatchObject([{ state: 'waiting', as: 'story' }])
    // Another hour, and nothing said of its form: it is still a story.
    await one.schedule(inParis(hours(2)))
    expect(await one.publications()).toMatchObject([{ as: 'story' }])
    await after(minutes(121), async () => expect(one.sentAs()).toEqual(['story']))
  })

  it('is part of the yes: one by mail was said to a post', async () => {
    const one = await onInstagram()
    const { db } = server.platform
    const isIt = eq(task.publicId, one.post)
    const approvedAs = async () =>
      (await db.select({ approved: task.approved }).from(task).where(isIt))[0]?.approved
    const byMail = { ...(await approvedAs()), isByMail: true, as: 'post' as const }
    await db
      .update(task)
      .set({ approved: byMail as never })
      .where(isIt)
    const refused = await one.schedule(inParis(hours(1)), { as: 'story' })
    expect(refused.error?.fields?.pageIds).toMatch(/story/)
    expect((await one.schedule(inParis(hours(1)))).status).toBe(200)
    // Who may say yes themselves says it to a story by scheduling one.
    await db
      .update(task)
      .set({ approved: { ...byMail, isByMail: false } as never })
      .where(isIt)
    expect((await one.schedule(inParis(hours(2)), { as: 'story' })).status).toBe(200)
    expect(await approvedAs()).toMatchObject({ as: 'story' })
  })

  it('that failed is tried again as a story, and as a post only where that is said', async () => {
    const one = await onInstagram()
    sending.network.trouble.push({ at: 'upload', does: 'mediaRejected', happens: false })
    await one.publish([one.pageId], 'story')
    await after(0, async () =>
      expect(await one.publications()).toMatchObject([{ state: 'failed', as: 'story' }]),
    )
    sending.network.trouble.push({ at: 'upload', does: 'mediaRejected', happens: false })
    await one.publish([one.pageId])
    await after(0, async () =>
      expect(await one.publications()).toMatchObject([{ state: 'failed', as: 'story' }]),
    )
    await one.publish([one.pageId], 'post')
    await after(0, async () =>
      expect(await one.publications()).toMatchObject([{ state: 'published', as: 'post' }]),
    )
    expect(one.sentAs()).toEqual(['image'])
  })
})
