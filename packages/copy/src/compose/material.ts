import type { Fact, FactKind, WritingRule } from '@postelier/contract'
import type { Memory } from '../brief.ts'
import type { Family } from '../frames/frame.ts'
import { figureIn } from '../grammar/figures.ts'
import { type Noun, nounOf } from '../grammar/noun.ts'
import { wasSaid, wasSaidAlike } from '../memory.ts'
import { applyRules, breaksRules, hasWord } from '../rules.ts'
import { typeset } from '../typography/typeset.ts'
import { addressesOtherwise } from '../words/address.ts'
import { clicheIn } from '../words/cliches.ts'
import { withoutEmoji, wordsOf } from '../words/comparable.ts'
import { leaningOf } from './leaning.ts'
import { holds } from './parts.ts'
import { isOfCalendar } from './related.ts'
import type { Speaking } from './speaking.ts'
import { isDayBound, isSmallPrint } from './usable-facts.ts'

/** A sentence of the source that may be said. */
export interface Line {
  readonly text: string
  /** As the source has it: what memory is asked for. */
  readonly source: string
  readonly factId: string
  /** Its place among what the fact says. */
  readonly index: number
  readonly leans: 'sentence' | 'name' | 'nothing'
  readonly figure: string | null
  /** No more than the thing with its price: “Baguette, 250 g : 1,35 €”. */
  readonly isTag: boolean
}

/** A fact with what of it may be said by a voice, on a day, after all that was said before. */
export interface Material {
  readonly fact: Fact
  readonly family: Family
  readonly noun: Noun | null
  readonly lines: readonly Line[]
  /** Of a question: as it may be quoted. */
  readonly question: string | null
}

const familyOf: Readonly<Record<FactKind, Family>> = {
  product: 'product',
  service: 'service',
  method: 'method',
  event: 'event',
  offer: 'offer',
  question: 'question',
  advice: 'advice',
  business: 'story',
  person: 'story',
  history: 'story',
  award: 'story',
  news: 'story',
  place: 'practical',
  hours: 'practical',
  contact: 'practical',
}

interface Circumstances {
  readonly speaking: Speaking
  readonly day: string
  readonly memory: Memory
}

export const materialOf = (fact: Fact, { speaking, day, memory }: Circumstances): Material => {
  const lines = fact.says.flatMap((source, index): Line[] => {
    const text = sayable(source, fact, { speaking, day, memory })
    if (text === null) return []
    return [
      {
        text,
        source,
        factId: fact.id,
        index,
        leans: leaningOf(text, fact.language),
        figure: leaningOf(text, fact.language) === 'nothing' ? figureIn(text, fact) : null,
        isTag: isTag(text, fact),
      },
    ]
  })
  const question =
    fact.question !== '' && speaking.may.ask ? sayable(fact.question, fact, { speaking, day, memory }) : null
  // The calendar's names are written as they stand in a sentence.
  const noun = isOfCalendar(fact) ? { bare: fact.about, the: null, of: null } : nounOf(fact)
  const isAvoided = noun === null || breaksWords(noun.bare, speaking)
  return {
    fact,
    family: isOfCalendar(fact) ? 'day' : familyOf[fact.kind],
    noun: isAvoided ? null : noun,
    lines,
    question,
  }
}

const isTag = (text: string, { about, price }: Fact): boolean => {
  if (!price || !holds(text, price.text)) return false
  const told = new Set(wordsOf(`${about} ${price.text}`))
  return wordsOf(text).filter((word) => !told.has(word) && word.length > 2).length < 3
}

const breaksWords = (text: string, { rules, language }: Speaking): boolean =>
  clicheIn(text, language) !== null ||
  rules.some((rule) => rule.is === 'avoidWord' && hasWord(text, rule.word))

/** A source's sentence as this voice may say it, or null where it may not. */
const sayable = (source: string, fact: Fact, { speaking, day, memory }: Circumstances): string | null => {
  const { language, rules, formality } = speaking
  const cleaned = ended(withoutEmoji(source).replace(/\s+/g, ' ').trim())
  const text = typeset(applyRules(cleaned, rules.filter(changesWords), language), language)
  if (isSmallPrint(text)) return null
  if (text === '' || !/\p{L}/u.test(text) || clicheIn(text, language) !== null) return null
  if (addressesOtherwise(text, formality, language) || isDayBound(text, fact, day)) return null
  if (breaksRules(text, rules.filter(isOfSentences), language).length > 0) return null
  // One day's hours look like another's, and are not the same.
  const wasTold = (one: string) =>
    fact.kind === 'hours' ? wasSaid(memory, one) : wasSaidAlike(memory, one, language)
  return wasTold(source) || wasTold(text) ? null : text
}

const changesWords = ({ is }: WritingRule): boolean =>
  is === 'noExclamationMarks' || is === 'sayInstead' || is === 'noEmoji'
const isOfSentences = ({ is }: WritingRule): boolean => is !== 'atMost' && is !== 'sayInstead'

const ended = (text: string): string => (/[.!?…:»"”]$/u.test(text) ? text : `${text}.`)
