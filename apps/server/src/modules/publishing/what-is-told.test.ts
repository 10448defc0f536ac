import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type Sending, sendingOn } from '../../testing/sending.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

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

describe('what a person must know', () => {
  it('is said once for each failure, with its post, and mailed', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    sending.network.trouble.push({ at: 'put', does: 'validation', happens: false })
    await sending.send()
    await sending.send()
    expect(await one.notices()).toMatchObject([{ kind: 'postFailed', postId: one.post, network: 'x' }])
    expect(await sending.mailed(one, 'postFailed')).toHaveLength(1)
    // Tried again, and refused again: that is another one.
    await one.publish([one.pageId])
    sending.network.trouble.push({ at: 'put', does: 'policy', happens: false })
    await sending.send()
    expect(await one.notices()).toHaveLength(2)
    // Out at last: nobody need know any more.
    await one.publish([one.pageId])
    await sending.send()
    expect([one.live(), await one.notices()]).toEqual([1, []])
  })

  it('is asked where nothing can be read, and believed: it is there, at its address', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    sending.network.trouble.push({ at: 'put', does: 'unknownOutcome', happens: true })
    for (let times = 0; times < 12; times++)
      sending.network.trouble.push({ at: 'look', does: 'transient', happens: false })
    for (let minute = 0; minute < 11; minute++)
      await after(minutes(minute), async () => expect(one.live()).toBe(1))
    expect(await one.notices()).toMatchObject([{ kind: 'postAsked', postId: one.post }])
    expect((await one.answer({ isThere: true })).status).toBe(422)
    expect(
      (await one.answer({ isThere: true, url: 'https://x.com.evil.example/m/status/1' })).body,
    ).toMatchObject({
      error: {
        fields: {
          url: 'Cette adresse n’est pas celle d’un post de cette page sur X. Ouvrez le post sur X et copiez son adresse, par exemple x.com/…/status/…',
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
    sending.network.trouble.push({ at: 'put', does: 'authRevoked', happens: false })
    await sending.send()
    // One link that is over is one notice, which names what it holds up.
    const { title } = await one.task()
    expect(await one.notices()).toMatchObject([
      { kind: 'connectionEnded', network: 'x', words: { title, count: '1' } },
    ])
    const mails = await sending.mailed(one, 'connectionEnded')
    expect(mails.map(({ words }) => words?.posts)).toEqual([expect.stringContaining(title)])
    expect((await one.resume()).status).toBe(409)
    await one.linkAgain()
    expect((await one.notices()).map(({ kind }) => kind)).toEqual(['postHeld'])
    expect(one.live()).toBe(0)
    expect((await one.resume()).status).toBe(200)
    await sending.send()
    expect([one.live(), await one.notices()]).toEqual([1, []])
    expect((await one.journal()).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['begun', 'sending', 'refused', 'resumed', 'published']),
    )
  })

  it('is no more where somebody gives a held post up', async () => {
    const one = await validated()
    await one.publish([one.pageId])
    sending.network.trouble.push({ at: 'put', does: 'authRevoked', happens: false })
    await sending.send()
    await one.giveUp()
    expect((await one.task()).status).toBe('validated')
    expect(await one.notices()).toMatchObject([{ kind: 'connectionEnded', words: { count: '0' } }])
    await one.linkAgain()
    expect(await one.notices()).toEqual([])
  })

  it('is tried again by itself where only time was missing, twice, and then somebody decides', {
    tags: ['deep'],
  }, async () => {
    const one = await validated()
    await one.schedule(inParis(minutes(1)))
    for (let times = 0; times < 60; times++)
      sending.network.trouble.push({ at: 'upload', does: 'transient', happens: false })
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
      sending.network.trouble.push({ at: 'upload', does: 'transient', happens: false })
    for (let at = 2; at < 20; at += 3) await after(minutes(at), async () => undefined)
    expect((await one.task()).status).toBe('publicationWaiting')
    sending.network.trouble.length = 0
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
    sending.network.trouble.push({ at: 'put', does: 'validation', happens: false })
    await sending.send()
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
