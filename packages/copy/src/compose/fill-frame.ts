import type { Fact } from '@postelier/contract'
import type { Business } from '../brief.ts'
import type { Frame } from '../frames/frame.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, timeText } from '../grammar/dates.ts'
import type { Noun } from '../grammar/noun.ts'
import { endingOf } from '../grammar/until.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, uncapitalised } from '../words/comparable.ts'
import type { Reach } from './reach.ts'
import type { Speaking } from './speaking.ts'

export interface Filling {
  readonly speaking: Speaking
  readonly business: Business
  readonly fact: Fact
  readonly noun: Noun | null
  readonly figure: string | null
  readonly link: string | null
  readonly reach: Reach
}

const slot = /\{(\w+)\}/g
// What these slots bring is the fact's; a name, a town and an address state nothing.
const ofNobody: ReadonlySet<string> = new Set(['name', 'city', 'link'])

export const slotsOf = (frame: Frame): string[] => [...frame.text.matchAll(slot)].map(([, name = '']) => name)

/** Whether what it says differs from post to post. */
export const hasFactSlot = (frame: Frame): boolean => slotsOf(frame).some((name) => !ofNobody.has(name))

// A thing's name says nothing of it where a house asks about it, or calls.
const ofNames: ReadonlySet<string> = new Set(['about', 'the', 'of'])

/** Whether it says something that a fact must bear out: a label does, another line only by what is more than a name. */
export const states = (frame: Frame): boolean =>
  slotsOf(frame).some(
    (name) => !ofNobody.has(name) && (frame.at === 'label' || frame.at === 'greet' || !ofNames.has(name)),
  )

/** The way to be reached that a line gives, where it gives one. */
export const wayOf = (frame: Frame): keyof Reach | null =>
  slotsOf(frame).includes('phone') ? 'phone' : slotsOf(frame).includes('mail') ? 'mail' : null

/** A frame as this voice says it of this fact, or null where a slot stays empty. */
export const fillFrame = (frame: Frame, filling: Filling): string | null => {
  const values = valuesOf(filling)
  const voiced = voicedText(frame.text, filling.speaking)
  let isWhole = true
  const text = voiced.replace(slot, (_, name: string) => {
    const value = values[name] ?? null
    if (value === null || value === '') isWhole = false
    return value ?? ''
  })
  if (!isWhole) return null
  const { language } = filling.speaking
  return typeset(capitalisedEach(text.replace(/ {2,}/g, ' ')), language)
}

/** [tu|vous] by formality, then <I|we|name> by pronoun. */
export const voicedText = (text: string, { formality, pronoun }: Speaking): string => {
  const person = { firstSingular: 0, firstPlural: 1, thirdSingular: 2 }[pronoun]
  return text
    .replace(/\[([^\]|]*)\|([^\]]*)\]/g, formality === 'familiarity' ? '$1' : '$2')
    .replace(/<([^>]*)>/g, (_, choices: string) => choices.split('|')[person] ?? '')
}

const valuesOf = ({ speaking, business, fact, noun, figure, link, reach }: Filling) => {
  const { language, clock } = speaking
  const values: Readonly<Record<string, string | null>> = {
    about: noun?.bare ?? null,
    the: noun?.the ?? null,
    of: noun?.of ?? null,
    price: uncapitalised(barePrice(fact) ?? ''),
    date: fact.kind === 'event' && fact.date ? dayText(fact.date, language) : null,
    time: fact.time ? timeText(fact.time, language, clock) : null,
    // An order that ends is no end of what is ordered: its source says it better.
    until: fact.until && endingOf(fact) === 'thing' ? dayText(fact.until, language) : null,
    where: fact.where,
    figure,
    link,
    phone: reach.phone?.text ?? null,
    mail: reach.mail?.text ?? null,
    name: business.name,
    city: business.city,
  }
  return values
}

/** Capitals at the head and after a full stop: slots bring words as they stand inside a sentence. */
const capitalisedEach = (text: string): string =>
  capitalised(text).replace(
    /([.?!] [¿¡«“„]?)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
