import type { ApprovalPolicyView } from '@postelier/contract/approvals'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type Sending, sendingOn } from '../../testing/sending.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'
import { applySilences } from './jobs/apply-silences.ts'
import { remindApprovals } from './jobs/remind-approvals.ts'
import { afterSilence } from './silence.ts'

let server: TestServer
let sending: Sending
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  sending = await sendingOn(server)
})

const run = (job: typeof applySilences) =>
  job.handle(server.platform, {}, { id: 'test', signal: new AbortController().signal } as never)

const one = '/api/users/{id}/tasks/{taskPublicId}'
let count = 0

/** A post that somebody is asked about, in a business that has chosen what becomes of it without an answer. */
async function unanswered(policy: Partial<ApprovalPolicyView> = {}, inHours = 24 * 20) {
  const post = await readyPost(server, `Le pain du jour, ${++count}`)
  const id = post.who.id
  const at = { id, taskPublicId: post.post }
  await post.browser.call(`POST ${one}/date`, {
    params: at,
    body: { localTime: sending.inParis(hours(inHours)) },
  })
  if (policy.silence)
    await post.browser.call('POST /api/users/{id}/approval-policy', {
      params: { id },
      body: { silence: policy.silence, afterHours: policy.afterHours ?? 16 },
    })
  const contact = await makePerson(server, 'contact', { ownerId: id })
  await post.browser.call('POST /api/users/{id}/approval-requests', {
    params: { id },
    body: { personId: contact.id, taskIds: [post.post], message: '' },
  })
  const token = await tokenFromMail(server, contact.email, 'postsToApprove')
  const phone = new TestBrowser(server)
  /** By then the sign-in of the beginning is over. */
  const afresh = () => signedIn(server, post.who)
  const task = async () => (await (await afresh()).call(`GET ${one}`, { params: at })).body.task
  const requests = async () =>
    (await (await afresh()).call(`GET ${one}/approval-requests`, { params: at, query: {} })).body
  const history = async () =>
    (await (await afresh()).call(`GET ${one}/history`, { params: at, query: {} })).body.data.items
  const notices = async () =>
    (await (await afresh()).call('GET /api/users/{id}/notices', { params: at, query: {} })).body.data.items
  const answer = async (given: object) => {
    const { asked } = (await phone.call('POST /api/approvals/open', { body: { token } })).body
    const [shown] = asked.posts
    return phone.call('POST /api/approvals/answers', {
      body: {
        token,
        id: post.post,
        version: shown?.version ?? 0,
        ...(shown?.shown ? { shown: shown.shown } : {}),
        answer: given,
      } as never,
    })
  }
  return { post, at, contact, token, phone, task, requests, history, notices, answer }
}

const later = async (ms: number, then: () => Promise<void>) => {
  server.clock.advance(ms)
  try {
    await then()
  } finally {
    server.clock.advance(-ms)
  }
}

describe('silence', () => {
  it('holds, where nobody chose anything: the post waits, and says until when', async () => {
    const { task, requests } = await unanswered({}, 30)
    const { publishAt } = await task()
    expect((await requests()).silence).toEqual({ does: 'hold', at: publishAt })
    await later(hours(24 * 5), async () => {
      await run(applySilences)
      expect(await task()).toMatchObject({ status: 'customizing', publishAt })
    })
  })

  it('is a yes after as many working hours as its business wants, told in the history, and schedules', async () => {
    const { task, requests, history, notices, phone, token } = await unanswered({
      silence: 'validate',
      afterHours: 8,
    })
    const { silence } = await requests()
    expect(silence?.does).toBe('validate')
    const { asked } = (await phone.call('POST /api/approvals/open', { body: { token } })).body
    expect(asked.posts[0]?.silence).toEqual(silence)
    const waitMs = Date.parse(silence?.at ?? '') - server.clock.now().getTime()
    await later(waitMs - 60_000, async () => {
      await run(applySilences)
      expect((await task()).status).toBe('customizing')
    })
    await later(waitMs, async () => {
      await run(applySilences)
      expect((await task()).status).toBe('publicationWaiting')
      const events = (await history()).filter(({ via }) => via === 'silence')
      expect(events.map(({ transition }) => transition)).toEqual(['schedule', 'validate'])
      expect((await notices())[0]?.kind).toBe('silenceValidated')
    })
  })

  it('gives a post whose date has come the next free hour, once, and no yes', async () => {
    const { task, requests, history, notices } = await unanswered({ silence: 'nextSlot' }, 30)
    const { publishAt } = await task()
    expect((await requests()).silence).toEqual({ does: 'nextSlot', at: publishAt })
    await later(hours(30), async () => {
      await run(applySilences)
      const moved = await task()
      expect(moved.status).toBe('customizing')
      expect(Date.parse(moved.publishAt ?? '')).toBeGreaterThan(server.clock.now().getTime())
      expect((await history())[0]).toMatchObject({ transition: 'date', via: 'silence' })
      expect((await notices())[0]?.kind).toBe('silenceMoved')
      expect((await requests()).silence).toEqual({ does: 'hold', at: moved.publishAt })
      await run(applySilences)
      expect((await task()).publishAt).toBe(moved.publishAt)
    })
  })

  it('is none where somebody answered or asked for a correction, and begins anew with each change', async () => {
    const { answer, task, requests, post } = await unanswered({ silence: 'validate', afterHours: 40 })
    const before = (await requests()).silence?.at ?? ''
    // Days, so that working hours are among them whenever this runs.
    await later(hours(24 * 4), async () => {
      const posts = await postsFor(server, post.who)
      const { version } = (await posts.read(post.post)).body.task
      await posts.change(post.post, { version, hooks: { common: 'Autre chose.', own: {} } })
      expect(Date.parse((await requests()).silence?.at ?? '')).toBeGreaterThan(Date.parse(before))
    })
    await answer({ kind: 'correct', note: 'Non.' })
    expect((await requests()).silence).toBeNull()
    await later(hours(24 * 7), async () => {
      await run(applySilences)
      expect((await task()).status).toBe('customizing')
    })
  })

  it('holds a post that could not be approved, and says so once', async () => {
    const { post, task, notices } = await unanswered({ silence: 'validate', afterHours: 4 })
    const { version } = await post.task()
    await post.posts.change(post.post, { version, hooks: { common: ' ', own: {} } })
    await later(hours(24 * 7), async () => {
      await run(applySilences)
      await run(applySilences)
      expect((await task()).status).toBe('customizing')
      expect((await notices()).map(({ kind }) => kind)).toEqual(['silenceHeld'])
    })
  })

  it('finds a link that is older than two weeks where its post goes out later', async () => {
    const { task: read, notices } = await unanswered({ silence: 'nextSlot' }, 24 * 20)
    await later(hours(24 * 20), async () => {
      await run(applySilences)
      expect(Date.parse((await read()).publishAt ?? '')).toBeGreaterThan(server.clock.now().getTime())
      expect((await notices())[0]?.kind).toBe('silenceMoved')
    })
  })

  it('is a rule of its own people alone', async () => {
    const { at, requests } = await unanswered()
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const policy = { silence: 'validate', afterHours: 4 } as const
    const params = { id: at.id }
    const foreign = await stranger.call('POST /api/users/{id}/approval-policy', { params, body: policy })
    expect(foreign.status).toBe(404)
    expect((await requests()).silence?.does).toBe('hold')
  })
})

describe('reminders', () => {
  it('come after two and four working days with the same link, and then no more', async () => {
    const { contact, token, requests } = await unanswered()
    const due = async () => Date.parse((await requests()).data.items[0]?.remindAt ?? '')
    const mails = async () =>
      (await server.mailsTo(contact.email)).filter(({ kind }) => kind === 'postsToApproveAgain')
    for (const nth of [1, 2]) {
      const waitMs = (await due()) - server.clock.now().getTime()
      await later(waitMs, async () => {
        await run(remindApprovals)
        await run(remindApprovals)
        expect(await mails()).toHaveLength(nth)
      })
    }
    expect(await tokenFromMail(server, contact.email, 'postsToApproveAgain')).toBe(token)
    expect((await requests()).data.items[0]?.remindAt).toBeNull()
    await later(hours(24 * 13), async () => {
      await run(remindApprovals)
      expect(await mails()).toHaveLength(2)
    })
  })

  it('speak of one post as one, and of none that its business does not see', async () => {
    const { contact, requests, post } = await unanswered()
    const at = Date.parse((await requests()).data.items[0]?.remindAt ?? '')
    await later(at - server.clock.now().getTime(), async () => {
      await server.platform.db.update(task).set({ isHidden: true }).where(eq(task.publicId, post.post))
      await run(remindApprovals)
      expect((await server.mailsTo(contact.email)).map(({ kind }) => kind)).toEqual(['postsToApprove'])
    })
    const other = await unanswered()
    const then = Date.parse((await other.requests()).data.items[0]?.remindAt ?? '')
    await later(then - server.clock.now().getTime(), async () => {
      await run(remindApprovals)
      const [mail] = (await server.mailsTo(other.contact.email)).filter(
        ({ kind }) => kind === 'postsToApproveAgain',
      )
      expect(mail?.words).toMatchObject({ posts: 'un post', see: 'Voir le post' })
    })
  })

  it('are not sent about what was answered', async () => {
    const { contact, answer, requests } = await unanswered()
    const at = Date.parse((await requests()).data.items[0]?.remindAt ?? '')
    await answer({ kind: 'correct', note: 'Non.' })
    await later(at - server.clock.now().getTime(), async () => {
      await run(remindApprovals)
      const sent = await server.mailsTo(contact.email)
      expect(sent.map(({ kind }) => kind)).toEqual(['postsToApprove'])
    })
  })
})

describe('what becomes of a post without an answer', () => {
  const asked = {
    silence: 'validate',
    afterHours: 8,
    askedAt: new Date('2026-11-26T10:00Z'),
    changedAt: new Date('2026-11-25T10:00Z'),
    publishAt: new Date('2026-11-26T12:00Z'),
    zone: 'Europe/Paris',
    isSpent: false,
  } as const
  it('is a yes after working hours, also where its date comes sooner: nobody has less time to think', () => {
    expect(afterSilence(asked)).toEqual({ does: 'validate', at: new Date('2026-11-27T10:00Z') })
  })
  it.each([
    [{ silence: 'hold' }, { does: 'hold', at: new Date('2026-11-26T12:00Z') }],
    [
      { silence: 'hold', publishAt: null },
      { does: 'hold', at: null },
    ],
    [{ silence: 'nextSlot' }, { does: 'nextSlot', at: new Date('2026-11-26T12:00Z') }],
    // Thursday at eleven, and seven hours of that day and the next.
    [{ afterHours: 4 }, { does: 'validate', at: new Date('2026-11-26T14:00Z') }],
    [
      { afterHours: 4, changedAt: new Date('2026-11-26T15:00Z') },
      { does: 'validate', at: new Date('2026-11-27T11:00Z') },
    ],
  ] as const)('%j: %j', (change, after) => {
    expect(afterSilence({ ...asked, ...change })).toEqual(after)
  })
  it('is nothing at all once it was done, or without a date to move', () => {
    expect(afterSilence({ ...asked, isSpent: true }).does).toBe('hold')
    expect(afterSilence({ ...asked, silence: 'nextSlot', publishAt: null })).toEqual({
      does: 'hold',
      at: null,
    })
  })
})
