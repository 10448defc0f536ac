import type { Language, WritingRule } from '@postelier/contract'
import { addressesOtherwise } from './words/address.ts'
import { countEmoji, withoutEmoji } from './words/comparable.ts'
import { escaped } from './words/escaped.ts'
import { splitSentences } from './words/split-sentences.ts'

const tags = /(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu

/**
 * A text with the rules applied as far as that can be done without writing anew: marks fall, words are replaced, sentences
 * that must not be said are left out. How the reader is addressed cannot be changed so; `breaksRules` still says it.
 */
export const applyRules = (text: string, rules: readonly WritingRule[], language: Language): string =>
  rules.reduce((changed, rule) => apply(changed, rule, language), text)

const apply = (text: string, rule: WritingRule, language: Language): string => {
  switch (rule.is) {
    case 'noExclamationMarks':
      return withoutExclamation(text)
    case 'noQuestions':
      return keeping(text, (sentence) => !isQuestion(sentence))
    case 'noEmoji':
      return eachLine(text, withoutEmoji)
    case 'noHashtags':
      return tidy(text.replace(tags, ''))
    case 'sayInstead':
      return replaceWord(text, rule.word, rule.instead)
    case 'avoidWord':
      return keeping(text, (sentence) => !hasWord(sentence, rule.word))
    case 'atMost':
      return shortened(text, rule.characters)
    case 'avoidKind':
      // Of what is spoken of, not of how.
      return text
    case 'address':
      return keeping(text, (sentence) => !addressesOtherwise(sentence, rule.formality, language))
  }
}

/** The rules a text breaks, in their order. */
export const breaksRules = (text: string, rules: readonly WritingRule[], language: Language): WritingRule[] =>
  rules.filter((rule) => breaks(text, rule, language))

const breaks = (text: string, rule: WritingRule, language: Language): boolean => {
  switch (rule.is) {
    case 'noExclamationMarks':
      return /[!¡]/.test(text)
    case 'noQuestions':
      return splitSentences(text).some(isQuestion)
    case 'noEmoji':
      return countEmoji(text) > 0
    case 'noHashtags':
      return new RegExp(tags).test(text)
    case 'address':
      return addressesOtherwise(text, rule.formality, language)
    case 'atMost':
      return text.length > rule.characters
    case 'avoidKind':
      return false
    case 'avoidWord':
    case 'sayInstead':
      return hasWord(text, rule.word)
  }
}

const wordPattern = (word: string): RegExp => {
  const letters = escaped(word.trim()).replace(/['’]/g, "['’]").replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'giu')
}

export const hasWord = (text: string, word: string): boolean => wordPattern(word).test(text)

/** Each of forty rules may put twenty of the next one's words for each of its own. */
const mostGrown = 4000

/** The other word takes the capital of the one it stands for. A text that would grow without measure stays, and breaks its rule. */
function replaceWord(text: string, word: string, instead: string): string {
  const form = wordPattern(word)
  const found = text.match(form)?.length ?? 0
  if (found * instead.length > Math.max(mostGrown, text.length)) return text
  return text.replace(form, (found) =>
    /^\p{Lu}/u.test(found) && !/^\p{Lu}/u.test(word)
      ? (instead[0]?.toUpperCase() ?? '') + instead.slice(1)
      : instead,
  )
}

const withoutExclamation = (text: string): string =>
  text
    .replace(/¡/g, '')
    .replace(/[ \u{a0}\u{202f}]*!+(?=\s*[?])/gu, '')
    .replace(/[ \u{a0}\u{202f}]*[!]+/gu, '.')
    .replace(/\.{2}(?!\.)/g, '.')

const isQuestion = (sentence: string): boolean => /[?¿]/u.test(sentence)

const eachLine = (text: string, change: (line: string) => string): string =>
  text.split('\n').map(change).join('\n')

/** The text without the sentences that may not stand there; its lines stay lines. */
const keeping = (text: string, keeps: (sentence: string) => boolean): string =>
  tidy(eachLine(text, (line) => (keeps(line) ? line : splitSentences(line).filter(keeps).join(' '))))

/** Whole sentences fall from the end until it fits; a first sentence that is too long by itself stays whole. */
const shortened = (text: string, most: number): string => {
  let rest = text
  while (rest.length > most) {
    const last = splitSentences(rest).at(-1) ?? ''
    const shorter = rest.slice(0, rest.lastIndexOf(last)).trimEnd()
    if (shorter === '') return rest
    rest = shorter
  }
  return rest
}

const tidy = (text: string): string =>
  text
    .replace(/[ \t]+(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .trim()
