import { expect, test } from 'vitest'
import { lifts, limitNamed } from '#features/credits/plan-limit.ts'

const robots = { draftsItself: false, proposesItself: false }
const start = { networks: 2, postsAWeek: 3, ideasAMonth: 20, ...robots }
const agency = { networks: null, postsAWeek: null, ideasAMonth: 200, ...robots }
const free = { limits: null, ideasAMonth: 12 }
const has = (limits: typeof start) => ({ limits, ideasAMonth: limits.ideasAMonth })

test.each([
  ['networks', start, free, true],
  ['networks', start, has(start), false],
  ['networks', agency, has(start), true],
  ['postsAWeek', start, has(start), false],
  ['postsAWeek', agency, has(start), true],
  ['dates', start, free, true],
  ['dates', agency, has(start), false],
  ['ideasAMonth', start, free, true],
  ['ideasAMonth', start, has({ ...start, ideasAMonth: 60 }), false],
] as const)('%s: a plan with more lifts the limit of what one has', (limit, plan, now, is) => {
  expect(lifts(plan, limit, now)).toBe(is)
})

test('an address written by hand names no limit', () => {
  expect([limitNamed('networks'), limitNamed('all'), limitNamed(undefined)]).toEqual(['networks', null, null])
})
