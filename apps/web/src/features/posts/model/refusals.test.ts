import { describe, expect, it } from 'vitest'
import { mayPass, refusedAmong } from './refusals.ts'

const one = (state: string, reason: string | null) => ({ state, reason }) as never

describe('what networks refused', () => {
  it('is what failed, and what nobody gave up', () => {
    const refused = refusedAmong([
      one('published', null),
      one('failed', 'policy'),
      one('failed', 'givenUp'),
      one('waiting', null),
      one('failed', 'transient'),
    ])
    expect(refused.map(({ reason }) => [reason, mayPass(reason)])).toEqual([
      ['policy', false],
      ['transient', true],
    ])
  })
})
