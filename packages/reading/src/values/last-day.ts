// Until when what a sentence says is true, by the days it names.
import type { Language } from '@postelier/contract'
import { cue } from '../language/cue.ts'
import { tellsOfThePast } from '../language/past.ts'
import { dayBefore, daysBetween, type FoundDay, lastOfMonth, readDays, yearLater } from './dates.ts'
import { monthOf } from './day-words.ts'
import { readTimes } from './times.ts'

const untilWords =
  /(?:jusqu['’]?\s?au|jusqu['’]à|until|till|through|(?:open|valid|runs?|sign up|book(?:ings?)?|orders?) to|hasta(?:\s+el)?|bis(?:\s+(?:zum|einschließlich))?)\s*(?:(?:le|the|el|dem)\s+)?$/i
const beforeWords = /(?:avant(?:\s+le)?|before|antes\s+del?|vor\s+dem)\s*$/i
const startWords =
  /(?:à partir du|à compter du|dès(?: le)?|depuis(?: le)?|après le|from|since|as of|starting(?: on)?|after|a partir del?|desde(?: el)?|ab(?: dem)?|seit(?: dem)?|nach dem)\s*$/i
const weekdayLast =
  /(?:\p{L}{4,8}day|\p{L}{3,7}tag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),?\s*(?:den |dem |the )?$/iu
const monthEnd =
  /(?:jusqu['’]?\s?à (?:la )?fin(?: du mois)?(?: de| d['’])?|until (?:the )?end of|through(?: the end of)?|hasta (?:el )?fin(?:al|ales)? de|bis ende)\s+(\p{L}{3,10})(?:\s+(?:de\s+)?(\d{4}))?/giu
const wholeMonth =
  /(?:tout le mois (?:de |d['’])|pendant le mois (?:de |d['’])|all (?:of )?|throughout |(?:durante )?todo (?:el mes de )?|den ganzen |im ganzen |(?:noch )?im gesamten )(\p{L}{3,10})(?:\s+(?:de\s+)?(\d{4}))?/giu

/** What is said so long ago is told of, and does not end anything. */
const longAgoDays = 800

export interface DateContext {
  readonly language: Language
  /** Days without a year lie near it: when it was written, or today. */
  readonly near: string
  readonly isMonthFirst: boolean
  /** Near is the day of writing: what ends without a year ends after it. */
  readonly isWritten?: boolean
}

/** The last day on which the sentence is true, where it says one in as many words, or gives a span of days. */
export function readUntil(text: string, today: string, isMonthFirst = false): string | null {
  const ends = readDays(text, today, isMonthFirst, true).flatMap((day) => explicitEnd(text, day) ?? [])
  return [...ends, ...monthEnds(text, today)].sort().at(-1) ?? null
}

function explicitEnd(text: string, { from, to, index }: FoundDay): string | null {
  const before = text.slice(0, index).replace(weekdayLast, '')
  if (from !== to || untilWords.test(before)) return to
  return beforeWords.test(before) ? dayBefore(from) : null
}

const monthEnds = (text: string, near: string): string[] =>
  [monthEnd, wholeMonth].flatMap((form) =>
    [...text.matchAll(form)].flatMap(([, word = '', year]) => {
      const month = monthOf(word)
      return month === 0 ? [] : [lastOfMonth(month, year ? Number(year) : null, near)]
    }),
  )

/** The last day that sentences name, but for those that tell of the past and those that only say when something begins. */
export function lastDayOf(sentences: readonly string[], said: DateContext): string | null {
  const ends = sentences.flatMap((sentence) =>
    tellsOfThePast(sentence, said.language) ? [] : endsIn(sentence, said),
  )
  return ends.sort().at(-1) ?? null
}

function endsIn(sentence: string, said: DateContext): string[] {
  const { near, isMonthFirst } = said
  const named = readDays(sentence, near, isMonthFirst, true).flatMap((day) => {
    if (isPastSeason(day, near)) return []
    const explicit = explicitEnd(sentence, day)
    if (explicit) return [day.hasYear ? explicit : endAfterStart(sentence, explicit, said)]
    const before = sentence.slice(0, day.index).replace(weekdayLast, '')
    return startWords.test(before) ? [] : [day.to]
  })
  const ofMonths = monthEnds(sentence, near).filter((end) => end >= near || !monthSeason.test(sentence))
  return [...named, ...ofMonths].filter((day) => daysBetween(day, near) < longAgoDays)
}

const leastSeasonDays = 90
/** “du 1er avril au 31 octobre”: it comes again every year. */
const isPastSeason = ({ from, to, hasYear, isList }: FoundDay, near: string): boolean =>
  !hasYear && !isList && to < near && daysBetween(from, to) >= leastSeasonDays
const monthSeason =
  /(?:d['’]|de |from |desde |von )(?:janvier|février|mars|avril|mai|juin|juillet|(?:jan|febr)uary|march|april|may|june|july|enero|febrero|marzo|abril|mayo|junio|julio|januar|februar|märz|juni|juli)(?!\p{L})(?![^.]{0,30}\d{4})/iu

const sinceMonth =
  /(?:depuis|dès|since|desde|seit)\s+(?:le mois d[e’']\s?|early |late |fin |début |anfang |ende )?(\p{L}{3,10})/giu
const sinceAutumn =
  /(?:depuis (?:la rentrée|cet automne|l['’]automne)|since (?:the|this|last) autumn|desde (?:este|el) otoño|seit (?:dem|diesem) herbst)/i

/** An end without a year lies after what it ends began, or after it was written. */
function endAfterStart(
  sentence: string,
  end: string,
  { near, isMonthFirst, isWritten }: DateContext,
): string {
  if (end >= near) return end
  const starts = readDays(sentence, near, isMonthFirst, true)
    .filter(({ index }) => startWords.test(sentence.slice(0, index).replace(weekdayLast, '')))
    .map(({ from }) => from)
  const months = [...sentence.matchAll(sinceMonth)].flatMap(([, word = '']) => {
    const month = monthOf(word)
    return month === 0 ? [] : [lastOfMonth(month, null, near)]
  })
  const isAfter = [...starts, ...months].some((start) => start > end && start <= near)
  return isWritten || isAfter || sinceAutumn.test(sentence) ? yearLater(end) : end
}

const validWords = cue(
  'valables?|valides?|offre|promo(?:tion)?|action|valid|offer(?: ends)?|ends|validez|válid[oa]|oferta|gültig|aktion|angebot|solange',
)

/** Of words that are no sentence: an end, or a day on which an offer ends. */
export function endOfScrap(text: string, said: DateContext): string | null {
  const until = readUntil(text, said.near, said.isMonthFirst)
  if (until) return until
  return validWords.test(text)
    ? (readDays(text, said.near, said.isMonthFirst, true).at(-1)?.to ?? null)
    : null
}

/** Of the days to come that sentences name, the one: the only one, or the only one with its weekday or its hour. */
export function oneDayIn(
  sentences: readonly string[],
  { language, near, isMonthFirst }: DateContext,
  isOver: (day: FoundDay) => boolean = ({ to }) => to < near,
): { readonly day: FoundDay; readonly sentence: string } | null {
  const found = sentences.flatMap((sentence) =>
    tellsOfThePast(sentence, language)
      ? []
      : readDays(sentence, near, isMonthFirst, true)
          .filter(
            (day) => !isOver(day) && !isPastSeason(day, near) && daysBetween(day.to, near) < longAgoDays,
          )
          .filter((day) => {
            const before = sentence.slice(0, day.index).replace(weekdayLast, '')
            return !untilWords.test(before) && !beforeWords.test(before) && !startWords.test(before)
          })
          .map((day) => ({ day, sentence })),
  )
  return (
    onlyOne(found) ?? onlyOne(found.filter(({ day, sentence }) => day.hasWeekday || hasTime(sentence, day)))
  )
}

function onlyOne<T extends { readonly day: FoundDay }>(found: readonly T[]): T | null {
  const [first] = found
  return first && found.every(({ day }) => day.from === first.day.from) ? first : null
}

const hasTime = (sentence: string, { end }: FoundDay): boolean =>
  readTimes(sentence.slice(end)).some(({ index }) => index < 25)
