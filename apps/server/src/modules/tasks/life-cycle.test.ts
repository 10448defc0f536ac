import { type TaskStatus, type Transition, taskStatuses, transitions } from '@postelier/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Condition, type Facts, type Side, steps, take, transitionsFrom } from './life-cycle.ts'

/** The table as it was decided, written a second time: from, to, who. */
const decided = `
  (none) > draft : customer
  (none) > aiSuggestion : ai
  draft > planned : customer
  draft > customizing : customer
  aiSuggestion > customizing : customer
  customizing > customizing : customer
  aiSuggestion > validated : customer
  customizing > validated : customer
  aiSuggestion > returnWaiting : customer
  customizing > returnWaiting : customer
  planned > inProgress : agent
  inProgress > paused : agent
  returnWaiting > return : agent
  return > paused : agent
  paused > inProgress : agent
  paused > return : agent
  inProgress > completed : agent
  return > completed : agent
  completed > validated : customer
  completed > validated : silence
  validated > customizing : customer
  publicationWaiting > customizing : customer
  validated > aiSuggestion : customer
  publicationWaiting > aiSuggestion : customer
  validated > returnWaiting : customer
  publicationWaiting > returnWaiting : customer
  completed > returnWaiting : customer
  completed > complaint : customer
  validated > complaint : customer
  complaint > returnWaiting : teamManager
  complaint > validated : teamManager
  complaint > completed : teamManager
  complaint > publicationCanceled : teamManager
  validated > publicationWaiting : customer
  publicationWaiting > publicationWaiting : customer
  validated > publishing : customer
  publicationWaiting > publishing : customer
  validated > publishing : clock
  publicationWaiting > publishing : clock
  publicationWaiting > validated : customer
  publicationWaiting > publicationCanceled : customer
  validated > publicationCanceled : customer
  planned > publicationCanceled : customer
  publishing > published : publisher
  publishing > publicationWaiting : publisher
  publishing > validated : publisher
  publicationCanceled > publicationWaiting : customer
  publicationCanceled > validated : customer
  publicationCanceled > planned : customer
  published > publishing : customer
  draft > removed : customer
  aiSuggestion > removed : customer
  customizing > removed : customer
  validated > removed : customer
  publicationCanceled > removed : customer
`
  .trim()
  .split('\n')
  .map((line) => line.trim())
  .sort()

const sides: readonly Side[] = ['customer', 'agent', 'teamManager', 'ai', 'publisher', 'clock', 'silence']
const everything = new Proxy({}, { get: () => true }) as Facts
/** Where a post that is cancelled or paused can have come from. */
const befores: Readonly<Partial<Record<TaskStatus, readonly TaskStatus[]>>> = {
  paused: ['inProgress', 'return'],
  publicationCanceled: ['publicationWaiting', 'validated', 'planned'],
}

describe('the life of a post', () => {
  it('has the steps that were decided, for those they were decided for, and no other', () => {
    const found = new Set<string>()
    for (const status of [null, ...taskStatuses])
      for (const before of (status && befores[status]) ?? [null])
        for (const transition of transitions)
          for (const by of sides) {
            const outcome = take({ status, before }, transition, by, everything)
            if ('to' in outcome) found.add(`${status ?? '(none)'} > ${outcome.to} : ${by}`)
          }
    expect([...found].sort()).toEqual(decided)
  })

  it('asks every condition of a step, each by itself', () => {
    for (const { transition, from, by, when = [] } of steps)
      for (const missing of when) {
        const facts = Object.fromEntries(when.map((one): [Condition, boolean] => [one, one !== missing]))
        const outcome = take(
          { status: from[0] ?? null, before: 'validated' },
          transition,
          by[0] as Side,
          facts,
        )
        expect([transition, outcome]).toEqual([transition, { refused: 'conditions', missing: [missing] }])
      }
  })

  it('leads nowhere from a state it does not know how to leave, whatever one tries', () => {
    expect(transitionsFrom('publishing', 'customer')).toEqual([])
    expect(take({ status: 'published', before: null }, 'remove', 'customer')).toEqual({
      refused: 'noSuchStep',
    })
    expect(take({ status: 'paused', before: null }, 'goOn', 'agent')).toEqual({ refused: 'noSuchStep' })
  })

  it('never leaves its states by any sequence of steps, and goes out only through sending', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom<Transition>(...transitions), fc.constantFrom<Side>(...sides)), {
          maxLength: 40,
        }),
        (tried) => {
          let status: TaskStatus | null = null
          let before: TaskStatus | null = null
          for (const [transition, by] of tried) {
            const outcome = take({ status, before }, transition, by, everything)
            if (!('to' in outcome)) continue
            if (outcome.to === 'removed') return
            if (outcome.to === 'published') expect(status).toBe('publishing')
            if (outcome.to === 'publicationCanceled' || outcome.to === 'paused') before = status
            status = outcome.to
            expect(taskStatuses).toContain(status)
          }
        },
      ),
    )
  })
})
