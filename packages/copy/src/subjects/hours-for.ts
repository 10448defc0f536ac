// At which hours and on which weekdays a fact is told in time: what is served at noon in the morning, Sunday's brunch before Sunday.
import type { Fact, Language } from '@postelier/contract'
import type { Days } from '../brief.ts'
import { addDays } from '../grammar/dates.ts'

/** Local hours, “07:00”: whoever plans a post of it keeps between them. */
export interface HoursFor {
  readonly earliest: string
  readonly latest: string
}

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** By the words of a meal or a time of day, and until when a post of it is read in time. */
const times: readonly (readonly [latest: string, form: RegExp])[] = [
  [
    '09:00',
    word(
      'petits?[- ]déjeuners?|au petit matin|breakfasts?|desayunos?|frühstück\\p{L}*|chaque matin|every morning|cada mañana|jeden morgen',
    ),
  ],
  [
    '11:00',
    word(
      '(?:à|ce|du|le|chaque) midi|(?:menu|formule|plat|tarte\\p{L}*) (?:\\p{L}+ )?du (?:midi|jour)|déjeuners?|brunchs?|at (?:noon|lunch(?:time)?)|lunch\\p{L}*|brunch(?:es)?|al mediodía|almuerzos?|menú del día|mittags?|mittag\\p{L}+|tagesgericht\\p{L}*',
    ),
  ],
  [
    '17:00',
    word(
      '(?:le|ce|chaque|en) soir(?:ée)?|dîners?|apéros?|apéritifs?|in the evening|tonight|dinners?|supper|evenings?|por la noche|cenas?|abends?|abendessen',
    ),
  ],
]
const told: ReadonlySet<Fact['kind']> = new Set(['product', 'service', 'offer', 'event'] as const)
const [dawn, hourBefore] = ['07:00', 2]

const saidIn = ({ about, says }: Fact): string => [about, ...says].join(' . ')

/** Null where any hour will do. What happens at an hour of its own is told before it. */
export function hoursFor(facts: readonly Fact[], day: string): HoursFor | null {
  const latest = facts
    .flatMap((fact) => {
      if (fact.kind === 'event' && fact.date === day && fact.time !== null) return [before(fact.time)]
      if (!told.has(fact.kind) || fact.kind === 'event') return []
      return times.filter(([, form]) => form.test(saidIn(fact))).map(([hour]) => hour)
    })
    .sort()[0]
  if (latest === undefined) return null
  return { earliest: latest < dawn ? latest : dawn, latest }
}

const before = (time: string): string => {
  const hour = Number(time.slice(0, 2)) - hourBefore
  return hour < 0 ? '00:00' : `${String(hour).padStart(2, '0')}${time.slice(2)}`
}

/** From Sunday on, as a date counts. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  de: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'],
}
/** “Every day but Sunday” names a day on which it is not to be had. */
const except = word('sauf|fermée?s?|except|but not|closed|excepto|salvo|menos|cerrad[oa]s?|außer|geschlossen')
const weekly: ReadonlySet<Fact['kind']> = new Set(['product', 'service', 'offer'] as const)
const [daysAhead, weeksAhead] = [3, 8]

/** The weekday on which something is had every week, where its sentences name one alone; from Sunday, 0. */
export function weekdayOf(fact: Fact): number | null {
  const text = saidIn(fact)
  if (!weekly.has(fact.kind) || except.test(text)) return null
  const named = weekdays[fact.language].flatMap((name, day) => (word(`${name}s?`).test(text) ? [day] : []))
  const [day, ...more] = named
  return day === undefined || more.length > 0 ? null : day
}

/** The days before each such weekday, from one day on, up to another. */
export function daysBeforeWeekday(weekday: number, from: string, to: string): Days[] {
  const first = new Date(`${from}T00:00:00Z`).getUTCDay()
  return Array.from({ length: weeksAhead }, (_, week) => {
    const day = addDays(from, ((weekday - first + 7) % 7) + 7 * week)
    const begin = addDays(day, -daysAhead)
    return { from: begin < from ? from : begin, to: addDays(day, -1) }
  }).filter((days) => days.from <= days.to && days.to <= to)
}
