import { expect, it } from 'vitest'
import { isMakersAgain } from './place-again.store.ts'

it('leaves it with who made it up to two working days after somebody else would be done', () => {
  const at = (day: string) => ({ at: new Date(`${day}:00:00Z`) })
  const is = (maker: string, first: string) => isMakersAgain(at(maker), at(first), 'Europe/Paris')
  // A Thursday: Monday is the second working day, whatever the hour.
  expect(is('2026-11-26T16', '2026-11-26T16')).toBe(true)
  expect(is('2026-11-30T18', '2026-11-26T11')).toBe(true)
  expect(is('2026-12-01T08', '2026-11-26T16')).toBe(false)
  expect(isMakersAgain(at('2027-01-20T16'), null, 'Europe/Paris')).toBe(true)
})
