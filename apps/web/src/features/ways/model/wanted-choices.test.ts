import { expect, test } from 'vitest'
import { localTimeOf, withWanted } from '#features/ways/model/wanted-choices.ts'

const kept = { day: '2026-12-01', minute: 9 * 60, format: 'image' }

test('the date one came with is shown in the form, in place of the one it kept', () => {
  expect(withWanted(kept, '2026-12-24T17:45')).toEqual({
    ...{ day: '2026-12-24', minute: 17 * 60 + 45, format: 'image' },
  })
  expect(withWanted(kept, null)).toBe(kept)
})

test('it stands in the address as it was read', () => {
  const { day, minute } = withWanted(kept, '2026-12-24T08:05')
  expect(localTimeOf(day, minute)).toBe('2026-12-24T08:05')
})
