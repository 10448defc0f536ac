import { describe, expect, test } from 'vitest'
import {
  interviewQuestions,
  readStartSearch,
  type StartStep,
  startSteps,
  wayOf,
} from '#features/planning/start/start-steps.ts'

describe('the count', () => {
  test('is the same from the first step to the last, and never goes back', () => {
    const all = startSteps.map((step) => wayOf({ step, isRead: true, said: [] }))
    expect(new Set(all.map(({ stops }) => stops.length))).toEqual(new Set([8]))
    expect(all.map(({ place }) => place)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7])
  })

  const told: readonly StartStep[] = ['voice', 'thematics', 'announce', 'pictures', 'networks']
  const places = (said: readonly StartStep[]) => {
    const at = (step: StartStep, ask?: (typeof interviewQuestions)[number]) =>
      wayOf({ step, isRead: false, said, ...(ask ? { ask } : {}) })
    const begin = said.includes('you') ? [] : [at('you')]
    const rest = told.filter((step) => !said.includes(step)).map((step) => at(step))
    return [...begin, ...interviewQuestions.map((ask) => at('found', ask)), ...rest]
  }
  test.each([
    [[], 10],
    [['you'], 9],
    [['you', 'voice'], 8],
  ] satisfies [StartStep[], number][])(
    'begins at one without a site, each question once: %j',
    (said, count) => {
      const all = places(said)
      expect(all.map(({ place }) => place)).toEqual(Array.from({ length: count }, (_, nth) => nth))
      expect(new Set(all.map(({ stops }) => stops.length))).toEqual(new Set([count]))
    },
  )

  test('has a place for what somebody goes back to, asked already or not', () => {
    expect(wayOf({ step: 'you', isRead: false, said: ['you'] }).place).toBe(0)
    expect(wayOf({ step: 'found', isRead: false, said: [] }).place).toBe(1)
  })
})

test('an address written by hand leads nowhere it should not', () => {
  expect(readStartSearch({ step: 'found', ask: 'come' })).toEqual({ step: 'found', ask: 'come' })
  expect(readStartSearch({ step: 'nowhere', ask: 5 })).toEqual({})
})
