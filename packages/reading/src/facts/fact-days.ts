// The days of a fact: when it happens, when it was said, and until when it is true.
import type { FactKind } from '@postelier/contract'
import type { ReadPage } from '../page/read-page.ts'
import { daysBetween, realDay } from '../values/dates.ts'
import { lastDayOf, oneDayIn, type Said } from '../values/last-day.ts'
import { namesOneDay, relativeDay } from '../values/relative-days.ts'
import { readTimes } from '../values/times.ts'
import type { PagePlace } from './page-surroundings.ts'
import type { Day, Section } from './section.ts'

/** Whether a day lies so far back that it says nothing any more. */
export const isLongOver = (day: string, today: string): boolean => daysBetween(day, today) > 800

export const dayOf = (day: Day, isEvent: boolean) => ({
  date: day.date,
  time: isEvent ? day.time : null,
  where: day.where,
  until: isEvent ? day.to : null,
})

export const isArticleIn = ({ page, around }: PagePlace): boolean =>
  around.kind === 'article' || page.article !== null

const saidIn = ({ page, around, published }: PagePlace): Said => ({
  language: page.language,
  near: published ?? around.today,
  isMonthFirst: page.isMonthFirst,
})

/** A day with an hour, to come, or on a page of events; one that only says when something was written is none. */
export function isEventDay(day: Day, place: PagePlace): boolean {
  const { around, published } = place
  if (day.date === published && day.time === null) return false
  if (around.kind === 'events') return true
  if (isArticleIn(place)) return false
  if (day.time !== null || day.date > around.today) return true
  return day.hasWeekday && around.kind !== 'news'
}

/** What such a thing says of a day is told, and does not end it. */
const endless: ReadonlySet<FactKind> = new Set<FactKind>(['history', 'award', 'person'])

/** The last day on which it is true: by its sentences, by what stands beside them, or by the event that its page is about. */
export function untilOf(
  kind: FactKind,
  says: readonly string[],
  section: Section,
  place: PagePlace,
): string | null {
  const { page, around, published, eventDay } = place
  if (endless.has(kind)) return null
  const said = lastDayOf(says, saidIn(place))
  const beside = says.flatMap((sentence) => section.ends.get(sentence) ?? [])
  const relative = published
    ? says.flatMap((sentence) => relativeDay(sentence, page.language, published) ?? [])
    : []
  const own = [...(said ? [said] : []), ...beside, ...relative].sort().at(-1) ?? section.until
  if (own || !eventDay || kind === 'advice' || kind === 'hours' || kind === 'contact') return own
  return eventDay < around.today || eventDay > (published ?? '') ? eventDay : null
}

const mayHappen: ReadonlySet<FactKind> = new Set<FactKind>(['news', 'method', 'service', 'place', 'business'])

interface Happening {
  readonly date: string
  readonly time: string | null
  readonly where: string
  readonly until: string
}

/** The one day to come that these sentences name: what happens on it is an event. */
export function eventIn(says: readonly string[], kind: FactKind, place: PagePlace): Happening | null {
  const { around, published, page } = place
  const isTold = isArticleIn(place) || around.kind === 'news' || around.kind === 'events'
  // “On Sunday at ten we open our doors, and wine is free”: a day with an hour comes before what it costs.
  if (!mayHappen.has(kind) && !(kind === 'offer' && isTold)) return null
  const found = oneDayIn(says, saidIn(place), around.kind === 'events')
  if (found && found.day.from === found.day.to) {
    const time = timeAfter(found.sentence, found.day.end)
    if ((!isTold || kind === 'offer') && time === null && !found.day.hasWeekday) return null
    if (found.day.from === published && time === null) return null
    return { date: found.day.from, time, where: '', until: found.day.to }
  }
  const sentence = published && isTold ? says.find((one) => namesOneDay(one, page.language)) : undefined
  const day = sentence && published ? relativeDay(sentence, page.language, published) : null
  return sentence && day ? { date: day, time: timeAfter(sentence, 0), where: '', until: day } : null
}

export const timeAfter = (sentence: string, end: number): string | null =>
  (readTimes(sentence.slice(end))[0] ?? readTimes(sentence)[0])?.time ?? null

/** The one day that an article announces where it begins: what it says besides is over with it. */
export function eventDayOf(sections: readonly Section[], place: PagePlace): string | null {
  if (!isArticleIn(place)) return null
  const days = sections.flatMap(({ paragraphs }) =>
    paragraphs.map((says) => eventIn(says, 'news', place)?.date ?? null),
  )
  const [first] = days
  return first && days.every((day) => day === null || day === first) ? first : null
}

/** When a page says, to machines, that it was written. */
export function publishedSaid({ meta, things }: ReadPage): string | null {
  const said = meta.get('article:published_time') ?? meta.get('datepublished') ?? ''
  const day = realDay(said)
  if (day) return day
  for (const { types, values } of things) {
    const [value] = values.datePublished ?? []
    const published = typeof value === 'string' ? realDay(value) : null
    if (published && types.some((type) => /Article|Posting/.test(type))) return published
  }
  return null
}
