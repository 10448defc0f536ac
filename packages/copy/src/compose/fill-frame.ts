import type { Fact } from '@postelier/contract'
import type { Business } from '../brief.ts'
import type { Frame } from '../frames/frame.ts'
import { barePrice } from '../grammar/bare-price.ts'
import { dayText, timeText } from '../grammar/dates.ts'
import type { Noun } from '../grammar/noun.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised, uncapitalised } from '../words/comparable.ts'
import type { Speaking } from './speaking.ts'

export interface Filling {
  readonly speaking: Speaking
  readonly business: Business
  readonly fact: Fact
  readonly noun: Noun | null
  readonly figure: string | null
  readonly link: string | null
}

const slot = /\{(\w+)\}/g
// What these slots bring is the fact's; a name, a town and an address state nothing.
const ofNobody: ReadonlySet<string> = new Set(['name', 'city', 'link'])

export const slotsOf = (frame: Frame): string[] => [...frame.text.matchAll(slot)].map(([, name = '']) => name)

/** Whether what it says differs from post to post. */
export const hasFactSlot = (frame: Frame): boolean => slotsOf(frame).some((name) => !ofNobody.has(name))

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

const valuesOf = ({ speaking, business, fact, noun, figure, link }: Filling) => {
  const { language } = speaking
  const values: Readonly<Record<string, string | null>> = {
    about: noun?.bare ?? null,
    the: noun?.the ?? null,
    of: noun?.of ?? null,
    price: uncapitalised(barePrice(fact) ?? ''),
    date: fact.kind === 'event' && fact.date ? dayText(fact.date, language) : null,
    time: fact.time ? timeText(fact.time, language) : null,
    until: fact.until ? dayText(fact.until, language) : null,
    where: fact.where,
    figure,
    link,
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
