import { expect, test } from 'vitest'
import { timerState } from '#shared/orders/quiet-time.ts'

test('a timer counts for half an hour without a sign, asks for ten minutes, and stops', () => {
  const after = (minutes: number) => timerState(0, minutes * 60_000)
  expect([0, 29, 30, 39, 40, 600].map(after)).toEqual(['counts', 'counts', 'asks', 'asks', 'stops', 'stops'])
})
