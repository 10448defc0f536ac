// When it is closed: days of the week, and periods with their first and last day.
import { cue } from '../language/cue.ts'
import { tellsOfThePast } from '../language/past.ts'
import { dayBefore, daysBetween, lastOfMonth, monthOf, readDays } from './dates.ts'
import type { Said } from './last-day.ts'

export interface Closing {
  /** The first day closed; nothing where only the end is said. */
  readonly from: string | null
  readonly to: string
}

const closed = cue(
  [
    'fermée?s?|fermeture|fermons|fermerons|(?:en )?congés(?: annuels)?|vacances annuelles',
    'closed|closing(?: days?)?|closure|we close|closes for|(?:christmas|winter|summer) break',
    'cerrad[oa]s?|cerramos|cerraremos|cerrará|cierre|cerramos por|vacaciones',
    'geschlossen|betriebsferien|betriebsurlaub|machen (?:wir )?urlaub|im urlaub|(?:weihnachts|winter|sommer|betriebs)pause|betriebsruhe|schließen wir|schließtage?',
  ].join('|'),
)
const weekday =
  /(?<!\p{L})(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|jours fériés|bank holidays|festivos|feiertage?n?)(?!\p{L})/iu
const restDay = cue('ruhetage?|jour de fermeture|día de descanso')
const reopens = /(?:rouvr|réouv|re-?open|back on|reabr|wieder (?:ab|am|da|für)|de retour)[^.]{0,30}$/i
const until =
  /(?:jusqu['’]?\s?au|until|till|hasta(?: el)?|bis(?: zum| einschließlich)?)\s*(?:\p{L}+,?\s+)?$/iu
const inMonth =
  /(?<!\p{L})(?:en|au mois (?:de |d['’])|tout le mois (?:de |d['’])|in|for|during|throughout|im(?: monat)?|durante(?: el mes de)?|en el mes de|todo)\s+(\p{L}{3,10})(?:\s+(?:de\s+)?(\d{4}))?(?!\p{L})/giu
const longAgoDays = 800

export function readClosing(text: string, { language, near, isMonthFirst }: Said): Closing | null {
  if (!closed.test(text) || tellsOfThePast(text, language)) return null
  const [first, ...more] = readDays(text, near, isMonthFirst, true)
  const back = more.find(({ index }) => reopens.test(text.slice(0, index)))
  if (
    first &&
    back &&
    first.from === first.to &&
    back.from > first.to &&
    !until.test(text.slice(0, first.index))
  )
    return { from: first.from, to: dayBefore(back.from) }
  const last = more.filter(({ index }) => !reopens.test(text.slice(0, index))).at(-1) ?? first
  if (!first || !last) return closedMonth(text, near)
  if (daysBetween(last.to, near) > longAgoDays) return null
  const before = text.slice(0, first.index)
  if (reopens.test(before)) return { from: null, to: dayBefore(first.from) }
  if (first.from === first.to && until.test(before)) return { from: null, to: first.to }
  return first.from <= last.to ? { from: first.from, to: last.to } : { from: first.from, to: first.to }
}

function closedMonth(text: string, near: string): Closing | null {
  for (const [, word = '', year] of text.matchAll(inMonth)) {
    const month = monthOf(word)
    if (month === 0) continue
    const to = lastOfMonth(month, year ? Number(year) : null, near)
    return daysBetween(to, near) > longAgoDays ? null : { from: `${to.slice(0, 8)}01`, to }
  }
  return null
}

const longest = 90
/** “Fermé le dimanche et le lundi”, “lunes cerrado”, “Montag Ruhetag”. */
export const isClosedWeekday = (text: string): boolean =>
  text.length <= longest &&
  ((closed.test(text) && weekday.test(text)) || (restDay.test(text) && /\p{L}{4,}/u.test(text)))

export const isClosedWord = (text: string): boolean => closed.test(text) || restDay.test(text)
