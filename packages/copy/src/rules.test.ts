import type { Language, WritingRule } from '@postelier/contract'
import { expect, test } from 'vitest'
import { applyRules, breaksRules } from './rules.ts'
import { cpuMsOf } from './testing/cpu-ms.ts'

const rule = (is: 'noExclamationMarks' | 'noQuestions' | 'noEmoji' | 'noHashtags'): WritingRule => ({ is })

test.each<[string, WritingRule, string, Language?]>([
  ['Ouvert !\u{a0}Enfin\u{202f}!', rule('noExclamationMarks'), 'Ouvert.\u{a0}Enfin.'],
  ['¡Abierto! Hoy.', rule('noExclamationMarks'), 'Abierto. Hoy.', 'es'],
  ['Le pain est cuit. Vous venez ? Il est tard.', rule('noQuestions'), 'Le pain est cuit. Il est tard.'],
  ['Le pain 🥖 est cuit. 😊\nÀ 7 h 🔥', rule('noEmoji'), 'Le pain est cuit.\nÀ 7 h'],
  ['Le pain.\n\n#Pain #Angers', rule('noHashtags'), 'Le pain.'],
  [
    'La boutique ouvre. Boutique fermée lundi.',
    { is: 'sayInstead', word: 'boutique', instead: 'échoppe' },
    'La échoppe ouvre. Échoppe fermée lundi.',
  ],
  [
    'Les boutiques ouvrent.',
    { is: 'sayInstead', word: 'boutique', instead: 'échoppe' },
    'Les boutiques ouvrent.',
  ],
  ['Le levain dort. Le four chauffe.', { is: 'avoidWord', word: 'levain' }, 'Le four chauffe.'],
  [
    'Le four chauffe depuis l’aube. Le pain est prêt. Il attend.',
    { is: 'atMost', characters: 50 },
    'Le four chauffe depuis l’aube. Le pain est prêt.',
  ],
  ['Le four chauffe. Votre pain attend.', { is: 'address', formality: 'familiarity' }, 'Le four chauffe.'],
  [
    'Es ist warm. Ihr Brot wartet auf Sie.',
    { is: 'address', formality: 'familiarity' },
    'Es ist warm.',
    'de',
  ],
  ['El horno arde. ¿Tienes hambre?', { is: 'address', formality: 'formality' }, 'El horno arde.', 'es'],
])('%s', (text, one, wanted, language = 'fr') => {
  expect(applyRules(text, [one], language)).toBe(wanted)
  expect(breaksRules(wanted, [one], language)).toEqual([])
  if (wanted !== text) expect(breaksRules(text, [one], language)).toEqual([one])
})

test('a text that keeps all rules breaks none, and is left as it is', () => {
  const rules: WritingRule[] = [rule('noExclamationMarks'), rule('noEmoji'), { is: 'atMost', characters: 40 }]
  expect(breaksRules('Le four est chaud.', rules, 'fr')).toEqual([])
  expect(applyRules('Le four est chaud.', rules, 'fr')).toBe('Le four est chaud.')
})

test('a first sentence too long for the rule stays whole, and the fault is said', () => {
  const most: WritingRule = { is: 'atMost', characters: 40 }
  const text = 'Le four est chauffé au bois de hêtre depuis trois heures du matin.'
  expect(applyRules(text, [most], 'fr')).toBe(text)
  expect(breaksRules(text, [most], 'fr')).toEqual([most])
})

test('words that stand for words that stand for words come to an end', () => {
  const rules = Array.from({ length: 40 }, (_, nth): WritingRule => {
    const name = (at: number) => `mot${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`
    return {
      is: 'sayInstead',
      word: name(nth),
      instead: Array(10)
        .fill(name(nth + 1))
        .join(' '),
    }
  })
  let text = ''
  const ms = cpuMsOf(() => {
    text = applyRules('Voici motaa.', rules, 'fr')
  })
  expect(text.length).toBeLessThan(10_000)
  expect(ms).toBeLessThan(500)
  expect(breaksRules(text, rules, 'fr')).not.toEqual([])
})
