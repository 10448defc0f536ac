import { expect, test } from 'vitest'
import { draftOf, inputs, makeBrief, voiceOf } from '../testing/make-brief.ts'
import { euros, makeFact } from '../testing/make-fact.ts'
import { openingOf } from '../words/comparable.ts'
import { composePost } from './compose-post.ts'

const plain = (text = '') => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const seeds = ['a', 'b', 'c', 'd', 'e']

const phone = makeFact('phone', 'contact', 'téléphone', ['Téléphone : 04 65 71 01 42'])
test('where nothing is known of it but itself, a way to be reached stands below, on the fact that gives it', () => {
  const loan = makeFact('loan', 'service', 'voiture de prêt', [
    'Une voiture de prêt est disponible à l’atelier.',
  ])
  for (const seed of seeds) {
    const { common } = draftOf(makeBrief({ facts: [loan, phone], asides: ['phone'], seed }))
    // Once, in the business's words or in ours.
    const ways = common[0]?.sentences.filter(({ text }) => plain(text).includes('04 65 71 01 42'))
    expect(ways?.map(({ facts }) => facts)).toEqual([['phone']])
  }
  // A story is not something to ring up about.
  const story = makeFact('story', 'history', 'le four', ['Le four à bois de la maison est de 1911.'])
  for (const seed of seeds)
    expect(
      plain(draftOf(makeBrief({ facts: [story, phone], asides: ['phone'], seed })).common[0]?.text),
    ).not.toContain('04 65')
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

const workshop = makeFact(
  'w',
  'event',
  'atelier levain',
  ['L’atelier levain dure trois heures.', 'Le tablier est fourni.'],
  {
    date: '2026-12-05',
    time: '14:00',
    price: euros('45 €'),
  },
)
const rye = makeFact(
  'rye',
  'product',
  'tourte de seigle',
  ['La tourte de seigle est faite d’une farine T170.', 'Elle se garde une semaine dans un torchon.'],
  { price: euros('6,40 €') },
)
const shop = makeFact('shop', 'place', 'boulangerie', ['La boulangerie est au 14 rue des Arpenteurs.'])

test('a post says what it is about, what is true, where, and one way to act, and nothing besides', () => {
  const facts = [workshop, shop, phone]
  const voice = voiceOf('fr', { tone: 'institutional' })
  const [hook] = draftOf(
    makeBrief({ facts, asides: ['shop', 'phone'], voice, networks: inputs('instagram') }),
  ).common
  expect(plain(hook?.text).split('\n')).toEqual([
    'Atelier levain : samedi 5 décembre, 14 h, 45 €',
    '',
    'L’atelier levain dure trois heures. Le tablier est fourni.',
    '',
    'La boulangerie est au 14 rue des Arpenteurs.',
    'Renseignements : 04 65 71 01 42',
    '',
    '#AtelierLevain #Angers',
  ])
  expect(hook?.sentences.map(({ facts: on }) => on[0])).toEqual(['w', 'w', 'w', 'shop', 'phone'])
})

test('two tones of one post differ in order, in length and in how they call, never in what they say', () => {
  const facts = [workshop, phone]
  const said = (tone: string, formality: 'formality' | 'familiarity' = 'formality') =>
    plain(
      draftOf(makeBrief({ facts, asides: ['phone'], voice: voiceOf('fr', { tone, formality }) })).common[0]
        ?.text,
    )
  expect(said('institutional')).toMatch(/^Atelier levain : samedi.*Renseignements : 04/su)
  expect(said('promotional')).toMatch(/^Samedi 5 décembre, 14 h : atelier levain.*Appelez-nous au 04/su)
  expect(said('emotional')).toMatch(/^L’atelier levain dure.*Samedi 5 décembre, 14 h, 45 €/su)
  expect(said('emotional', 'familiarity')).toContain('Appelle-nous au 04')
})

test('three to choose from are three ways into the same facts; fewer where there are fewer', () => {
  const choices = (of: typeof rye) =>
    draftOf(makeBrief({ facts: [of], alternatives: 3, networks: inputs('facebook') })).common.map(
      ({ text }) => plain(text),
    )
  const [first, second] = choices(rye)
  expect(first).toMatch(/^La tourte de seigle est faite/u)
  expect(second).toMatch(/^Tourte de seigle : 6,40 €/u)
  const texts = choices({
    ...workshop,
    says: ['L’atelier levain dure trois heures.', 'Un boulanger mène l’atelier levain.'],
  })
  expect(new Set(texts.map(openingOf)).size).toBe(3)
  expect(choices({ ...rye, price: null })).toHaveLength(1)
})

test('a price by itself is no post, three are a list', () => {
  const row = (id: string, about: string) =>
    makeFact(id, 'product', about, [`${about}, 250 g : 1,35 €`], { price: euros('1,35 €') })
  const rows = [row('a', 'Baguette'), row('b', 'Ficelle'), row('c', 'Miche')]
  expect(composePost(makeBrief({ facts: rows.slice(0, 1) }))).toMatchObject({ missing: 'product' })
  expect(plain(draftOf(makeBrief({ facts: rows })).common[0]?.text)).toMatch(
    /^Quelques produits\n\n– Baguette, 250 g : 1,35 €\n– Ficelle, 250 g : 1,35 €\n– Miche, 250 g : 1,35 €/u,
  )
})

test('what a page says of one thing is told together, under its name once', () => {
  const orders = makeFact('o', 'offer', 'tourte de seigle', ['Passez commande la veille avant midi.'])
  const text = plain(
    draftOf(makeBrief({ facts: [{ ...rye, says: ['Elle se garde une semaine.'] }, orders] })).common[0]?.text,
  )
  expect(text).toMatch(/^Tourte de seigle : 6,40 €\n\nElle se garde une semaine\.\s+Passez commande/u)
  expect(text.replaceAll(/#\S+/g, '').match(/Tourte/g)).toHaveLength(1)
})

test('on its eve a day is told again in another order, and how one comes is what its facts say', () => {
  const open = { ...workshop, says: ['L’atelier levain est ouvert à tous, sans réservation.'] }
  const brief = makeBrief({
    facts: [open, phone],
    asides: ['phone'],
    voice: voiceOf('fr', { tone: 'institutional' }),
  })
  const first = draftOf(brief)
  const eve = draftOf({ ...brief, memory: first.memory, day: '2026-12-04' })
  expect(plain(first.common[0]?.text)).toMatch(/^Atelier levain : samedi.*sans réservation\.(?!.*04 65)/su)
  expect(plain(eve.common[0]?.text)).toMatch(/^Samedi 5 décembre, 14 h : atelier levain, 45 €\s+#/u)
})
