import type { LiveEvent } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { makePerson, signedIn } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from '../tasks/task.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

const path = 'POST /api/users/{id}/tasks/{taskPublicId}/presence'

describe('who is on a post', () => {
  it('is told to the others with the field they are in, and kept nowhere', async () => {
    const who = await makePerson(server, 'customer', { firstName: 'Inès' })
    const posts = await postsFor(server, who)
    const { id } = await posts.make()
    const told: LiveEvent[] = []
    const stop = server.platform.events.subscribe((event) => {
      if (event !== 'gap' && event.name === 'presence.changed' && event.accountId === who.id) told.push(event)
    })
    const params = { id: who.id, taskPublicId: id }
    expect((await posts.browser.call(path, { params, body: { field: 'hook' } })).status).toBe(200)
    await posts.browser.call(path, { params, body: { field: null, isGone: true } })
    await eventually(() => expect(told).toHaveLength(2))
    stop()
    expect(told).toMatchObject([
      { id, presence: { personId: who.id, name: 'Inès Martin', field: 'hook', isGone: false } },
      { id, presence: { field: null, isGone: true } },
    ])
    expect(told[0]).not.toHaveProperty('needs')
  })

  it('is told of a hidden post to those alone who may see it', async () => {
    const agency = await makePerson(server, 'agencyManager')
    const customer = await makePerson(server, 'customer', { ownerId: agency.id })
    const { id } = await (await postsFor(server, customer)).make()
    await server.platform.db.update(task).set({ isHidden: true }).where(eq(task.publicId, id))
    const told: LiveEvent[] = []
    const stop = server.platform.events.subscribe((event) => {
      if (event !== 'gap' && event.name === 'presence.changed' && event.id === id) told.push(event)
    })
    const manager = await signedIn(server, agency)
    const params = { id: customer.id, taskPublicId: id }
    expect((await manager.call(path, { params, body: { field: 'hook' } })).status).toBe(200)
    await eventually(() => expect(told).toMatchObject([{ needs: 'hiddenPosts:authorized' }]))
    stop()
  })

  it('is told by nobody who may not read the post', async () => {
    const who = await makePerson(server, 'customer')
    const { id } = await (await postsFor(server, who)).make()
    const stranger = await signedIn(server, await makePerson(server, 'customer'))
    const params = { id: who.id, taskPublicId: id }
    expect((await stranger.call(path, { params, body: { field: null } })).status).toBe(404)
  })
})
