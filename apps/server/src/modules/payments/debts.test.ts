import { expect, it } from 'vitest'
import { partsBetween, payParts } from './debts.ts'

it('what is paid goes to debts in their order, and goes back from its first cent on', () => {
  const open = [
    { paymentId: 1, cents: 300 },
    { paymentId: 2, cents: 200 },
  ]
  expect(payParts(open, 400)).toEqual({ parts: [open[0], { paymentId: 2, cents: 100 }], left: 0 })
  expect(payParts(open, 600)).toEqual({ parts: open, left: 100 })
  expect(partsBetween(open, 0, 250)).toEqual([{ paymentId: 1, cents: 250 }])
  expect(partsBetween(open, 250, 1_000)).toEqual([{ paymentId: 1, cents: 50 }, open[1]])
})
