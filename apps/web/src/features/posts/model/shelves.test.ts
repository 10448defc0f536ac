import { taskStatuses } from '@postelier/contract'
import { expect, test } from 'vitest'
import { onShelves } from '#features/posts/model/shelves.ts'

test('posts stand under what is coming, what is made and what is over, in the order they come', () => {
  const posts = (['publishing', 'publicationWaiting', 'draft', 'validated', 'published'] as const).map(
    (status, id) => ({ status, id }),
  )
  expect(onShelves(posts).map(({ shelf, posts }) => [shelf, posts.map(({ id }) => id)])).toEqual([
    ['coming', [0, 1]],
    ['making', [2, 3]],
    ['over', [4]],
  ])
  expect(onShelves([])).toEqual([])
})

test('every state has its shelf', () => {
  for (const status of taskStatuses) expect(onShelves([{ status }])).toHaveLength(1)
})
