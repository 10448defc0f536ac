import { describe, expect, it } from 'vitest'
import { displayedBy } from '#features/posts/model/displayed.ts'

describe('the lines displayed', () => {
  it('are those of the list as it is narrowed', () => {
    expect(displayedBy('list', { search: 'pain', status: '', network: 'instagram' }, 'Europe/Paris')).toEqual(
      {
        search: 'pain',
        network: 'instagram',
      },
    )
  })

  it('are those of the days of a calendar, in the business’s zone', () => {
    expect(displayedBy('week', { day: '2026-10-22' }, 'Europe/Paris')).toEqual({
      from: '2026-10-18T22:00:00.000Z',
      before: '2026-10-25T23:00:00.000Z',
    })
  })
})
