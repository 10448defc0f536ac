import type { Fact } from '@postelier/contract'
import { leaningOf } from '../compose/leaning.ts'
import { holds } from '../compose/parts.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, shortDayText } from '../grammar/dates.ts'
import { figureIn } from '../grammar/figures.ts'
import { nounOf } from '../grammar/noun.ts'
import { chance } from '../random.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, withoutEmoji, wordsOf } from '../words/comparable.ts'

const most = 90
const mostClause = 72

/** Names an editor could give a subject, best first: the thing, and what its fact has that no other has. */
export const namesFor = (fact: Fact, seed: string): string[] => {
  const { language } = fact
  const names = [...told(fact, seed), ...plain(fact)]
    .map((name) => typeset(capitalised(withoutEmoji(name).replace(/[.\s]+$/u, '')), language))
    .filter((name) => name !== '' && name.length <= most && clicheIn(name, language) === null)
  return [...new Set(names)]
}

const told = (fact: Fact, seed: string): string[] => {
  const { kind, language, date, until, question } = fact
  const price = barePrice(fact)
  const noun = nounOf(fact)
  const name = noun?.the ?? noun?.bare
  if (kind === 'question' && question) return [question]
  if (!noun || !name) return []
  if (kind === 'event' && date) return [`${noun.bare}, ${dayText(date, language)}`]
  if (kind === 'offer' && until) return [`${noun.bare}, ${untilText(until, language)}`]
  const figure = figureOf(fact)
  const byChance = chance(seed, fact.id) < 0.5
  return [
    ...(figure && !holds(noun.bare, figure) ? [`${name}, ${figure.toLowerCase()}`] : []),
    ...(byChance ? shortLines(fact) : []),
    ...(price && (kind === 'product' || kind === 'service') ? [`${noun.bare}, ${price}`] : tagLine(fact)),
    ...(byChance ? [] : shortLines(fact)),
  ]
}

/** The line that tells the price with what it is the price of. */
const tagLine = ({ says, price }: Fact): string[] =>
  says.filter((line) => price !== null && line.length <= 70 && holds(line, price.text))

/** A sentence that is short enough is its own best name. */
const shortLines = ({ says, language }: Fact): string[] =>
  says.filter((line) => line.length <= 60 && leaningOf(line, language) === 'nothing' && !/[:!]/.test(line))

/** The name by itself; one word alone (“équipe”) names nothing where the sentence says more. */
const plain = (fact: Fact): string[] => {
  const noun = nounOf(fact)
  const name = noun ? [noun.the ?? noun.bare] : []
  const clause = firstClause(fact)
  const isThin = wordsOf(fact.about).length < 2 && !selfNamed.has(fact.kind)
  const rest = [fact.about, ...shortLines(fact), clause]
  return isThin ? [clause, ...shortLines(fact), ...name, ...rest] : [...name, ...rest]
}

const selfNamed: ReadonlySet<Fact['kind']> = new Set(['product', 'service', 'offer'] as const)

/** The head of a long sentence up to where it pauses; whole, it would be no name. */
const firstClause = ({ says: [first = ''] }: Fact): string =>
  first.includes(':')
    ? ''
    : first.length <= mostClause
      ? first
      : (/^([^,;:«(]{20,72})[,;] /u.exec(first)?.[1] ?? '')

const figureOf = (fact: Fact): string | null =>
  ['product', 'service', 'method'].includes(fact.kind)
    ? (fact.says
        .filter((line) => leaningOf(line, fact.language) === 'nothing')
        .map((line) => figureIn(line, fact))
        .find(Boolean) ?? null)
    : null

const untilText = (until: string, language: Fact['language']): string =>
  `${{ fr: 'jusqu’au', en: 'until', es: 'hasta el', de: 'bis' }[language]} ${shortDayText(until, language)}`
