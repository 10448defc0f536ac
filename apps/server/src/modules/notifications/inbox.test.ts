import { beforeAll, expect, it } from 'vitest'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { minutes } from '../../platform/clock.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { notify } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

it('all that somebody saw is marked as read at once, what came since is not, and read ones stay in the list', async () => {
  const who = await makePerson(server, 'customer')
  const browser = await signedIn(server, who)
  const params = { id: who.id }
  const tell = (name: string, causedBy: number | null = null) =>
    runCommand(server.platform, system('test'), 'test', notify, {
      accountId: who.id,
      kind: 'postCommented',
      key: `test:${who.id}:${name}`,
      words: { name },
      causedBy,
    })
  const list = async (which: 'unread' | 'all') =>
    (await browser.call('GET /api/users/{id}/notices', { params, query: { which } })).body.data.items.map(
      ({ words, isRead }) => `${words.name}${isRead ? ' read' : ''}`,
    )
  await tell('first')
  // Their own doing is for the others to read.
  await tell('own', who.id)
  const before = server.clock.now().toISOString()
  server.clock.advance(minutes(1))
  await tell('second')
  const read = await browser.call('POST /api/users/{id}/notices/read', { params, body: { before } })
  expect(read.body.count).toBe(1)
  expect(await list('unread')).toEqual(['second'])
  expect(await list('all')).toEqual(['second', 'first read'])
  const stranger = await signedIn(server, await makePerson(server, 'customer'))
  const foreign = await stranger.call('POST /api/users/{id}/notices/read', { params, body: { before } })
  expect(foreign.status).toBe(404)
  server.clock.advance(-minutes(1))
})
