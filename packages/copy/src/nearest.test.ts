import { expect, test } from 'vitest'
import { isNearDuplicate } from './duplicates.ts'
import { nearestAmong } from './nearest.ts'

const said = [
  {
    of: 'rye',
    texts: ['Le pain de seigle', 'Le pain de seigle lève 30 heures avant la cuisson. Venez le goûter !'],
  },
  { of: 'kept', texts: ['Le torchon', 'Un pain de seigle se garde une semaine, dans son torchon !'] },
  {
    of: 'leaven',
    texts: ['Le levain dur : 72 heures de patience', 'Matin et soir, notre levain est nourri.'],
  },
  { of: 'silent', texts: ['', 'Et vous ?'] },
]

test('of many texts the one that says the same is found, the nearest where several do', () => {
  const nearest = nearestAmong(said, 'fr')
  expect(nearest('Le pain de seigle lève 30 heures avant de cuire.')).toBe('rye')
  expect(nearest('Le pain de seigle se garde une semaine dans un torchon.')).toBe('kept')
  expect(nearest('La brioche', 'Notre levain est nourri matin et soir.')).toBe('leaven')
  expect(nearest('La brioche du samedi se réserve la veille.')).toBeNull()
  expect(nearest('Et vous ?', '')).toBeNull()
})

test('it finds what comparing each with each would find', () => {
  const nearest = nearestAmong(said, 'fr')
  const asked = [...said.flatMap(({ texts }) => texts), 'Anne Tilleroy a appris le métier à Nantes.']
  for (const text of asked.filter((one) => /[a-z]{5}/.test(one)))
    expect(nearest(text) !== null, text).toBe(
      said.some(({ texts }) => texts.some((other) => isNearDuplicate(text, other, 'fr'))),
    )
})
