// What a part of a page under one heading holds.
import type { Language } from '@postelier/contract'
import type { OpeningHours } from '../site-reading.ts'
import type { Closing } from '../values/closings.ts'
import type { FoundPrice } from '../values/prices.ts'

export interface Day {
  readonly date: string
  readonly to: string
  readonly time: string | null
  readonly where: string
  readonly hasWeekday: boolean
  /** The line that says it. */
  readonly said: string
  /** It only says when something was written. */
  readonly isWritten: boolean
}
export interface PricedRow {
  readonly name: string
  /** As it is told: the name, what is said of it, and all its prices. */
  readonly says: string
  readonly price: FoundPrice
}
export interface HoursLine {
  readonly line: string
  /** Nothing where the line says more than days and hours. */
  readonly hours: OpeningHours | null
}
/** A day with what is on it, and what that is called where a few words say so. */
export interface Entry {
  readonly day: Day
  readonly name: string
  readonly sentences: readonly string[]
}
export interface Section {
  readonly heading: string
  readonly level: number
  /** The title of the page that it stands under. */
  readonly under: string
  readonly paragraphs: readonly (readonly string[])[]
  /** The last day of what a paragraph says, where words beside its sentences say one. */
  readonly ends: ReadonlyMap<string, string>
  /** The last day of all that stands here. */
  readonly until: string | null
  /** Sentences that begin with a day of their own. */
  readonly dated: readonly Entry[]
  readonly day: Day | null
  readonly price: FoundPrice | null
  /** What it costs in each season, or whom: “Basse saison : 78 €, haute saison : 96 €”. */
  readonly pricesSaid: string
  readonly hours: readonly HoursLine[]
  readonly closings: readonly (Closing & { readonly lines: readonly string[] })[]
  /** Offers that are no whole sentence: “Black Friday: 20% off all frames until 30 November”. */
  readonly offers: readonly { readonly line: string; readonly until: string | null }[]
  readonly contacts: readonly string[]
  readonly rows: readonly PricedRow[]
  /** It says itself that it is over. */
  readonly isOver: boolean
  /** The year that its heading, or one above it, says. */
  readonly year: number | null
}
export interface Surroundings {
  readonly language: Language
  readonly today: string
  readonly isMonthFirst: boolean
  /** When the page was written, where it says so. */
  readonly written?: string | null
  /** Told of words that speak to machines; they are not read. */
  readonly flag: (text: string) => void
}

/** A section while its lines are read. */
export interface SectionDraft {
  heading: string
  level: number
  under: string
  paragraphs: string[][]
  ends: Map<string, string>
  until: string | null
  dated: Entry[]
  day: Day | null
  price: FoundPrice | null
  pricesSaid: string
  /** More than one: nobody knows which is asked. */
  hasTwoPrices: boolean
  hours: HoursLine[]
  closings: (Closing & { lines: string[] })[]
  offers: { line: string; until: string | null }[]
  contacts: string[]
  rows: PricedRow[]
  isOver: boolean
  year: number | null
  /** A short line that may be the name of what costs the price below it. */
  name: string
  pairs: { name: string; price: FoundPrice }[]
  /** “Lundi”, with its hours on the line below. */
  days: string
  /** What the columns of its table are called. */
  columns: readonly string[]
  /** Lines that name an hour and what is on then. */
  timed: { time: string; rest: string; text: string }[]
  /** Lines that name a day and what is on it. */
  agenda: { day: Day; line: string }[]
  /** What a line below the last row says of it. */
  details: string
}

export const begin = (heading: string, level: number, under: string): SectionDraft => ({
  heading,
  level,
  under,
  paragraphs: [],
  ends: new Map(),
  until: null,
  dated: [],
  day: null,
  price: null,
  pricesSaid: '',
  hasTwoPrices: false,
  hours: [],
  closings: [],
  offers: [],
  contacts: [],
  rows: [],
  isOver: false,
  year: null,
  name: '',
  pairs: [],
  days: '',
  columns: [],
  timed: [],
  agenda: [],
  details: '',
})

const contact =
  /^(?:t[ée]l(?:[ée]phone|éfono|\.)?|phone|call(?: us)?(?: on)?|telefon|fon|mobil|móvil|mobile|whatsapp|réservations?|appelez[- ]nous|bookings?|reservas?|llámanos|reservierung(?:en)?)\s*\.?\s*(?::|au|on|al|unter)?\s*\+?\d[\d\s().\u00A0/-]{7,24}$/i
export const isContact = (text: string): boolean =>
  contact.test(text.replace(/\u00A0/g, ' ').replace(/\.$/, ''))

/** As each language parts a name from what is said of it. */
export const colon = (language: Language) => (language === 'fr' ? '\u00A0: ' : ': ')
