import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hours, minutes } from '../../platform/clock.ts'
import { type ReadyPost, readyPost } from '../../testing/ready-post.ts'
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
let words = 0
const ready = () => readyPost(server, `La fournée de midi, ${++words}`)

async function approve(one: ReadyPost, change: object = {}) {
  const { version, shown } = await one.task()
  return one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/approve', {
    params: { id: one.who.id, taskPublicId: one.post },
    body: {
      version,
      seen: shown,
      pageIds: [one.pageId],
      localTime: sending.inParis(minutes(10)),
      zone,
      ...change,
    } as never,
  })
}

/** Nothing of the one press was kept. */
async function expectUntouched(one: ReadyPost) {
  expect((await one.task()).status).toBe('customizing')
  expect(await one.publications()).toEqual([])
}

describe('approving a post', () => {
  it('validates what was seen and schedules it, and it goes out at its hour', async () => {
    const one = await ready()
    const reply = await approve(one)
    expect(reply.body.task).toMatchObject({
      status: 'publicationWaiting',
      schedule: { zone },
      visual: { isValidated: true },
      pageIds: [one.pageId],
    })
    const live = () => sending.network.posts.filter(({ text }) => text.endsWith(`, ${words}`)).length
    await sending.after(minutes(11), async () => expect(live()).toBe(1))
  })

  it('sends it now where no hour is said', async () => {
    const one = await ready()
    expect((await approve(one, { localTime: null })).body.task.status).toBe('publishing')
    expect(await one.publications()).toMatchObject([{ network: 'x', state: 'waiting' }])
  })

  it('from before prints were kept is printed by the press that schedules it, and held from there on', async () => {
    const one = await ready()
    await approve(one)
    await one.unschedule()
    const { db } = server.platform
    const isPost = eq(task.publicId, one.post)
    await db.update(task).set({ approved: null }).where(isPost)
    expect((await one.schedule(sending.inParis(hours(2)))).status).toBe(200)
    const [row] = await db.select({ approved: task.approved }).from(task).where(isPost)
    expect(row?.approved).toMatchObject({ pageIds: [one.pageId], isByMail: false })
    await one.unschedule()
    // Behind the back of whoever said yes.
    await db.update(task).set({ firstComment: 'Autre chose.' }).where(isPost)
    const other = await one.schedule(sending.inParis(hours(2)))
    expect(other.error?.fields).toHaveProperty('pageIds')
  })

  it('is refused whole where the words or the visual are others by now, or the post shows nothing that was seen', async () => {
    const one = await ready()
    const { version } = await one.task()
    expect((await approve(one, { version: version + 1 })).status).toBe(409)
    expect((await approve(one, { seen: { designVersion: 99 } })).status).toBe(409)
    await expectUntouched(one)
  })

  it('is refused whole with the reason by its field: a date that is over, words that are missing or too long', async () => {
    const one = await ready()
    const past = await approve(one, { localTime: sending.inParis(-hours(1)) })
    expect(past.error?.fields?.localTime).toMatch(/passée/)
    await expectUntouched(one)
    const change = async (common: string) =>
      one.posts.change(one.post, { version: (await one.task()).version, hooks: { common, own: {} } })
    await change('')
    expect((await approve(one)).error?.fields?.hooks).toMatch(/accroche/)
    await change('x'.repeat(281))
    expect(Object.keys((await approve(one)).error?.fields ?? {})).toEqual([
      `pageIds.${one.pageId}.textTooLong`,
    ])
    await expectUntouched(one)
  })

  it('is refused whole where a page is gone, or is another business’s', async () => {
    const [one, other] = [await ready(), await ready()]
    const refused = await approve(one, { pageIds: [one.pageId, other.pageId] })
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, ['pageIds']])
    await one.browser.call('DELETE /api/users/{id}/networks/accounts/{connectionId}', {
      params: { id: one.who.id, connectionId: one.connectionId },
    })
    expect((await approve(one)).error?.fields?.pageIds).toMatch(/plus reliée/)
    await expectUntouched(one)
  })

  it('has one outcome, however many press at once, and is not approved twice', async () => {
    const one = await ready()
    const replies = await Promise.all([1, 2, 3].map(() => approve(one)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await one.publications()).toHaveLength(1)
    expect((await approve(one)).status).toBe(409)
  })
})

describe('a yes taken back', () => {
  it('leaves the post exactly as it was before it, scheduled or not, and only once', async () => {
    const one = await ready()
    const takeBack = () =>
      one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/take-back', {
        params: { id: one.who.id, taskPublicId: one.post },
      })
    await server.platform.db.update(task).set({ status: 'aiSuggestion' }).where(eq(task.publicId, one.post))
    const { version: _, changedAt: __, ...before } = await one.task()
    expect((await approve(one)).body.task.status).toBe('publicationWaiting')
    const { version: ___, changedAt: ____, ...after } = (await takeBack()).body.task
    expect(after).toEqual(before)
    expect((await takeBack()).error?.code).toBe('notNow')
    // Nothing of it goes out, and it can be approved anew.
    await sending.after(hours(1), async () =>
      expect(await one.task()).toMatchObject({ status: 'aiSuggestion' }),
    )
    expect((await approve(one)).status).toBe(200)
  })
})

describe('the pages of a post', () => {
  it('are kept while it is worked on, and are a part of what was approved', async () => {
    const one = await ready()
    await one.posts.change(one.post, { version: (await one.task()).version, pageIds: [] })
    expect(await one.task()).toMatchObject({ pageIds: [] })
    await one.validate()
    await one.posts.change(one.post, { version: (await one.task()).version, pageIds: [one.pageId] })
    expect(await one.task()).toMatchObject({ status: 'customizing', pageIds: [one.pageId] })
  })
})
