import { expect, test } from 'vitest'
import { draftOf, inputs, makeBrief } from '../testing/make-brief.ts'
import { euros, makeFact } from '../testing/make-fact.ts'
import { openingOf } from '../words/comparable.ts'
import { composePost } from './compose-post.ts'

const plain = (text = '') => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const seeds = ['a', 'b', 'c', 'd', 'e']

const prize = makeFact('prize', 'award', 'baguette de tradition', [
  'Notre baguette de tradition a reçu le deuxième prix du concours.',
])
const baguette = makeFact(
  'baguette',
  'product',
  'baguette de tradition',
  ['Baguette de tradition, 250 g : 1,35 €'],
  { price: euros('1,35 €') },
)
const phone = makeFact('phone', 'contact', 'téléphone', ['Téléphone : 04 65 71 01 42'])
const place = makeFact('place', 'place', 'boulangerie', ['La boulangerie est au 14 rue des Arpenteurs.'])
const beside = (...facts: ReturnType<typeof makeFact>[]) => facts.map(({ id }) => id)

test('beside one sentence stands what is known of the same thing', () => {
  for (const seed of seeds) {
    const facts = [prize, baguette, phone, place]
    const { common } = draftOf(makeBrief({ facts, asides: beside(baguette, phone, place), seed }))
    expect(plain(common[0]?.text)).toContain('deuxième prix du concours.')
    expect(plain(common[0]?.text)).toContain('250 g : 1,35 €')
    expect(common[0]?.sentences.flatMap(({ facts }) => facts)).toEqual(['prize', 'baguette'])
  }
})

test('where nothing is known of it but itself, a way to be reached stands below, on the fact that gives it', () => {
  const loan = makeFact('loan', 'service', 'voiture de prêt', ['Une voiture de prêt est disponible.'])
  for (const seed of seeds) {
    const { common } = draftOf(makeBrief({ facts: [loan, phone], asides: ['phone'], seed }))
    // Once, in the business's words or in ours.
    const ways = common[0]?.sentences.filter(({ text }) => plain(text).includes('04 65 71 01 42'))
    expect(ways?.map(({ facts }) => facts)).toEqual([['phone']])
  }
  // A story is not something to ring up about.
  const story = makeFact('story', 'history', 'le four', ['Le four est de 1911.'])
  for (const seed of seeds)
    expect(
      plain(draftOf(makeBrief({ facts: [story, phone], asides: ['phone'], seed })).common[0]?.text),
    ).not.toContain('04 65')
})

test('a fact that says more keeps its first sentence for its own post, and one that was told makes no stump', () => {
  const rye = makeFact('rye', 'product', 'tourte de seigle', [
    'La tourte de seigle est faite d’une farine T170.',
    'Elle se garde une semaine dans un torchon.',
  ])
  const spelt = makeFact('spelt', 'product', 'petit épeautre', ['Le petit épeautre est cuit en moule.'])
  for (const seed of seeds) {
    const { common } = draftOf(makeBrief({ facts: [spelt, rye], asides: ['rye'], seed }))
    expect(common.map(({ text }) => text).join(' ')).not.toContain('T170')
  }
  const { memory } = draftOf(makeBrief({ facts: [{ ...rye, says: rye.says.slice(0, 1) }] }))
  expect(composePost(makeBrief({ facts: [rye], memory }))).toMatchObject({ missing: 'product' })
  expect(composePost(makeBrief({ facts: [rye] }))).toHaveProperty('common')
})

test('beside a closed door nothing that is open stands, and beside an event no hours', () => {
  const closed = makeFact('closed', 'hours', 'boutique', ['La boutique sera fermée du 28 au 31 décembre.'], {
    until: '2026-12-31',
  })
  const open = makeFact('open', 'news', 'boutique', ['La boutique reste ouverte aux horaires habituels.'])
  const workshop = makeFact('workshop', 'event', 'atelier levain', ['On y façonne une miche.'], {
    date: '2026-12-05',
    time: '14:00',
  })
  const hours = makeFact('hours', 'hours', 'horaires', ['Du lundi au vendredi, de 9 h à 12 h.'])
  for (const seed of seeds) {
    const shut = draftOf(makeBrief({ facts: [closed, open], asides: ['open'], seed })).common
    expect(shut.map(({ text }) => text).join(' ')).not.toContain('reste ouverte')
    const dated = draftOf(makeBrief({ facts: [workshop, hours], asides: ['hours'], seed })).common
    expect(dated.map(({ text }) => text).join(' ')).not.toContain('vendredi')
  }
})

test('what there is to choose from begins otherwise each time, and who speaks is never the first', () => {
  const facts = [
    makeFact('pads', 'advice', 'pression des pneus', [
      'Contrôlez la pression des pneus une fois par mois, à froid.',
      'Un pneu sous-gonflé use plus de carburant et freine moins bien.',
    ]),
    phone,
  ]
  for (const seed of seeds) {
    const networks = inputs('facebook')
    const { common } = draftOf(makeBrief({ facts, asides: ['phone'], alternatives: 3, networks, seed }))
    expect(common).toHaveLength(3)
    expect(new Set(common.map(({ text }) => openingOf(text))).size).toBe(3)
    expect(common[0]?.text).not.toMatch(/^Boulangerie Tilleroy/u)
  }
})

test('what one service promises is never said beside another', () => {
  const source = { by: 'page', url: 'https://a.example/services', title: '' } as const
  const claim = makeFact('claim', 'service', 'harcèlement', ['Les faits de harcèlement s’établissent.'], {
    source,
  })
  const review = makeFact('review', 'service', 'relecture', ['Le contrat vous est rendu sous cinq jours.'], {
    source,
  })
  for (const seed of seeds)
    for (const { text } of draftOf(
      makeBrief({ facts: [claim, review], asides: ['review'], seed, alternatives: 3 }),
    ).common)
      expect(text).not.toContain('cinq jours')
})

test('a day is told without its year, and so an end in another year is not told by us', () => {
  const card = makeFact(
    'card',
    'offer',
    'carte de fidélité',
    ['Le dixième pain est offert avec la carte de fidélité.'],
    {
      until: '2031-12-31',
    },
  )
  for (const seed of seeds)
    for (const { text } of draftOf(makeBrief({ facts: [card], seed, alternatives: 3 })).common)
      expect(text).not.toContain('décembre')
})
