import type { Fact } from '@postelier/contract'
import { isNamedIn, isNameless } from '../compose/lead.ts'
import { leaningOf } from '../compose/leaning.ts'
import { holds, partOf } from '../compose/parts.ts'
import { isSmallPrint } from '../compose/usable-facts.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, stretchText } from '../grammar/dates.ts'
import { figureIn } from '../grammar/figures.ts'
import { nounOf } from '../grammar/noun.ts'
import { untilText } from '../grammar/until.ts'
import { chance } from '../random.ts'
import { daysIn } from '../truth/days.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, comparable, uncapitalised, withoutEmoji, wordsOf } from '../words/comparable.ts'
import { isNoName, nameForHours, nameForTied } from './plain-names.ts'

const most = 90
const mostClause = 72
const mostQuestion = 120

/**
 * Names an editor could give a subject, best first: the thing, and what its fact has that no other has. A question is called
 * as it is asked; a name is never the beginning of an answer, a label, or whose business it is.
 */
export const namesFor = (fact: Fact, seed: string, business = ''): string[] => {
  const { language, kind, question } = fact
  if (kind === 'question' && question)
    return question.length <= mostQuestion ? [typeset(capitalised(question), language)] : []
  const names = [...told(fact, seed), ...plain(fact), ...nameForTied(fact)]
    .map((name) => typeset(capitalised(withoutEmoji(name).replace(/[.\s]+$/u, '')), language))
    .filter((name) => name !== '' && name.length <= most && clicheIn(name, language) === null)
    .filter((name) => !isNoName(name, language) && !isSmallPrint(name) && !isOfBusiness(name, business))
  return [...new Set(names)]
}

const isOfBusiness = (name: string, business: string): boolean =>
  business !== '' && comparable(business).includes(comparable(name))

const told = (fact: Fact, seed: string): string[] => {
  const { kind, language, date, until } = fact
  const price = barePrice(fact)
  const noun = nounOf(fact)
  const name = noun?.the ?? noun?.bare
  if (kind === 'hours' && until === null) return nameForHours(fact)
  if (kind === 'event' || (kind === 'offer' && until !== null)) {
    const thing = noun?.bare ?? labelIn(fact)
    if (thing === null) return []
    if (kind === 'offer') return [`${thing}, ${untilText(fact, until ?? '')}`, thing]
    if (date && until && until > date) return [`${thing}, ${stretchText(date, until, language)}`]
    return [...(date ? [`${thing}, ${dayText(date, language)}`] : []), thing]
  }
  if (!noun || !name || kind === 'business') return []
  const figure = figureOf(fact)
  const byChance = chance(seed, fact.id) < 0.5
  return [
    ...(figure && !holds(noun.bare, figure) && wordsOf(noun.bare).length > 1
      ? [`${name}, ${figure.toLowerCase()}`]
      : []),
    // What has a name is called by it.
    ...(byChance && !selfNamed.has(kind) ? shortLines(fact) : []),
    ...(price && (kind === 'product' || kind === 'service')
      ? [`${noun.bare}, ${uncapitalised(price)}`]
      : tagLine(fact)),
    ...(byChance || selfNamed.has(kind) ? [] : shortLines(fact)),
  ]
}

/** What stands before a sentence's colon names what the sentence is about: “Matinée portes ouvertes : contrôle gratuit”. */
const labelIn = ({ says: [first = ''], language }: Fact): string | null => {
  const label = /^([^:]{4,60}?)\s*:\s/u.exec(first)?.[1] ?? ''
  if (wordsOf(label).length < 2 || daysIn(label).length > 0) return null
  // Shouted on a page, it is said here.
  return label === label.toLocaleUpperCase(language) ? capitalised(label.toLocaleLowerCase(language)) : label
}

/** The line that tells the price with what it is the price of. */
const tagLine = ({ says, price }: Fact): string[] =>
  says.filter((line) => price !== null && line.length <= 70 && holds(line, price.text))

/** A sentence that is short enough is its own best name. */
const shortLines = (fact: Fact, longest = 60): string[] =>
  fact.says.filter(
    (line, index) =>
      line.length <= longest && canLead(line, fact) && !/[:!]/.test(line) && says(line, index, fact),
  )

/** Whether a sentence from the middle of what is told says itself what it is about; of a house, the first says it best. */
const says = (line: string, index: number, fact: Fact): boolean => {
  const thing = { fact, noun: nounOf(fact), family: 'any' as const }
  if (isNameless([partOf('source', line, [fact.id])], thing)) return false
  return (
    fact.says.slice(0, index).every(isSmallPrint) ||
    (fact.kind !== 'business' && fact.about !== '' && isNamedIn([line], thing))
  )
}

/** Whether a sentence stands alone: it takes up none before it, and is no small print. */
export const canLead = (line: string, { language }: Pick<Fact, 'language'>): boolean =>
  leaningOf(line, language) === 'nothing' && !isSmallPrint(line) && clicheIn(line, language) === null

/** The name by itself; one word alone (“équipe”) names nothing where the sentence says more. */
const plain = (fact: Fact): string[] => {
  if (fact.kind === 'event' && nounOf(fact)) return []
  const noun = nounOf(fact)
  const name = noun ? [noun.the ?? noun.bare] : []
  const label = labelIn(fact)
  const clause = [firstClause(fact), ...(label === null ? [] : [label])]
  const isThin = fact.kind === 'business' || (wordsOf(fact.about).length < 2 && !selfNamed.has(fact.kind))
  const rest = [fact.about, ...shortLines(fact), ...clause, ...shortLines(fact, most)]
  return isThin
    ? [...clause, ...shortLines(fact), ...shortLines(fact, most), ...name, ...rest]
    : [...name, ...rest]
}

const selfNamed: ReadonlySet<Fact['kind']> = new Set(['product', 'service', 'offer'] as const)

/** The head of a long sentence up to where it pauses; whole, it would be no name. A day alone names nothing: what it is of does. */
const firstClause = (fact: Fact): string => {
  const first = fact.says.find((line) => canLead(line, fact)) ?? ''
  if (first.includes(':')) return ''
  const line = withoutLeadingWords(first)
  // Who one is, is said whole.
  if (line.length <= (fact.kind === 'business' ? most : mostClause)) return line
  // “Après une semaine de travaux” says when, and not what.
  if (saysWhen.test(line)) return line
  return /^([^,;:«(]{20,88})[,;] /u.exec(line)?.[1] ?? ''
}

const saysWhen =
  /^(?:après|avant|depuis|pendant|pour|dans|en|à|au|aux|chez|avec|sans|dès|lors|si|quand|afin|par|sur|sous|after|before|since|during|for|in|on|at|with|without|if|when|as|by|from|to|después|antes|desde|durante|para|con|sin|si|cuando|por|nach|vor|seit|während|für|im|am|bei|mit|ohne|wenn|zum|zur|aus)(?!\p{L})/iu

const fewestLetters = 20

/** “Jusqu’au 24 décembre, …”, “Cette année encore, …”: what comes before the thing itself. */
const withoutLeadingWords = (line: string): string => {
  const [head = '', ...rest] = line.split(', ')
  const isDay = wordsOf(head).length <= 6 && daysIn(head).length > 0
  const isAside = line.length > mostClause && wordsOf(head).length <= 3 && head.length < fewestLetters
  return (isDay || isAside) && rest.length > 0 ? rest.join(', ') : line
}

const figureOf = (fact: Fact): string | null =>
  ['product', 'service', 'method'].includes(fact.kind)
    ? (fact.says
        .filter((line) => leaningOf(line, fact.language) === 'nothing')
        .map((line) => figureIn(line, fact))
        .find((figure) => figure !== null && !spanOfTime.test(figure)) ?? null)
    : null

/** “La tourte de seigle, six jours”: of doing what? A span says nothing without its sentence. */
const spanOfTime =
  /(?<!\p{L})(?:h|heures?|minutes?|jours?|nuits?|semaines?|mois|ans?|années|hours?|days?|nights?|weeks?|months?|years?|horas?|minutos?|días?|noches?|mes(?:es)?|años?|Stunden?|Tagen?|Tage|Minuten?|Wochen?|Monaten?|Monate|Jahren?|Jahre|Nächte)$/iu
