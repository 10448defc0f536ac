import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../testing/people.ts'
import { postsFor, type TestPosts } from '../../../testing/posts.ts'
import { type TestServer, testServer } from '../../../testing/test-platform.ts'

let server: TestServer
let posts: TestPosts
beforeAll(async () => {
  server = await testServer()
  posts = await postsFor(server, await makePerson(server, 'customer'))
})

const slotsFor = async (ids: readonly string[], who = posts) =>
  who.browser.call('GET /api/users/{id}/free-slots', {
    params: { id: posts.id },
    query: { posts: ids.join(',') },
  })
const give = (given: readonly { id: string; localTime: string | null }[]) =>
  posts.browser.call('POST /api/users/{id}/tasks/together', {
    params: { id: posts.id },
    body: { posts: [...given], what: { action: 'date' } },
  })

describe('the next free slot', () => {
  it('gives each post one of its own, as often a week as the planning says, and says why', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await posts.make()).id))
    const { body } = await slotsFor(ids)
    expect(body.slots.map(({ id }) => id)).toEqual(ids)
    const times = body.slots.map(({ slot }) => slot?.localTime ?? '')
    expect(new Set(times).size).toBe(4)
    const usual = { hour: 'usual', posts: 0, postsPerWeek: 3, isTied: false, isExtra: false }
    expect(body.slots.map(({ slot }) => slot?.why)).toEqual([usual, usual, usual, usual])
    // Three a week, on Tuesdays, Thursdays and Saturdays, where nobody said otherwise.
    for (const local of times) expect([2, 4, 6]).toContain(new Date(`${local}Z`).getUTCDay())

    const given = ids.map((id, at) => ({ id, localTime: times[at] ?? null }))
    expect((await give(given)).body.results.map(({ refused }) => refused)).toEqual([null, null, null, null])
    const [last = ''] = [ids.at(-1)]
    expect((await posts.read(last)).body.task.schedule?.localTime).toBe(times.at(-1))
    // What they have already is no obstacle to themselves, and one to others.
    expect((await slotsFor(ids)).body.slots.map(({ slot }) => slot?.localTime)).toEqual(times)
    const other = (await posts.make()).id
    expect(times).not.toContain((await slotsFor([other])).body.slots[0]?.slot?.localTime)
    const back = await give(ids.map((id) => ({ id, localTime: null })))
    expect(back.body.results.every(({ refused }) => refused === null)).toBe(true)
    expect((await posts.read(last)).body.task.publishAt).toBeNull()
  })

  it('is nobody else’s to ask for', async () => {
    const stranger = await postsFor(server, await makePerson(server, 'customer'))
    expect((await slotsFor([(await posts.make()).id], stranger)).status).toBe(404)
  })
})
