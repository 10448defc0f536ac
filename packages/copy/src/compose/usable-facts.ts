import type { Fact, Language } from '@postelier/contract'
import { addDays, yearOf } from '../grammar/dates.ts'
import { type Day, daysIn, nextDays } from '../truth/days.ts'
import { isOfCalendar } from './related.ts'

const bound: ReadonlySet<Fact['kind']> = new Set(['event', 'offer', 'hours'] as const)

/** Whether a fact may still be told on a day: it has not ended, and its event is not over. */
export const isOver = (fact: Fact, day: string): boolean =>
  (fact.until !== null && fact.until < day) ||
  (fact.kind === 'event' && fact.date !== null && fact.date < day)

/** Facts of the language that hold on the day. Those of another are nobody's to translate here. */
export const usableFacts = (facts: readonly Fact[], language: Language, day: string): Fact[] =>
  facts
    .filter((fact) => fact.language === language && !isOver(fact, day))
    .map((fact) => withoutFarEnd(fact, day))

const farDays = 330

/** A day is told without its year: one that is further away than that would be read as this year's. */
export const withoutFarEnd = (fact: Fact, day: string): Fact =>
  fact.until !== null && fact.until > addDays(day, farDays) ? { ...fact, until: null } : fact

/** What ties a sentence to the day it was written on: another day it is not true any more. */
const dayBound: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}])(?:demain|hier|ce (?:matin|midi|soir|week-end)|cet après-midi|cette semaine|ce mois-ci|la semaine (?:prochaine|dernière)|le mois (?:prochain|dernier)|prochainement|bientôt|en ce moment)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:tomorrow|yesterday|tonight|this (?:morning|afternoon|evening|week|weekend|month)|(?:next|last) (?:week|month)|coming soon|right now|currently)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:ayer|esta (?:mañana|tarde|noche|semana)|este (?:fin de semana|mes)|la (?:próxima semana|semana que viene|semana pasada)|el mes (?:que viene|pasado)|próximamente|en este momento|actualmente)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:gestern|heute (?:Morgen|Abend|Nachmittag)|diese(?:n|s)? (?:Woche|Monat|Wochenende)|nächste(?:n|r)? (?:Woche|Monat)|letzte(?:n|r)? (?:Woche|Monat)|demnächst|derzeit|zurzeit|momentan)(?![\p{L}])/iu,
}

/** Whether a sentence holds on another day than the one it was written on. */
export const isDayBound = (sentence: string, fact: Fact, day: string): boolean => {
  if (dayBound[fact.language].test(sentence) || sentence.search(nextDays.form) >= 0) return true
  // What the calendar says of a day is its history.
  if (isOfCalendar(fact)) return false
  const years = [...sentence.matchAll(/(?<!\d)20\d{2}(?!\d)/g)].map(([year]) => Number(year))
  if (bound.has(fact.kind) && years.length > 0 && Math.max(...years) < yearOf(day)) return true
  return (bound.has(fact.kind) || fact.kind === 'news') && isOfPastDay(sentence, fact, day)
}

const since: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})depuis(?: le)?(?: \p{L}+)?\s*$/iu,
  en: /(?<!\p{L})since(?: the)?(?: \p{L}+)?\s*$/iu,
  es: /(?<!\p{L})desde(?: el)?(?: \p{L}+)?\s*$/iu,
  de: /(?<!\p{L})seit(?: dem)?(?: \p{L}+)?\s*$/iu,
}

/** Whether the last day it names is over: nobody comes to it any more. What goes on since then does. */
const isOfPastDay = (sentence: string, { language, date }: Fact, day: string): boolean => {
  const named = daysIn(sentence).filter(({ day: one }) => one.month !== null)
  if (named.length === 0 || named.some(({ start }) => since[language].test(sentence.slice(0, start))))
    return false
  const last =
    named
      .map(({ day: one }) => isoOf(one, date ?? day))
      .sort()
      .at(-1) ?? day
  return last < day && last > addDays(day, -farDays)
}

/** Without a year it is the one nearest to when it was written. */
const isoOf = ({ day, month, year }: Day, near: string): string => {
  const at = (of: number) => `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year !== null) return at(year)
  const own = at(yearOf(near))
  return own < addDays(near, -halfYear) ? at(yearOf(near) + 1) : own
}
const halfYear = 182

/** What lawyers have set under a price list: true, and nothing to begin a day with. */
const smallPrint =
  /(?<![\p{L}])(?:s[’']entend(?:ent)?|sous réserve|non contractuelles?|mentions légales|hors taxes|terms (?:and conditions )?apply|subject to|excluding vat|excl\.? vat|exclud(?:e|es|ing) (?:vat|tax)|plus vat|salvo error|sujeto a|iva (?:no )?incluid[oa]|vorbehaltlich|zzgl|inkl\. mwst|irrtum)(?![\p{L}])/iu

export const isSmallPrint = (sentence: string): boolean => smallPrint.test(sentence)
