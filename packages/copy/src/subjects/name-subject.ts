import type { Fact } from '@postelier/contract'
import { leaningOf } from '../compose/leaning.ts'
import { isNamedIn, namesThing } from '../compose/naming.ts'
import { clauseOf, shortened } from '../compose/shorten.ts'
import { isSmallPrint } from '../compose/usable-facts.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, stretchText } from '../grammar/dates.ts'
import { nounOf } from '../grammar/noun.ts'
import { untilText } from '../grammar/until.ts'
import { daysIn } from '../truth/days.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, comparable, uncapitalised, withoutEmoji, wordsOf } from '../words/comparable.ts'
import { saysWhen, saysWhenOrWhere } from '../words/says-when.ts'
import { isNoName, nameForClosing, nameForHours, nameForTied } from './plain-names.ts'

const most = 90
const mostClause = 72
const mostQuestion = 120

/**
 * Names an editor could give a subject, best first: the thing with its day or price, a short sentence, the head of a long one.
 * A question is called as it is asked; a name is never the beginning of an answer, a label, or whose business it is.
 */
export const namesFor = (fact: Fact, business = ''): string[] => {
  const { language, kind, question } = fact
  if (kind === 'question' && question)
    return [typeset(capitalised(shortened(question, mostQuestion, language)), language)].filter(Boolean)
  const names = [...named(fact), ...nameForTied(fact), ...sentencesCut(fact)]
    .map((name) => typeset(capitalised(withoutEmoji(name).replace(/[.\s]+$/u, '')), language))
    .filter((name) => name !== '' && name.length <= most && clicheIn(name, language) === null)
    .filter((name) => !isNoName(name, language) && !isSmallPrint(name) && !isOfBusiness(name, business))
  return [...new Set(names)]
}

const isOfBusiness = (name: string, business: string): boolean =>
  business !== '' && comparable(business).includes(comparable(name))

const named = (fact: Fact): string[] => {
  const { kind, until } = fact
  const closing = nameForClosing(fact)
  if (closing.length > 0) return closing
  if (kind === 'hours' && until === null) return nameForHours(fact)
  if (kind === 'event' || (kind === 'offer' && until !== null)) return [...dated(fact), ...sentencesOf(fact)]
  const noun = nounOf(fact)
  const name = noun === null || !namesThing(fact, noun) ? [] : [noun.the ?? noun.bare]
  const price = kind === 'product' || kind === 'service' ? barePrice(fact) : null
  const isThin = kind === 'business' || wordsOf(fact.about).length < 2
  if (price !== null && noun !== null)
    return [`${noun.bare}, ${uncapitalised(price)}`, ...name, ...sentencesOf(fact)]
  return sold.has(kind) || !isThin ? [...name, ...sentencesOf(fact)] : [...sentencesOf(fact), ...name]
}

const sold: ReadonlySet<Fact['kind']> = new Set(['product', 'service', 'offer'] as const)

const dated = (fact: Fact): string[] => {
  const { kind, language, date, until } = fact
  const noun = nounOf(fact)
  const thing = noun !== null && namesThing(fact, noun) ? noun.bare : labelIn(fact)
  if (thing === null) return []
  if (kind === 'offer') return [`${thing}, ${untilText(fact, until ?? '')}`, thing]
  if (date && until && until > date) return [`${thing}, ${stretchText(date, until, language)}`]
  return [...(date ? [`${thing}, ${dayText(date, language)}`] : []), thing]
}

/** What stands before a sentence's colon names what the sentence is about: “Matinée portes ouvertes : contrôle gratuit”. */
const labelIn = ({ says: [first = ''], language }: Fact): string | null => {
  const label = /^([^:]{4,60}?)\s*:\s/u.exec(first)?.[1] ?? ''
  if (wordsOf(label).length < 2 || daysIn(label).length > 0) return null
  // Shouted on a page, it is said here.
  return label === label.toLocaleUpperCase(language) ? capitalised(label.toLocaleLowerCase(language)) : label
}

/** A sentence that is short enough is its own best name; of a long one its head, up to where it pauses. */
const sentencesOf = (fact: Fact): string[] => {
  const label = labelIn(fact)
  const short = (longest: number) =>
    fact.says.filter((line, index) => line.length <= longest && isNameLike(line, index, fact))
  const clause = firstClause(fact)
  return [
    ...short(mostShort),
    ...(clause === '' ? [] : [clause]),
    ...(label === null ? [] : [label]),
    ...short(most),
  ]
}
const mostShort = 60

const isNameLike = (line: string, index: number, fact: Fact): boolean => {
  if (!canLead(line, fact) || /[:!]/.test(line)) return false
  const isFirst = fact.says.slice(0, index).every(isSmallPrint)
  return (
    isFirst ||
    (fact.kind !== 'business' && fact.about !== '' && isNamedIn(line, { fact, noun: nounOf(fact) }))
  )
}

/** Whether a sentence stands alone: it takes up none before it, and is no small print. */
const canLead = (line: string, { language }: Pick<Fact, 'language'>): boolean =>
  leaningOf(line, language) === 'nothing' && !isSmallPrint(line) && clicheIn(line, language) === null

/** A day alone names nothing: what it is of does. Whole, a long sentence would be no name. */
const firstClause = (fact: Fact): string => {
  const first = fact.says.find((line) => canLead(line, fact)) ?? ''
  if (first.includes(':')) return ''
  const line = withoutLeadingWords(first)
  // Who one is, is said whole.
  if (line.length <= (fact.kind === 'business' ? most : mostClause)) return line
  // “Après une semaine de travaux” says when, and not what.
  if (saysWhen.test(line)) return ''
  return /^([^,;:«(]{20,88})[,;] /u.exec(line)?.[1] ?? ''
}

/** At the worst a name is the beginning of what it says, up to where a clause or a phrase of it ends. */
const sentencesCut = (fact: Fact): string[] => {
  const heads = fact.says
    .filter((line) => canLead(line, fact))
    .map((line) => withoutLeadingWords(line).replace(/[.:]$/u, ''))
  return heads
    .map((line) => clauseOf(line, mostClause, fact.language))
    .filter((name) => wordsOf(name).length > 1)
}

const fewestLetters = 20
/** “Jusqu’au 24 décembre, …”, “Cette année encore, …”: what comes before the thing itself. */
const withoutLeadingWords = (line: string): string => {
  const [head = '', ...rest] = line.split(', ')
  const isDay = wordsOf(head).length <= 6 && daysIn(head).length > 0
  const isAside =
    line.length > mostClause &&
    wordsOf(head).length <= 3 &&
    head.length < fewestLetters &&
    saysWhenOrWhere.test(head)
  return (isDay || isAside) && rest.length > 0 ? rest.join(', ') : line
}
