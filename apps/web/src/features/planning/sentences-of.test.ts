import { expect, test } from 'vitest'
import { sentencesOf } from '#features/planning/sentences-of.ts'

test('each sentence stands alone, and none is lost', () => {
  expect(sentencesOf('On pétrit la nuit. Le four est à bois !\nOuvert le dimanche', 'fr')).toEqual([
    'On pétrit la nuit.',
    'Le four est à bois !',
    'Ouvert le dimanche',
  ])
  expect(sentencesOf('  \n ', 'fr')).toEqual([])
})

test('more than a fact holds are said together', () => {
  const nine = Array.from({ length: 9 }, (_, nth) => `Phrase numéro ${nth}, ${'longue '.repeat(12)}à lire.`)
  const said = sentencesOf(nine.join('\n'), 'fr')
  expect(said.length).toBeGreaterThan(1)
  expect(said.length).toBeLessThanOrEqual(6)
  for (const one of said) expect(one.length).toBeLessThanOrEqual(400)
  expect(said.join(' ')).toBe(nine.join(' '))
})
