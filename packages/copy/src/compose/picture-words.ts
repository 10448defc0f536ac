// The words that stand in a picture: what it is, then its price, day or figure, then a sentence that fits.
import type { Fact, FactKind } from '@postelier/contract'
import type { Brief, Draft } from '../brief.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, shortDayText, stretchOf, whenText } from '../grammar/dates.ts'
import { figureIn } from '../grammar/figures.ts'
import { untilText } from '../grammar/until.ts'
import { applyRules } from '../rules.ts'
import { daysIn } from '../truth/days.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, comparable, withoutEmoji, wordsOf } from '../words/comparable.ts'
import { stopWords } from '../words/stop-words.ts'
import type { FittedHook } from './fit-hook.ts'
import type { Material, SourceSentence } from './material.ts'
import { beginsNamed, canBegin, isHeading } from './naming.ts'
import type { Scene } from './outline.ts'
import { isOfCalendar, plainDayName } from './related.ts'
import { holds } from './segment.ts'
import { sentenceShortened, shortened } from './shorten.ts'
import type { Speaking } from './speaking.ts'
import { maySay } from './title.ts'

/** What a picture holds where nobody says how much. */
const otherwise = { heading1: 40, heading2: 70, description: 160 }

type Words = Draft['words']
type Room = Record<keyof Words, number>

const roomOf = ({ words }: Brief): Room => ({
  heading1: words.heading1 ?? otherwise.heading1,
  heading2: words.heading2 ?? otherwise.heading2,
  description: words.description ?? otherwise.description,
})

/** The sentences that hooks begin with: a picture that says them too says nothing besides. */
export const leadsOf = (hooks: readonly FittedHook[]): ReadonlySet<string> =>
  new Set(
    hooks.flatMap(({ segments }) => {
      const lead = segments.find(({ role }) => role === 'sentence')
      return lead ? [comparable(lead.text)] : []
    }),
  )

/** Whole words, the fact's own, each within its room. */
export const pictureWords = (scene: Scene, leads: ReadonlySet<string>): Words => {
  const { brief, speaking } = scene
  const [main] = scene.subject
  const room = roomOf(brief)
  const heads = headsOf(scene, room)
    .map((text) => finished(text, speaking))
    .filter(Boolean)
  const heading1 = heads.find((text) => text.length <= room.heading1) ?? cutHead(heads, room, speaking)
  const sentences = isOfCalendar(main.fact) ? [] : sentencesOf(scene).map((text) => finished(text, speaking))
  const fresh = [...sentences.filter((one) => !leads.has(comparable(one))), ...sentences]
  const keys = keysOf(main, speaking, room).map((text) => finished(text, speaking))
  const heading2 =
    [...keys, ...fresh].find((text) => text.length <= room.heading2 && !repeats(text, heading1)) ?? ''
  const rest = fresh.filter((text) => ![heading1, heading2].some((other) => repeats(text, other)))
  const whole = rest.find((text) => text.length <= room.description)
  const isCut = main.fact.kind !== 'question' && main.fact.kind !== 'hours'
  const description = whole ?? (isCut ? cutSentence(rest[0] ?? '', room, speaking) : '')
  return { heading1, heading2, description }
}

const cutHead = (heads: readonly string[], { heading1 }: Room, { language }: Speaking): string =>
  heads.map((text) => shortened(text, heading1, language)).find(Boolean) ?? ''

const fewestOfSentence = 25

/** Of a sentence less than this is no sentence any more. */
const cutSentence = (text: string, { description }: Room, { language }: Speaking): string => {
  const cut = sentenceShortened(text, description, language)
  return cut.length >= fewestOfSentence ? `${cut}…`.slice(0, description) : ''
}

/** What it is called, the best first; whose it is only where nothing else is known. */
const headsOf = ({ subject: [main], brief, speaking }: Scene, room: Room): string[] => {
  const { fact, noun, question } = main
  const { subject, business } = brief
  if (isOfCalendar(fact)) return dayHeads(fact, room)
  const subjectName = maySay(subject.name, speaking) ? [subject.name] : []
  const name = noun === null || isHeading(fact) ? [] : [shortName(noun.bare, speaking.language), noun.bare]
  if (question !== null) return [question, ...name, business.name]
  const about =
    noun === null && fact.about !== '' && !isHeading(fact) && maySay(fact.about, speaking) ? [fact.about] : []
  const day = name.length + about.length === 0 ? whenOf(fact, speaking) : []
  const first =
    name.length + about.length + subjectName.length + day.length === 0
      ? sentenceHead(main, room, speaking)
      : []
  const cut = [...name.slice(0, 1), ...about, ...subjectName]
    .map((one) => sentenceShortened(one, room.heading1, speaking.language))
    .filter((one) => one.includes(' '))
  return [...name, ...about, ...cut, ...day, ...first, business.name]
}

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
const keysOf = (main: Material, speaking: Speaking, room: Room): string[] => {
  const { fact, sentences } = main
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

/** Sentences that may stand beneath a name. Of hours all stand there, or none; of an answer only its beginning. */
const sentencesOf = ({ subject: [main] }: Scene): string[] => {
  const { fact, sentences, noun } = main
  if (fact.kind === 'hours')
    return sentences.length === fact.says.length ? [sentences.map(({ text }) => text).join(' ')] : []
  if (fact.kind === 'question')
    return sentences
      .slice(0, 1)
      .filter(({ index }) => index === 0)
      .map(({ text }) => text)
  const isNamed = noun !== null && !isHeading(fact)
  return sentences
    .filter((one, at) => standsBeneath(one, main, isNamed && at > 0 ? sentences[at - 1] : undefined))
    .map(({ text }) =>
      noun && fact.price && holds(text, fact.price.text) ? behindName(text, noun.bare) : text,
    )
}

const standsBeneath = (one: SourceSentence, main: Material, before: SourceSentence | undefined): boolean =>
  one.leans === 'nothing' ? canBegin(one, main) : one.leans === 'name' && before !== undefined

/** “Ficelle aux olives, 180 g : 1,60 €” beneath its name: what follows it. */
const behindName = (text: string, name: string): string => {
  const rest = /^[\s\u{a0}]*[,:][\s\u{a0}]*(.+?)\.?$/u.exec(text.slice(name.length))?.[1]
  return rest && comparable(text.slice(0, name.length)) === comparable(name) ? capitalised(rest) : text
}

const finished = (text: string, { language, rules }: Speaking): string => {
  const changing = rules.filter(({ is }) => is !== 'atMost' && is !== 'noQuestions' && is !== 'noHashtags')
  return typeset(applyRules(withoutEmoji(capitalised(text)), changing, language), language)
}

const repeats = (text: string, other: string): boolean =>
  holds(other, text) ||
  (wordsOf(other).length > 1 && holds(text, other) && wordsOf(text).length < wordsOf(other).length + 4)

const unfit: ReadonlySet<FactKind> = new Set(['hours', 'question', 'event'] as const)

/** Another sentence, whole, for a picture that has room for one. What has a day is not shown without it. */
export const pictureSentence = ({ subject: [main] }: Scene, leads: ReadonlySet<string>): string => {
  const { fact, sentences } = main
  if (isOfCalendar(fact) || unfit.has(fact.kind) || fact.until !== null) return ''
  const found = sentences.find(
    (one) =>
      !one.isPriceRow &&
      !leads.has(comparable(one.text)) &&
      canBegin(one, main) &&
      (main.noun === null || isHeading(fact) || beginsNamed(one.text, main)),
  )
  return found?.text ?? ''
}

export const altTextOf = (words: Words, { language }: Speaking): string => {
  const shown = [words.heading1, words.heading2, words.description]
    .filter(Boolean)
    .map((text) => text.replace(/[.\s]+$/u, ''))
  const text = {
    fr: 'Texte de l’image : ',
    en: 'Text in the image: ',
    es: 'Texto de la imagen: ',
    de: 'Text im Bild: ',
  }
  return shown.length === 0 ? '' : typeset(`${text[language]}${shown.join('. ')}.`, language)
}
