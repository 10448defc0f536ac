import type { Fact, WritingRule } from '@postelier/contract'
import type { Memory } from '../brief.ts'
import { priceTextOf } from '../grammar/bare-price.ts'
import { type Noun, nounOf } from '../grammar/noun.ts'
import { pricesWritten } from '../grammar/prices.ts'
import { wasSaid, wasSaidAlike } from '../memory.ts'
import { applyRules, breaksRules, hasWord } from '../rules.ts'
import { boasts } from '../truth/superlatives.ts'
import { typeset } from '../typography/typeset.ts'
import { addressesOtherwise, type Formality } from '../words/address.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, comparable, withoutEmoji, wordsOf } from '../words/comparable.ts'
import { speaksOtherwise } from '../words/sender.ts'
import { leaningOf } from './leaning.ts'
import { isOfCalendar } from './related.ts'
import { holds } from './segment.ts'
import type { Speaking } from './speaking.ts'
import { isDayBound, isSmallPrint } from './usable-facts.ts'

/** A sentence of the source as a voice may say it. */
export interface SourceSentence {
  readonly text: string
  /** As the source has it: what memory is asked for. */
  readonly source: string
  readonly factId: string
  /** Its place among what the fact says. */
  readonly index: number
  readonly leans: 'sentence' | 'name' | 'nothing'
  /** No more than the thing with its price: “Baguette, 250 g : 1,35 €”. */
  readonly isPriceRow: boolean
}

/** A fact with what of it may be said by a voice, on a day, after all that was said before. */
export interface Material {
  readonly fact: Fact
  readonly noun: Noun | null
  readonly sentences: readonly SourceSentence[]
  /** Whether posts said some of it already. */
  readonly isPartTold: boolean
  /** Of a question: as it may be quoted. */
  readonly question: string | null
}

export interface Circumstances {
  readonly speaking: Speaking
  readonly day: string
  readonly memory: Memory
}

export const materialOf = (fact: Fact, circumstances: Circumstances): Material => {
  const { speaking } = circumstances
  const sentences = fact.says.flatMap((source, index): SourceSentence[] => {
    const text = sayable(source, fact, circumstances)
    if (text === null) return []
    const leans = leaningOf(text, fact.language)
    return [{ text, source, factId: fact.id, index, leans, isPriceRow: isPriceRow(text, fact) }]
  })
  const isOfOther = ({ text }: SourceSentence) => speaksOtherwise(text, speaking.pronoun, speaking.language)
  const [first] = sentences
  const isOwn = speaking.pronoun !== 'thirdSingular' && first !== undefined && !isOfOther(first)
  const isAsked = fact.question !== '' && speaking.may.ask
  // The calendar's names are written as they stand in a sentence.
  const noun = isOfCalendar(fact) ? { bare: fact.about, the: null } : nounOf(fact)
  const isAvoided = noun === null || breaksWords(noun.bare, speaking)
  return {
    fact,
    noun: isAvoided ? null : noun,
    isPartTold: fact.says.some((line) => wasTold(line, fact, circumstances.memory)),
    // Who speaks is one: behind “nous” nobody says “je”.
    sentences: isOwn ? sentences.filter((one) => !isOfOther(one)) : sentences,
    question: isAsked ? askable(fact, circumstances) : null,
  }
}

const fewestWordsBeside = 3

/** “Baguette, 250 g : 1,35 €”. */
export const isPriceRow = (line: string, fact: Fact): boolean => {
  const { about, language } = fact
  const price = priceTextOf(fact)
  const text = pricesWritten(line, language)
  if (price === '' || !holds(text, price)) return false
  const told = new Set(wordsOf(`${about} ${price}`))
  return wordsOf(text).filter((word) => !told.has(word) && word.length > 2).length < fewestWordsBeside
}

const breaksWords = (text: string, { rules, language, formality }: Speaking): boolean =>
  clicheIn(text, language) !== null ||
  addressesOtherwise(text, formality, language) ||
  rules.some((rule) => rule.is === 'avoidWord' && hasWord(text, rule.word))

/** A prize is somebody else's word, and advice speaks of no business. */
const mayBoast: ReadonlySet<Fact['kind']> = new Set([
  ...(['award', 'advice', 'question', 'history', 'place'] as const),
])

/** A source's sentence as this voice may say it, or null where it may not. */
const sayable = (source: string, fact: Fact, { speaking, day, memory }: Circumstances): string | null => {
  const { language, rules, formality } = speaking
  const plain = quiet(withoutEmoji(source).replace(/\s+/g, ' ').trim(), language)
  const cleaned = ended(isPriceRow(plain, fact) ? plain : withoutName(plain, fact))
  const text = typeset(applyRules(cleaned, rules.filter(changesWords), language), language)
  if (isSmallPrint(text) || (!mayBoast.has(fact.kind) && boasts(text))) return null
  if (text === '' || !/\p{L}/u.test(text) || clicheIn(text, language) !== null) return null
  if (addressesOtherwise(text, formality, language) || isDayBound(text, fact, day)) return null
  if (breaksRules(text, rules.filter(isOfSentences), language).length > 0) return null
  return wasTold(source, fact, memory) || wasTold(text, fact, memory) ? null : text
}

/**
 * A question as it is asked. What somebody wrote down as their customers ask it says “vous” to the business, and addresses no
 * reader.
 */
const askable = (fact: Fact, circumstances: Circumstances): string | null => {
  const { speaking } = circumstances
  const { question, source, language } = fact
  const asked = asQuestion(question, language)
  const formality = source.by === 'person' ? formalityIn(asked, language) : null
  return sayable(asked, fact, {
    ...circumstances,
    speaking: formality ? { ...speaking, formality } : speaking,
  })
}

/** Somebody in a hurry leaves the mark away. */
const asQuestion = (question: string, language: Fact['language']): string => {
  const plain = question.trim().replace(/[.…\s]+$/u, '')
  const isMarked = /[?!»"”]$/u.test(plain)
  return capitalised(
    isMarked
      ? plain
      : `${language === 'es' && !plain.includes('¿') ? '¿' : ''}${plain}${language === 'fr' ? ' ?' : '?'}`,
  )
}

/** In which way it addresses whoever is asked; nothing where it addresses nobody. */
const formalityIn = (text: string, language: Fact['language']): Formality | null =>
  (['formality', 'familiarity'] as const).find((one) => !addressesOtherwise(text, one, language)) ?? null

/** One day's hours look like another's, and one price like the next one's, and are not the same. */
export const wasTold = (text: string, fact: Fact, memory: Memory): boolean =>
  fact.kind === 'hours' || isPriceRow(text, fact)
    ? wasSaid(memory, text)
    : wasSaidAlike(memory, text, fact.language)

const changesWords = ({ is }: WritingRule): boolean =>
  is === 'noExclamationMarks' || is === 'sayInstead' || is === 'noEmoji'
const isOfSentences = ({ is }: WritingRule): boolean => is !== 'atMost' && is !== 'sayInstead'

const ended = (text: string): string => (/[.!?…:»"”]$/u.test(text) ? text : `${text}.`)

/** What a page shouts before a colon is said here. */
const quiet = (text: string, language: Fact['language']): string =>
  text.replace(/^\p{Lu}[\p{Lu}\s’'-]{5,}(?=\s*:)/u, (head) => capitalised(head.toLocaleLowerCase(language)))

/** “Devis gratuit : nous établissons…” of what is called so: the label stands over it where one is wanted. */
const withoutName = (text: string, fact: Fact): string => {
  const [head = '', ...rest] = text.split(/\s*:\s+/u)
  const name = fact.about !== '' || fact.kind !== 'event' ? fact.about : (nounOf(fact)?.bare ?? '')
  return name !== '' && rest.length > 0 && comparable(head) === comparable(name)
    ? capitalised(rest.join(' : '))
    : text
}
