import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it('a way back is named after its post or its screen, also on an agency’s pages of a customer', () => {
  expect(wayBack('/me/tasks/dQ8_x-2kLm?tab=visual')).toEqual({ kind: 'post', taskPublicId: 'dQ8_x-2kLm' })
  expect(wayBack('/agency/customers/12/tasks/dQ8_x-2kLm')).toEqual({
    kind: 'post',
    taskPublicId: 'dQ8_x-2kLm',
  })
  expect(wayBack('/me/tasks/dQ8_x-2kLm/order?step=order')).toEqual({ kind: 'order' })
  expect(wayBack('/agency/customers/12/tasks/dQ8_x-2kLm/order')).toEqual({ kind: 'order' })
  expect(wayBack('/me/tasks/write?kind=order')).toEqual({ kind: 'screen', name: 'writePost' })
  expect(wayBack('/me/networks')).toEqual({ kind: 'screen', name: 'networks' })
  expect(wayBack('/')).toEqual({ kind: 'screen', name: 'home' })
  expect(wayBack('/agency/customers/12/subscription')).toEqual({ kind: 'credits' })
  expect(wayBack('/me/credits/cart?back=%2F')).toEqual({ kind: 'cart' })
  expect(wayBack('/me/networksome')).toEqual({ kind: 'elsewhere' })
})
