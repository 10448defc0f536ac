import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

it('a way back is named after its post or its screen, also on an agency’s pages of a customer', () => {
  expect(wayBack('/me/tasks/4711?tab=visual')).toEqual({ kind: 'post', taskPublicId: '4711' })
  expect(wayBack('/agency/customers/12/tasks/4711')).toEqual({ kind: 'post', taskPublicId: '4711' })
  expect(wayBack('/me/tasks/write?kind=order')).toEqual({ kind: 'screen', name: 'writePost' })
  expect(wayBack('/me/networks')).toEqual({ kind: 'screen', name: 'networks' })
  expect(wayBack('/')).toEqual({ kind: 'screen', name: 'home' })
  expect(wayBack('/agency/customers/12/subscription')).toEqual({ kind: 'credits' })
  expect(wayBack('/me/networksome')).toEqual({ kind: 'elsewhere' })
})
