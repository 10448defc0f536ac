import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { emptyMemory, rememberPost } from '../memory.ts'
import { proposeSubjects } from '../subjects/propose-subjects.ts'
import { draftOf, hooksOf, inputs, makeBrief, voiceOf } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { composePost } from './compose-post.ts'

const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const textsOf = (more: Parameters<typeof makeBrief>[0], language: 'fr' | 'en' = 'fr') =>
  seeds.flatMap((seed) => hooksOf(draftOf(makeBrief({ ...more, seed }, language))).map(({ text }) => text))
const input = (facts: readonly ReturnType<typeof makeFact>[], language: 'fr' | 'en' = 'fr') => ({
  seed: 's',
  business: { name: 'A', city: 'B', timeZone: 'UTC' },
  language,
  facts,
  thematics: [],
  objectives: ['visibility' as const],
  count: 9,
  from: '2026-11-23',
  to: '2026-12-20',
  known: [],
  told: {},
})

const tram = makeFact('t', 'place', 'cabinet', [
  'La station de tramway la plus proche est à cinq minutes à pied.',
])

test('what only stands beside a subject is never what the post is about: somebody is asked', () => {
  const bound = makeFact('n', 'news', 'accueil', ['Demain, l’accueil ouvre plus tôt.'])
  const brief = makeBrief({ facts: [bound, tram], asides: ['t'] })
  expect(composePost(brief)).toMatchObject({ missing: 'news' })
  // Nor is what only comes after what it is about.
  expect(composePost({ ...brief, asides: [] })).toMatchObject({ missing: 'news' })
})

test('a name within a name keeps an event its name', () => {
  const facts = [
    makeFact(
      'e',
      'event',
      'atelier "Lire sa fiche de paie"',
      ['Maître Corvoisier explique une fiche de paie.'],
      { date: '2026-12-10', time: '18:00' },
    ),
    tram,
  ]
  for (const text of textsOf({ facts, asides: ['t'] })) {
    expect(text).toContain('10\u{a0}décembre')
    expect(text).toMatch(/fiche de paie/)
    expect(text).not.toContain('tramway')
  }
})

test('small print is no subject, nor its name', () => {
  const facts = [
    makeFact('s', 'service', '', [
      'Les prix s’entendent pour une voiture de tourisme courante.',
      'Le paiement en trois fois est possible à partir de 300 €.',
    ]),
  ]
  const [subject] = proposeSubjects(input(facts)).subjects
  expect(subject?.name).toMatch(/^Le paiement en trois fois/)
  expect(subject?.description).not.toMatch(/s’entendent/)
  for (const text of textsOf({ facts })) expect(text).toMatch(/Le paiement(?!.*s’entendent)/su)
})

test('news that does not name its thing is told beneath its name', () => {
  const facts = [
    makeFact('n', 'news', 'Shelfmark 7', ['The update is free for all customers.'], { language: 'en' }),
  ]
  for (const text of textsOf({ facts }, 'en')) expect(text).toContain('Shelfmark 7')
})

test('a sentence from the middle of a story does not begin it', () => {
  const facts = [
    makeFact('h', 'history', 'four à bois', [
      'Demain, on en dira plus.',
      'Les ouvriers ont découvert une sole en 2019.',
    ]),
  ]
  // Nor does a heading that no sentence speaks of.
  expect(composePost(makeBrief({ facts }))).toMatchObject({ missing: 'history' })
})

test('what goes on from a sentence before it begins no post and names no subject', () => {
  const says = ['Nous portons aussi le label « Pain de nos vallées » depuis 2020.']
  const facts = [makeFact('a', 'award', '', says)]
  expect(composePost(makeBrief({ facts }))).toHaveProperty('missing')
  expect(proposeSubjects(input(facts)).subjects).toEqual([])
})

const oven = makeFact('o', 'history', 'four à bois retrouvé', [
  'Sous le carrelage, les ouvriers ont découvert en 2019 la sole d’un vieux four.',
  'Nous l’avons fait remettre en état par un maçon de Voiron.',
  'Depuis, toutes nos grosses pièces cuisent au bois.',
])

test('two or three sentences of the source where they fit, and no line of ours in their place', () => {
  for (const objective of ['visibility', 'engagement'] as const)
    for (const text of textsOf({ facts: [oven], objective }))
      for (const line of oven.says) expect(text).toContain(line.split(' ').at(-1) ?? '')
})

test('a subject that names three things tells of each', () => {
  const bread = (id: string, about: string, says: string) => makeFact(id, 'product', about, [says])
  const facts = [
    bread('1', 'pain de campagne', 'Le pain de campagne mêle trois farines.'),
    bread('2', 'pain aux noix', 'Le pain aux noix contient des noix cassées à la main.'),
    bread('3', 'tourte de seigle', 'La tourte de seigle se garde une semaine.'),
  ]
  const subject = { name: 'Pain de campagne, pain aux noix, tourte de seigle', description: '' }
  for (const text of textsOf({ facts, subject }))
    for (const word of ['farines', 'noix cassées', 'une semaine']) expect(text).toContain(word)
})

test('beside what somebody wrote for a post nothing of ours stands', () => {
  const says = 'La boutique sera fermée samedi pour travaux.'
  const facts = [makeFact('own-1', 'news', 'boutique', [says], { source: { by: 'person' } })]
  for (const objective of ['visibility', 'engagement', 'traffic'] as const)
    for (const text of textsOf({ facts, objective, isOwnWords: true, networks: inputs('facebook') }))
      expect(text.replace(/\s*#\S+/gu, '')).toBe(says)
})

test('hours are told whole and of whom they are, or not at all', () => {
  const says = ['Lundi au vendredi : 8h-12h / 14h-18h30', 'Samedi : 9h-12h']
  const facts = [makeFact('h', 'hours', 'horaires', says)]
  const lines = ['Lundi au vendredi : 8 h – 12 h, 14 h – 18 h 30.', 'Samedi : 9 h – 12 h.']
  for (const text of textsOf({ facts })) expect(text.replaceAll('\u{a0}', ' ')).toContain(lines.join('\n'))
  expect(draftOf(makeBrief({ facts })).common[0]?.text).toContain('Boulangerie Tilleroy')
  const { words } = draftOf(makeBrief({ facts, words: { heading1: 26, heading2: 40, description: 44 } }))
  expect(Object.values(words).join(' ')).not.toMatch(/\d/)
  const { memory } = draftOf(makeBrief({ facts: [makeFact('s', 'hours', 'horaires', says.slice(1))] }))
  expect(composePost(makeBrief({ facts, memory }))).toMatchObject({ missing: 'hours' })
})

test('the end of ordering is not the end of the thing', () => {
  const log = makeFact('b', 'offer', 'bûche noisette', ['Passez commande avant le 19 décembre 2026.'], {
    until: '2026-12-18',
  })
  const { words } = draftOf(makeBrief({ facts: [log] }))
  expect(words.heading2.replaceAll('\u{a0}', ' ')).toBe('À commander jusqu’au 18 décembre')
  expect(proposeSubjects(input([log])).subjects[0]?.name).toMatch(/, à commander jusqu’au 18/)
  for (const text of textsOf({ facts: [log] })) expect(text).not.toMatch(/jusqu’au/)
  const gift = { ...log, says: ['Jusqu’au 18 décembre, pour deux bûches commandées, un pain est offert.'] }
  expect(draftOf(makeBrief({ facts: [gift] })).words.heading2).toMatch(/^Jusqu’au/)
})

test('a sign stands between sentences, never in one', () => {
  const voice = voiceOf('fr', { emoji: 'emotional' })
  for (const seed of seeds) {
    const [hook] = hooksOf(draftOf(makeBrief({ facts: [oven], voice, seed })))
    expect(hook?.text).toMatch(/\p{Extended_Pictographic}/u)
    for (const { text } of hook?.sentences ?? []) expect(text).not.toMatch(/\p{Extended_Pictographic}/u)
  }
})

test('what is grave has no sign and is asked nothing; who keeps to few has few, and none that plays', () => {
  const grave = makeFact('g', 'service', 'harcèlement au travail', [
    'Le cabinet rassemble avec vous les courriels qui établissent les faits de harcèlement.',
  ])
  for (const emoji of ['institutional', 'emotional'] as const)
    for (const text of textsOf({ facts: [grave], objective: 'engagement', voice: voiceOf('fr', { emoji }) }))
      expect(text).not.toMatch(/\p{Extended_Pictographic}|\?/u)
  const plain = makeFact('v', 'product', 'citadine', ['La citadine a cinq portes.'])
  for (const text of textsOf({ facts: [plain], voice: voiceOf('fr', { emoji: 'institutional' }) }))
    expect(text).not.toMatch(/👀|🗓️/u)
})

test('what a subject is said to be about is more than its name, or nothing', () => {
  const says = "La boutique n'ouvre pas du 28 décembre au 3 janvier."
  const [subject] = proposeSubjects(input([makeFact('c', 'news', 'boutique', [says])])).subjects
  expect(subject?.name).toMatch(/^La boutique n’ouvre pas/)
  expect(subject?.description).toBe('')
})

test('a key date without a word of the business is its greeting, and nothing that any calendar has', () => {
  const says = ['Noël, le 25 décembre, est férié.']
  const source = { by: 'calendar' as const, title: 'Noël' }
  const day = makeFact('d', 'event', 'Noël', says, { date: '2026-12-25', source })
  for (const text of textsOf({ facts: [day] })) {
    expect(text).not.toContain('férié')
    expect(text).toContain('Boulangerie Tilleroy vous souhaite une belle fête')
  }
  const sad = { ...day, about: 'Journée contre les violences' }
  for (const text of textsOf({ facts: [sad] })) expect(text).not.toMatch(/souhaite|belle|bonne/)
})

test('hours that look like another day’s are told all the same', () => {
  const facts = [makeFact('h', 'hours', 'horaires', ['Lundi : 9 h – 12 h', 'Samedi : 9 h – 12 h'])]
  const memory = rememberPost(emptyMemory, 'Samedi 12 décembre, 9 h. Samedi : 9 h – 11 h.')
  expect(textsOf({ facts, memory })[0]).toContain('Lundi')
})

test('a picture’s first line is never a last day alone', () => {
  const says = ['Jusqu’au 24 décembre 2026, pour deux bûches commandées, un petit pain d’épices est offert.']
  const { words } = draftOf(makeBrief({ facts: [makeFact('g', 'offer', '', says, { until: '2026-12-24' })] }))
  expect(words).toMatchObject({ heading1: 'Boulangerie Tilleroy', heading2: 'Jusqu’au 24\u{a0}décembre' })
})

test('an address is no name: what it leads to is said in words', () => {
  const url = 'https://a.example/produit/buche-noisette/'
  const says = ['Pour Noël, passez commande avant le 19 décembre.']
  const facts = [makeFact('b', 'offer', 'bûche noisette', says, { url })]
  for (const text of textsOf({ facts, objective: 'traffic', networks: inputs('facebook'), link: url }))
    expect(text.replaceAll(/https?:\S+|#\S+/g, '')).toMatch(/bûche noisette/iu)
})

test.each([
  ['fr', 'harcèlement au travail', 'Le harcèlement au travail se prouve par des courriels.'],
  ['en', 'harassment at work', 'Harassment at work is proved by letters and emails.'],
  ['es', 'acoso en el trabajo', 'El acoso en el trabajo se prueba con correos.'],
  ['de', 'Mobbing am Arbeitsplatz', 'Mobbing am Arbeitsplatz wird mit Schreiben belegt.'],
] as const)('in %s what is grave has no cheerful call either', (language, about, says) => {
  const facts = [makeFact('g', 'service', about, [says], { language, url: 'https://a.example/b' })]
  const place = makeFact('p', 'place', '', [], { language })
  const voice = voiceOf(language, { tone: 'emotional' })
  for (const seed of seeds) {
    const input = { facts: [...facts, place], asides: ['p'], seed, voice, networks: inputs('facebook') }
    for (const { text } of draftOf(makeBrief({ ...input, objective: 'traffic', alternatives: 4 }, language))
      .common)
      expect(text).not.toMatch(
        /tranquillement|leisure|calma|Ruhe|par ici|This way|Por aquí|Hier (?:lang|geht)|voir\.|Come|vernos|vorbei/u,
      )
  }
})

const alternativesOf = (more: Parameters<typeof makeBrief>[0], language: Language = 'fr') =>
  seeds.map((seed) =>
    draftOf(makeBrief({ alternatives: 4, ...more, seed }, language)).common.map(({ text }) => text),
  )

test('a heading names nobody of whom a sentence goes on to tell', () => {
  const says = ['Gilles Pintoreau a repris le garage de son père.', 'Sa fille Maëlle tient la carrosserie.']
  for (const texts of alternativesOf({ facts: [makeFact('t', 'person', 'équipe', says)] }))
    for (const text of texts) expect(text).toContain('Gilles')
})

test('beside a post that tells something, its day and a call to pass it on are no alternative', () => {
  const says = ['Le meunier ouvre les silos aux enfants.', 'On repart avec un sachet de farine.']
  const facts = [makeFact('v', 'event', 'visite du fournil', says, { date: '2026-12-12' })]
  for (const objective of ['visibility', 'engagement', 'traffic'] as const)
    for (const texts of alternativesOf({ facts, objective }))
      for (const text of texts) expect(text).toMatch(/meunier|farine/)
})

test('a price by the month is no sentence', () => {
  const price = { text: '£68/month', cents: 6800, currency: 'GBP' }
  const says = ['Membership covers every weekly class.', 'Membership can be paused at any time.']
  const facts = [makeFact('m', 'product', 'monthly membership', says, { language: 'en', price })]
  for (const text of alternativesOf({ facts }, 'en').flat()) expect(text).not.toMatch(/\. £68/u)
})

test('a price stands with its name above a sentence that only says a word of it', () => {
  const price = { text: '240 €', cents: 24000, currency: 'EUR' }
  const says = ['Le contrat vous est rendu annoté sous cinq jours ouvrés.']
  const facts = [makeFact('c', 'service', 'relecture d’un contrat de travail', says, { price })]
  const texts = alternativesOf({ facts }).flat()
  expect(texts.some((text) => /^Relecture d’un contrat de travail\P{L}+240/u.test(text))).toBe(true)
})

test('the way from the tram alone is no post of a place', () => {
  const says = ['Le garage est au fond de l’impasse du Cabestan.', 'Le bus n° 4 s’arrête à 200 mètres.']
  const facts = [makeFact('p', 'place', 'garage', says)]
  for (const text of alternativesOf({ facts }).flat()) expect(text).toContain('impasse')
})

const askedBy = (by: 'person' | 'page', question: string) => {
  const says = ['Nous livrons dans tout le quartier le samedi matin.', 'Il suffit de commander la veille.']
  const source = by === 'person' ? { by } : { by, url: 'https://a.example/', title: '' }
  return makeFact('q', 'question', '', says, { question, source })
}

test('an answer stands under its question, however customers address the business', () => {
  const voice = voiceOf('fr', { formality: 'familiarity' })
  for (const question of ['Livrez-vous à domicile ?', 'livrez-vous à domicile'])
    for (const text of alternativesOf({ facts: [askedBy('person', question)], voice }).flat())
      expect(text.replaceAll(/\s/gu, ' ')).toMatch(/^Livrez-vous à domicile \? .*Nous livrons/u)
})

test('a line that only says how to get there is no idea; what a place is like is one', () => {
  const ideasOf = (says: string[]) =>
    proposeSubjects(input([makeFact('p', 'place', 'nous trouver', says)])).subjects
  expect(ideasOf(['Métro C, station Hôtel de Ville, à cinq minutes.'])).toEqual([])
  expect(ideasOf(['La boutique est au fond de l’impasse du Cabestan, derrière la halle.'])).toHaveLength(1)
})
