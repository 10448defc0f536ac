import { languages, type WritingRule } from '@postelier/contract'
import { expect, test } from 'vitest'
import { framesOf } from '../frames/frames.ts'
import { breaksRules } from '../rules.ts'
import { draftOf, hooksOf, inputs, makeBrief, voiceOf, writeRun } from '../testing/make-brief.ts'
import { makeFact } from '../testing/make-fact.ts'
import { typeset } from '../typography/typeset.ts'
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

test('the sign that was used least comes first', () => {
  const facts = [makeFact('h', 'award', '', ['La tourte a reçu le prix du canton.'])]
  const voice = voiceOf('fr', { emoji: 'emotional' })
  const signIn = (forms: Record<string, number>) => {
    const brief = makeBrief({ facts, voice })
    const [hook] = hooksOf(draftOf({ ...brief, memory: { ...brief.memory, forms } }))
    return hook?.text.match(/\p{RGI_Emoji}/v)?.[0]
  }
  expect(signIn({ '🏅': 1 })).toBe('👏')
  expect(signIn({ '👏': 1 })).toBe('🏅')
})

test('a sign is of a thing that is named, by the beginning of its word, or there is none', () => {
  const said = (about: string, language: 'fr' | 'en' | 'es' | 'de') =>
    new Set(signsOf(['p', 'product', about, [`${about} : 3 €.`], { language }]))
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

test('of several lines of hours none but the last carries a sign', () => {
  const says = ['Lundi : 9 h – 12 h.', 'Mardi : 9 h – 12 h.']
  const facts = [makeFact('h', 'hours', 'horaires', says)]
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const { text } of draftOf(
      makeBrief({ facts, seed, voice: voiceOf('fr', { emoji: 'emotional' }), alternatives: 3 }),
    ).common)
      expect(text).not.toMatch(/\p{RGI_Emoji}\nMardi/v)
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

test('who speaks is I, we, or the business by its name', () => {
  const facts = [makeFact('s', 'service', 'aide', ['Le rendez-vous dure une heure.'])]
  const said = (pronoun: 'firstSingular' | 'firstPlural' | 'thirdSingular') => {
    const voice = voiceOf('fr', { pronoun, tone: 'journalistic' })
    return Array.from({ length: 12 }, (_, index) =>
      draftOf(makeBrief({ facts, voice, objective: 'traffic', seed: `s${index}`, alternatives: 3 })),
    )
      .flatMap(({ common }) => common.map(({ text }) => text))
      .join('\n')
  }
  expect(said('firstSingular')).toMatch(/Écrivez-moi/)
  expect(said('firstPlural')).toMatch(/Écrivez-nous/)
  expect(said('thirdSingular')).toMatch(/Boulangerie Tilleroy répond/)
  expect(said('thirdSingular')).not.toMatch(/Écrivez-(?:moi|nous)/)
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

test('a nearer register and a manner beside the tone bring lines that the tone alone has not', () => {
  const sober = voiceOf('fr', { tone: 'institutional' })
  const linked = { networks: inputs('facebook'), link: 'https://a.example/' }
  const said = (voice: typeof sober) => new Set(textsOf(writeRun(30, { voice, ...linked }, 'fr')))
  const alone = said(sober)
  expect(said({ ...sober, register: 'formal', writingTones: [] })).toEqual(alone)
  for (const more of [
    { register: 'familiar' },
    { register: 'proximate' },
    { writingTones: ['expert'] },
    { writingTones: ['accessible'] },
    { writingTones: ['offbeat'] },
    { writingTones: ['committed'] },
  ] as const)
    expect(
      [...said({ ...sober, ...more })].some((text) => !alone.has(text)),
      JSON.stringify(more),
    ).toBe(true)
})

const tones = ['institutional', 'technicalExpert', 'humor', 'emotional'] as const
const linesOf = (language: (typeof languages)[number]) =>
  framesOf[language].any.filter(({ at, manners, objectives }) => manners && !objectives && at !== 'label')

test.each(languages)(
  'in %s a voice is heard: from the first post on, and in some of the others',
  (language) => {
    const runs = tones.map((tone) => textsOf(writeRun(12, { voice: voiceOf(language, { tone }) }, language)))
    const bare = (text = '') => text.replaceAll(/\s*#\S+/gu, '')
    expect(new Set(runs.map(([first]) => bare(first))).size).toBe(tones.length)
    const starts = linesOf(language).map(({ text }) => text.split(/[[<{]/u)[0]?.trim() ?? '')
    const said = starts.filter((start) => start.length > 3)
    // A sober voice and one that explains are plain: they are heard now and then.
    for (const [at, texts] of runs.entries()) {
      const heard = texts.filter((text) => said.some((start) => text.includes(typeset(start, language))))
      expect(heard.length, tones[at]).toBeGreaterThanOrEqual(at < 2 ? 1 : 3)
      expect(heard.length, tones[at]).toBeLessThanOrEqual(8)
    }
  },
)

test('what is grave is told in no voice but a sober one', () => {
  const facts = [makeFact('g', 'service', 'licenciement', ['Le cabinet vérifie le motif du licenciement.'])]
  for (const tone of tones)
    for (const seed of ['a', 'b', 'c']) {
      const [hook] = hooksOf(draftOf(makeBrief({ facts, seed, voice: voiceOf('fr', { tone }) })))
      expect(hook?.sentences.filter(({ facts: on }) => on.length === 0 && tone !== 'institutional')).toEqual(
        [],
      )
    }
})
