import { beforeAll, beforeEach, expect, it } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
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

const path = 'GET /api/users/{id}/tasks/publications/statistics/schedule'

it('the schedule is counted by the business’s days, for its own people alone', async () => {
  const one = await readyPost(server, 'Le pain du jour')
  const params = { id: one.who.id }
  const counted = async () => (await one.browser.call(path, { params })).body
  expect(await counted()).toMatchObject({ statistics: [], asOf: expect.any(String) })
  const localTime = sending.inParis(hours(50))
  const date = localTime.slice(0, 10)
  await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
    params: { ...params, taskPublicId: one.post },
    body: { localTime },
  })
  expect((await counted()).statistics).toEqual([{ date, published: 0, scheduled: 0, undecided: 1 }])
  await one.validate()
  await one.schedule(localTime)
  expect((await counted()).statistics).toEqual([{ date, published: 0, scheduled: 1, undecided: 0 }])
  const stranger = await signedIn(server, await makePerson(server, 'customer'))
  expect((await stranger.call(path, { params })).status).toBe(404)
})
