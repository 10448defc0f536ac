// What a picture says largest: what its post is about, and its day, its end, its price or its figure.
import type { Fact, FactKind } from '@postelier/contract'
import type { Draft } from '../brief.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, shortDayText, stretchOf, stretchText, whenText } from '../grammar/dates.ts'
import { figureIn } from '../grammar/figures.ts'
import { untilText } from '../grammar/until.ts'
import { closedDays, closedHeads, closedWords } from '../subjects/days-for.ts'
import { daysIn } from '../truth/days.ts'
import { capitalised } from '../words/comparable.ts'
import { nameShortened, sentenceHeadline } from './headline.ts'
import { joined, labelName } from './label.ts'
import { coversOf } from './list-opening.ts'
import type { Material } from './material.ts'
import { beginsNamed, isHeading } from './naming.ts'
import { isSameThing, type Scene } from './outline.ts'
import { ownHeading } from './own-heading.ts'
import { isOfCalendar, plainDayName } from './related.ts'
import { shortened } from './shorten.ts'
import type { Speaking } from './speaking.ts'
import { maySay } from './title.ts'

export type Words = Draft['words']
export type Room = Record<keyof Words, number>

/** What it is called, the best first; whose it is only where nothing else is known. */
export const headsOf = ({ subject: all, brief, speaking }: Scene, room: Room): string[] => {
  const [main] = all
  const { fact, noun, question } = main
  const { subject, business } = brief
  if (isOfCalendar(fact)) return dayHeads(fact, room)
  if (isList(all)) return [...coversOf(all.map((one) => one.fact)), business.name]
  const subjectName = maySay(subject.name, speaking) ? [subject.name] : []
  const name =
    noun === null || labelName(main) === null ? [] : [shortName(noun.bare, speaking.language), noun.bare]
  if (question !== null) return [question, ...name, business.name]
  const closed = closedHeads(fact)
  if (closed !== null) return closed.slice(0, 2)
  if (closedDays(fact) !== null) return [closedWords(fact), ...subjectName, business.name]
  const about = name.length === 0 ? somebodyIn(main).filter((one) => maySay(one, speaking)) : []
  // What stands over it and names nothing of it comes after what names it.
  const over = name.length === 0 ? [aboutOf(fact)].filter((one) => maySay(one, speaking)) : []
  const day = name.length + about.length === 0 ? whenOf(fact, speaking) : []
  const first = name.length + about.length + day.length === 0 ? sentenceHeads(main, room, speaking) : []
  const { language } = speaking
  const cut = [
    ...[...name.slice(0, 1), ...about].map((one) => nameShortened(one, { letters: room.heading1 }, language)),
    ...subjectName
      .map((one) => sentenceHeadline(one, room.heading1, language))
      .filter((one) => one.includes(' ')),
  ].filter(Boolean)
  const named = name.flatMap((one) => [...withShareOf(main, one), one])
  return [...named, ...about, ...cut, ...day, ...first, ...over, ...ownHeading(fact, speaking), business.name]
}

/** Of an offer what it takes off is the point: “Plateaux de fêtes : –10 %”. */
const withShareOf = ({ fact, sentences }: Material, name: string): string[] => {
  if (fact.kind !== 'offer' || /\d/.test(name)) return []
  const [share] = sentences.flatMap(({ text }) => shareForm.exec(text)?.slice(0, 1) ?? [])
  return share === undefined ? [] : [joined(name, share, fact.language)]
}
const shareForm = /(?<![\d.,])(?:[–−-]\u{2060}?)?\d{1,2}(?:[.,]\d)?[\s\u{a0}\u{202f}]?%/u

/** A page’s own heading (“Histoire”) says what stands there, and not of what. */
const aboutOf = (fact: Fact): string => (isHeading(fact) ? '' : fact.about)

/** Of a person without a heading: whom the sentence begins with. German writes all nouns so. */
const somebodyIn = ({ fact: { kind, language, about }, sentences }: Material): string[] => {
  if (kind !== 'person' || language === 'de' || about !== '') return []
  return /^\p{Lu}[\p{Ll}-]+ \p{Lu}[\p{L}’-]+/u.exec(sentences[0]?.text ?? '')?.slice(0, 1) ?? []
}

/** A last day alone says until when, and not what. */
const sentenceHeads = ({ sentences, fact }: Material, { heading1 }: Room, { language }: Speaking): string[] =>
  sentences
    .slice(0, fact.kind === 'hours' ? 0 : 1)
    .map(({ text }) => sentenceHeadline(text, heading1, language))
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

// Beside a person or a business a figure alone would be taken for their age.
const withFigure: ReadonlySet<FactKind> = new Set(['product', 'service', 'method', 'advice'] as const)

/** Its day, its end, its price, or the figure of the sentence that names it: another sentence’s is another thing’s. */
export const keysOf = ({ subject: [main, ...more], speaking }: Scene, room: Room): string[] => {
  const { fact, sentences } = main
  if (isList([main, ...more])) {
    const names = [main, ...more].map(({ noun, fact: { about } }) => noun?.bare ?? about)
    return [
      capitalised(names.join(', ')),
      capitalised(names.slice(0, 2).join(', ')),
      capitalised(names[0] ?? ''),
    ]
  }
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
    closedText(fact, room),
    barePrice(fact) ?? '',
    figure ?? '',
    fact.where,
  ]
    .filter(Boolean)
    .map(capitalised)
}

/** Of several things the cover says what they are. */
const isList = ([main, ...more]: readonly [Material, ...Material[]]): boolean =>
  more.filter((one) => one.noun !== null && !isSameThing(one, main)).length > 1

const mostWords = 5

/** A name in five words at most; the whole of one that cannot be cut. */
const shortName = (name: string, language: Speaking['language']): string =>
  nameShortened(name, { letters: name.length, words: mostWords }, language) || name

/** The days that its heading has no room for. */
const closedText = (fact: Fact, { heading1 }: Room): string => {
  const days = closedDays(fact)
  const closed = closedHeads(fact)
  if (closed === null) return days === null ? '' : stretchText(days.from, days.to, fact.language)
  const [whole, , said] = closed
  return whole.length <= heading1 ? '' : said
}

/** Where nothing fits whole: a name up to where a phrase of it ends, at the worst the sender up to a word that carries matter. */
export const cutHead = (heads: readonly string[], { heading1 }: Room, { language }: Speaking): string =>
  heads.map((text) => nameShortened(text, { letters: heading1 }, language)).find(Boolean) ??
  shortened(heads.at(-1) ?? '', heading1, language)
