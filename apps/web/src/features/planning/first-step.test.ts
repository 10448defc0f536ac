import type { FirstPost, StartView } from '@postelier/contract/planning-start'
import { expect, it } from 'vitest'
import { firstStepOf } from '#features/planning/first-step.ts'

const post = (taskId: string | null, over: Partial<FirstPost> = {}): FirstPost => ({
  subjectId: `of-${taskId}`,
  name: 'Le pain',
  kind: null,
  state: 'done',
  failure: null,
  question: '',
  taskId,
  picture: null,
  hook: '',
  networks: [],
  publishAt: null,
  rests: [],
  isByModel: false,
  isOut: false,
  ...over,
})
const start = (stage: StartView['stage'], posts: FirstPost[] = []): StartView => ({
  stage,
  posts,
  photos: { wanted: 0, kept: 0, waiting: 0, missed: [] },
  sector: null,
})

it('a business without posts begins, or goes on where it was', () => {
  expect(firstStepOf(start('address'), false)).toEqual({ kind: 'begin' })
  expect(firstStepOf(start('networks'), false)).toEqual({ kind: 'resume' })
  expect(firstStepOf(start('posts', [post(null, { state: 'working' })]), false)).toEqual({ kind: 'coming' })
})

it('of what is written the one that goes out first is shown', () => {
  const step = firstStepOf(
    start('posts', [
      post('c'),
      post('b', { publishAt: '2026-12-03T11:00:00Z' }),
      post('a', { publishAt: '2026-12-01T11:00:00Z' }),
      post('out', { isOut: true }),
    ]),
    true,
  )
  expect(step).toMatchObject({ kind: 'ready', post: { taskId: 'a' }, taskIds: ['a', 'b', 'c'] })
})

it('whoever writes their own is not sent back to the beginning; whoever removed the first ones finds others', () => {
  expect(firstStepOf(start('address'), true)).toBeNull()
  expect(firstStepOf(start('posts', [post(null, { state: 'removed' })]), true)).toBeNull()
  expect(firstStepOf(start('posts', [post(null, { state: 'removed' })]), false)).toEqual({ kind: 'ideas' })
})
