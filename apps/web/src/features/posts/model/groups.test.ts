import { taskStatuses } from '@postelier/contract'
import { expect, test } from 'vitest'
import { byDate, inGroups } from '#features/posts/model/groups.ts'

test('posts stand under what is coming, what is made and what is over, in the order they come', () => {
  const posts = (['publishing', 'publicationWaiting', 'draft', 'validated', 'published'] as const).map(
    (status, id) => ({ status, id }),
  )
  expect(inGroups(posts).map(({ group, posts }) => [group, posts.map(({ id }) => id)])).toEqual([
    ['coming', [0, 1]],
    ['making', [2, 3]],
    ['over', [4]],
  ])
  expect(inGroups([])).toEqual([])
})

test('every state has its collection', () => {
  for (const status of taskStatuses) expect(inGroups([{ status }])).toHaveLength(1)
})

test('what is being prepared stands by its date, and everything else where it was', () => {
  const of = (
    id: number,
    status: 'publicationWaiting' | 'aiSuggestion' | 'published',
    day: string | null,
  ) => ({
    id,
    status,
    publishAt: day && `2026-12-${day}T08:00:00.000Z`,
  })
  const posts = [
    of(1, 'publicationWaiting', '20'),
    of(2, 'aiSuggestion', '24'),
    of(3, 'aiSuggestion', null),
    of(4, 'aiSuggestion', '01'),
    of(5, 'published', '02'),
  ]
  expect(byDate(posts).map(({ id }) => id)).toEqual([1, 4, 2, 3, 5])
})
