import { expect, test } from 'vitest'
import { faultOf, kindsOf } from '#shared/lib/file-faults.ts'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

test('a file is looked at before it is sent: its kind first, then its size against the place', () => {
  const place = { accept: 'image/png,.csv', maxBytes: 100 }
  expect(faultOf(file('a.png', 'image/png', 100), place)).toBeUndefined()
  expect(faultOf(file('a.png', 'image/png', 101), place)).toBe('tooLarge')
  expect(faultOf(file('A.CSV', 'application/vnd.ms-excel'), place)).toBeUndefined()
  expect(faultOf(file('a.pdf', 'application/pdf', 101), place)).toBe('wrongKind')
  expect(faultOf(file('a.gif', 'image/gif'), { accept: 'image/*' })).toBeUndefined()
  expect(faultOf(file('whatever', '', 1e12), {})).toBeUndefined()
})

test('kinds are named as people call them', () => {
  expect(kindsOf('image/png, image/jpeg,image/webp,image/svg+xml,.csv')).toEqual([
    'PNG',
    'JPEG',
    'WebP',
    'SVG',
    'CSV',
  ])
})
