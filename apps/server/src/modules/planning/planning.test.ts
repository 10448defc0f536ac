import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, signedIn } from '../../testing/people.ts'
import { draftDue, planningOn } from '../../testing/planning.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('a month of posts', () => {
  it('comes of what a business says: subjects with a day each, then posts with words and a picture', async () => {
    const one = await planningOn(server)
    await one.say()
    const { subjects } = await one.propose(4)
    expect(subjects).toHaveLength(4)
    const now = server.clock.now().toISOString()
    for (const subject of subjects) {
      expect(subject).toMatchObject({ status: 'proposed', origin: 'planning' })
      expect((subject.publishAt ?? '') > now).toBe(true)
      expect(subject.facts[0]?.source).toEqual({ by: 'person' })
    }
    expect(new Set(subjects.map(({ localTime }) => localTime)).size).toBe(4)

    const asked = await one.plan(subjects.map(({ id }) => id))
    expect(asked.status).toBe(200)
    expect(asked.body.run.steps.map(({ state }) => state)).toEqual(Array(4).fill('waiting'))
    await draftDue(server)
    const run = await one.run()
    expect(run?.steps.map(({ state }) => state)).toEqual(Array(4).fill('done'))
    expect(run?.endedAt).not.toBeNull()

    const posts = await one.posts()
    expect(posts).toHaveLength(4)
    for (const post of posts) {
      expect(post).toMatchObject({ status: 'aiSuggestion', origin: 'ai', format: 'image' })
      expect(post.hook).not.toBe('')
      expect(post.picture).not.toBeNull()
    }
    expect((await one.subjects()).map(({ status, taskId }) => [status, taskId !== null])).toEqual(
      Array(4).fill(['planned', true]),
    )
  })

  it('leaves nothing of a template in its pictures', async () => {
    const one = await planningOn(server)
    await one.say()
    const { subjects } = await one.propose(3)
    await one.plan(subjects.map(({ id }) => id))
    await draftDue(server)
    for (const { id } of await one.posts()) {
      const { task } = (
        await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}', {
          params: { ...one.params, taskPublicId: id },
        })
      ).body
      expect(task.visual?.leftOver).toEqual({ words: [], frames: 0, pages: 0 })
      expect(task.visual?.pages[0]?.altText).not.toBe('')
    }
  })

  it('makes each subject into one post, however often it is asked for and however many work on it', async () => {
    const one = await planningOn(server)
    await one.say()
    const { subjects } = await one.propose(5)
    const ids = subjects.map(({ id }) => id)
    const answers = await Promise.all([one.plan(ids), one.plan(ids), one.plan(ids)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await Promise.all([draftDue(server), draftDue(server), draftDue(server)])
    expect(await one.posts()).toHaveLength(5)
    expect((await one.plan(ids)).status).toBe(409)
  })

  it('is shown with its price, and asks for a yes to what is beyond the month’s free posts', async () => {
    const one = await planningOn(server)
    await one.say()
    expect(await one.price(10)).toMatchObject({ free: 8, freeMonthly: 8, creditsEach: 2, credits: 4 })
    const { subjects } = await one.propose(5)
    expect((await one.plan(subjects.map(({ id }) => id))).status).toBe(200)
    expect(await one.price(5)).toMatchObject({ free: 3, credits: 4 })
  })

  it('is a stranger’s neither to read nor to ask for', async () => {
    const one = await planningOn(server)
    await one.say()
    const { subjects } = await one.propose(1)
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const [subject] = subjects
    const theirs = { ...one.params, subjectId: subject?.id ?? '' }
    const body = { version: 1, accept: true }
    expect(
      (await stranger.call('POST /api/users/{id}/subjects/{subjectId}/answer', { params: theirs, body }))
        .status,
    ).toBe(404)
    // Not under their own name either.
    const other = await planningOn(server)
    expect((await other.plan([subject?.id ?? ''])).status).toBe(404)
    const mixed = { ...other.params, subjectId: subject?.id ?? '' }
    expect(
      (await other.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', { params: mixed, body }))
        .status,
    ).toBe(404)
  })
})

describe('subjects', () => {
  it('are proposed some times in a while: each asks all that is known, and may ask an engine', {
    tags: ['deep'],
  }, async () => {
    const one = await planningOn(server)
    await one.say()
    const ask = () => one.search({ count: 1, customerPrompt: 'les dirigeables' })
    const replies: number[] = []
    // Within one of the times that are counted: one that ends in between would begin the count anew.
    server.clock.hold()
    try {
      for (let nth = 0; nth < 61; nth++) replies.push((await ask()).status)
    } finally {
      server.clock.letGo()
    }
    expect(replies.filter((status) => status === 200)).toHaveLength(60)
    expect(replies.at(-1)).toBe(429)
  })

  it('are answered all at once or not at all', async () => {
    const one = await planningOn(server)
    await one.say()
    const { subjects } = await one.propose(3)
    const answer = (versions: number[]) =>
      one.browser.call('POST /api/users/{id}/subjects/answers', {
        params: one.params,
        body: { accept: true, subjects: subjects.map(({ id }, at) => ({ id, version: versions[at] ?? 1 })) },
      })
    expect((await answer([1, 1, 7])).status).toBe(409)
    expect((await one.subjects()).map(({ status }) => status)).toEqual(Array(3).fill('proposed'))
    const { body } = await answer([1, 1, 1])
    expect(body.subjects.map(({ status }) => status)).toEqual(Array(3).fill('accepted'))
  })

  it('are put into later weeks where the next ones are full', async () => {
    const one = await planningOn(server)
    await one.say()
    const { body } = await one.browser.call('GET /api/users/{id}/planning/settings', { params: one.params })
    const { version, ...rest } = body.settings
    await one.browser.call('POST /api/users/{id}/planning/settings', {
      params: one.params,
      body: { ...rest, postsPerWeek: 1, weekdays: [2], version },
    })
    const { subjects } = await one.propose(6)
    const days = subjects.map(({ localTime }) => Date.parse(`${localTime?.slice(0, 10)}Z`) / 86_400_000)
    expect(days.some(Number.isNaN)).toBe(false)
    expect(Math.max(...days) - Math.min(...days)).toBe((days.length - 1) * 7)
  })

  it('are changed until there is a post: another day, another hour that exists and is to come', async () => {
    const one = await planningOn(server)
    await one.say()
    const [subject] = (await one.propose(1)).subjects
    const change = (body: object, version: number) =>
      one.browser.call('POST /api/users/{id}/subjects/{subjectId}', {
        params: { ...one.params, subjectId: subject?.id ?? '' },
        body: { ...body, version },
      })
    const year = server.clock.now().getUTCFullYear() + 1
    expect(
      (await change({ name: 'Le seigle', localTime: `${year}-04-12T10:00` }, 1)).body.subject,
    ).toMatchObject({
      name: 'Le seigle',
      localTime: `${year}-04-12T10:00`,
    })
    expect((await change({ localTime: '2020-01-01T10:00' }, 2)).error?.fields).toHaveProperty('localTime')
    expect((await change({ localTime: `${year}-02-30T10:00` }, 2)).error?.fields).toHaveProperty('localTime')
    expect((await change({ name: 'Autre' }, 1)).status).toBe(409)
    await one.plan([subject?.id ?? ''])
    expect((await change({ name: 'Autre' }, 2)).status).toBe(409)
  })
})

describe('an answer to a subject', () => {
  it('is taken back: it waits again, and nobody has said yes to it', async () => {
    const one = await planningOn(server)
    await one.say()
    const [subject] = (await one.propose(1)).subjects
    const answer = async (version: number, accept: boolean | null) =>
      (
        await one.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
          params: { ...one.params, subjectId: subject?.id ?? '' },
          body: { version, accept },
        })
      ).body.subject.status
    expect(await answer(1, false)).toBe('declined')
    expect(await answer(2, null)).toBe('proposed')
    expect(await answer(3, true)).toBe('accepted')
    expect(await answer(4, null)).toBe('proposed')
  })

  it('gives it another day in the same press, or changes nothing', async () => {
    const one = await planningOn(server)
    await one.say()
    const [subject] = (await one.propose(1)).subjects
    const keepOn = (version: number, localTime: string) =>
      one.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
        params: { ...one.params, subjectId: subject?.id ?? '' },
        body: { version, accept: true, localTime },
      })
    expect((await keepOn(1, '2020-01-01T10:00')).error?.fields).toHaveProperty('localTime')
    const localTime = `${new Date().getFullYear() + 1}-04-12T10:00`
    expect((await keepOn(1, localTime)).body.subject).toMatchObject({ status: 'accepted', localTime })
    // The day it had has passed: taken back, it has none.
    const back = await one.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
      params: { ...one.params, subjectId: subject?.id ?? '' },
      body: { version: 2, accept: null, localTime: '2020-01-01T10:00' },
    })
    expect(back.body.subject).toMatchObject({ status: 'proposed', localTime: null })
  })
})

describe('what is not drafted', () => {
  it('is a subject that was turned down, and anything of a business that switched drafting off', async () => {
    const one = await planningOn(server)
    await one.say()
    const [first, second] = (await one.propose(2)).subjects
    const answer = (id = '', accept = false) =>
      one.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
        params: { ...one.params, subjectId: id },
        body: { version: 1, accept },
      })
    await answer(first?.id)
    expect((await one.plan([first?.id ?? ''])).status).toBe(409)
    await one.browser.call('POST /api/users/{id}/account/ai/enable', {
      params: one.params,
      body: { enable: false },
    })
    const refused = await one.plan([second?.id ?? ''])
    expect([refused.status, refused.error?.code]).toEqual([409, 'draftingOff'])
    const asked = await one.search({ count: 1 })
    expect(asked.error?.code).toBe('draftingOff')
  })

  it('is drawn from a stranger’s template, or from one that is not there', async () => {
    const one = await planningOn(server)
    await one.say()
    const [subject] = (await one.propose(1)).subjects
    const other = await planningOn(server)
    const { task } = (
      await other.browser.call('POST /api/users/{id}/tasks', {
        params: other.params,
        body: { title: 'Le leur', format: 'image' },
      })
    ).body
    for (const templateId of [task.visual?.id ?? 0, 999_999_999_999]) {
      const refused = await one.browser.call('POST /api/users/{id}/subjects/{subjectId}', {
        params: { ...one.params, subjectId: subject?.id ?? '' },
        body: { templateId, version: 1 },
      })
      expect(refused.status).toBe(404)
    }
  })
})
