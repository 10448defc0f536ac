import { latestDateFrom } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { networkAccount, networkPage } from './publishing.tables.ts'
import { wallTimeOf } from './schedule.ts'

let server: TestServer
let network: ReturnType<typeof openTestNetwork>
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  // What other tests left due would meet the trouble that is meant for these.
  await sendDue(server, openTestNetwork().networks)
  network = openTestNetwork()
})

const inParis = (afterMs: number) =>
  wallTimeOf(new Date(server.clock.now().getTime() + afterMs), 'Europe/Paris')
let words = 0

/** A post that is validated, with words nobody else uses. */
async function validated() {
  const text = `Le pain sort du four, ${++words}`
  const one = await readyPost(server, text)
  await one.validate()
  return { ...one, live: () => network.posts.filter((post) => post.text === text).length }
}
async function after(ms: number, act: () => Promise<void>) {
  server.clock.advance(ms)
  try {
    await sendDue(server, network.networks)
    await act()
  } finally {
    server.clock.advance(-ms)
  }
}

const mailed = async ({ who }: { who: { email: string } }, wanted: string) =>
  (await server.mailsTo(who.email)).filter(({ kind }) => kind === wanted)

const nextYear = () => server.clock.now().getUTCFullYear() + 1

/** When clocks leap forward in Europe. */
const lastSundayOfMarch = (year: number) => `${year}-03-${31 - new Date(Date.UTC(year, 2, 31)).getUTCDay()}`

describe('scheduling', () => {
  it('goes out at its hour, by itself, once, and not before', async () => {
    const one = await validated()
    const wallTime = inParis(hours(1))
    const reply = await one.schedule(wallTime)
    expect(reply.body.task).toMatchObject({
      status: 'publicationWaiting',
      schedule: { wallTime, zone: 'Europe/Paris' },
      abilities: expect.arrayContaining(['schedule', 'unschedule', 'publish']),
    })
    expect(await one.publications()).toMatchObject([{ state: 'waiting' }])
    await after(minutes(58), async () => expect(one.live()).toBe(0))
    await after(minutes(61), async () => {
      expect(one.live()).toBe(1)
      expect((await one.task()).status).toBe('published')
    })
  })

  it('means the hour on the wall where it was said, over the change of the clocks', async () => {
    const one = await validated()
    const year = nextYear()
    const far = await one.schedule(`${year}-07-01T09:00`, { zone: 'Europe/Paris' })
    expect(far.body.task.publishAt).toBe(`${year}-07-01T07:00:00.000Z`)
    const winter = await one.schedule(`${year}-12-01T09:00`, { zone: 'America/Guadeloupe' })
    expect(winter.body.task.publishAt).toBe(`${year}-12-01T13:00:00.000Z`)
  })

  it('refuses an hour that is gone, one that the clocks leap over, and a day that is none', async () => {
    const one = await validated()
    const faultOf = async (wall: string, zone = 'Europe/Paris') =>
      (await one.schedule(wall, { zone })).error?.fields?.wallTime
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
    expect(late.error?.fields?.wallTime).toBe('Choisissez une date dans les 2 ans qui viennent.')
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
    await Promise.all([
      sendDue(server, network.networks),
      one.publish([one.pageId]),
      sendDue(server, network.networks),
      one.unschedule(),
    ])
    await sendDue(server, network.networks)
    server.clock.advance(-minutes(6))
    expect(one.live()).toBeLessThanOrEqual(1)
    const { status } = await one.task()
    expect([one.live(), status]).toEqual(status === 'validated' ? [0, 'validated'] : [1, 'published'])
  })
})

describe('the stop button', () => {
  it('holds everything of a business, and lets it go one after the other', async () => {
    const [one, other] = [await validated(), await validated()]
    const second = await readyPost(server, `Encore ${++words}`, one.who)
    await second.validate()
    for (const post of [one, second, other]) await post.schedule(inParis(minutes(5)))
    expect((await one.hold()).body.own).toMatchObject({ reason: 'Une erreur' })
    await after(minutes(6), async () => {
      expect([one.live(), other.live()]).toEqual([0, 1])
      expect((await one.task()).status).toBe('publicationWaiting')
      await one.letGo()
      await sendDue(server, network.networks)
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
    network.trouble.push({ at: 'upload', does: 'rateLimited', happens: false })
    await sendDue(server, network.networks)
    await one.hold()
    await after(days(1), async () => expect(one.live()).toBe(0))
    await one.letGo()
    await after(days(1), async () => expect(one.live()).toBe(1))
  })

  it('keeps nobody from finding out about what may be out already', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    await sendDue(server, network.networks)
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
      network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: false })
      await sendDue(server, network.networks)
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

describe('what a person must know', () => {
  it('is said once for each failure, with its post, and mailed', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    network.trouble.push({ at: 'put', does: 'validation', happens: false })
    await sendDue(server, network.networks)
    await sendDue(server, network.networks)
    expect(await one.notices()).toMatchObject([{ kind: 'postFailed', postId: one.post, network: 'x' }])
    expect(await mailed(one, 'postFailed')).toHaveLength(1)
    // Tried again, and refused again: that is another one.
    await one.publish([one.pageId])
    network.trouble.push({ at: 'put', does: 'policy', happens: false })
    await sendDue(server, network.networks)
    expect(await one.notices()).toHaveLength(2)
    // Out at last: nobody need know any more.
    await one.publish([one.pageId])
    await sendDue(server, network.networks)
    expect([one.live(), await one.notices()]).toEqual([1, []])
  })

  it('is asked where nothing can be read, and believed: it is there, at its address', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    for (let times = 0; times < 12; times++)
      network.trouble.push({ at: 'look', does: 'transient', happens: false })
    for (let minute = 0; minute < 11; minute++)
      await after(minutes(minute), async () => expect(one.live()).toBe(1))
    expect(await one.notices()).toMatchObject([{ kind: 'postAsked', postId: one.post }])
    expect((await one.answer({ isThere: true })).status).toBe(422)
    expect(
      (await one.answer({ isThere: true, url: 'https://x.com.evil.example/m/status/1' })).body,
    ).toMatchObject({
      error: {
        fields: {
          url: 'Cette adresse n’est pas celle d’un post de cette page sur X. Ouvrez le post sur X et copiez l’adresse du post lui-même, par exemple x.com/…/status/…',
        },
      },
    })
    expect((await one.answer({ isThere: true, url: 'https://x.com/home' })).status).toBe(422)
    const url = 'https://x.com/m/status/1445880548472328191'
    await one.answer({ isThere: true, url })
    expect(await one.publications()).toMatchObject([{ state: 'published', url }])
    expect([(await one.task()).status, await one.notices(), one.live()]).toEqual(['published', [], 1])
    expect((await one.answer({ isThere: false })).status).toBe(409)
  })

  it('is that a link is over: its posts are held, and go out once it stands again and somebody says so', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    network.trouble.push({ at: 'put', does: 'authRevoked', happens: false })
    await sendDue(server, network.networks)
    // One link that is over is one notice, which names what it holds up.
    const { title } = await one.task()
    expect(await one.notices()).toMatchObject([
      { kind: 'connectionEnded', network: 'x', words: { title, count: '1' } },
    ])
    const mails = await mailed(one, 'connectionEnded')
    expect(mails.map(({ words }) => words?.posts)).toEqual([expect.stringContaining(title)])
    expect((await one.resume()).status).toBe(409)
    await one.linkAgain()
    expect((await one.notices()).map(({ kind }) => kind)).toEqual(['postHeld'])
    expect(one.live()).toBe(0)
    expect((await one.resume()).status).toBe(200)
    await sendDue(server, network.networks)
    expect([one.live(), await one.notices()]).toEqual([1, []])
    expect((await one.journal()).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['begun', 'sending', 'refused', 'resumed', 'published']),
    )
  })

  it('is no more where somebody gives a held post up', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    network.trouble.push({ at: 'put', does: 'authRevoked', happens: false })
    await sendDue(server, network.networks)
    await one.giveUp()
    expect((await one.task()).status).toBe('validated')
    expect(await one.notices()).toMatchObject([{ kind: 'connectionEnded', words: { count: '0' } }])
    await one.linkAgain()
    expect(await one.notices()).toEqual([])
  })

  it('is tried again by itself where only time was missing, twice, and then somebody decides', async () => {
    const one = await validated()
    await one.schedule(inParis(minutes(1)))
    for (let times = 0; times < 60; times++)
      network.trouble.push({ at: 'upload', does: 'transient', happens: false })
    const seen: string[] = []
    for (let at = 2; at < 60 * 8; at += 7)
      await after(minutes(at), async () => {
        const { status, publishAt } = await one.task()
        const said = `${status} ${publishAt}`
        if (status !== 'publishing' && seen.at(-1) !== said) seen.push(said)
      })
    expect(seen.map((said) => said.split(' ')[0])).toEqual([
      'publicationWaiting',
      'publicationWaiting',
      'validated',
    ])
    expect([one.live(), (await one.notices()).length]).toEqual([0, 3])
  })

  it('put off goes on with the pages it still has, as it is by then, and with none that were taken off it', async () => {
    const one = await validated()
    const { pageId: second } = await readyPost(server, 'Une autre page', one.who)
    await one.schedule(inParis(minutes(1)), { pageIds: [one.pageId, second] })
    for (let times = 0; times < 10; times++)
      network.trouble.push({ at: 'upload', does: 'transient', happens: false })
    for (let at = 2; at < 20; at += 3) await after(minutes(at), async () => undefined)
    expect((await one.task()).status).toBe('publicationWaiting')
    network.trouble.length = 0
    await one.schedule(inParis(minutes(40)), { pageIds: [one.pageId] })
    // Of the page that was left out nothing is to be said any more.
    expect(await one.notices()).toHaveLength(1)
    await after(minutes(41), async () => {
      expect(one.live()).toBe(1)
      expect((await one.publications()).map(({ state, reason }) => [state, reason]).sort()).toEqual([
        ['failed', 'givenUp'],
        ['published', null],
      ])
      expect((await one.task()).status).toBe('published')
    })
  })

  it('is a stranger’s neither to read, nor to answer, nor to set aside', async () => {
    const [one, other] = [await validated(), await validated()]
    await one.publish([one.pageId])
    network.trouble.push({ at: 'put', does: 'validation', happens: false })
    await sendDue(server, network.networks)
    const [notice] = await one.notices()
    const [publication] = await one.publications()
    const params = { id: other.who.id, noticeId: notice?.id ?? 0 }
    expect((await other.browser.call('DELETE /api/users/{id}/notices/{noticeId}', { params })).status).toBe(
      404,
    )
    const theirs = { id: other.who.id, taskPublicId: other.post, publicationId: publication?.id ?? 0 }
    const journal = '/api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/journal'
    expect((await other.browser.call(`GET ${journal}`, { params: theirs })).status).toBe(404)
    const own = { id: one.who.id, noticeId: notice?.id ?? 0 }
    await one.browser.call('DELETE /api/users/{id}/notices/{noticeId}', { params: own })
    expect(await one.notices()).toEqual([])
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
  const sent = () => network.posts.map(({ format }) => format)

  it('has a date like a post, and goes out as a story then', async () => {
    const one = await onInstagram()
    const wallTime = inParis(hours(1))
    expect((await one.schedule(wallTime, { as: 'story' })).body.task).toMatchObject({
      status: 'publicationWaiting',
      schedule: { wallTime },
    })
    expect(await one.publications()).toMatchObject([{ state: 'waiting', as: 'story' }])
    // Another hour, and nothing said of its form: it is still a story.
    await one.schedule(inParis(hours(2)))
    expect(await one.publications()).toMatchObject([{ as: 'story' }])
    await after(minutes(121), async () => expect(sent()).toEqual(['story']))
  })

  it('that failed is tried again as a story, and as a post only where that is said', async () => {
    const one = await onInstagram()
    network.trouble.push({ at: 'upload', does: 'mediaRejected', happens: false })
    await one.publish([one.pageId], 'story')
    await after(0, async () =>
      expect(await one.publications()).toMatchObject([{ state: 'failed', as: 'story' }]),
    )
    network.trouble.push({ at: 'upload', does: 'mediaRejected', happens: false })
    await one.publish([one.pageId])
    await after(0, async () =>
      expect(await one.publications()).toMatchObject([{ state: 'failed', as: 'story' }]),
    )
    await one.publish([one.pageId], 'post')
    await after(0, async () =>
      expect(await one.publications()).toMatchObject([{ state: 'published', as: 'post' }]),
    )
    expect(sent()).toEqual(['image'])
  })
})
