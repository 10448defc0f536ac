import { expect, it } from 'vitest'
import { standOf } from '#features/orders/wanted-day.ts'

const today = '2026-11-27'
const gain = { before: '2026-11-30', at: '2026-11-28' }

it.each([
  ['no day', null, '2026-11-30', null, 'inTime'],
  ['a day that has passed', '2026-11-26', null, null, 'past'],
  ['today is not over, and is before its delivery', '2026-11-27', '2026-11-30', gain, 'late'],
  ['going first is in time', '2026-11-28', '2026-11-30', gain, 'lateUnlessUrgent'],
  ['it goes first already', '2026-11-28', '2026-11-28', gain, 'inTimeByUrgent'],
  ['going first comes after it as well', '2026-11-28', '2026-11-30', { ...gain, at: '2026-11-29' }, 'late'],
  ['no quote yet', '2026-11-28', null, null, 'inTime'],
  ['delivered on the day itself', '2026-11-30', '2026-11-30', gain, 'inTime'],
] as const)('%s', (_, wanted, delivered, gains, stand) => {
  expect(standOf(wanted, { today, delivered, gain: gains })).toBe(stand)
})
