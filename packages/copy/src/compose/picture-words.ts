// The words that stand in a picture: what it is, then its price, day or figure, then a sentence that fits.
import type { FactKind } from '@postelier/contract'
import type { Brief } from '../brief.ts'
import { priceTextOf } from '../grammar/bare-price.ts'
import { applyRules } from '../rules.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, comparable, withoutEmoji, wordsOf } from '../words/comparable.ts'
import type { FittedHook } from './fit-hook.ts'
import type { Material, SourceSentence } from './material.ts'
import { beginsNamed, canBegin, isHeading } from './naming.ts'
import { isSameThing, type Scene } from './outline.ts'
import { cutHead, headsOf, keysOf, type Room, type Words } from './picture-heads.ts'
import { isOfCalendar } from './related.ts'
import { holds } from './segment.ts'
import { clauseOf } from './shorten.ts'
import type { Speaking } from './speaking.ts'

/** What a picture holds where nobody says how much. */
const otherwise = { heading1: 40, heading2: 70, description: 160 }

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
  const keys = keysOf(scene, room).map((text) => finished(text, speaking))
  const heading2 =
    [...keys, ...fresh].find((text) => text.length <= room.heading2 && !repeats(text, heading1)) ?? ''
  const rest = fresh.filter((text) => ![heading1, heading2].some((other) => repeats(text, other)))
  const whole = rest.find((text) => text.length <= room.description)
  const isCut = main.fact.kind !== 'question' && main.fact.kind !== 'hours'
  const description = whole ?? (isCut ? cutSentence(rest[0] ?? '', room, speaking) : '')
  return { heading1, heading2, description }
}

const fewestOfSentence = 25

/** A clause that stands by itself, or nothing: a sentence that breaks off in a picture is what its owner sees first. */
const cutSentence = (text: string, { description }: Room, { language }: Speaking): string => {
  const clause = clauseOf(text, description, language)
  return clause.length >= fewestOfSentence ? clause : ''
}

/** Sentences that may stand beneath a name. Of hours all stand there, or none; of an answer only its beginning. */
const sentencesOf = ({ subject: [main, ...more] }: Scene): string[] => {
  const { fact, sentences, noun } = main
  // Of several things the picture names each.
  if (more.filter((one) => !isSameThing(one, main)).length > 1) return []
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
      noun && fact.price && holds(text, priceTextOf(fact)) ? behindName(text, noun.bare) : text,
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
