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
    ...[about, ...says, question, price?.text ?? '', where],
  ])
  const dates =
    'décembre novembre jusqu au december november until diciembre noviembre de hasta el enero Dezember bis h Uhr 1 2 3 4 5 7 10 12 13 14 15 17 18 19 20 30 31 january 00'
  return wordsOf([...told, name, dates].join(' '))
}

test('what is read from afar is a figure, a day, or the thing’s name', () => {
  const headingOf = (id: string) => {
    const facts = bakery.filter((fact) => fact.id === id)
    return draftOf(makeBrief({ facts })).words
  }
  expect(headingOf('p1')).toMatchObject({ heading1: '30 heures', heading2: 'Pain de seigle' })
  expect(headingOf('e1')).toMatchObject({
    heading1: '5\u{a0}décembre, 14\u{a0}h\u{a0}30',
    heading2: 'Atelier brioche',
  })
  expect(headingOf('p2')).toMatchObject({ heading1: 'Miche de campagne', heading2: '8,40\u{a0}€' })
})

test('who cannot see the picture is told its words', () => {
  const facts = bakery.filter(({ id }) => id === 'p1')
  expect(draftOf(makeBrief({ facts })).altText).toBe(
    'Texte de l’image\u{a0}: 30 heures. Pain de seigle. Le pain de seigle lève 30 heures avant de cuire.',
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
  expect(`${name} ${says[0]} `).toContain(`${title.replace(/…$/, '')} `)
})

test('a title speaks as the voice does, and is never empty', () => {
  const facts = bakery.filter(({ id }) => id === 'q2')
  const subject = { name: 'Acceptez-vous la carte bancaire ?', description: '' }
  const titleFor = (formality: 'familiarity' | 'formality') => {
    const more = makeFact('m', 'method', 'four', ['Le four est chauffé au bois.'])
    const brief = makeBrief({ facts: [...facts, more], subject, voice: voiceOf('fr', { formality }) })
    return draftOf(brief).title
  }
  expect(titleFor('formality')).toBe('Acceptez-vous la carte bancaire\u{202f}?')
  expect(titleFor('familiarity')).toBe('Four')
  const rules = [{ is: 'avoidWord' as const, word: 'four' }]
  const named = makeFact('o', 'method', 'four', ['Il chauffe dès 3 h.'])
  const business = { name: 'Le Four passionné', city: '', timeZone: 'UTC' }
  expect(draftOf(makeBrief({ facts: [named], business, voice: voiceOf('fr', { rules }) })).title).not.toBe('')
})
