import { networks as allNetworks, longestHook } from '@postelier/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../testing/people.ts'
import { postsFor } from '../../testing/posts.ts'
import { type TestServer, testServer } from '../../testing/test-platform.ts'
import { task } from './task.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})

async function business() {
  const posts = await postsFor(server, await makePerson(server, 'customer'))
  const found = async (search: string) => (await posts.list({ search })).items.map(({ title }) => title)
  return { ...posts, found }
}

describe('a search of posts', () => {
  it('finds what one network alone is told, and follows as that changes and goes', async () => {
    const one = await business()
    const networks = ['x', 'linkedin']
    const words = { common: 'Le four est chaud', own: { x: 'Miche de seigle', linkedin: 'Recrutons' } }
    const { id, version } = await one.make({ title: 'Lundi', networks, hooks: words })
    for (const search of ['lundi', 'four', 'seig', 'recrutons', 'miche four']) {
      expect([search, await one.found(search)]).toEqual([search, ['Lundi']])
    }
    // Which networks there are is not what a post says.
    expect(await one.found('linkedin')).toEqual([])

    const own = { x: 'Brioche tressée', linkedin: 'Recrutons' }
    const changed = await one.change(id, { version, hooks: { ...words, own } })
    expect(changed.status).toBe(200)
    expect(await one.found('seigle')).toEqual([])
    expect(await one.found('tressee')).toEqual(['Lundi'])

    const without = { version: version + 1, hooks: { ...words, own: { x: 'Brioche tressée' } } }
    expect((await one.change(id, without)).status).toBe(200)
    expect(await one.found('recrutons')).toEqual([])
    expect(await one.found('four')).toEqual(['Lundi'])
  })

  it('does not find what was written for a network the post does not go to', async () => {
    const one = await business()
    const hooks = { common: 'Bonjour', own: { x: 'Miche' } }
    const { id, version } = await one.make({ title: 'Mardi', networks: ['linkedin'], hooks })
    expect(await one.found('miche')).toEqual([])
    expect((await one.change(id, { version, networks: ['x', 'linkedin'] })).status).toBe(200)
    expect(await one.found('miche')).toEqual(['Mardi'])
    expect((await one.change(id, { version: version + 1, networks: ['linkedin'] })).status).toBe(200)
    expect(await one.found('miche')).toEqual([])
  })

  it('finds nobody else’s', async () => {
    const [one, other] = [await business(), await business()]
    await other.make({ title: 'Autre', networks: ['x'], hooks: { common: '', own: { x: 'Miche' } } })
    expect(await one.found('miche')).toEqual([])
    expect(await other.found('miche')).toEqual(['Autre'])
  })
})

/** As many words as letters allow, each another one, of letters that weigh most. */
const manyWords = (letters: number, from: number) => {
  let words = ''
  for (let nth = from; words.length + 5 <= letters; nth++)
    words += ` ${String.fromCodePoint(0x20000 + (nth % 40_000), 0x4e00 + Math.floor(nth / 40_000))}`
  return words
}

it('a post with the longest words everywhere is kept, and found by the first of them', async () => {
  const one = await business()
  const { id } = await one.make({ title: 'Long' })
  const own = Object.fromEntries(
    allNetworks.map((network, nth) => [network, manyWords(longestHook, (nth + 1) * 20_000)]),
  )
  const hooks = { common: `premier ${manyWords(longestHook - 8, 0)}`, own }
  const networks = [...allNetworks]
  await server.platform.db.update(task).set({ hooks, networks }).where(eq(task.publicId, id))
  expect(await one.found('premier')).toEqual(['Long'])
})
