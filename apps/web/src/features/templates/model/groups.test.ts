import { expect, test } from 'vitest'
import { groupsOf, withOrder } from '#features/templates/model/groups.ts'
import type { TemplateView } from '#features/templates/template-queries.ts'
import { movedTo } from '#shared/lib/moved-to.ts'

const one = (id: number, theme: number | null = null, isOwn = false) =>
  ({ id, isOwn, theme: theme === null ? null : { id: theme, name: `Thème ${theme}` } }) as TemplateView

test('a gallery groups by theme, an account’s own together whatever their theme', () => {
  const groups = groupsOf([one(1, 5, true), one(2, 6, true), one(3, 5), one(4, 5), one(5)])
  expect(groups.map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
    ['own', [1, 2]],
    ['5', [3, 4]],
    ['none', [5]],
  ])
})

test('a thing moves to a place, forwards and back', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a'], 4, 0)).toEqual(['a'])
})

test('a group in a new order leaves the rest of the gallery where it is', () => {
  const items = [one(1), one(2), one(3), one(4)]
  expect(withOrder(items, [one(4), one(2)]).map(({ id }) => id)).toEqual([1, 4, 3, 2])
})
