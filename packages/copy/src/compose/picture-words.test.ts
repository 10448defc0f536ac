import { type Language, languages } from '@postelier/contract'
import { expect, test } from 'vitest'
import { bakery } from '../testing/bakery.ts'
import { draftOf, makeBrief, shops, voiceOf, writeRun } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { wordsOf } from '../words/comparable.ts'

test.each(languages)(
  'in %s the words of a picture keep within their room and are whole words',
  (language) => {
    for (const words of [
      { heading1: 30, heading2: 60, description: 120 },
      { heading1: 14, heading2: 24, description: 60 },
      { heading1: null, heading2: null, description: null },
    ]) {
      for (const { words: said, title } of writeRun(20, { words }, language)) {
        for (const part of ['heading1', 'heading2', 'description'] as const) {
          expect(said[part].length, said[part]).toBeLessThanOrEqual(words[part] ?? 160)
          const known = new Set(knownWords(language))
          expect(wordsOf(said[part]).filter((word) => !known.has(word))).toEqual([])
        }
        expect(title.length, title).toBeLessThanOrEqual(60)
        expect(title).not.toBe('')
      }
    }
  },
)

const knownWords = (language: Language): string[] => {
  const { facts, name } = shops[language]
  const told = facts.flatMap(({ about, says, question, price, where }) => [
    about,
    ...says,
    question,
    price?.text ?? '',
    where,
  ])
  const dates =
    'lundi mardi mercredi jeudi vendredi samedi dimanche commander réserver order book lunes martes miércoles jueves viernes sábado domingo pedidos reservas Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag bestellbar buchbar monday tuesday wednesday thursday friday saturday sunday décembre novembre jusqu au december november until diciembre noviembre de hasta el enero Dezember bis h Uhr 1 2 3 4 5 7 10 12 13 14 15 17 18 19 20 30 31 january 00'
  return wordsOf([...told, name, dates].join(' '))
}

test('what is read from afar is what it is about; its figure, its day or its price stands below', () => {
  const headingOf = (id: string) => {
    const facts = bakery.filter((fact) => fact.id === id)
    return draftOf(makeBrief({ facts })).words
  }
  expect(headingOf('p1')).toMatchObject({ heading1: 'Pain de seigle', heading2: '5,20\u{a0}€' })
  expect(headingOf('e1')).toMatchObject({
    heading1: 'Atelier brioche',
    heading2: 'Samedi 5\u{a0}décembre, 14\u{a0}h\u{a0}30',
  })
  expect(headingOf('p2')).toMatchObject({ heading1: 'Miche de campagne', heading2: '8,40\u{a0}€' })
})

test('who cannot see the picture is told its words', () => {
  const facts = bakery.filter(({ id }) => id === 'p1')
  expect(draftOf(makeBrief({ facts })).altText).toBe(
    'Texte de l’image\u{a0}: Pain de seigle. 5,20\u{a0}€. Il se garde une semaine dans un torchon.',
  )
})

test('a post is called as its subject is, where that is about what it says', () => {
  const facts = bakery.filter(({ id }) => id === 'p1')
  const subject = { name: 'Le seigle, 30 heures de patience', description: '' }
  expect(draftOf(makeBrief({ facts, subject })).title).toBe('Le seigle, 30 heures de patience')
  expect(draftOf(makeBrief({ facts })).title).toBe('Pain de seigle')
})

test('a name too long for a title is not cut in a word', () => {
  const name = 'Notre pain de campagne au levain naturel et à la farine de seigle du moulin de Sarré'
  const says = [
    'La pâte repose une nuit entière dans des bannetons de rotin, puis elle est façonnée à la main.',
  ]
  const facts = [makeFact('n', 'method', name, says)]
  const { title } = draftOf(makeBrief({ facts, business: { name, city: '', timeZone: 'UTC' } }))
  expect(title.length).toBeLessThanOrEqual(60)
  expect(`${name} ${says[0]} `).toContain(title)
})

test('a title speaks as the voice does, and is never empty', () => {
  const facts = bakery.filter(({ id }) => id === 'q2')
  const subject = { name: 'Acceptez-vous la carte bancaire ?', description: '' }
  const titleFor = (formality: 'familiarity' | 'formality') => {
    const more = makeFact('m', 'method', 'four', ['Le four est chauffé au bois.'])
    const told = formality === 'formality' ? facts : [more]
    const brief = makeBrief({ facts: told, subject, voice: voiceOf('fr', { formality }) })
    return draftOf(brief).title
  }
  expect(titleFor('formality')).toBe('Acceptez-vous la carte bancaire\u{202f}?')
  expect(titleFor('familiarity')).toBe('Four')
  const rules = [{ is: 'avoidWord' as const, word: 'four' }]
  const named = makeFact('o', 'method', 'four', ['La sole chauffe dès 3 h.'])
  const business = { name: 'Le Four passionné', city: '', timeZone: 'UTC' }
  expect(draftOf(makeBrief({ facts: [named], business, voice: voiceOf('fr', { rules }) })).title).not.toBe('')
})

test('a subject’s own name is what its post is called, although it is long', () => {
  const says = ['La boutique sera fermée du 28 décembre 2026 au 3 janvier 2027.']
  const subject = { name: says[0]?.slice(0, -1) ?? '', description: '' }
  const facts = [makeFact('n', 'hours', 'boutique', says, { until: '2027-01-03' })]
  expect(draftOf(makeBrief({ facts, subject })).title).toBe(subject.name)
})

test.each([
  ['fr', '27 novembre – 24 décembre'],
  ['en', '27 November – 24 December'],
  ['de', '27. November – 24. Dezember'],
] as const)('what lasts says from when to when in its picture, in %s', (language, said) => {
  const about = { fr: 'marché de Noël', en: 'winter market', de: 'Wintermarkt' }[language]
  const says = {
    fr: 'Notre chalet vous attend place Victor-Hugo.',
    en: 'Our stall waits for you in the old square.',
    de: 'Unser Stand wartet am alten Platz auf Sie.',
  }[language]
  const market = makeFact('m', 'event', about, [says], { language, date: '2026-11-27', until: '2026-12-24' })
  const { words } = draftOf(makeBrief({ facts: [market] }, language))
  const shown = Object.values(words).join(' | ').replaceAll(/\s/g, ' ')
  expect(shown).toContain(said)
})

test('a key date of several days says all of them', () => {
  const week = makeFact('w', 'event', 'Semaine du goût', ['On y parle de cuisine dans les écoles.'], {
    date: '2026-11-25',
    until: '2026-11-29',
    source: { by: 'calendar', title: 'Semaine du goût' },
  })
  const { words } = draftOf(makeBrief({ facts: [week] }))
  expect(Object.values(words).join(' | ').replaceAll(/\s/g, ' ')).toMatch(/25–29 novembre/)
})

test.each([
  ['fr', 'Samedi 5 décembre, on ferme à 16 h pour l’anniversaire de Lucie.', 'Des baguettes resteront.'],
  ['en', 'On Saturday 5 December we close at four for the birthday of Lucy.', 'Some loaves will be left.'],
  ['es', 'El sábado 5 de diciembre cerramos a las cuatro por el cumpleaños.', 'Quedarán algunas barras.'],
  ['de', 'Am Samstag, 5. Dezember, schließen wir um 16 Uhr wegen Geburtstag.', 'Einige Brote bleiben übrig.'],
] as const)(
  'in %s what has no name is headed by its first sentence, or stands under who says it with no other',
  (language, first, second) => {
    const words = { heading1: 26, heading2: 40, description: 44 }
    const shown = (says: readonly string[], more: Partial<typeof words> = {}) =>
      draftOf(
        makeBrief(
          { facts: [makeFact('n', 'news', '', says, { language })], words: { ...words, ...more } },
          language,
        ),
      ).words
    expect(Object.values(shown([first, second])).join(' ')).not.toContain(second)
    expect(Object.values(shown([first, second], { heading2: 80 })).join(' ')).toContain(first.slice(0, 12))
    expect(shown([second, first]).heading1).toBe(second.replace(/\.$/, ''))
  },
)

test('beneath a question stands the beginning of its answer, and nothing beneath what is not that question', () => {
  const says = ['Start with the class for stiff people on a Monday.', 'Nobody will ask you to chant.']
  const shown = (question: string) => {
    const asked = makeFact('q', 'question', '', says, { language: 'en', question })
    const words = { heading1: 26, heading2: 40, description: 44 }
    return Object.values(draftOf(makeBrief({ facts: [asked], words }, 'en')).words)
  }
  expect(shown('Never done yoga?')).toEqual(['Never done yoga?', '', ''])
  expect(shown('What if I’ve never done yoga?')).toEqual([
    'Harrow Lane Cycles',
    'What if I’ve never done yoga?',
    '',
  ])
})

test('a later sentence stands under a name with the first, or where it says itself what it is about', () => {
  const first = 'Students, over-60s and anyone on a low income pay less for a single class.'
  const shown = (second: string, description: number) => {
    const offer = makeFact('o', 'offer', 'concessions', [first, second], { language: 'en' })
    const words = { heading1: 26, heading2: 40, description }
    return Object.values(draftOf(makeBrief({ facts: [offer], words }, 'en')).words)
  }
  expect(shown('We do not ask for proof.', 44)).toEqual(['Concessions', '', ''])
  expect(shown('We do not ask for proof.', 90)).toContain(first)
  expect(shown('Concessions are for every class.', 44)).toContain('Concessions are for every class.')
})
