// A day of everybody's calendar, kept by a business: its greeting, and a fact of its own where it has one of the same matter.
import type { Fact, Language } from '@postelier/contract'
import type { Business } from '../brief.ts'
import { dayText } from '../grammar/dates.ts'
import { typeset } from '../typography/typeset.ts'
import { capitalised } from '../words/comparable.ts'
import { type DayKind, dayKindOf } from './related.ts'
import type { Speaking } from './speaking.ts'

interface Address {
  readonly name: string
  readonly you: string
}

const greetings: Readonly<Record<Language, Readonly<Record<DayKind, (address: Address) => string>>>> = {
  fr: {
    feast: ({ name, you }) => `${name} ${you} souhaite une belle fête`,
    day: ({ name, you }) => `${name} ${you} souhaite une bonne journée`,
    solemn: ({ name }) => `${name} pense à celles et ceux que ce jour concerne`,
  },
  en: {
    feast: ({ name }) => `${name} wishes you a happy day`,
    day: ({ name }) => `${name} wishes you a good day`,
    solemn: ({ name }) => `${name} is thinking of everyone this day is about`,
  },
  es: {
    feast: ({ name, you }) => `${name} ${you} desea un feliz día`,
    day: ({ name, you }) => `${name} ${you} desea un buen día`,
    solemn: ({ name }) => `${name} piensa en quienes viven este día de cerca`,
  },
  de: {
    feast: ({ name, you }) => `${name} wünscht ${you} ein schönes Fest`,
    day: ({ name, you }) => `${name} wünscht ${you} einen guten Tag`,
    solemn: ({ name }) => `${name} denkt an alle, die dieser Tag angeht`,
  },
}
const lasting: Readonly<
  Record<Language, Readonly<Record<Exclude<DayKind, 'solemn'>, (address: Address) => string>>>
> = {
  fr: {
    feast: ({ name, you }) => `${name} ${you} souhaite de belles fêtes`,
    day: ({ name, you }) => `${name} ${you} souhaite de bons moments`,
  },
  en: {
    feast: ({ name }) => `${name} wishes you a happy time`,
    day: ({ name }) => `${name} wishes you a good time`,
  },
  es: {
    feast: ({ name, you }) => `${name} ${you} desea felices fiestas`,
    day: ({ name, you }) => `${name} ${you} desea unos buenos días`,
  },
  de: {
    feast: ({ name, you }) => `${name} wünscht ${you} schöne Festtage`,
    day: ({ name, you }) => `${name} wünscht ${you} eine gute Zeit`,
  },
}
const you: Readonly<Record<Language, Readonly<Record<Speaking['formality'], string>>>> = {
  fr: { familiarity: 'te', formality: 'vous' },
  en: { familiarity: 'you', formality: 'you' },
  es: { familiarity: 'te', formality: 'le' },
  de: { familiarity: 'dir', formality: 'Ihnen' },
}
const untilWord: Readonly<Record<Language, string>> = {
  fr: 'jusqu’au',
  en: 'until',
  es: 'hasta el',
  de: 'bis',
}

/** Null where the day is not known. */
export const greetingOf = (
  fact: Fact,
  { name }: Business,
  { language, formality }: Speaking,
): string | null => {
  if (fact.date === null) return null
  const kind = dayKindOf(fact)
  const isLong = fact.until !== null && fact.until > fact.date
  const address = { name, you: you[language][formality] }
  const form = isLong && kind !== 'solemn' ? lasting[language][kind] : greetings[language][kind]
  const day =
    isLong && fact.until
      ? `${untilWord[language]} ${dayText(fact.until, language)}`
      : dayText(fact.date, language)
  const colon = language === 'fr' ? '\u{a0}:' : ':'
  return typeset(`${capitalised(fact.about)}, ${day}${colon} ${form(address)}.`, language)
}
