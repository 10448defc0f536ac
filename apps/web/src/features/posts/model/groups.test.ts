import { type TaskStatus, taskStatuses } from '@postelier/contract'
import { expect, test } from 'vitest'
import { inGroups } from '#features/posts/model/groups.ts'

const now = new Date('2026-12-10T08:00:00.000Z')
const of = (id: number, status: TaskStatus, day: string | null = null) => ({
  id,
  status,
  publishAt: day && `2026-12-${day}T08:00:00.000Z`,
})

test('posts stand under what is late, what is coming, what is made and what is over, in the order they come', () => {
  const posts = [
    of(0, 'publishing', '08'),
    of(1, 'publicationWaiting', '12'),
    of(2, 'draft'),
    of(3, 'validated', '01'),
    of(4, 'published', '02'),
  ]
  expect(inGroups(posts, now).map(({ group, posts: each }) => [group, each.map(({ id }) => id)])).toEqual([
    ['late', [0]],
    ['coming', [1]],
    ['making', [2, 3]],
    ['over', [4]],
  ])
  expect(inGroups([], now)).toEqual([])
})

test('every state has its collection', () => {
  for (const status of taskStatuses) expect(inGroups([of(1, status)], now)).toHaveLength(1)
})
