import { describe, expect, it } from 'vitest'
import { pagesWished } from './pages-of-order.ts'

const offered = [
  { id: 1, network: 'facebook', kind: 'page' },
  { id: 2, network: 'facebook', kind: 'page' },
  { id: 3, network: 'linkedin', kind: 'profile' },
  { id: 4, network: 'linkedin', kind: 'page' },
] as const

describe('the pages of an ordered post', () => {
  it.each([
    ['are those that were chosen', ['facebook'], [2], [2]],
    ['leave out a network that is left out', ['facebook'], [2, 4], [2]],
    ['are those that are proposed on a network that was added', ['facebook', 'linkedin'], [2], [2, 4]],
    ['are those that are proposed where the chosen one is gone', ['linkedin'], [99], [4]],
    ['are open where nothing is linked', ['x'], [99], null],
    ['are open where nothing was chosen', ['facebook'], null, null],
  ] as const)('%s', (_, networks, pageIds, ids) => {
    expect(pagesWished({ networks: [...networks], pageIds }, offered)).toEqual(ids)
  })
})
