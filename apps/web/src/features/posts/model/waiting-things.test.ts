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
      thing.kind === 'post' ? thing.post.id : [thing.kind, ...thing.posts.map(({ id }) => id)],
    ),
  ).toEqual([['relink', 'stuck', 'held'], 'refused', 'suggested'])
})

test('what nobody can schedule today without a plan is one line, after what can be answered', () => {
  const posts = [of('far', 'aiSuggestion'), of('near', 'aiSuggestion'), of('farther', 'aiSuggestion')]
  const things = waitingThings(
    posts,
    () => [],
    ({ id }) => id.startsWith('far'),
  )
  expect(things).toEqual([
    { kind: 'post', post: posts[1] },
    { kind: 'plan', posts: [posts[0], posts[2]] },
  ])
})
