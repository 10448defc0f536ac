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

/** “Est arrivée vendredi”: a weekday that was near when it was written, and is another one a week later. */
const lastWeekday: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?<!\p{L})(?:est|sont|a|ont|avons|avez) (?:\p{L}+ )?\p{L}+(?:é|i|u|t)e?s? (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?! \d|\p{L})/iu,
  en: /(?<!\p{L})(?:arrived|came|opened|joined|started|landed|returned) (?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! \d|\p{L})/iu,
}
const daysNear = 6

const isOfPastWeekday = (sentence: string, { language, date, kind }: Fact, day: string): boolean =>
  kind === 'news' && date !== null && day > addDays(date, daysNear) && !!lastWeekday[language]?.test(sentence)

/** A year that is over is told as what happened, and not of what comes. */
const lastYear: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:l[’']an(?:née)? (?:dernier|dernière|passée?)|l[’']été dernier|l[’']hiver dernier)(?!\p{L})/iu,
  en: /(?<!\p{L})last (?:year|summer|winter|spring|autumn|christmas)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:el año pasado|el (?:verano|invierno|otoño) pasado)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:letzte[ns]|vergangene[ns]|vorige[ns]) (?:Jahr|Sommer|Winter|Herbst|Frühjahr)(?:es)?(?!\p{L})/iu,
}
const ofThePast: ReadonlySet<Fact['kind']> = new Set(['history', 'news', 'award', 'person'] as const)

/** Whether a sentence holds on another day than the one it was written on. */
export const isDayBound = (sentence: string, fact: Fact, day: string): boolean => {
  if (dayBound[fact.language].test(sentence) || sentence.search(nextDays.form) >= 0) return true
  if (!ofThePast.has(fact.kind) && lastYear[fact.language].test(sentence)) return true
  if (isOfPastWeekday(sentence, fact, day)) return true
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
const smallPrint = new RegExp(
  `(?<![\\p{L}])(?:${[
    "s[’']entend(?:ent)?|sous réserve|non contractuelles?|mentions légales|hors taxes|(?:tva|taxes?) (?:comprises?|inclus\\p{L}*|en sus)|toutes taxes comprises|(?:payables?|règlement|paiement|à régler) (?:comptant )?(?:à|lors de) la commande|frais de (?:garde|stockage|dossier|gardiennage)|acompte|arrhes|conditions générales|non remboursables?|ni repris",
    'terms (?:and conditions )?apply|subject to|excluding vat|excl\\.? vat|exclud(?:e|es|ing) (?:vat|tax)|plus vat|(?:includ(?:e|es|ing)|inclusive of) (?:vat|tax)|vat (?:is )?included|(?:payable|payment(?: is)? due) (?:with|on|in advance|at)|storage (?:fees?|charges?)|(?:non-?refundable|a) deposit|non-?refundable|deposits? (?:is|are|of)',
    'salvo error|sujeto a|iva (?:no )?incluid[oa]|impuestos incluidos|(?:pago|se paga|pagader[oa]s?) (?:al|con el|por) (?:encargo|pedido|adelantado)|gastos de (?:almacenaje|custodia)|(?:se pide |con )?(?:una )?(?:fianza|señal) del?|no reembolsable',
    'vorbehaltlich|zzgl|(?:inkl|einschl)\\.? (?:mwst|ust)|(?:inklusive|einschließlich) (?:der )?mehrwertsteuer|irrtum|zahlbar (?:bei|mit) (?:der )?bestellung|(?:lager|aufbewahrungs|bearbeitungs)gebühr\\p{L}*|anzahlung|kaution|nicht erstattungsfähig',
  ].join('|')})(?![\\p{L}])`,
  'iu',
)

export const isSmallPrint = (sentence: string): boolean => smallPrint.test(sentence)
