import type { Fact, FactKind, Language } from '@postelier/contract'
import { comparable, wordsOf } from '../words/comparable.ts'
import { isSerious } from '../words/serious.ts'
import { stopWords } from '../words/stop-words.ts'

/** How a day of the calendar is kept: as a feast, in earnest, or neither. */
export type DayKind = 'feast' | 'solemn' | 'day'

/** A day of everybody's calendar, of which the calendar says what it is. */
export const isOfCalendar = ({ source }: Fact): boolean => source.by === 'calendar'

/** Words that say that something is a day, and not which one. */
const ofDays: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:jour|journees?|fetes?|mondiale?|international[e]?|nationale?|europeen(?:ne)?s?|semaine|saint|sainte|lutte|premier|deuxieme|troisieme|quatrieme|dimanche|lundi|protection|sante|contre|nouvel|an)$/,
  en: /^(?:day|days|world|international|national|european|week|saint|global|first|second|third|fourth|sunday|monday|health|good|new|year)$/,
  es: /^(?:dia|fiesta|mundial|internacional|nacional|europeo|semana|san|santa)$/,
  de: /^(?:tag|fest|welttag|internationaler|nationaler|europaischer|woche)$/,
}

// Advent is a beginning: nobody wishes a happy feast on its first Sunday.
const feasts =
  /(?<!\p{L})(?:noel|paques|fetes?|reveillon|nouvel an|jour de l an|epiphanie|chandeleur|carnaval|mardi gras|saint valentin|christmas|easter|new year|valentine|mothers?|fathers?|epiphany|halloween|thanksgiving|navidad|nochebuena|pascua|reyes|ano nuevo|dia de la madre|dia del padre|san valentin|weihnacht\p{L}*|ostern|silvester|neujahr|nikolaus\p{L}*|muttertag|vatertag|valentinstag|heiligabend)(?!\p{L})/u

/** How a day is kept, by its name. */
export const dayKindOf = ({ about, language }: Fact): DayKind => {
  if (isSerious(about, language)) return 'solemn'
  return feasts.test(comparable(about)) ? 'feast' : 'day'
}

/** A long name without whose day it is, where that makes it short enough: “Journée des personnes handicapées”. Never cut. */
export const plainDayName = (name: string, most: number): string =>
  name.length <= most
    ? name
    : name
        .replace(/^(Journée|Fête) (?:inter)?(?:mondiale|nationale|européenne) /u, '$1 ')
        .replace(/^(?:International|World|Global|European) (?=Day )/u, '')

const fewestLetters = 4
const plural = /(?:es|[sxn])$/

/** Words that carry matter, without what makes a plural of them. */
const matterOf = (text: string, language: Language): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !stopWords[language].has(word) && !ofDays[language].test(word))
    .map((word) => (word.length > fewestLetters ? word.replace(plural, '') : word))

/** One word, or a word that another is made of: bread and breads, chocolat and chocolaterie; never two that only begin alike. */
const isSameMatter = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].sort((left, right) => left.length - right.length)
  return short === long || (short.length > fewestLetters && long.startsWith(short))
}

const told: ReadonlySet<FactKind> = new Set(['product', 'service', 'method', 'offer', 'advice'] as const)

/** What is had on a day, and not only spoken of. */
const had: ReadonlySet<FactKind> = new Set(['product', 'service', 'offer'] as const)

/**
 * What a business has to say on a day's own matter: its bread on the day of bread; where the day's name says nothing of it, what
 * the calendar says is had on that day, its galette at Epiphany. Nothing where no word of it is the day's.
 */
export const relatedFacts = (day: Fact, facts: readonly Fact[]): Fact[] => {
  const speaking = facts.filter(
    ({ id, kind, language, source }) =>
      id !== day.id && language === day.language && told.has(kind) && source.by !== 'calendar',
  )
  const named = matterOf(day.about, day.language)
  const isOf = (words: readonly string[], matter: readonly string[]) =>
    words.some((word) => matter.some((one) => isSameMatter(one, word)))
  const byName = speaking.filter(({ about, language }) => isOf(matterOf(about, language), named))
  if (byName.length > 0) return byName
  const eaten = matterOf(day.says.join(' '), day.language)
  return speaking.filter(
    ({ kind, about, language }) => had.has(kind) && isOf(matterOf(about, language).slice(0, 1), eaten),
  )
}
