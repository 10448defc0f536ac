import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { testServer } from '../../testing/test-platform.ts'
import { wordsSince } from './queries/words-since.ts'
import { task } from './task.tables.ts'

const since = new Date('2000-01-01')
const book = 'Le pain repose une nuit. '.repeat(2500)

it('reads posts as long as books by their beginnings, the latest first, and no more than a year of posts has', {
  tags: ['deep'],
}, async () => {
  const server = await testServer()
  const { db } = server.platform
  const who = await makePerson(server, 'customer')
  const posts = await postsFor(server, who)
  const read = () => wordsSince(db, who.id, { since, most: 500 })
  await posts.make()
  const hooks = { common: `Le premier. ${book}`, own: { facebook: 'Sur Facebook.', linkedin: book } }
  await db.update(task).set({ hooks }).where(eq(task.accountId, who.id))
  expect((await read()).map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([13, 4000, 4000])

  server.clock.advance(1000)
  const own = { facebook: book, instagram: book, linkedin: book, tiktok: book, x: book, bluesky: book }
  for (let nth = 0; nth < 36; nth++) {
    const { id } = await posts.make()
    const later = { hooks: { common: `Le dernier. ${book}`, own } }
    await db.update(task).set(later).where(eq(task.publicId, id))
  }
  const words = await read()
  expect(words).toHaveLength(250)
  expect(words.some((one) => one.startsWith('Le premier.'))).toBe(false)
})
