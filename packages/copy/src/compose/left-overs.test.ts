// What is left of a thing when the rest was told, days told once, headings that name nothing, and prices as people write them.
import type { Language } from '@postelier/contract'
import { expect, test } from 'vitest'
import { emptyMemory, rememberPosts } from '../memory.ts'
import { proposeSubjects } from '../subjects/propose-subjects.ts'
import { draftOf, makeBrief, voiceOf } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { composePost } from './compose-post.ts'

const plain = (text = '') => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const sober = (language: Language) => voiceOf(language, { tone: 'institutional' })
const said = (more: Parameters<typeof makeBrief>[0], language: Language) =>
  plain(draftOf(makeBrief({ voice: sober(language), ...more }, language)).common[0]?.text).replaceAll(
    /\s*#\S+/gu,
    '',
  )

const stumps = [
  ['fr', 'veillée contes', 'Une conteuse lit quatre contes d’hiver dans la grange.', 'Prenez un pull.'],
  ['en', 'dog parade', 'The dog parade walks from the pump to the green and back.', 'Humans on leads.'],
  [
    'es',
    'noche de cuentos',
    'Una cuentista lee cuatro cuentos de invierno en el granero.',
    'Traiga un jersey.',
  ],
  ['de', 'Märchenabend', 'Eine Erzählerin liest in der Scheune vier Märchen vor.', 'Bringen Sie Decken mit.'],
] as const

test.each(stumps)(
  '%s: what is left of a thing is no post, and no line of a reminder',
  (language, about, first, left) => {
    const memory = rememberPosts(emptyMemory, [first])
    const thing = makeFact('t', 'method', about, [first, left], { language })
    expect(
      composePost(makeBrief({ facts: [thing], memory, voice: sober(language) }, language)),
    ).toHaveProperty('missing')
    const event = makeFact('e', 'event', about, [first, left], {
      language,
      date: '2026-12-12',
      time: '18:30',
    })
    const text = said({ facts: [event], memory, day: '2026-12-11' }, language)
    expect(text.toLowerCase()).toContain(about.toLowerCase())
    expect(text).toMatch(/12.*(?:18|6)/u)
    expect(text).not.toContain(left)
    // Without its hour or its place nobody is reminded.
    const vague = { ...event, time: null }
    expect(
      composePost(makeBrief({ facts: [vague], memory, voice: sober(language) }, language)),
    ).toHaveProperty('missing')
  },
)

test.each([
  [
    'fr',
    'atelier pain d’épices',
    'Samedi 12 décembre à 14 h, on découpe et on décore ensemble.',
    /12 décembre/gu,
  ],
  [
    'en',
    'wreath morning',
    'On Saturday 12 December at 14:00 we bind fir, ivy and berries together.',
    /12 December/gu,
  ],
  [
    'es',
    'taller de turrón',
    'El sábado 12 de diciembre a las 14:00 tostamos la almendra juntos.',
    /12 de diciembre/gu,
  ],
  ['de', 'Plätzchenkurs', 'Am Samstag, 12. Dezember, um 14 Uhr backen wir zusammen.', /12\. Dezember/gu],
] as const)('%s: a day that the first sentence tells is told once', (language, about, says, day) => {
  const event = makeFact('e', 'event', about, [says], { language, date: '2026-12-12', time: '14:00' })
  const voices = ['institutional', 'promotional', 'emotional']
  for (const tone of voices) {
    const text = said({ facts: [event], voice: voiceOf(language, { tone }) }, language)
    expect(text.match(day)).toHaveLength(1)
    expect(text).not.toMatch(/\n\n?14/u)
  }
  expect(
    said({ facts: [event] }, language)
      .split('\n')[0]
      ?.toLowerCase(),
  ).toBe(about.toLowerCase())
  // A day that stands over it for a name says nothing more.
  const dated = {
    ...event,
    about: says.split(/ (?:à|at|a las|um) /u)[0]?.replace(/^(?:On|El|Am) /u, '') ?? '',
  }
  expect(said({ facts: [dated] }, language).startsWith(plain(says))).toBe(true)
})

test.each([
  ['fr', 'Cette semaine au fournil', 'Le seigle vient de Planfoy et la farine est moulue chez nous.'],
  ['fr', 'Site', 'La tuilerie est fermée aux camions et ouverte aux promeneurs toute l’année.'],
  ['en', 'Running now', 'The Tuesday choir sings old harbour songs without any sheet music.'],
  ['es', 'Mi sitio', 'La alfarera tornea cada cuenco con barro de la ribera.'],
  ['de', 'Im Augenblick', 'Die Töpferin brennt jede Schale zweimal in einem Ofen aus Ziegeln.'],
] as const)('%s: “%s” is no label, no name and no tag', (language, about, says) => {
  for (const kind of ['product', 'news', 'method'] as const) {
    const fact = makeFact('f', kind, about, [says], { language })
    const draft = draftOf(makeBrief({ facts: [fact], voice: sober(language) }, language))
    expect(plain(draft.common[0]?.text).startsWith(says.slice(0, 20))).toBe(true)
    expect(draft.common[0]?.text).not.toContain(`#${about.split(' ')[0]}`)
    expect(draft.words.heading1).not.toBe(about)
    const { subjects } = proposeSubjects({
      seed: 's',
      business: { name: 'A', city: 'B', timeZone: 'UTC' },
      language,
      facts: [fact],
      thematics: [],
      objectives: ['visibility'],
      count: 1,
      from: '2026-11-23',
      to: '2026-12-20',
      known: [],
      told: {},
    })
    expect(subjects[0]?.name).not.toBe(about)
  }
})

test('a heading that no sentence speaks of stands over none of them', () => {
  const says = ['Lucienne a ouvert l’échoppe en 1962.', 'Sa petite-fille y coud depuis 2015.']
  const story = makeFact('h', 'history', 'Deux générations', says)
  expect(said({ facts: [story] }, 'fr')).toMatch(/^Lucienne a ouvert/u)
})

test.each([
  ['fr', '€6,40 EUR', '6,40 €'],
  ['fr', '14€50', '14,50 €'],
  ['fr', '6.40€', '6,40 €'],
  ['en', '32 GBP', '£32'],
  ['en', '£32.00 GBP', '£32'],
  ['es', 'EUR 18,50', '18,50 €'],
  ['de', '69,- €', '69 €'],
  ['de', '€ 1.290,00', '1.290 €'],
] as const)(
  '%s: “%s” is written “%s”, by itself and in a list under its opening',
  (language, price, written) => {
    const row = (id: string, about: string) =>
      makeFact(id, 'product', about, [`${about}: ${price}`], {
        language,
        price: { text: price, cents: 1, currency: 'EUR' },
      })
    const rows = [row('a', 'Alba'), row('b', 'Bruna'), row('c', 'Celta')]
    const text = said({ facts: rows }, language)
    const openings = {
      fr: 'Quelques produits',
      en: 'Selected products',
      es: 'Algunos productos',
      de: 'Ausgewählte Produkte',
    }
    expect(text.split('\n')[0]).toBe(openings[language])
    expect(text.split('\n').filter((line) => line.endsWith(`: ${written}`))).toHaveLength(3)
    const one = { ...row('a', 'Alba'), says: [] }
    expect(
      said({ facts: [{ ...one, price: one.price }, row('b', 'Bruna'), row('c', 'Celta')] }, language),
    ).toContain(written)
  },
)

test.each([
  ['fr', ['Pain de seigle', 'Pain aux noix', 'Pain complet'], 'Nos pains'],
  ['en', ['Starter plan', 'Team plan', 'Works plan'], 'Our plans'],
  ['fr', ['Anciennes variétés', 'Anciennes cuvées', 'Anciennes éditions'], 'Quelques produits'],
  ['es', ['Ramo Alba', 'Ramo Mar', 'Ramo Sol'], 'Nuestros ramos'],
  ['es', ['Corona Alba', 'Corona Mar', 'Corona Sol'], 'Nuestras coronas'],
] as const)('%s: three of a kind are opened by it', (language, names, opening) => {
  const price = { text: '5 €', cents: 500, currency: 'EUR' }
  const rows = names.map((about) => makeFact(about, 'product', about, [`${about}: 5 €`], { language, price }))
  expect(said({ facts: rows }, language).split('\n')[0]).toBe(opening)
})

test('words that do nothing are no post by themselves, and may stand beside a sentence', () => {
  const fact = makeFact('f', 'business', '', ['Grooming dogs from Ludlow and the hills since 2014.'], {
    language: 'en',
  })
  expect(composePost(makeBrief({ facts: [fact] }, 'en'))).toHaveProperty('missing')
  const more = {
    ...fact,
    says: [...fact.says, 'Each dog has an hour to itself, and nobody barks in the next cage.'],
  }
  expect(said({ facts: [more] }, 'en')).toMatch(/since 2014\. Each dog/u)
})
