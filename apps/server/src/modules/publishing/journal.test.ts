import { beforeAll, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import type { Networks } from '../../platform/networks/network-client.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { readyPost, sendDue } from '../../testing/ready-post.ts'
import { openTestNetwork } from '../../testing/test-network.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** As the test network, and by the wire. */
const byWire =
  ({ networks }: ReturnType<typeof openTestNetwork>): Networks =>
  (name) => {
    const open = networks(name)
    if (!open) return undefined
    const http = async () => ({
      status: 201,
      headers: new Headers(),
      body: new TextEncoder().encode('{"id":"1","access_token":"never-to-be-seen"}'),
    })
    const step: typeof open.adapter.step = async (context, job, progress) => {
      if (!progress.isFinal) for (const file of job.media) await file.read()
      await context.http({ method: 'POST', url: 'https://x.example/2/tweets?key=k', body: job.text })
      return open.adapter.step(context, job, progress)
    }
    return { context: { ...open.context, http }, adapter: { ...open.adapter, step } }
  }

it('says in words why something was tried again, and to support what was said and answered', async () => {
  // What other tests left due must not meet what is to go wrong here.
  await sendDue(server, openTestNetwork().networks)
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  const network = openTestNetwork()
  network.trouble.push({ at: 'upload', does: 'transient', happens: false })
  await sendDue(server, byWire(network))
  server.clock.advance(minutes(1))
  await sendDue(server, byWire(network))
  const lines = await one.journal()
  expect(lines.map(({ what, reason }) => [what, reason])).toEqual([
    ['published', null],
    ['sending', null],
    ['given.image', null],
    ['refused', 'transient'],
    ['begun', null],
  ])
  expect(lines.every(({ more }) => more === null)).toBe(true)

  const support = await signedIn(server, await makePerson(server, 'superAdmin'))
  const publicationId = (await one.publications())[0]?.id ?? 0
  const seen = await support.call(
    'GET /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/journal',
    {
      params: { id: one.who.id, taskPublicId: one.post, publicationId },
    },
  )
  const { items } = seen.body.data
  expect(items.at(-2)?.more?.details).toMatchObject({ code: 'test', message: 'as told' })
  expect(items.at(0)?.more?.details.exchanges).toMatchObject([
    { call: 'POST https://x.example/2/tweets', sent: 'Le pain sort du four !', status: 201 },
  ])
  expect(seen.text).not.toContain('never-to-be-seen')
})

it('tells what repeats itself once, and steps to support alone: every page holds something to read', async () => {
  await sendDue(server, openTestNetwork().networks)
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  const network = openTestNetwork()
  for (let nth = 0; nth < 3; nth++) network.trouble.push({ at: 'upload', does: 'transient', happens: false })
  for (let nth = 0; nth < 8; nth++) {
    await sendDue(server, network.networks)
    server.clock.advance(minutes(5))
  }
  const publicationId = (await one.publications())[0]?.id ?? 0
  const read = async (browser: typeof one.browser, query: { offset?: number; limit?: number } = {}) => {
    const { body } = await browser.call(
      'GET /api/users/{id}/tasks/{taskPublicId}/publications/{publicationId}/journal',
      { params: { id: one.who.id, taskPublicId: one.post, publicationId }, query },
    )
    return { total: body.data.total, said: body.data.items.map(({ what }) => what) }
  }
  expect(await read(one.browser)).toEqual({
    total: 4,
    said: ['published', 'sending', 'refused', 'begun'],
  })
  expect(await read(one.browser, { offset: 2, limit: 1 })).toEqual({ total: 4, said: ['refused'] })
  const support = await signedIn(server, await makePerson(server, 'superAdmin'))
  expect((await read(support)).said).toEqual([
    'published',
    'sending',
    'next',
    'refused',
    'refused',
    'refused',
    'begun',
  ])
})
