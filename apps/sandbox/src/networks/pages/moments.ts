// When a post appeared, in the viewer's own zone and in the form its network writes it in.
import type { FastifyRequest } from 'fastify'
import { type Html, html } from '../../look/html.ts'
import { zoneOf } from '../../look/zone.ts'
import type { Network } from '../shared/names.ts'
import type { Words } from './words.ts'

/** Whoever looks at a page. */
export interface Viewer {
  readonly words: Words
  /** Theirs, as their browser says; until it did, the one that is everybody's. */
  readonly zone: string
  /** The networks' own time. */
  readonly nowMs: number
}

export function viewerOf(request: FastifyRequest, words: Words, nowMs: number): Viewer {
  return { words, nowMs, zone: zoneOf(request, 'UTC') }
}

/**
 * `spoken`: 20 novembre à 17:30; `short`: 20 nov., 17:30; `figures`: 20/11 17:30; `clock`: 17:30 · 20 nov. 2025; `age`: 2 j, and the
 * day after a week; `since`: 2 j, 3 sem. and so on. */
export type Form = 'spoken' | 'short' | 'figures' | 'clock' | 'age' | 'since'

/** Beside the name, and at the foot of a post. */
export const formsOn: Readonly<Record<Network, { readonly beside: readonly Form[]; readonly foot?: Form }>> =
  {
    facebook: { beside: ['spoken'] },
    instagram: { beside: ['since'], foot: 'spoken' },
    linkedin: { beside: ['since', 'short'] },
    tiktok: { beside: ['figures'] },
    x: { beside: ['age'], foot: 'clock' },
    bluesky: { beside: ['age'], foot: 'spoken' },
  }

type Options = Intl.DateTimeFormatOptions
const clock: Options = { hour: 'numeric', minute: '2-digit' }

export function momentOf(atMs: number, form: Form, viewer: Viewer): Html {
  const date = new Date(atMs)
  const whole = written(date, viewer, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZoneName: 'short',
    ...clock,
  })
  return html`<time datetime="${date.toISOString()}" title="${whole}">${inForm(date, form, viewer)}</time>`
}

const written = (date: Date, { words, zone }: Viewer, options: Options) =>
  new Intl.DateTimeFormat(words.locale, { ...options, timeZone: zone }).format(date)

const yearOf = (date: Date, viewer: Viewer) => written(date, viewer, { year: 'numeric' })

function inForm(date: Date, form: Form, viewer: Viewer): string {
  // This year's is understood.
  const isOther = yearOf(date, viewer) !== yearOf(new Date(viewer.nowMs), viewer)
  const year: Options = isOther ? { year: 'numeric' } : {}
  if (form === 'age' || form === 'since') return ageOf(date, form, viewer, year)
  if (form === 'clock')
    return `${written(date, viewer, clock)} · ${written(date, viewer, { day: 'numeric', month: 'short', year: 'numeric' })}`
  const day: Options =
    form === 'figures'
      ? { day: '2-digit', month: '2-digit' }
      : { day: 'numeric', month: form === 'spoken' ? 'long' : 'short' }
  return written(date, viewer, { ...day, ...year, ...clock })
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

function ageOf(date: Date, form: 'age' | 'since', viewer: Viewer, year: Options): string {
  const { age } = viewer.words
  const ms = viewer.nowMs - date.getTime()
  if (ms < minuteMs) return age.now
  if (ms < hourMs) return age.minutes(Math.floor(ms / minuteMs))
  if (ms < dayMs) return age.hours(Math.floor(ms / hourMs))
  if (ms < 7 * dayMs) return age.days(Math.floor(ms / dayMs))
  if (form === 'age') return written(date, viewer, { day: 'numeric', month: 'short', ...year })
  if (ms < 30 * dayMs) return age.weeks(Math.floor(ms / (7 * dayMs)))
  if (ms < 365 * dayMs) return age.months(Math.floor(ms / (30 * dayMs)))
  return age.years(Math.floor(ms / (365 * dayMs)))
}

/** Whose hours these are. */
export function hoursOf(viewer: Viewer): string {
  const { words, zone, nowMs } = viewer
  if (zone === 'UTC') return words.hoursUtc
  const parts = new Intl.DateTimeFormat(words.locale, { timeZone: zone, timeZoneName: 'shortOffset' })
  const offset = parts.formatToParts(new Date(nowMs)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return words.hoursOf((zone.split('/').at(-1) ?? zone).replaceAll('_', ' '), offset)
}
