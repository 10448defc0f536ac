import { expect, it } from 'vitest'
import { inQuarters, workingDays } from '#features/desk/load-words.ts'

const days = [{ date: '2026-11-30', plannedMinutes: 0, capacityMinutes: 225, off: null }]

it('hours say how much work there is; days are added from two on', () => {
  expect(workingDays({ minutes: 280, days })).toBeNull()
  expect(workingDays({ minutes: 560, days })).toBe(2.5)
  expect(workingDays({ minutes: 280, days: [] })).toBeNull()
})

it('the last minutes of a day are none of its quarters', () => {
  expect([7, 8, 231].map(inQuarters)).toEqual([0, 15, 225])
})
