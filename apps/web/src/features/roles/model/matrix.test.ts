import { expect, test } from 'vitest'
import { fillingOf, outOfReach, tickable, withKeys } from '#features/roles/model/matrix.ts'

const brand = {
  key: 'brand',
  name: 'Brand',
  permissions: ['consult', 'edit', 'grant'].map((type) => ({ key: `brand:${type}`, type, name: type })),
}

test('ticking a whole row leaves out the right to pass it on', () => {
  expect(tickable([brand])).toEqual(['brand:consult', 'brand:edit'])
})

test('a row is empty, begun or full', () => {
  const keys = tickable([brand])
  expect(fillingOf(keys, new Set())).toBe('none')
  expect(fillingOf(keys, new Set(['brand:edit']))).toBe('some')
  expect(fillingOf(keys, withKeys(new Set(), keys, true))).toBe('all')
})

test('what the editor cannot give stays and is counted', () => {
  const held = new Set(['brand:edit', 'secret:consult'])
  expect(outOfReach([{ key: 's', name: 'S', groups: [brand] }], held)).toEqual(['secret:consult'])
})
