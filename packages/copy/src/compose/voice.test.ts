import { languages, type WritingRule } from '@postelier/contract'
import { expect, test } from 'vitest'
import { breaksRules } from '../rules.ts'
import { draftOf, hooksOf, inputs, makeBrief, voiceOf, writeRun } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { addressesOtherwise } from '../words/address.ts'
import { clicheIn } from '../words/cliches.ts'
import { countEmoji } from '../words/comparable.ts'
import { composePost } from './compose-post.ts'

const textsOf = (drafts: ReturnType<typeof writeRun>) => drafts.map((draft) => hooksOf(draft)[0]?.text ?? '')

test.each(languages)(
  'in %s nobody is addressed in the way that is not wanted, and no phrase is worn',
  (language) => {
    for (const formality of ['familiarity', 'formality'] as const) {
      for (const tone of ['institutional', 'humor', 'emotional', 'technicalExpert']) {
        for (const text of textsOf(
          writeRun(20, { voice: voiceOf(language, { formality, tone }) }, language),
        )) {
          expect(addressesOtherwise(text, formality, language), text).toBe(false)
          expect(clicheIn(text, language), text).toBeNull()
        }
      }
    }
  },
)

test('a page that says “vous” is not quoted to who is told “tu”', () => {
  const facts = [
    makeFact('v', 'service', 'devis', ['Vous recevez votre devis sous deux jours.', 'Le devis est gratuit.']),
  ]
  const voice = voiceOf('fr', { formality: 'familiarity' })
  expect(hooksOf(draftOf(makeBrief({ facts, voice })))[0]?.text).toContain('gratuit')
  const rules: WritingRule[] = [{ is: 'address', formality: 'familiarity' }]
  const [only] = facts
  const alone = only ? [{ ...only, says: only.says.slice(0, 1) }] : []
  expect(composePost(makeBrief({ facts: alone, voice: voiceOf('fr', { rules }) }))).toMatchObject({
    missing: 'service',
  })
})

test('emoji: none, one at the most, or one to three; never within a line, never always the same', () => {
  const emojiIn = (emoji: 'without' | 'institutional' | 'emotional') =>
    textsOf(writeRun(24, { voice: voiceOf('fr', { emoji }) }))
  expect(
    emojiIn('without')
      .map(countEmoji)
      .every((count) => count === 0),
  ).toBe(true)
  expect(
    emojiIn('institutional')
      .map(countEmoji)
      .every((count) => count <= 1),
  ).toBe(true)
  const warm = emojiIn('emotional')
  // A list has no line that could carry one.
  const lines = warm.filter((text) => !/^– /m.test(text))
  expect(lines.map(countEmoji).every((count) => count >= 1 && count <= 3)).toBe(true)
  const signs = warm.flatMap((text) => text.match(/\p{RGI_Emoji}/gv) ?? [])
  for (const sign of new Set(signs)) {
    expect(signs.filter((one) => one === sign).length, sign).toBeLessThanOrEqual(warm.length / 3)
  }
  for (const text of warm)
    expect(text).not.toMatch(
      /\p{Extended_Pictographic}\u{FE0F}?[\p{L}\p{N}.,!?]|\p{L}\p{Extended_Pictographic}/u,
    )
})

const signsOf = (fact: Parameters<typeof makeFact>, voice: Parameters<typeof voiceOf>[1] = {}) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
    const facts = [makeFact(...fact)]
    const language = facts[0]?.language ?? 'fr'
    const spoken = voiceOf(language, { emoji: 'institutional', ...voice })
    const brief = makeBrief({ facts, seed, voice: spoken, networks: inputs('facebook') }, language)
    return hooksOf(draftOf(brief))[0]?.text.match(/\p{RGI_Emoji}/gv) ?? []
  })

const costs = { fr: 'coûte', en: 'costs', es: 'cuesta', de: 'kostet' }

test('a sign is of a thing that is named, by the beginning of its word, or there is none', () => {
  const said = (about: string, language: 'fr' | 'en' | 'es' | 'de') =>
    new Set(signsOf(['p', 'product', about, [`${about} ${about} ${costs[language]} 3 €.`], { language }]))
  expect(said('pains de seigle', 'fr')).toEqual(new Set(['🍞']))
  expect(said('viennoiseries', 'fr')).toEqual(new Set(['🥐']))
  expect(said('Kaffeebohnen', 'de')).toEqual(new Set(['☕']))
  expect(said('pasteles', 'es')).toEqual(new Set(['🍰']))
  for (const [about, language] of [
    ['vingt pièces', 'fr'],
    ['pain relief', 'en'],
    ['ruta a pie', 'es'],
    ['Panorama', 'de'],
  ] as const)
    expect(said(about, language), about).toEqual(new Set())
  expect(signsOf(['m', 'method', 'genoux', ['Nous regardons vos genoux avant le cours.']])).toEqual([])
  expect(signsOf(['o', 'offer', '', ['La moitié va à la banque alimentaire du quartier.']])).toEqual([])
})

test('emoji of the source are not taken over', () => {
  const facts = [makeFact('m', 'product', 'tarte', ['La tarte est aux mirabelles 🥧🔥.'])]
  expect(hooksOf(draftOf(makeBrief({ facts })))[0]?.text).not.toMatch(/🥧|🔥/u)
})

test('writing rules are obeyed', () => {
  const rules: WritingRule[] = [
    { is: 'noExclamationMarks' },
    { is: 'noQuestions' },
    { is: 'noEmoji' },
    { is: 'noHashtags' },
    { is: 'atMost', characters: 200 },
    { is: 'avoidWord', word: 'levain' },
    { is: 'sayInstead', word: 'boutique', instead: 'échoppe' },
  ]
  const voice = voiceOf('fr', { emoji: 'emotional', tone: 'humor', rules })
  for (const draft of writeRun(20, { voice })) {
    const { heading1, heading2, description } = draft.words
    for (const text of [hooksOf(draft)[0]?.text ?? '', draft.title, heading1, heading2, description]) {
      expect(breaksRules(text, rules, 'fr'), text).toEqual([])
    }
  }
})

test('of two sentences the one that speaks as the voice does is told first', () => {
  const facts = [
    makeFact('m', 'method', 'pâte', ['Nous pétrissons à la main.', 'Je pétris à la main chaque nuit.']),
  ]
  const firstSaid = (pronoun: 'firstSingular' | 'firstPlural') =>
    ['a', 'b', 'c'].map(
      (seed) => hooksOf(draftOf(makeBrief({ facts, seed, voice: voiceOf('fr', { pronoun }) })))[0]?.text,
    )
  for (const text of firstSaid('firstPlural')) expect(text).toContain('Nous pétrissons')
  for (const text of firstSaid('firstPlural')) expect(text).not.toContain('Je pétris')
})

test('a nearer register and a manner beside the tone move how much is told', () => {
  const long = (word: string) => `Le ${word} lève lentement dans la fraîcheur avant le four.`
  const facts = [
    makeFact(
      'm',
      'method',
      'pain',
      ['pain', 'levain', 'froment', 'seigle', 'épeautre', 'sarrasin', 'orge', 'maïs'].map(long),
    ),
  ]
  const lengthOf = (own: Parameters<typeof voiceOf>[1]) =>
    (hooksOf(draftOf(makeBrief({ facts, voice: voiceOf('fr', own) })))[0]?.text ?? '').length
  const plain = lengthOf({ tone: 'institutional' })
  expect(lengthOf({ tone: 'institutional', register: 'familiar' })).toBeLessThan(plain)
  expect(lengthOf({ tone: 'institutional', writingTones: ['expert'] })).toBeGreaterThanOrEqual(plain)
  expect(lengthOf({ tone: 'institutional', writingTones: ['offbeat'] })).toBeLessThan(plain)
})
