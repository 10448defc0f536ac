import { describe, expect, it } from 'vitest'
import { visitAt } from '#features/posts/model/last-visit.ts'

describe('since when posts are new', () => {
  const at = (time: string) => new Date(`2026-11-26T${time}:00Z`)

  it('is the end of the visit before, and nothing on the first', () => {
    const first = visitAt(null, at('09:00'))
    expect(first.since).toBeNull()
    const second = visitAt(first, at('15:00'))
    expect(second.since).toBe(at('09:00').toISOString())
  })

  it('stays as it is while somebody comes back within the same visit', () => {
    const visits = ['09:00', '15:00', '15:20', '15:45'].reduce(
      (before: ReturnType<typeof visitAt> | null, time) => visitAt(before, at(time)),
      null,
    )
    expect(visits).toEqual({ since: at('09:00').toISOString(), lastHere: at('15:45').toISOString() })
  })
})
