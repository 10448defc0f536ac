import { expect, it } from 'vitest'
import { brief } from './briefs.ts'

it('a brief that names a network three times is for it once: each has its price', () => {
  expect(brief.parse({ networks: ['x', 'facebook', 'x', 'x'] }).networks).toEqual(['x', 'facebook'])
})
