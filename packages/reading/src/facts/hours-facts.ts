// Opening hours as facts, and those that only the frame of a site tells: its footer, on every page.
import type { FactSource } from '@postelier/contract'
import type { ReadPage } from '../page/read-page.ts'
import { lastDayOf } from '../values/last-day.ts'
import { draftFact, type FactDraft } from './fact-drafts.ts'
import { isOffer } from './kind-cues.ts'
import type { Section } from './section.ts'
import { sectionsOf } from './sections.ts'

/** Hours and telephone of the first page's frame, where no page tells them in its own words. */
export function frameSections(page: ReadPage, today: string): Section[] {
  const { language, isMonthFirst } = page
  return sectionsOf(page.whole(), { language, isMonthFirst, today, flag: () => undefined })
}

export function factsOfFrame(page: ReadPage, today: string, known: readonly FactDraft[]): FactDraft[] {
  const source: FactSource = { by: 'page', url: page.url, title: page.title }
  const [hasHours, hasContact] = [
    known.some(({ kind, until }) => kind === 'hours' && until === null),
    known.some(({ kind }) => kind === 'contact'),
  ]
  return frameSections(page, today).flatMap((section) => [
    ...(hasHours ? [] : hoursFacts(section, source, page.language)),
    ...closingFacts(section, source, page.language),
    ...offerFacts(section, source, page.language),
    ...barOffers(section, source, page, today),
    ...(hasContact ? [] : contactFacts(section, source, page.language)),
  ])
}

export const offerFacts = (
  { offers }: Section,
  source: FactSource,
  language: FactDraft['language'],
): FactDraft[] =>
  offers.map(({ line, until }) =>
    draftFact('offer', language, source, { says: [line], until, url: 'url' in source ? source.url : '' }),
  )

/** A sentence above every page that says what is had for less, and until when: no frame, though all pages repeat it. */
function barOffers(
  { paragraphs, ends, until: ofAll }: Section,
  source: FactSource,
  { language, isMonthFirst, url }: ReadPage,
  today: string,
): FactDraft[] {
  return paragraphs.flatMap((says) => {
    const until =
      lastDayOf(says, { language, near: today, isMonthFirst }) ??
      ends.get(says[0] ?? '') ??
      (paragraphs.length <= 3 ? ofAll : null)
    return says.length <= 3 && isOffer(says.join(' ')) && until
      ? [draftFact('offer', language, source, { says, until, url })]
      : []
  })
}

/** A period in which it is closed: its first day, where it is said, and its last. */
export const closingFacts = (
  { closings }: Section,
  source: FactSource,
  language: FactDraft['language'],
): FactDraft[] =>
  closings.map(({ lines, from, to }) =>
    draftFact('hours', language, source, { says: lines, date: from, until: to }),
  )

export const contactFacts = (
  { contacts }: Section,
  source: FactSource,
  language: FactDraft['language'],
): FactDraft[] =>
  contacts.map((line) =>
    draftFact('contact', language, source, {
      says: [line],
      about: (line.split(/[\s.:\u00A0]/)[0] ?? '').toLowerCase(),
    }),
  )

export function hoursFacts(
  section: Section,
  source: FactSource,
  language: FactDraft['language'],
): FactDraft[] {
  const names: Readonly<Record<string, string>> = {
    fr: 'horaires',
    en: 'opening hours',
    es: 'horario',
    de: 'Öffnungszeiten',
  }
  const lines = mergedLines(section.hours)
  const parts = Array.from({ length: Math.ceil(lines.length / 6) }, (_, index) =>
    lines.slice(index * 6, index * 6 + 6),
  )
  return parts.map((says) => draftFact('hours', language, source, { about: names[language] ?? '', says }))
}

/** Days that follow each other with the same hours share a line: “Mardi – vendredi : 6 h 30 – 13 h 30”. */
function mergedLines(hours: Section['hours']): string[] {
  const groups: { first: string; last: string; rest: string; day: number }[] = []
  for (const { line, hours: read } of hours) {
    const [, name = '', rest = ''] = /^([^:]+?)(\s*:\s*.+)$/.exec(line) ?? []
    const day = read?.days[0] ?? 0
    const last = groups.at(-1)
    if (last && rest !== '' && read?.days.length === 1 && last.rest === rest && day === last.day + 1) {
      last.last = name
      last.day = day
    } else groups.push({ first: name || line, last: '', rest, day: read?.days.length === 1 ? day : -9 })
  }
  return groups.map(({ first, last, rest }) => `${first}${last ? ` – ${last.toLowerCase()}` : ''}${rest}`)
}
