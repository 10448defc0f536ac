// What a picture says largest: what its post is about, and its day, its end, its price or its figure.
import type { Fact, FactKind } from '@postelier/contract'
import type { Draft } from '../brief.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, shortDayText, stretchOf, stretchText, whenText } from '../grammar/dates.ts'
import { figureIn } from '../grammar/figures.ts'
import { untilText } from '../grammar/until.ts'
import { closedDays, closedWords } from '../subjects/days-for.ts'
import { daysIn } from '../truth/days.ts'
import { capitalised, comparable } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import { labelName } from './label.ts'
import type { Material } from './material.ts'
import { beginsNamed, isHeading } from './naming.ts'
import { isSameThing, type Scene } from './outline.ts'
import { isOfCalendar, plainDayName } from './related.ts'
import { sentenceShortened, shortened } from './shorten.ts'
import type { Speaking } from './speaking.ts'
import { maySay } from './title.ts'

export type Words = Draft['words']
export type Room = Record<keyof Words, number>

/** What it is called, the best first; whose it is only where nothing else is known. */
export const headsOf = ({ subject: [main], brief, speaking }: Scene, room: Room): string[] => {
  const { fact, noun, question } = main
  const { subject, business } = brief
  if (isOfCalendar(fact)) return dayHeads(fact, room)
  const subjectName = maySay(subject.name, speaking) ? [subject.name] : []
  const name =
    noun === null || labelName(main) === null ? [] : [shortName(noun.bare, speaking.language), noun.bare]
  if (question !== null) return [question, ...name, business.name]
  if (closedDays(fact) !== null) return [closedWords(fact), ...subjectName, business.name]
  const about = name.length === 0 ? somebodyIn(main).filter((one) => maySay(one, speaking)) : []
  // What stands over it and names nothing of it comes after what names it.
  const over = name.length === 0 ? [aboutOf(fact)].filter((one) => maySay(one, speaking)) : []
  const day = name.length + about.length === 0 ? whenOf(fact, speaking) : []
  const first =
    name.length + about.length + subjectName.length + day.length === 0
      ? sentenceHead(main, room, speaking)
      : []
  const cutTo = (one: string) => sentenceShortened(one, room.heading1, speaking.language)
  const cut = [
    ...[...name.slice(0, 1), ...about].map(cutTo).filter((one) => one.length >= fewestOfName),
    ...subjectName.map(cutTo).filter((one) => one.includes(' ')),
  ]
  return [...name, ...about, ...cut, ...day, ...first, ...over, business.name]
}

/** A page’s own heading (“Histoire”) says what stands there, and not of what. */
const aboutOf = (fact: Fact): string => (isHeading(fact) ? '' : fact.about)

/** Of a person without a heading: whom the sentence begins with. German writes all nouns so. */
const somebodyIn = ({ fact: { kind, language, about }, sentences }: Material): string[] => {
  if (kind !== 'person' || language === 'de' || about !== '') return []
  return /^\p{Lu}[\p{Ll}-]+ \p{Lu}[\p{L}’-]+/u.exec(sentences[0]?.text ?? '')?.slice(0, 1) ?? []
}

const fewestOfName = 6

/** A last day alone says until when, and not what. */
const sentenceHead = ({ sentences, fact }: Material, { heading1 }: Room, { language }: Speaking): string[] =>
  sentences
    .slice(0, fact.kind === 'hours' ? 0 : 1)
    .map(({ text }) => sentenceShortened(text.replace(/[.]$/, ''), heading1, language))
    .filter((text) => text !== '' && daysIn(text).length === 0)

/** A day of everybody's calendar is known by its name; where there is no room for that, by its date. */
const dayHeads = (fact: Fact, { heading1 }: Room): string[] => {
  const name = plainDayName(fact.about, heading1)
  if (name.length <= heading1 || fact.date === null) return [name]
  return [stretchOf(fact) ?? shortDayText(fact.date, fact.language), name]
}

const whenOf = (fact: Fact, { language, clock }: Speaking): string[] => {
  const when = fact.kind === 'event' ? whenText(fact, language, clock) : null
  return when && fact.date
    ? [when, capitalised(dayText(fact.date, language)), shortDayText(fact.date, language)]
    : []
}

// Beside a person or a house a figure alone would be taken for their age.
const withFigure: ReadonlySet<FactKind> = new Set(['product', 'service', 'method', 'advice'] as const)

/** Its day, its end, its price, or the figure of the sentence that names it: another sentence’s is another thing’s. */
export const keysOf = ({ subject: [main, ...more], speaking }: Scene, room: Room): string[] => {
  const { fact, sentences } = main
  const others = more.flatMap((one) => (one.noun === null || isSameThing(one, main) ? [] : [one.noun.bare]))
  if (others.length > 1) return [capitalised(others.join(', ')), capitalised(others[0] ?? '')]
  if (isOfCalendar(fact)) {
    const name = plainDayName(fact.about, room.heading1)
    const isNamed = name.length <= room.heading1
    const day = fact.date === null ? '' : (stretchOf(fact) ?? dayText(fact.date, fact.language))
    return isNamed ? [capitalised(day)].filter(Boolean) : [plainDayName(fact.about, room.heading2)]
  }
  if (main.question !== null) return [main.question]
  const named = withFigure.has(fact.kind) ? sentences.find(({ text }) => beginsNamed(text, main)) : undefined
  const figure = named ? figureIn(named.text, fact) : null
  return [
    ...whenOf(fact, speaking),
    ...(fact.until !== null && fact.kind === 'offer' ? [capitalised(untilText(fact, fact.until))] : []),
    closedText(fact),
    barePrice(fact) ?? '',
    figure ?? '',
    fact.where,
  ]
    .filter(Boolean)
    .map(capitalised)
}

const mostWords = 5

/** A name in five words at most, ending in one that carries matter. */
const shortName = (name: string, language: Speaking['language']): string => {
  const words = name.split(' ').slice(0, mostWords)
  while (words.length > 1 && stopWords[language].has(comparable(words.at(-1) ?? ''))) words.pop()
  const short = words.join(' ')
  // A name within a name is not cut.
  return /[«“„"]/u.test(short) ? name : short
}

const closedText = (fact: Fact): string => {
  const days = closedDays(fact)
  return days === null ? '' : stretchText(days.from, days.to, fact.language)
}

/** Where nothing fits whole. */
export const cutHead = (heads: readonly string[], { heading1 }: Room, { language }: Speaking): string =>
  heads.map((text) => shortened(text, heading1, language)).find(Boolean) ?? ''
