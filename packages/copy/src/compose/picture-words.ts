import type { Brief, Draft } from '../brief.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, shortDayText, stretchOf, whenText } from '../grammar/dates.ts'
import { untilText } from '../grammar/until.ts'
import { applyRules } from '../rules.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, comparable, withoutEmoji, wordsOf } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import { isHeading, isNamedIn } from './lead.ts'
import { leaningOf } from './leaning.ts'
import type { Material } from './material.ts'
import { holds } from './parts.ts'
import { isOfCalendar, plainDayName } from './related.ts'
import type { Speaking } from './speaking.ts'
import { maySay } from './title.ts'

/** What a picture holds where nobody says how much. */
const otherwise = { heading1: 40, heading2: 70, description: 160 }

type Words = Draft['words']

/** The words that stand in the picture: whole ones, the fact's own, each within its room. */
export const pictureWords = (
  main: Material,
  brief: Brief,
  speaking: Speaking,
  leads: ReadonlySet<string>,
): Words => {
  const { heading1, heading2, description } = brief.words
  const most = {
    heading1: heading1 ?? otherwise.heading1,
    heading2: heading2 ?? otherwise.heading2,
    description: description ?? otherwise.description,
  }
  const finished = (text: string) => finish(text, speaking)
  const strong = [
    ...(isOfCalendar(main.fact) ? dayWords(main.fact, most) : strongWords(main, speaking)),
    // What a thing without a name was asked about is what it is called.
    ...((main.fact.about === '' || isHeading(main.fact)) && main.fact.id === brief.facts[0]?.id
      ? [brief.subject.name].filter((name) => maySay(name, speaking))
      : []),
    brief.business.name,
  ]
    .map(finished)
    .filter(Boolean)
  // A last day alone says until when, and not what.
  const ends = main.fact.until === null ? '' : finished(capitalised(untilText(main.fact, main.fact.until)))
  const heads = strong.filter((text) => text !== ends)
  const first = firstThatFits(heads, most.heading1) ?? shortened(heads[0] ?? '', most.heading1, speaking)
  const remaining = beneath(first, main, finished(brief.business.name))
    .map(finished)
    .filter((text, at, [lead = '']) => at === 0 || isWithLead(text, lead, main, most))
  // The picture names, the post tells: what that begins with stands here only where there is nothing else.
  const fresh = remaining.filter((text) => !leads.has(comparable(text)))
  const isDetailed = fresh.length > 0 || strong.slice(1, -1).some((text) => !repeats(text, [first]))
  const sentences = isDetailed ? fresh : remaining
  const seconds = [...strong.slice(0, -1), ...sentences].filter((text) => !repeats(text, [first]))
  const second = firstThatFits(seconds, most.heading2) ?? ''
  const rest = sentences.filter((text) => !repeats(text, [second]) && comparable(text) !== comparable(first))
  return {
    heading1: first,
    heading2: second,
    description:
      firstThatFits(rest, most.description) ??
      firstThatFits(
        seconds.filter((text) => text !== second && !repeats(text, [second])),
        most.description,
      ) ??
      '',
  }
}

/** A later sentence stands with the first; where that has no room, only one that names its thing, or takes up the name above. */
const isWithLead = (text: string, lead: string, main: Material, most: typeof otherwise): boolean =>
  lead.length <= Math.max(most.heading2, most.description) ||
  isNamedIn([text], main) ||
  leaningOf(text, main.fact.language) === 'name'

/** The sentences that may stand under a heading: under one that does not say what they are about, the first alone can. */
const beneath = (heading: string, main: Material, business: string): string[] => {
  const isNamed =
    main.fact.kind === 'question'
      ? main.question !== null && comparable(heading) === comparable(main.question)
      : comparable(heading) !== comparable(business) || holds(business, main.fact.about)
  const sentences = sentencesOf(main)
  if (main.fact.kind === 'question' && !isNamed) return []
  // Of an answer, what is said after its first sentence answers nothing by itself.
  if (main.fact.kind === 'question') return main.lines[0]?.index === 0 ? sentences.slice(0, 1) : []
  return isNamed ? sentences : main.lines[0]?.index === 0 ? sentences.slice(0, 1) : []
}

export const altTextOf = (words: Words, { language }: Speaking): string => {
  const said = [words.heading1, words.heading2, words.description]
    .filter(Boolean)
    .map((text) => text.replace(/[.\s]+$/u, ''))
  const text = {
    fr: 'Texte de l’image : ',
    en: 'Text in the image: ',
    es: 'Texto de la imagen: ',
    de: 'Text im Bild: ',
  }
  return said.length === 0 ? '' : typeset(`${text[language]}${said.join('. ')}.`, language)
}

/** What is read from afar, the strongest first: what it is, a figure, a day, a price. */
const strongWords = (
  { fact, noun, lines, question }: Material,
  { language, clock, may }: Speaking,
): string[] => {
  // Beside a person or a house a figure alone would be taken for their age.
  const hasFigure = ['product', 'service', 'method', 'advice'].includes(fact.kind)
  const figure = hasFigure ? lines.find((line) => line.figure !== null)?.figure : undefined
  const price = barePrice(fact)
  const name = noun && !isHeading(fact) ? shortName(noun.bare, language) : null
  const names = noun && name ? [name, ...(noun.bare === name ? [] : [noun.bare])] : []
  // Of an event, what it is comes before when.
  const what = [...names, ...(fact.kind === 'event' ? dayOf(fact, { language, clock }) : figures(figure))]
  return [
    ...(question !== null && may.ask ? [question] : []),
    ...what,
    ...(price ? [price] : []),
    ...(fact.until && fact.kind === 'offer' ? [untilText(fact, fact.until)] : []),
    ...(fact.where ? [fact.where] : []),
    ...(!name && !isHeading(fact) && fact.about && clicheIn(fact.about, language) === null
      ? [fact.about]
      : []),
  ].map(capitalised)
}

const figures = (figure: string | null | undefined): string[] => (figure ? [figure] : [])

const dayOf = (
  fact: Material['fact'],
  { language, clock }: Pick<Speaking, 'language' | 'clock'>,
): string[] => {
  const when = whenText(fact, language, clock)
  return when && fact.date ? [when, shortDayText(fact.date, language)] : []
}

/** A day of everybody's calendar is known by its name; where there is no room for that, by its date. */
const dayWords = (fact: Material['fact'], most: Record<'heading1' | 'heading2', number>): string[] => {
  const { about, date, language } = fact
  const name = plainDayName(about, most.heading1)
  if (date === null) return [name]
  return name.length <= most.heading1
    ? [name, capitalised(stretchOf(fact) ?? dayText(date, language))]
    : [stretchOf(fact) ?? shortDayText(date, language), plainDayName(about, most.heading2)]
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

const sentencesOf = ({ fact, lines, noun }: Material): string[] => {
  // Of hours all lines are shown, or none.
  if (fact.kind === 'hours')
    return lines.length === fact.says.length ? [lines.map(({ text }) => text).join(' ')] : []
  const sayable = lines.filter(({ leans }) =>
    // Beside a day's date nothing names what “they” are, and what the calendar says anybody's calendar says.
    isOfCalendar(fact) ? false : leans !== 'sentence' || fact.kind === 'question',
  )
  return sayable.map(({ text }) =>
    noun && fact.price && holds(text, fact.price.text) ? behindName(text, noun.bare) : text,
  )
}

/** “Ficelle aux olives, 180 g : 1,60 €” beneath its name: what follows it. */
const behindName = (text: string, name: string): string => {
  const rest = /^[\s\u{a0}]*[,:][\s\u{a0}]*(.+?)\.?$/u.exec(text.slice(name.length))?.[1]
  return rest && comparable(text.slice(0, name.length)) === comparable(name) ? capitalised(rest) : text
}

const finish = (text: string, { language, rules }: Speaking): string => {
  const changing = rules.filter(({ is }) => is !== 'atMost' && is !== 'noQuestions' && is !== 'noHashtags')
  return typeset(applyRules(withoutEmoji(text), changing, language), language)
}

const repeats = (text: string, others: readonly string[]): boolean =>
  others.some(
    (other) =>
      holds(other, text) ||
      (wordsOf(other).length > 1 && holds(text, other) && wordsOf(text).length < wordsOf(other).length + 4),
  )

const firstThatFits = (texts: readonly string[], most: number): string | undefined =>
  texts.find((text) => text !== '' && text.length <= most)

const shortened = (text: string, most: number, { language }: Speaking): string => {
  const words = text.split(' ')
  while (words.join(' ').length > most || stopWords[language].has(comparable(words.at(-1) ?? ''))) {
    if (words.length === 0) return ''
    words.pop()
  }
  return words.join(' ').replace(/[.,;:\s]+$/u, '')
}
