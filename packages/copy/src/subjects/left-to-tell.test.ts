import { expect, it } from 'vitest'
import { emptyMemory, rememberPosts } from '../memory.ts'
import { makeFact } from '../testing/make-fact.ts'
import { proposeSubjects } from './propose-subjects.ts'

const shop = makeFact('shop', 'place', 'boutique', ['La boutique est rue Lakanal, à deux pas du marché.'])
const loaf = makeFact('loaf', 'product', 'pain de campagne', [
  'Le pain de campagne repose une nuit entière dans la cave avant le four.',
  'Le pain de campagne se garde cinq jours dans un torchon, et se tranche mieux le lendemain de sa cuisson.',
])
const fair = makeFact('fair', 'event', 'fête du pain', ['La fête du pain a lieu sur la place.'], {
  date: '2026-12-05',
  time: '10:00',
})
const hours = makeFact('hours', 'hours', 'horaires', [
  'La boutique ouvre du mardi au samedi, de 7 h à 13 h.',
  'Le dimanche, la boutique ouvre de 8 h à midi et ferme ensuite jusqu’au mardi matin.',
])

const proposed = (posts: readonly string[], facts = [shop, loaf, fair, hours], seed = 'left') =>
  proposeSubjects({
    seed,
    business: { name: 'Boulangerie Tilleroy', city: 'Lyon', timeZone: 'Europe/Paris' },
    language: 'fr',
    facts,
    thematics: [],
    objectives: ['visibility'],
    count: 10,
    from: '2026-11-25',
    to: '2026-12-25',
    known: [],
    told: {},
    memory: rememberPosts(emptyMemory, posts),
  })
    .subjects.filter(({ name }) => !name.startsWith('Rappel'))
    .map(({ facts: [first] }) => first)

it('what a post said beside something else is no subject any more, unless enough is left of it', () => {
  expect(proposed([])).toEqual(expect.arrayContaining(['shop', 'loaf', 'fair', 'hours']))
  const [first = ''] = loaf.says
  const posts = [`Lucie vous attend. ${shop.says[0]}`, first, fair.says[0] ?? '', hours.says[0] ?? '']
  // The loaf has a long second sentence, and a day is told again; hours are told whole.
  expect(proposed(posts).toSorted()).toEqual(['fair', 'loaf'])
  expect(proposed([...posts, loaf.says[1] ?? ''])).toEqual(['fair'])
})

it('said in almost the same words it is no subject either', () => {
  expect(proposed(['La boutique est rue Lakanal, à deux pas du grand marché.'])).not.toContain('shop')
})

it('of services that are described alike one is a subject: the others could not be written after it', () => {
  const services = ['parquets', 'escaliers', 'volets'].map((about) =>
    makeFact(about, 'service', about, [
      `Nous posons des ${about} avec beaucoup de soin dans toute la région lyonnaise.`,
    ]),
  )
  expect(proposed([], services)).toHaveLength(1)
})

it.each(['one', 'two', 'three', 'four', 'five'])(
  'what a longer thing would say as well is proposed without it, whichever was thought of first (%s)',
  (seed) => {
    const only = makeFact('only', 'method', 'levain dur', [
      'Le levain dur est nourri chaque soir à la farine de meule.',
    ])
    const longer = makeFact('longer', 'person', 'Lucie', [
      'Lucie tient le comptoir et connaît les habitudes de tout le quartier.',
      'Le levain dur est nourri chaque soir par Lucie, à la farine de meule.',
    ])
    expect(proposed([], [only, longer], seed)).toHaveLength(1)
  },
)
