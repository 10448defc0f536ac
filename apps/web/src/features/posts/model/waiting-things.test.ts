import type { PublicationCounts, TaskStatus } from '@postelier/contract'
import { expect, test } from 'vitest'
import { waitingThings } from '#features/posts/model/waiting-things.ts'

const none: PublicationCounts = {
  published: 0,
  underway: 0,
  asked: 0,
  held: 0,
  refused: 0,
  refusedOn: [],
  stuck: 0,
  atRisk: 0,
  isStopped: false,
}
const of = (id: string, status: TaskStatus, counts: Partial<PublicationCounts> = {}) => ({
  id,
  status,
  publishAt: '2026-12-01T08:00:00.000Z',
  publications: { ...none, ...counts },
})

test('an account to be connected is one line for all its posts, before what was refused and what waits for a yes', () => {
  const posts = [
    of('stuck', 'publicationWaiting', { stuck: 1, underway: 1 }),
    of('held', 'published', { held: 1 }),
    of('suggested', 'aiSuggestion'),
    of('refused', 'published', { refused: 1, refusedOn: ['instagram'] }),
  ]
  const relinkOf = ({ id }: { id: string }) => (id === 'refused' ? [] : (['bluesky'] as const).slice())
  expect(
    waitingThings(posts, relinkOf).map((thing) =>
      thing.kind === 'relink' ? [thing.network, ...thing.posts.map(({ id }) => id)] : thing.post.id,
    ),
  ).toEqual([['bluesky', 'stuck', 'held'], 'refused', 'suggested'])
})
