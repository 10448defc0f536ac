import { expect, test } from 'vitest'
import { makeFact } from '../testing/make-fact.ts'
import { namesFor } from './name-subject.ts'
import { isSameMatter } from './section-of.ts'

const plain = (text = '') => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')

test.each([
  [
    'fr',
    'La boutique sera fermée du 24 décembre au 2 janvier et les commandes restent à la porte.',
    'Fermeture du 24 décembre au 2 janvier',
  ],
  [
    'en',
    'The shop will be closed from 24 December to 2 January, and orders wait by the door.',
    'Closed 24 December – 2 January',
  ],
  [
    'es',
    'La tienda estará cerrada del 24 de diciembre al 2 de enero y los pedidos esperan.',
    'Cerrado del 24 de diciembre al 2 de enero',
  ],
  [
    'de',
    'Der Laden bleibt vom 24. Dezember bis 2. Januar geschlossen, Pakete warten nebenan.',
    'Geschlossen vom 24. Dezember bis 2. Januar',
  ],
] as const)('%s: a closing is called by its days', (language, says, name) => {
  const fact = makeFact('c', 'hours', '', [says], { language, until: '2027-01-02' })
  expect(plain(namesFor(fact)[0])).toBe(name)
})

test.each([
  [
    'fr',
    'Nos deux ânes, Figue et Prune, tondent le pré et accompagnent les enfants jusqu’à la mare du bas',
    / (?:jusqu’à|et|les|deux)$/u,
  ],
  [
    'en',
    'Our two donkeys keep the meadow short and walk with the children down to the lower pond every day',
    / (?:the|and|to|lower|down)$/u,
  ],
  [
    'es',
    'Nuestros dos burros siegan el prado y acompañan a los niños hasta la charca de abajo cada tarde',
    / (?:y|a|los|hasta|la|de)$/u,
  ],
  [
    'de',
    'Vom Hof führt ein schmaler Weg zur Weide, und zwei Esel begleiten die Kinder bis zum unteren Teich',
    / (?:und|zum|bis|unteren|die)$/u,
  ],
] as const)('%s: a name is cut where a phrase ends', (language, says, hanging) => {
  const [name = ''] = namesFor(makeFact('m', 'method', '', [`${says}.`], { language }))
  expect(name.length).toBeGreaterThan(14)
  expect(name).not.toMatch(hanging)
  expect(says.startsWith(name)).toBe(true)
})

test('what a list page and its own page both say is one matter', () => {
  const of = (id: string, says: string) => makeFact(id, 'service', id, [says])
  const own = of('a', 'La tonte se fait sur place, avec des ciseaux neufs et une table réglable en hauteur.')
  const list = of('b', 'La tonte se fait sur place, avec des ciseaux neufs et une table réglable.')
  expect(isSameMatter(own, list)).toBe(true)
  expect(
    isSameMatter(own, of('c', 'Le bain se fait sur place, avec un savon doux et une serviette chaude.')),
  ).toBe(false)
})
