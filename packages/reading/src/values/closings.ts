// When it is closed: days of the week, and periods with their first and last day.
import { cue } from '../language/cue.ts'
import { tellsOfThePast } from '../language/past.ts'
import { dayBefore, daysBetween, lastOfMonth, readDays, yearLater } from './dates.ts'
import { monthOf } from './day-words.ts'
import type { DateContext } from './last-day.ts'

export interface Closing {
  /** The first day closed; nothing where only the end is said. */
  readonly from: string | null
  readonly to: string
}

const closed = cue(
  [
    'fermée?s?|fermeture|fermons|fermer(?:ons|a|ont|ai)|(?:en )?congés(?: annuels)?|vacances annuelles',
    // A farm is called “ferme”, too.
    '(?<!(?:la|une|notre|ma|de|à la|en) )ferme(?= (?:à (?:\\d|midi)|les? (?:\\p{L}+di|dimanche|\\d)|du (?:\\p{L}+di|dimanche|\\d)|dès|exceptionnellement|plus tôt|ses portes|pour|jusqu))|ferment',
    '(?:reste(?:nt|ra|ront)?|est|sont|sera|seront) clos(?:e|es)?',
    'closed|closing(?: days?)?|closure|we close|closes? (?:for|at|early|on|from|its doors)|shuts?(?: (?:at|early|from|for|on|its doors))?|shut|(?:christmas|winter|summer) break',
    'cerrad[oa]s?|cierran?|cerramos|cerrar(?:emos|án?)|cierre|vacaciones',
    'geschlossen|betriebsferien|betriebsurlaub|machen (?:wir )?urlaub|im urlaub|(?:weihnachts|winter|sommer|betriebs)pause|betriebsruhe|schließ(?:t|en)(?! sich)(?=[^.!?]{0,40}(?:\\d|mittags?|früher))|schließen wir|schließtage?',
  ].join('|'),
)
/** What ends on a day is no closed door. */
const deadline =
  /(?<!\p{L})(?:inscriptions?|réservations?|commandes?|candidatures?|votes?|bookings?|orders?|applications?|entries|registrations?|sign-ups?|inscripci(?:ón|ones)|reservas|pedidos|anmelde\p{L}*|anmeldung\p{L}*|bestell\p{L}*|bewerbung\p{L}*)(?!\p{L})[^.!?]{0,30}(?:ferm|clos|shut|clôtur|cierr|cerrar|schließ)/iu
const weekday =
  /(?<!\p{L})(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|jours fériés|bank holidays|festivos|feiertage?n?)(?!\p{L})/iu
const restDay = cue('ruhetage?|jour de fermeture|día de descanso')
const reopens =
  /(?:rouvr|réouv|réouvr|nous revenons|on se retrouve|nous vous retrouvons|re-?open|open again|back (?:on|from|in)|reabr|volvemos|volveremos|abrimos de nuevo|de vuelta|wieder (?:ab|am|da|für|geöffnet|offen)|öffnen wir wieder|(?:sommes|serons|est|sera|suis|serai) de retour|(?<!\p{L})ab(?: (?:dem|\p{L}+tag|mittwoch))?,?)[^.,;]{0,30}$/iu
const opensAgain =
  /(?<!\p{L})(?:rouvr\p{L}+|réouverture|re-?opens?|re-?opening|open again|back (?:on|from)|reabr\p{L}+|reapertura|volvemos|volveremos|abrimos de nuevo|wieder (?:ab|da|für (?:sie|euch|dich)|geöffnet|offen)|öffnen wir wieder|(?:nous sommes|nous serons|on est|on sera|je suis|je serai) de retour|nous vous retrouvons)(?!\p{L})/iu
const until =
  /(?:jusqu['’]?\s?au|until|till|hasta(?: el)?|bis(?: zum| einschließlich)?)\s*(?:\p{L}+,?\s+)?$/iu
const inMonth =
  /(?<!\p{L})(?:en|au mois (?:de |d['’])|tout le mois (?:de |d['’])|in|for|during|throughout|im(?: monat)?|durante(?: el mes de)?|en el mes de|todo)\s+(\p{L}{3,10})(?:\s+(?:de\s+)?(\d{4}))?(?!\p{L})/giu
const longAgoDays = 800

export function readClosing(text: string, said: DateContext): Closing | null {
  const { language, near, isMonthFirst } = said
  if (!closed.test(text) || deadline.test(text) || tellsOfThePast(text, language)) return null
  const days = readDays(text, near, isMonthFirst, true)
  const back = days.find(({ index, end }) => isReopening(text, index, end))
  const shut = days.filter((day) => day !== back)
  const [first] = shut
  if (!first) return back ? { from: null, to: dayBefore(back.from) } : closedMonth(text, near)
  const isEnd = first.from === first.to && until.test(text.slice(0, first.index))
  if (back && back.from > first.from) return { from: isEnd ? null : first.from, to: dayBefore(back.from) }
  const last = shut.at(-1) ?? first
  const to = last.to < first.from ? (last.hasYear ? first.to : yearLater(last.to)) : last.to
  if (daysBetween(to, near) > longAgoDays) return null
  return { from: isEnd && shut.length === 1 ? null : first.from, to }
}

function isReopening(text: string, index: number, end: number): boolean {
  const before = text.slice(0, index)
  if (/(?:depuis|since|desde|seit)(?: \p{L}+)?\s*$/iu.test(before)) return false
  // “ab dem 4. Januar sind wir wieder da”; “ab dem 24. Dezember geschlossen” begins it.
  if (/(?<!\p{L})ab(?: \p{L}+)?,?\s*$/iu.test(before) && !/wieder(?! ab)/i.test(before.slice(-40)))
    return /wieder|zurück/i.test(text.slice(end, end + 50)) || /wieder ab\s*(?:\p{L}+,?\s*)?$/iu.test(before)
  return reopens.test(before)
}

/** When it opens again, told in a sentence of its own: the day before is the last one closed. */
export function readReopening(text: string, { language, near, isMonthFirst }: DateContext): string | null {
  if (!opensAgain.test(text) || tellsOfThePast(text, language)) return null
  const [day, ...more] = readDays(text, near, isMonthFirst, true)
  return day && more.length === 0 && isReopening(text, day.index, day.end) ? dayBefore(day.from) : null
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
