import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { planningOn } from '../../../testing/planning.ts'
import { readyPost, sendDue } from '../../../testing/ready-post.ts'
import { openTestNetwork } from '../../../testing/test-network.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

it('posts that did better in the evening bring the next ones to the evening, and it is said by how many', async () => {
  const one = await readyPost(server)
  await one.validate()
  await one.publish([one.pageId])
  await sendDue(server, openTestNetwork().networks)
  const planning = await planningOn(server, one.who, { isLinked: false })
  const settings = async () =>
    (await planning.browser.call('GET /api/users/{id}/planning/settings', { params: planning.params })).body
      .settings
  expect((await settings()).measured).toBeNull()

  // Ten weeks of posts, in the morning and in the evening of each Tuesday: who reads in the evening answers more.
  const { db } = server.platform
  for (let week = 1; week <= 10; week++)
    for (const [hour, likes] of [
      ['09:05', 2],
      ['18:10', 9],
    ] as const) {
      const made = await one.posts.make({ hooks: { common: 'Le pain sort du four.', own: {} } })
      const wentOut = sql`(date_trunc('week', now() at time zone 'Europe/Paris') - make_interval(days => ${7 * week - 1}) + ${hour}::time) at time zone 'Europe/Paris'`
      await db.execute(sql`
        insert into delivery select (jsonb_populate_record(null::delivery, to_jsonb(one) || jsonb_build_object(
          'id', other.id, 'task_id', other.id, 'external_id', other.public_id, 'ended_at', ${wentOut},
          'figures', jsonb_build_object('likes', ${likes}::int, 'views', 100)))).*
        from delivery as one, task as other
        where one.task_id = (select id from task where public_id = ${one.post}) and other.public_id = ${made.id}`)
    }

  const { measured, times } = await settings()
  expect(measured).toEqual({
    posts: 20,
    hours: [
      { weekday: 2, time: '18:00' },
      { weekday: 4, time: times[0] },
      { weekday: 6, time: times[0] },
    ],
  })
  await planning.say()
  const { subjects } = await planning.propose(6)
  const tuesdays = subjects.flatMap(({ publishAt }) =>
    publishAt && new Date(publishAt).getUTCDay() === 2 ? [new Date(publishAt)] : [],
  )
  const inParis = (at: Date) =>
    new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' }).format(at)
  expect(tuesdays.length).toBeGreaterThan(0)
  expect(tuesdays.filter((at) => inParis(at).startsWith('18')).length).toBeGreaterThanOrEqual(
    tuesdays.length - 1,
  )
})
