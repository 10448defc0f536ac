import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../access/person.tables.ts'
import { hours } from '../../platform/clock.ts'
import { localTimeOf } from '../../platform/local-time.ts'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { readyPost } from '../../testing/ready-post.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

describe('a post that goes out', () => {
  it('says in which zone its business dates it, whoever looks from wherever', async () => {
    const one = await readyPost(server)
    await server.platform.db
      .update(person)
      .set({ timeZone: 'America/Guadeloupe' })
      .where(eq(person.id, one.who.id))
    const contact = await makePerson(server, 'contact', { ownerId: one.who.id })
    const theirs = await postsFor(server, contact, one.who)
    expect((await theirs.read(one.post)).body.task.zone).toBe('America/Guadeloupe')
  })

  it('stands among the scheduled ones in the order they go out, not in that of their last change', async () => {
    const who = await makePerson(server, 'customer')
    const posts = [
      await readyPost(server, 'Un', who),
      await readyPost(server, 'Deux', who),
      await readyPost(server, 'Trois', who),
    ]
    for (const [nth, afterHours] of [5, 2, 9].entries()) {
      await posts[nth]?.validate()
      const at = new Date(server.clock.now().getTime() + hours(afterHours))
      await posts[nth]?.schedule(localTimeOf(at, 'UTC'), { zone: 'UTC' })
    }
    const listed = await posts[0]?.posts.list({ status: 'publicationWaiting' })
    expect(listed?.items.map(({ hook }) => hook)).toEqual(['Deux', 'Un', 'Trois'])
  })

  it('as a story goes nowhere where there are no stories', async () => {
    const one = await readyPost(server)
    await one.validate()
    const refused = await one.browser.call('POST /api/users/{id}/tasks/{taskPublicId}/publish', {
      params: { id: one.who.id, taskPublicId: one.post },
      body: { pageIds: [one.pageId], as: 'story' },
    })
    expect(refused.status).toBe(422)
    expect(await one.publications()).toEqual([])
    expect((await one.task()).status).toBe('validated')
  })
})
