import type { Brief, Draft } from '../brief.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { shortDayText, timeText } from '../grammar/dates.ts'
import { applyRules } from '../rules.ts'
import { typeset } from '../typography/typeset.ts'
import { clicheIn } from '../words/cliches.ts'
import { capitalised, comparable, withoutEmoji, wordsOf } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import type { Material } from './material.ts'
import { holds } from './parts.ts'
import type { Speaking } from './speaking.ts'

/** What a picture holds where nobody says how much. */
const otherwise = { heading1: 40, heading2: 70, description: 160 }

type Words = Draft['words']

/** The words that stand in the picture: whole ones, the fact's own, each within its room. */
export const pictureWords = (main: Material, brief: Brief, speaking: Speaking): Words => {
  const { heading1, heading2, description } = brief.words
  const most = {
    heading1: heading1 ?? otherwise.heading1,
    heading2: heading2 ?? otherwise.heading2,
    description: description ?? otherwise.description,
  }
  const finished = (text: string) => finish(text, speaking)
  const strong = [...strongWords(main, speaking), brief.business.name].map(finished).filter(Boolean)
  const first = firstThatFits(strong, most.heading1) ?? shortened(strong[0] ?? '', most.heading1, speaking)
  const seconds = [...strong.slice(0, -1), ...sentencesOf(main).map(finished)].filter(
    (text) => !repeats(text, [first]),
  )
  const second = firstThatFits(seconds, most.heading2) ?? ''
  const rest = sentencesOf(main)
    .map(finished)
    .filter((text) => !repeats(text, [second]) && comparable(text) !== comparable(first))
  return {
    heading1: first,
    heading2: second,
    description:
      firstThatFits(rest, most.description) ??
      firstThatFits(
        seconds.filter((text) => text !== second),
        most.description,
      ) ??
      '',
  }
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

/** What is read from afar, the strongest first: a figure, a day, a price, the name. */
const strongWords = ({ fact, noun, lines, question }: Material, { language, may }: Speaking): string[] => {
  // Beside a person or a house a figure alone would be taken for their age.
  const hasFigure = ['product', 'service', 'method', 'advice'].includes(fact.kind)
  const figure = hasFigure ? lines.find((line) => line.figure !== null)?.figure : undefined
  const time = fact.time ? `, ${timeText(fact.time, language)}` : ''
  const price = barePrice(fact)
  const name = noun ? shortName(noun.bare, language) : null
  return [
    ...(fact.kind === 'event' && fact.date ? [shortDayText(fact.date, language) + time] : []),
    ...(question !== null && may.ask ? [question] : []),
    ...(figure ? [figure] : []),
    ...(name ? [name] : []),
    ...(noun && noun.bare !== name ? [noun.bare] : []),
    ...(price ? [price] : []),
    ...(fact.until && fact.kind === 'offer' ? [untilText(fact.until, language)] : []),
    ...(fact.where ? [fact.where] : []),
    ...(!name && fact.about && clicheIn(fact.about, language) === null ? [fact.about] : []),
  ].map(capitalised)
}

const untilText = (until: string, language: Speaking['language']): string =>
  `${{ fr: 'jusqu’au', en: 'until', es: 'hasta el', de: 'bis' }[language]} ${shortDayText(until, language)}`

const mostWords = 5

/** A name in five words at most, ending in one that carries matter. */
const shortName = (name: string, language: Speaking['language']): string => {
  const words = name.split(' ').slice(0, mostWords)
  while (words.length > 1 && stopWords[language].has(comparable(words.at(-1) ?? ''))) words.pop()
  return words.join(' ')
}

const sentencesOf = ({ fact, lines }: Material): string[] => {
  const sayable = lines.filter(({ leans }) => leans !== 'sentence' || fact.kind === 'question')
  return sayable.map(({ text }) => text)
}

const finish = (text: string, { language, rules }: Speaking): string => {
  const changing = rules.filter(({ is }) => is !== 'atMost' && is !== 'noQuestions' && is !== 'noHashtags')
  return typeset(applyRules(withoutEmoji(text), changing, language), language)
}

const repeats = (text: string, others: readonly string[]): boolean =>
  others.some(
    (other) =>
      holds(other, text) ||
      (wordsOf(other).length > 1 && holds(text, other) && wordsOf(text).length < wordsOf(other).length + 3),
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
