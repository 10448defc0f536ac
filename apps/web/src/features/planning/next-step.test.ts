import type { RunView } from '@postelier/contract'
import { describe, expect, it } from 'vitest'
import { nextStep, onTheirWay } from '#features/planning/next-step.ts'

const run = (endedAt: string | null, ...states: RunView['steps'][number]['state'][]) => ({
  endedAt,
  steps: states.map((state, at) => ({
    subjectId: `subject${at}`,
    name: '',
    state,
    taskId: null,
    picture: null,
    publishAt: null,
    failure: null,
    question: '',
  })),
})
const none = { toAnswer: 0, toDraft: 0, draftedAlone: 0, run: null }
const over = '2026-11-30T08:00:00Z'

describe('the next step', () => {
  it('is never to ask for more subjects while some are being drafted', () => {
    expect(nextStep({ ...none, run: run(null, 'working', 'waiting') })).toBe('wait')
    expect(nextStep({ ...none, run: run(null, 'done', 'waiting') })).toBe('see')
    expect(nextStep({ ...none, run: run(over, 'done') })).toBe('see')
    expect(nextStep({ ...none, run: run(over, 'failed') })).toBe('propose')
    expect(nextStep(none)).toBe('propose')
  })

  it('is to draft what is ready, but not what is drafted by itself', () => {
    expect(nextStep({ ...none, toAnswer: 3, toDraft: 4 })).toBe('draft')
    expect(nextStep({ ...none, toAnswer: 3, toDraft: 4, draftedAlone: 3 })).toBe('draft')
    expect(nextStep({ ...none, toAnswer: 3, toDraft: 4, draftedAlone: 4 })).toBe('answer')
    expect(nextStep({ ...none, toDraft: 4, draftedAlone: 4 })).toBe('wait')
  })
})

it('subjects on their way are ready no more; those that came to nothing are again', () => {
  expect([...onTheirWay(run(null, 'done', 'working', 'waiting', 'failed'))]).toEqual([
    'subject0',
    'subject1',
    'subject2',
  ])
  expect(onTheirWay(run(over, 'done')).size).toBe(0)
  expect(onTheirWay(null).size).toBe(0)
})
