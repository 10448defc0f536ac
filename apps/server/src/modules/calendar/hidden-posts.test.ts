// A post that is hidden from its business: its agency works on it, and nothing that the business may read or change tells of it.
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { newDigitsId, newPublicId } from '../../platform/ids.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { tokenFromMail } from '../../testing/mails.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { sendingOn } from '../../testing/sending.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { notice } from '../notifications/notifications.tables.ts'
import { planningRun, planningStep, subject } from '../planning/planning.tables.ts'
import { task } from '../tasks/task.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const title = 'La surprise du printemps'

/** One scheduled post, which came of a subject, was told of, and was asked about. */
async function hideable() {
  const manager = await makePerson(server, 'agencyManager')
  const customer = await makePerson(server, 'customer', { ownerId: manager.id })
  const agency = await postsFor(server, manager, customer)
  const sending = await sendingOn(server)
  const one = await readyPost(server, 'Un secret', customer)
  const { db, clock } = server.platform
  const id = one.post
  const { version } = await one.task()
  await one.posts.change(id, { version, title })
  const contact = await makePerson(server, 'contact', { ownerId: customer.id })
  await agency.browser.call('POST /api/users/{id}/approval-requests', {
    params: { id: customer.id },
    body: { personId: contact.id, taskIds: [id], message: '' },
  })
  const token = await tokenFromMail(server, contact.email, 'postsToApprove')
  await one.validate()
  expect((await one.schedule(sending.inParis(hours(30)))).status).toBe(200)
  const [row] = await db.select().from(task).where(eq(task.publicId, id))
  if (!row?.visualId) throw new Error('The post has a visual')
  const now = clock.now()
  await db.insert(notice).values({
    id: newDigitsId(),
    accountId: customer.id,
    key: `of ${id}`,
    kind: 'postApproved',
    taskPublicId: id,
    words: { title },
    createdAt: now,
  })
  const [runId, subjectId] = [newDigitsId(), newDigitsId()]
  await db.insert(subject).values({
    ...{ id: subjectId, publicId: newPublicId(), accountId: customer.id, taskId: row.id },
    ...{ name: 'Une idée', networks: [], theme: 'brand', origin: 'planning', changedAt: now },
    ...{ objective: 'visibility', format: 'image', status: 'planned', createdAt: now },
  } as unknown as typeof subject.$inferInsert)
  await db.insert(planningRun).values({
    ...{ id: runId, publicId: newPublicId(), accountId: customer.id, createdAt: now, steps: 1 },
  } as typeof planningRun.$inferInsert)
  await db.insert(planningStep).values({
    ...{ id: newDigitsId(), runId, subjectId, accountId: customer.id, place: 0, nextAt: now, endedAt: now },
  } as typeof planningStep.$inferInsert)
  const hide = (action: 'hide' | 'show') =>
    agency.browser.call('POST /api/users/{id}/tasks/together', {
      params: { id: customer.id },
      body: { posts: [{ id }], what: { action } },
    })
  return { agency, one, id, token, visualId: row.visualId, hide }
}
type Hideable = Awaited<ReturnType<typeof hideable>>

/** Everything a business reads in which a post may turn up. */
async function readings({ one: { browser, who, post, connectionId }, visualId, token }: Hideable) {
  const params = { id: who.id }
  const [at, of] = [
    { params: { ...params, taskPublicId: post } },
    { params: { ...params, templateId: visualId } },
  ]
  const csv = { params, query: { format: 'csv' } }
  const feed = new URL((await browser.call('POST /api/users/{id}/calendar-feed', { params })).body.address)
  const secret = feed.pathname.replace('/calendars/', '')
  const nobody = new TestBrowser(server)
  const texts = Object.entries({
    post: browser.call('GET /api/users/{id}/tasks/{taskPublicId}', at),
    history: browser.call('GET /api/users/{id}/tasks/{taskPublicId}/history', { ...at, query: {} }),
    list: browser.call('GET /api/users/{id}/tasks', { params, query: {} }),
    file: browser.call('GET /api/users/{id}/posts-export', csv),
    calendar: nobody.call('GET /calendars/{secret}', { params: { secret } }),
    visual: browser.call('GET /api/users/{id}/graphical-line-templates/{templateId}', of),
    states: browser.call('GET /api/users/{id}/graphical-line-templates/{templateId}/states', of),
    accounts: browser.call('GET /api/users/{id}/networks', { params }),
    ofAccount: browser.call('GET /api/users/{id}/networks/accounts/{connectionId}/posts', {
      params: { ...params, connectionId },
      query: {},
    }),
    run: browser.call('GET /api/users/{id}/planning/runs/latest', { params }),
    subjects: browser.call('GET /api/users/{id}/subjects', { params, query: {} }),
    notices: browser.call('GET /api/users/{id}/notices', { params, query: {} }),
    link: new TestBrowser(server).call('POST /api/approvals/open', { body: { token } }),
    ownData: browser.call('GET /api/me/export', {}),
  } as const).map(async ([name, reply]) => [name, await reply] as const)
  const replies = await Promise.all(texts)
  const { home } = (await browser.call('GET /api/home', {})).body
  return {
    home,
    /** Which of them tell of the post. */
    telling: replies.flatMap(([name, { status, text }]) =>
      status < 300 && [title, post, String(visualId)].some((word) => text.includes(word)) ? [name] : [],
    ),
  }
}

it('is there for its agency, and for the business in nothing that it reads, nor by a mailed link', async () => {
  const the = await hideable()
  const { one, agency, id, token, visualId, hide } = the
  const before = await readings(the)
  expect(before.telling).toEqual([
    ...['post', 'list', 'file', 'calendar', 'visual', 'states', 'ofAccount', 'run', 'subjects', 'notices'],
    ...['link', 'ownData'],
  ])
  expect(before.home.posts).toMatchObject({ any: true, anyOut: true })
  expect((await hide('hide')).body.results).toEqual([{ id, refused: null }])

  const said = await agency.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/comments', {
    params: { id: one.who.id, taskPublicId: id },
    body: { message: 'Entre nous' },
  })
  expect(said.status).toBe(200)
  expect((await one.browser.call('GET /api/me/export', {})).text).not.toContain('Entre nous')
  const { telling, home } = await readings(the)
  expect(telling).toEqual([])
  expect(home.posts).toMatchObject({ any: false, anyOut: false, leaving: 0 })
  expect((await one.posts.remove(id)).status).toBe(404)
  const drawn = await one.browser.call('POST /api/users/{id}/graphical-line-templates/{templateId}/design', {
    params: { id: one.who.id, templateId: visualId },
    body: { designVersion: 1, design: {}, isAutosave: false },
  })
  expect(drawn.status).toBe(404)
  const phone = new TestBrowser(server)
  expect((await phone.call('POST /api/approvals/picture', { body: { token, id, page: 0 } })).status).toBe(404)
  const yes = await phone.call('POST /api/approvals/answers', {
    body: { token, id, version: 1, print: '', answer: { kind: 'approve' } },
  })
  expect(yes.status).toBe(404)
  const opened = await phone.call('POST /api/approvals/open', { body: { token } })
  expect(opened.status).toBe(410)

  expect((await agency.read(id)).body.task).toMatchObject({ isHidden: true })
  const ofAgency = await agency.browser.call('GET /api/users/{id}/graphical-line-templates/{templateId}', {
    params: { id: one.who.id, templateId: visualId },
  })
  expect(ofAgency.status).toBe(200)
  await hide('show')
  expect((await readings(the)).telling).toEqual(before.telling)
  expect((await one.task()).abilities).not.toContain('hide')
})

it('may be hidden by its agency alone, and stays so in another picture and in a copy', async () => {
  const { one, agency, id, hide } = await hideable()
  const refused = await one.browser.call('POST /api/users/{id}/tasks/together', {
    params: { id: one.who.id },
    body: { posts: [{ id }], what: { action: 'hide' } },
  })
  expect(refused.status).toBe(403)
  await hide('hide')
  await agency.workAgain(id)
  const { version } = (await agency.read(id)).body.task
  const dressed = await agency.dress(id, { version, templateId: null, ratio: '1:1' })
  const copy = await agency.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/duplicate', {
    params: { id: one.who.id, taskPublicId: id },
  })
  for (const { body } of [dressed, copy]) {
    const seen = await one.browser.call('GET /api/users/{id}/graphical-line-templates/{templateId}', {
      params: { id: one.who.id, templateId: body.task.visual?.id ?? 0 },
    })
    expect(seen.status).toBe(404)
  }
  expect((await one.posts.list()).total).toBe(0)
})
