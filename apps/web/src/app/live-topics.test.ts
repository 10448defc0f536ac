import type { EventName, PageEvent } from '@postelier/contract'
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test } from 'vitest'
import '#app/features.ts'
import { applyEvent } from '#shared/api/live-events.ts'
import { liveTopics } from '#shared/api/live-topics.ts'

let client: QueryClient
let read: string[]
const watched = new Set<() => void>()
beforeEach(() => {
  for (const stop of watched) stop()
  watched.clear()
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  read = []
})

/** Queries as an open screen has them: read once, and watched. */
async function show(...keys: QueryKey[]) {
  for (const queryKey of keys) {
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: async () => {
        read.push(queryKey.join(' '))
        return read.length
      },
    })
    watched.add(observer.subscribe(() => undefined))
    await observer.fetchOptimistic(observer.options as never)
  }
  read.length = 0
}

const post = (accountId: number, id: string): QueryKey[] =>
  ['whole', 'publications', 'history', 'remake'].map((part) => ['tasks', accountId, 'post', id, part])
const apply = (name: EventName, event: PageEvent) => applyEvent(client, liveTopics(), name, event)

describe('news of the server', () => {
  test('of a post that somebody else saved: it and the lists are read again, no other post and nobody else’s', async () => {
    await show(...post(1, 'a'), ...post(1, 'b'), ['tasks', 1, 'list', {}], ['tasks', 1, 'hold'])
    await show(['tasks', 2, 'list', {}], ['notices', 1])
    await apply('tasks.changed', { accountId: 1, id: 'a' })
    expect(read.toSorted()).toEqual(
      [...post(1, 'a').map((key) => key.join(' ')), 'tasks 1 list [object Object]'].toSorted(),
    )
  })

  test('of a post that this page saves while somebody types: nothing is read, and all of it is known to be old', async () => {
    await show(...post(1, 'a'), ['tasks', 1, 'list', {}], ['home', 'today'])
    await apply('tasks.changed', { accountId: 1, id: 'a', own: true })
    expect(read).toEqual([])
    for (const key of [...post(1, 'a'), ['home', 'today']])
      expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('of one business leave another one’s screens alone', async () => {
    await show(['account', 2], ['planning', 2, 'subjects', 'proposed'], ['templates', 2, 'gallery', {}])
    for (const name of ['account.changed', 'brand.changed', 'planning.changed', 'templates.changed'] as const)
      await apply(name, { accountId: 1 })
    expect(read).toEqual([])
    for (const name of ['account.changed', 'planning.changed', 'templates.changed'] as const)
      await apply(name, { accountId: 2 })
    expect(read).toHaveLength(3)
  })

  test('of how far a reading is read that reading again, and nothing else of the planning', async () => {
    await show(['planning', 1, 'reading'], ['planning', 1, 'facts', 'all'], ['planning', 1, 'lookup', 'x'])
    await apply('reading.progressed', { accountId: 1 })
    expect(read).toEqual(['planning 1 reading'])
    await apply('lookup.finished', { accountId: 1, id: 'x' })
    expect(read).toEqual(['planning 1 reading', 'planning 1 lookup x'])
  })
})
