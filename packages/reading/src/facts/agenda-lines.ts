// Lines of an agenda: a day with what is on it, or, below a day, an hour with what is on then.
import { isWholeSentence } from '../language/sentences.ts'
import { daysBetween, readDays } from '../values/dates.ts'
import { readTimes } from '../values/times.ts'
import type { Day, SectionDraft, Surroundings } from './section.ts'

const parts = /^[\s,:–—-]+/
/** What goes on for weeks is no entry of an agenda. */
const mostDays = 10

/** “Vendredi 11 et samedi 12 décembre : marché de Noël”: what follows its day. */
export function saidOfDay(text: string, { today, written, isMonthFirst }: Surroundings): string {
  const [day, ...more] = readDays(text, written ?? today, isMonthFirst, true)
  if (!day || more.length > 0 || daysBetween(day.from, day.to) > mostDays) return ''
  if (/\p{L}{3}/u.test(text.slice(0, day.index).replace(weekdays, ''))) return ''
  const rest = text.slice(day.end)
  return parts.test(rest) || !/^\s/.test(rest) ? rest.replace(parts, '') : ''
}
const weekdays =
  /(?<!\p{L})(?:\p{L}+day|\p{L}+tag|\p{L}+di|dimanche|mittwoch|sonnabend|lunes|martes|miércoles|jueves|viernes|sábado|domingo|les?|the|den|dem|am|el)(?!\p{L})/giu

const hour = String.raw`(?:de |dès |à |from |at |ab |um |a las |von )?\d{1,2}(?:\s?(?:h|:|\.)\s?\d{2}|\s?(?:h|uhr|[ap]\.?m\.?))`
/** “14 h : …”, “6.30pm – …”, “de 14 h à 17 h : …”. */
const timed = new RegExp(
  String.raw`^${hour}(?:\s?(?:uhr|h|[ap]\.?m\.?))?(?:\s?(?:–|—|-|à|to|bis|a|until)\s?(?:las )?\d{1,2}(?:\s?(?:h|:|\.)\s?\d{2})?(?:\s?(?:h|uhr|[ap]\.?m\.?))?)?\s*(?::|–|—|-)\s*(?=\p{L})`,
  'iu',
)

/** An hour with what is on then, in a section that has a day; null of any other line. */
export function timedEntry(text: string): { readonly time: string; readonly rest: string } | null {
  const head = timed.exec(text)?.[0]
  const time = head === undefined ? undefined : readTimes(head)[0]?.time
  const rest = text.slice(head?.length ?? 0)
  return head === undefined || time === undefined || (rest.match(/\p{L}{3,}/gu) ?? []).length < 1
    ? null
    : { time, rest }
}

/** Hours below a heading that is a day are entries of it; below a name with its day they are its programme. */
export function withHours(one: SectionDraft, dayOfHeading: Day | null): SectionDraft {
  const { timed: lines, day } = one
  const [first] = lines
  if (first === undefined) return one
  if (dayOfHeading === null) {
    const sentences = lines.map(({ text }) => text).filter((text) => isWholeSentence(text))
    return {
      ...one,
      day: day !== null && day.time === null ? { ...day, time: first.time } : day,
      paragraphs: sentences.length === 0 ? one.paragraphs : [...one.paragraphs, sentences],
    }
  }
  const dated = lines.map(({ time, rest, text }) => ({
    day: { ...dayOfHeading, time, where: '' },
    name: nameIn(rest),
    sentences: [`${dayWords(dayOfHeading)}, ${text}`],
  }))
  return { ...one, day: null, dated: [...one.dated, ...dated] }
}

/** The day as the page says it, without an hour or a place behind it. */
const dayWords = ({ said, date }: Day): string => {
  const [found] = readDays(said, date, false, true)
  const words = said.slice(found?.index ?? 0, found?.end)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const mostOfName = 60
/** What is on, as a name: up to its hour, its place, or what is said of it. */
export function nameIn(rest: string): string {
  const [head = ''] = rest.split(
    /\s[–—(-]|[,;:(]\s?|\s(?:à|de|dès|at|from|um|ab|von|a las)\s(?=\d)|\.\s|\.$/u,
  )
  const name = head.trim()
  return isWholeSentence(rest) || name.length > mostOfName || !/\p{L}{3}/u.test(name) ? '' : name
}

/** Several lines that each name a day and what is on it are as many entries; so is one, below what heads an agenda. */
export function withAgenda(one: SectionDraft, isFurniture: boolean, around: Surroundings): SectionDraft {
  const entries = one.agenda.filter(({ line }) =>
    /[:–—-]\s*\p{L}.*\p{L}{3}|^\p{L}.*\p{L}{3}.*[:–—(-]\s*\D{0,12}\d/u.test(line),
  )
  const days = new Set(entries.map(({ day }) => day.date))
  if (days.size < (isFurniture ? 1 : 2) || entries.length < one.agenda.length) return one
  const dated = entries.map(({ day, line }) => ({
    day: { ...day, where: '' },
    name: nameIn(saidOfDay(line, around)),
    sentences: [line],
  }))
  return { ...one, day: null, dated: [...one.dated, ...dated] }
}
