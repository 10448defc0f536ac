import { type Fact, type Language, languages } from '@postelier/contract'
import { expect, test } from 'vitest'
import { dayText, timeText } from '../grammar/dates.ts'
import { bakery } from '../testing/bakery.ts'
import { draftOf, hooksOf, inputs, makeBrief, shops, voiceOf, writeRun } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { wordsOf } from '../words/comparable.ts'
import { composePost } from './compose-post.ts'

const wordsOfFact = (fact: Fact): string[] =>
  wordsOf(
    [
      fact.about,
      ...fact.says,
      fact.question,
      fact.price?.text ?? '',
      fact.where,
      ...[fact.date, fact.until].flatMap((date) => (date ? [dayText(date, fact.language)] : [])),
      fact.time ? timeText(fact.time, fact.language) : '',
    ].join(' '),
  )

/** The words that stand before a price, a way to act or a day. */
const words: Readonly<Record<Language, string>> = {
  fr: 'prix commandes commandez commande réservations réservez réserve plus d informations renseignements appelez appelle nous ici par mail écrivez écris jusqu au',
  en: 'price orders order bookings book more information read call us here email write until',
  es: 'precio pedidos pida pide reservas reserve reserva más información llámenos llámanos escríbanos escríbenos aquí correo hasta encárguelo encárgalo',
  de: 'preis bestellungen bestellen sie bestell anmeldung melden sich meld dich mehr dazu auskunft rufen uns ruf schreiben schreib hier unter mail bis',
}

test.each(languages)(
  'in %s a sentence says only what its facts say, or how to reach who says it',
  (language) => {
    const { name, city, facts } = shops[language]
    const ours = new Set(wordsOf(words[language]))
    const anybody = new Set(wordsOf(`${name} ${city}`))
    for (const tone of ['institutional', 'pedagogue', 'humor', 'emotional']) {
      for (const draft of writeRun(20, { voice: voiceOf(language, { tone }) }, language)) {
        for (const sentence of hooksOf(draft).flatMap(({ sentences }) => sentences)) {
          const own = new Set([
            ...facts.filter(({ id }) => sentence.facts.includes(id)).flatMap((fact) => wordsOfFact(fact)),
          ])
          const strange = wordsOf(sentence.text).filter(
            (word) => !own.has(word) && !ours.has(word) && !anybody.has(word) && word.length > 2,
          )
          expect(strange, sentence.text).toEqual([])
          const figures = (sentence.text.match(/\d+/g) ?? []).filter((figure) => !own.has(figure))
          expect(figures, sentence.text).toEqual([])
        }
      }
    }
  },
)

test('the sentences with what stands between them are the text', () => {
  for (const draft of writeRun(12, { networks: inputs('instagram', 'linkedin'), isOneForEach: true })) {
    for (const { text, sentences } of hooksOf(draft)) {
      const rest = sentences.reduce((left, sentence) => {
        expect(left.startsWith(sentence.text), `${sentence.text} in ${text}`).toBe(true)
        return left.slice(sentence.text.length).trimStart()
      }, text)
      expect(rest.replace(/#[\p{L}\p{N}]+/gu, '').trim()).toBe('')
    }
  }
})

test('what is over is not told, nor what belongs to the day it was written on', () => {
  const over = ['e3', 'o2']
  const facts = bakery.filter(({ id }) => over.includes(id))
  expect(composePost(makeBrief({ facts }))).toEqual({
    missing: 'event',
    question: expect.stringMatching(/^Quel est votre prochain événement/),
    inLanguage: null,
  })
  const told = writeRun(25).flatMap((draft) => hooksOf(draft).flatMap(({ sentences }) => sentences))
  expect(told.filter(({ facts: ids }) => ids.some((id) => over.includes(id)))).toEqual([])
  const bound = makeFact('d', 'news', 'fournée', ['Demain, le fournil ouvre une heure plus tôt.'])
  expect(composePost(makeBrief({ facts: [bound] }))).toMatchObject({ missing: 'news' })
})

test('an event is never told without its day', () => {
  const facts = bakery.filter(({ id }) => id === 'e1')
  for (const tone of ['institutional', 'humor', 'emotional', 'pedagogue', 'custom']) {
    for (const seed of ['a', 'b', 'c']) {
      const brief = makeBrief({ facts, seed, voice: voiceOf('fr', { tone }), alternatives: 3 })
      for (const { text } of draftOf(brief).common) expect(text).toContain('5\u{a0}décembre')
    }
  }
})

test('a fact of another language is not used; where none of its own is left, a question is asked in it', () => {
  const brief = makeBrief({ facts: [...shops.en.facts.slice(0, 2), ...bakery.slice(0, 3)] }, 'en')
  const { sentences } = hooksOf(draftOf(brief))[0] ?? { sentences: [] }
  expect(sentences.flatMap(({ facts }) => facts).every((id) => id.startsWith('k'))).toBe(true)
  expect(composePost(makeBrief({ facts: bakery }, 'de'))).toEqual({
    missing: 'business',
    question: expect.stringMatching(/sind auf Französisch.*auf Französisch sein/),
    inLanguage: 'fr',
  })
  expect(composePost(makeBrief({ facts: [] }, 'es'))).toMatchObject({ missing: 'product' })
})

test('a worn phrase of the source is left, and another sentence of it taken', () => {
  const fact = makeFact('x', 'product', 'pain', [
    'Découvrez notre pain incontournable, un véritable voyage gustatif.',
    'Le pain est cuit à 6 h.',
  ])
  expect(hooksOf(draftOf(makeBrief({ facts: [fact] })))[0]?.text).toMatch(/cuit à 6\u{a0}h/u)
  expect(composePost(makeBrief({ facts: [{ ...fact, says: fact.says.slice(0, 1) }] }))).toMatchObject({
    missing: 'product',
  })
})

test('an answer is told with its question, and alone only where it stands alone', () => {
  const facts = bakery.filter(({ id }) => id === 'q2')
  const brief = makeBrief({ facts })
  expect(hooksOf(draftOf(brief))[0]?.text).toContain('carte bancaire')
  const voice = voiceOf('fr', { rules: [{ is: 'noQuestions' }] })
  expect(composePost({ ...brief, voice })).toMatchObject({ missing: 'question' })
})

test('the same brief with the same memory is written the same', () => {
  const brief = makeBrief({ networks: inputs('x', 'linkedin'), isOneForEach: true, alternatives: 3 })
  expect(composePost(brief)).toEqual(composePost(brief))
})

test('a price is told with what it is the price of: by the source’s sentence, or beside its name', () => {
  const price = { text: '18,50 €', cents: 1850, currency: 'EUR' }
  const per = makeFact('t', 'service', 'montage', ['Le montage coûte 18,50 € par pneu.'], { price })
  const [hook] = draftOf(makeBrief({ facts: [per] })).common
  expect(hook?.text.match(/18,50/g)).toHaveLength(1)
  const alone = makeFact('u', 'service', 'diagnostic', ['Le diagnostic dure une heure.'], { price })
  for (const { text } of draftOf(makeBrief({ facts: [alone], alternatives: 3 })).common)
    expect(text).toMatch(/(?:Prix|Diagnostic)\u{a0}: 18,50\u{a0}€/u)
})

test('small print opens no post', () => {
  const fact = makeFact('s', 'service', 'tarifs', ['Les prix s’entendent pour une voiture courante.'])
  expect(composePost(makeBrief({ facts: [fact] }))).toMatchObject({ missing: 'service' })
})
