// Words for a day that only the day of writing explains: “samedi prochain”, “this weekend”, “morgen”.
import type { Language } from '@postelier/contract'
import { cue } from '../language/cue.ts'
import { lastOfMonth } from './dates.ts'

/** From Sunday on. */
export const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  de: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend'],
}

/** A weekday that can only be the next one. */
const nextWeekday: Readonly<Record<Language, (name: string) => string>> = {
  fr: (name) => `(?:${name}) prochain|ce (?:${name})(?! \\d)`,
  en: (name) => `(?:this|next|this coming) (?:${name})`,
  es: (name) => `este (?:${name})(?! \\d)|(?:próximo) (?:${name})|(?:${name}) (?:que viene|próximo)`,
  de: (name) => `(?:diesen|diesem|kommenden|kommendem|nächsten|nächstem) (?:${name})`,
}
const weekdayForms = (Object.keys(weekdayNames) as Language[]).flatMap((language) =>
  weekdayNames[language].map((name, weekday) => ({
    language,
    weekday,
    form: cue(nextWeekday[language](name)),
  })),
)

type Reach = 'day' | 'tomorrow' | 'week' | 'nextWeek' | 'month'
const reaches: Readonly<Record<Language, readonly (readonly [Reach, RegExp])[]>> = {
  fr: [
    ['day', cue('ce (?:soir|midi|matin)|cet après-midi')],
    ['tomorrow', cue('(?:dès )?demain(?! encore)')],
    ['week', cue('ce week-?end|cette semaine')],
    ['nextWeek', cue('(?:la )?semaine prochaine|le week-?end prochain')],
    ['month', cue('ce mois-ci')],
  ],
  en: [
    ['day', cue('tonight|this (?:morning|afternoon|evening)')],
    ['tomorrow', cue('tomorrow')],
    ['week', cue('this week(?:end)?')],
    ['nextWeek', cue('next week(?:end)?')],
    ['month', cue('this month')],
  ],
  es: [
    ['day', cue('esta (?:mañana|tarde|noche)')],
    ['tomorrow', /(?<!(?:la|una|cada|esta|por la|de la) )(?<!\p{L})mañana(?!\p{L})/iu],
    ['week', cue('este fin de semana|esta semana')],
    ['nextWeek', cue('la próxima semana|la semana que viene')],
    ['month', cue('este mes')],
  ],
  de: [
    ['day', cue('heute (?:morgen|mittag|nachmittag|abend|nacht)')],
    [
      'tomorrow',
      /(?<!(?:[Hh]eute|[Gg]uten|[Aa]m) )(?<!\p{L})(?:morgen|Morgen (?:ab|um|ist|gibt|findet))(?!\p{L})/u,
    ],
    ['week', cue('(?:dieses|an diesem) wochenende|diese woche')],
    ['nextWeek', cue('nächste woche|nächstes wochenende')],
    ['month', cue('diesen monat|in diesem monat')],
  ],
}

const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const weekdayOn = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** “depuis cette semaine”: what began then goes on. */
const since = /(?:depuis|since|seit|desde)\s+$/i

export const isRelativeToWriting = (sentence: string, language: Language): boolean =>
  weekdayForms.some((one) => one.language === language && one.form.test(sentence)) ||
  reachOf(sentence, language) !== null

function reachOf(sentence: string, language: Language): Reach | null {
  for (const [reach, form] of reaches[language]) {
    const found = form.exec(sentence)
    if (found && !since.test(sentence.slice(0, found.index))) return reach
  }
  return null
}

/** The last day such words mean, written on that day; nothing where there are none. */
export function relativeDay(sentence: string, language: Language, written: string): string | null {
  const next = weekdayForms.find((one) => one.language === language && one.form.test(sentence))
  if (next) return plus(written, (next.weekday - weekdayOn(written) + 7) % 7 || 7)
  const reach = reachOf(sentence, language)
  if (!reach) return null
  const toSunday = (7 - weekdayOn(written)) % 7
  if (reach === 'month') return lastOfMonth(Number(written.slice(5, 7)), Number(written.slice(0, 4)), written)
  return plus(written, { day: 0, tomorrow: 1, week: toSunday, nextWeek: toSunday + 7 }[reach])
}

/** Whether they name one day and not a stretch of days. */
export const namesOneDay = (sentence: string, language: Language): boolean =>
  weekdayForms.some((one) => one.language === language && one.form.test(sentence)) ||
  ['day', 'tomorrow'].includes(reachOf(sentence, language) ?? '')
