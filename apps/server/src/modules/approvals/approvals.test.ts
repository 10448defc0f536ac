import type { Hooks } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { days, hours } from '../../platform/clock.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { linkPage } from '../../testing/linker.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { orderingTeam } from '../../testing/orders.ts'
import { givePlan, makePerson, signedIn } from '../../testing/people.ts'
import { readyPost } from '../../testing/ready-post.ts'
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

let count = 0

/** A post that somebody is asked about, and the phone they answer on. */
async function asked({ dated = true } = {}) {
  const one = await readyPost(server, `Le pain du jour, ${++count}`)
  const id = one.who.id
  const at = { id, taskPublicId: one.post }
  if (dated)
    await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
      params: at,
      body: { localTime: sending.inParis(hours(30)) },
    })
  const contact = await makePerson(server, 'contact', { ownerId: id })
  const ask = (personId = contact.id) =>
    one.browser.call('POST /api/users/{id}/approval-requests', {
      params: { id },
      body: { personId, taskIds: [one.post], message: 'Avant vendredi, merci.' },
    })
  expect((await ask()).body).toEqual({ success: true, sentTo: contact.email, posts: 1 })
  const token = await tokenFromMail(server, contact.email, 'postsToApprove')
  const phone = new TestBrowser(server)
  const open = async () => phone.call('POST /api/approvals/open', { body: { token } })
  const shown = async () => {
    const [post] = (await open()).body.asked.posts
    if (!post) throw new Error('The post is asked about')
    return post
  }
  type Answer = { kind: 'approve'; hooks?: Hooks; localTime?: string } | { kind: 'correct'; note: string }
  const answer = async (given: Answer, change: object = {}) => {
    const { version, print, shown: seen } = await shown()
    return phone.call('POST /api/approvals/answers', {
      body: {
        token,
        id: one.post,
        version,
        print,
        ...(seen ? { shown: seen } : {}),
        answer: given,
        ...change,
      },
    })
  }
  const notices = async () =>
    (await one.browser.call('GET /api/users/{id}/notices', { params: { id }, query: {} })).body.data.items
  const requests = async () =>
    (
      await one.browser.call('GET /api/users/{id}/tasks/{taskPublicId}/approval-requests', {
        params: at,
        query: {},
      })
    ).body.data.items
  return { one, contact, token, phone, ask, open, shown, answer, notices, requests }
}

describe('posts sent for approval', () => {
  it('are looked at without signing in, picture included, as often as somebody likes', async () => {
    const { open, phone, token, one, requests } = await asked()
    for (let scanner = 0; scanner < 3; scanner++) expect((await open()).status).toBe(200)
    const { asked: request } = (await open()).body
    expect(request).toMatchObject({
      message: 'Avant vendredi, merci.',
      posts: [{ id: one.post, answer: null }],
    })
    const picture = await phone.call('POST /api/approvals/picture', {
      body: { token, id: one.post, page: 0 },
    })
    expect(picture.body.picture.slice(0, 23)).toBe('data:image/jpeg;base64,')
    expect((await one.task()).status).toBe('customizing')
    expect(await requests()).toMatchObject([{ answer: null, isOver: false }])
  })

  it('come with what the asker says and the first picture, whose address answers nothing, until their hour', async () => {
    const { one, contact, phone, requests } = await asked()
    const mail = (await server.mailsTo(contact.email)).findLast(({ kind }) => kind === 'postsToApprove')
    const { publishAt } = await one.task()
    expect(mail).toMatchObject({
      quote: 'Avant vendredi, merci.',
      items: [{ words: `Le pain du jour, ${count}`, note: expect.stringMatching(/\d\u00a0h.*\u00a0· \S/) }],
    })
    // Two weeks are no help where the post goes out tomorrow.
    expect((await requests())[0]?.expiresAt).toBe(publishAt)
    const [said = '', signature = ''] = mail?.items?.[0]?.picture?.split('/').at(-1)?.split('.') ?? []
    expect(mail?.link).not.toContain(signature)
    const picture = (signed: string) => phone.call('GET /approvals/pictures/{signed}', { params: { signed } })
    const shown = await picture(`${said}.${signature}`)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await picture(`${said}.${signature.split('').toReversed().join('')}`)).status).toBe(404)
    const [request] = await requests()
    await one.browser.call('DELETE /api/users/{id}/approval-requests/{requestId}', {
      params: { id: one.who.id, requestId: request?.id ?? 0 },
    })
    expect((await picture(`${said}.${signature}`)).status).not.toBe(200)
  })

  it('are listed with whom they were sent to until they are answered, and to nobody outside', async () => {
    const { one, answer, requests } = await asked()
    const name = (await requests())[0]?.name
    const open = async (browser = one.browser) =>
      browser.call('GET /api/users/{id}/approval-requests', { params: { id: one.who.id }, query: {} })
    expect((await open()).body.data).toMatchObject({ total: 1, items: [{ taskId: one.post, name }] })
    const stranger = await makePerson(server, 'customer')
    expect((await open(await signedIn(server, stranger))).status).toBe(404)
    await answer({ kind: 'approve' })
    expect((await open()).body.data).toEqual({ total: 0, items: [] })
  })

  it('are approved as they were seen, and go out on their day', async () => {
    const { one, answer, notices, requests } = await asked()
    expect((await answer({ kind: 'approve' })).status).toBe(200)
    expect(await one.task()).toMatchObject({ status: 'publicationWaiting', pageIds: [one.pageId] })
    expect((await answer({ kind: 'approve' })).error?.code).toBe('alreadyDone')
    expect((await notices())[0]).toMatchObject({ kind: 'postApproved', postId: one.post })
    // History names who said yes, though nobody was signed in.
    const history = (await one.posts.history(one.post)).body.data.items
    const said = history.find(({ transition }) => transition === 'validate')
    expect(said?.by).toMatch(/^Camille /)
    expect(await requests()).toMatchObject([{ answer: 'approved' }])
  })

  it('are approved with other words, which are what goes out then, and without a day stay unscheduled', async () => {
    const { one, answer, notices, requests } = await asked({ dated: false })
    const hooks = { common: 'Du pain, tout simplement.', own: {} }
    const { hooks: written } = await one.task()
    await answer({ kind: 'approve', hooks })
    // The author sees what was taken out: from the request, and in the history.
    const { changeId } = (await requests())[0] ?? {}
    const line = (await one.posts.history(one.post)).body.data.items.find(({ id }) => id === changeId)
    expect(line).toMatchObject({ transition: 'edit', via: 'mail', difference: 'some' })
    expect((await one.posts.difference(one.post, changeId ?? 0)).body.difference).toMatchObject({
      before: { hook: written.common },
      after: { hook: hooks.common },
    })
    expect(await one.task()).toMatchObject({ status: 'validated', hooks })
    expect((await notices())[0]).toMatchObject({ kind: 'postApprovedChanged' })
  })

  it('are shown anew where they would go to another page than the one that was seen', async () => {
    const { one, answer, shown, ask } = await asked()
    await server.platform.db
      .update(person)
      .set({ freeSubscriptionUntil: '2099-01-01' })
      .where(eq(person.id, one.who.id))
    const { print } = await shown()
    await linkPage(one.browser, one.who.id, `beside-${one.who.id}`)
    const stale = await answer({ kind: 'approve' }, { print })
    expect([stale.status, (await one.task()).status]).toEqual([409, 'customizing'])
    expect((await answer({ kind: 'approve' })).status).toBe(200)
    // Whoever works on it adds no page to a yes that came by mail.
    await one.unschedule()
    const { connections } = (
      await one.browser.call('GET /api/users/{id}/networks', { params: { id: one.who.id } })
    ).body
    await linkPage(one.browser, one.who.id, `third-${one.who.id}`)
    const all = (
      await one.browser.call('GET /api/users/{id}/networks', { params: { id: one.who.id } })
    ).body.connections.flatMap(({ pages }) => pages.map(({ id }) => id))
    expect(all.length).toBeGreaterThan(connections.length)
    const wider = await one.schedule(sending.inParis(hours(30)), { pageIds: all })
    expect(wider.error?.fields?.pageIds).toMatch(/autres pages/)
    expect((await one.schedule(sending.inParis(hours(30)))).status).toBe(200)
    const pending = await makePerson(server, 'contact', { ownerId: one.who.id, state: 'pending' })
    expect((await ask(pending.id)).status).toBe(200)
  })

  it('are given another day with the yes, and none that is over', async () => {
    const { one, answer, notices } = await asked()
    const past = await answer({ kind: 'approve', localTime: sending.inParis(-hours(2)) })
    expect(past.error?.fields?.localTime).toMatch(/passée/)
    const localTime = sending.inParis(hours(60))
    const { publishAt: before } = await one.task()
    await answer({ kind: 'approve', localTime })
    const now = await one.task()
    expect(now).toMatchObject({ status: 'publicationWaiting', schedule: { localTime } })
    // Who had chosen the other day is told both, in the notice and in the history.
    const moved = { before, after: now.publishAt }
    expect(await notices()).toMatchObject([{ kind: 'postApprovedMoved', words: moved }])
    const history = (await one.posts.history(one.post)).body.data.items
    expect(history.find(({ transition }) => transition === 'date')).toMatchObject({ via: 'mail', moved })
  })

  it('are told of with what their plan has no room for', async () => {
    const { one, answer, notices } = await asked()
    await givePlan(server, one.who.id, null)
    const publishAt = new Date(server.clock.now().getTime() + days(50))
    const day = { publishAt, publishLocal: publishAt.toISOString().slice(0, 16), publishZone: 'Europe/Paris' }
    await server.platform.db.update(task).set(day).where(eq(task.publicId, one.post))
    expect((await answer({ kind: 'approve' })).status).toBe(200)
    expect((await one.task()).status).toBe('validated')
    const words = { noRoom: 'month', day: publishAt.toISOString(), opens: expect.any(String) }
    expect((await notices())[0]).toMatchObject({ kind: 'postApproved', words })
  })

  it('do not go out where a correction is asked for, scheduled or not', async () => {
    const { one, answer, ask, contact, notices } = await asked()
    await answer({ kind: 'approve' })
    await ask()
    const token = await tokenFromMail(server, contact.email, 'postsToApprove')
    const reply = await answer({ kind: 'correct', note: 'Le prix a changé.' }, { token })
    expect(reply.body.asked.posts).toMatchObject([{ answer: 'correction', note: 'Le prix a changé.' }])
    expect((await one.task()).status).toBe('customizing')
    expect((await notices())[0]).toMatchObject({
      kind: 'postCorrectionAsked',
      words: { note: 'Le prix a changé.' },
    })
  })

  it('keep what was asked about, and what was refused, in a line of their history each', async () => {
    const { one, answer, ask } = await asked({ dated: false })
    const write = async (common: string) =>
      one.posts.change(one.post, { version: (await one.task()).version, hooks: { common, own: {} } })
    await write('Avant la question.')
    await ask()
    await write('Tel que refusé.')
    await answer({ kind: 'correct', note: 'Plus court.' })
    await write('Corr')
    await write('Corrigé.')
    const { items } = (await one.posts.history(one.post)).body.data
    const edits = items.filter(({ transition }) => transition === 'edit')
    const lines = await Promise.all(edits.map(({ id }) => one.posts.difference(one.post, id)))
    expect(lines.map(({ body }) => body.difference.after.hook)).toEqual([
      ...['Corrigé.', 'Tel que refusé.', 'Avant la question.'],
    ])
  })

  it('are shown anew where they were changed meanwhile, and nothing is answered by that', async () => {
    const { one, answer, shown } = await asked()
    const before = await shown()
    const { version } = await one.task()
    await one.posts.change(one.post, { version, hooks: { common: 'Tout autre chose.', own: {} } })
    expect((await answer({ kind: 'approve' }, { version: before.version })).status).toBe(409)
    expect((await shown()).answer).toBeNull()
    expect((await answer({ kind: 'approve' })).status).toBe(200)
  })

  it('show what goes out on each page, its own words and the first comment included', async () => {
    const { one, shown } = await asked()
    const { version } = await one.task()
    const hooks = { common: 'Pour tous.', own: { facebook: 'Pour Facebook.', x: ' ' } }
    await one.posts.change(one.post, { version, hooks, firstComment: 'Et un mot de plus.' })
    expect((await shown()).goesTo).toEqual([
      {
        network: 'x',
        page: expect.any(String),
        handle: expect.any(String),
        isPerson: expect.any(Boolean),
        words: 'Pour tous.',
        from: 'common',
        firstComment: 'Et un mot de plus.',
      },
    ])
  })

  it('are answered once by two at once', async () => {
    const { answer } = await asked()
    const both = await Promise.all([
      answer({ kind: 'approve' }),
      answer({ kind: 'correct', note: 'Non, pas encore.' }),
    ])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('are shown to nobody by a link that was taken back, is too old, or was sent to who left', async () => {
    const [withdrawn, old, left] = [await asked(), await asked(), await asked()]
    const [request] = await withdrawn.requests()
    const gone = await withdrawn.one.browser.call('DELETE /api/users/{id}/approval-requests/{requestId}', {
      params: { id: withdrawn.one.who.id, requestId: request?.id ?? 0 },
    })
    expect(gone.status).toBe(200)
    await server.platform.db
      .update(person)
      .set({ state: 'deactivated' })
      .where(eq(person.id, left.contact.id))
    for (const link of [withdrawn, left]) expect((await link.open()).error?.code).toBe('linkInvalid')
    server.clock.advance(days(17))
    expect((await old.open()).error?.code).toBe('linkInvalid')
    server.clock.advance(-days(17))
  })

  it('stay open by their link for two weeks after their day, however far that is, and two more after the answer', async () => {
    const { one, open, answer, requests } = await asked()
    await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
      params: { id: one.who.id, taskPublicId: one.post },
      body: { localTime: sending.inParis(days(40)) },
    })
    const [request] = await requests()
    const { publishAt } = await one.task()
    // An answer is of use until its hour; what comes later is still read.
    expect(request?.expiresAt).toBe(publishAt)
    server.clock.advance(days(30))
    expect((await open()).status).toBe(200)
    expect((await answer({ kind: 'correct', note: 'Non.' })).status).toBe(200)
    // What was answered can be read for as long again.
    expect((await open()).status).toBe(200)
    server.clock.advance(days(15))
    expect((await open()).error?.code).toBe('linkInvalid')
    server.clock.advance(-days(45))
  })

  it('that were ordered go back to who made them where somebody asks for a correction', async () => {
    const team = await orderingTeam(server)
    const { browser, customer, params } = team
    const post = await team.order({}, { configurationId: team.kindOf('complete', 'image') })
    const [agent] = team.agents
    if (!agent) throw new Error('There is one')
    const desk = await team.deskOf(agent)
    await desk.start(post)
    await desk.draw(post, params)
    await desk.deliver(post)
    expect((await team.asCustomer(post).accept()).status).toBe(200)
    await browser.call('POST /api/users/{id}/approval-requests', {
      params,
      body: { personId: customer.id, taskIds: [post] },
    })
    const token = await tokenFromMail(server, customer.email, 'postsToApprove')
    const phone = new TestBrowser(server)
    const [shown] = (await phone.call('POST /api/approvals/open', { body: { token } })).body.asked.posts
    const answered = await phone.call('POST /api/approvals/answers', {
      body: {
        token,
        id: post,
        version: shown?.version ?? 0,
        answer: { kind: 'correct', note: 'Plus court.' },
      },
    })
    expect(answered.status).toBe(200)
    expect(await team.asCustomer(post).read()).toMatchObject({ status: 'returnWaiting' })
    expect((await desk.list()).counts).toMatchObject({ returns: 1 })
  })

  it('are none of another business, and nobody else of it is asked', async () => {
    const { one, token, phone } = await asked()
    const other = await readyPost(server, 'Ailleurs')
    const answered = await phone.call('POST /api/approvals/answers', {
      body: { token, id: other.post, version: 1, answer: { kind: 'correct', note: 'Non.' } },
    })
    expect(answered.status).toBe(404)
    const stranger = await makePerson(server, 'customer')
    const ask = (taskIds: string[], personId: number) =>
      one.browser.call('POST /api/users/{id}/approval-requests', {
        params: { id: one.who.id },
        body: { personId, taskIds },
      })
    expect((await ask([one.post], stranger.id)).status).toBe(404)
    expect((await ask([other.post], one.who.id)).status).toBe(404)
    const browser = await signedIn(server, stranger)
    const foreign = await browser.call('GET /api/users/{id}/tasks/{taskPublicId}/approval-requests', {
      params: { id: one.who.id, taskPublicId: one.post },
      query: {},
    })
    expect(foreign.status).toBe(404)
  })
})
