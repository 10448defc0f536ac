import { expect, test } from 'vitest'
import { partAsked } from './byte-range.ts'

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=1-2', 'whole'],
])('of a file of a hundred bytes, %s is %o', (range, part) => expect(partAsked(range, 100)).toEqual(part))

test('an empty file has no part', () => expect(partAsked('bytes=0-', 0)).toBe('outside'))
