import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { monthsBefore } from '../../../platform/clock.ts'
import { bakery, draftDue, planningOn } from '../../../testing/planning.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'
import { task } from '../../tasks/task.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

/** A bakery with a post of its leaven, and a subject that somebody may say otherwise. */
async function bakeryWithPost() {
  const one = await planningOn(server)
  await one.say(bakery.filter(({ about }) => about === 'levain dur'))
  const first = await one.propose(1)
  await one.plan(first.subjects.map(({ id }) => id))
  await draftDue(server)
  const [post] = await one.posts()
  if (!post) throw new Error('No post was drafted')
  await one.say(bakery.filter(({ about }) => about === 'brioche au beurre'))
  const [subject] = (await one.propose(1)).subjects
  if (!subject) throw new Error('No subject was proposed')
  const change = async (name: string) => {
    const { body } = await one.browser.call('POST /api/users/{id}/subjects/{subjectId}', {
      params: { ...one.params, subjectId: subject.id },
      body: { version: (await open())?.version ?? 0, name },
    })
    return body.subject.similar
  }
  const open = async () => (await one.subjects()).find(({ id }) => id === subject.id)
  return { ...one, post, subject, change, open }
}

describe('a subject that a post says already', () => {
  it('shows that post beside it, and can be kept all the same', async () => {
    const shop = await bakeryWithPost()
    expect(shop.subject.similar).toBeNull()
    const similar = await shop.change('Chaque soir, le levain dur est nourri à la farine de meule')
    expect(similar).toEqual({
      taskId: shop.post.id,
      title: shop.post.title,
      publishAt: shop.post.publishAt,
    })
    expect((await shop.open())?.similar).toEqual(similar)
    const answered = await shop.browser.call('POST /api/users/{id}/subjects/{subjectId}/answer', {
      params: { ...shop.params, subjectId: shop.subject.id },
      body: { version: (await shop.open())?.version ?? 0, accept: true },
    })
    expect(answered.status).toBe(200)
    expect(await shop.change('La brioche au beurre, sur commande')).toBeNull()
  })

  it('is near to nothing older than twelve months, nor to its own post', async () => {
    const shop = await bakeryWithPost()
    const name = 'Chaque soir, le levain dur est nourri à la farine de meule'
    await server.platform.db
      .update(task)
      .set({ createdAt: monthsBefore(server.clock.now(), 13) })
      .where(eq(task.publicId, shop.post.id))
    expect(await shop.change(name)).toBeNull()
    const planned = (await shop.subjects()).filter(({ status }) => status === 'planned')
    expect(planned.map(({ similar }) => similar)).toEqual([null])
  })

  it('is not held against the posts of another business', async () => {
    const [shop, other] = [await bakeryWithPost(), await planningOn(server)]
    await other.say(bakery.filter(({ about }) => about === 'levain dur'))
    const [subject] = (await other.propose(1)).subjects
    expect(shop.post.title).not.toBe('')
    expect(subject?.similar).toBeNull()
  })
})

describe('where no subject is left', () => {
  it('the post that says it already is named, with the question that would bring more', async () => {
    const one = await planningOn(server)
    await one.say(bakery.filter(({ about }) => about === 'levain dur'))
    const { subjects } = await one.propose(12)
    const untilNone = async () => {
      for (;;) {
        const answer = await one.propose(12)
        if (answer.subjects.length === 0) return answer.shortage
      }
    }
    const waiting = await untilNone()
    expect(waiting?.said?.post).toBeNull()
    expect((await one.subjects()).map(({ name }) => name)).toContain(waiting?.said?.name)
    await one.plan(subjects.map(({ id }) => id))
    await draftDue(server)
    const [post] = await one.posts()
    const shortage = await untilNone()
    expect(shortage?.question).not.toBe('')
    expect(shortage?.said?.post).toEqual({
      taskId: post?.id,
      title: post?.title,
      publishAt: post?.publishAt,
    })
  })
})
