import type { FactView } from '@postelier/contract'
import type { Formats } from '#shared/i18n/formats.ts'

type Dated = Pick<FactView, 'kind' | 'date' | 'until'>
type Told = Dated & Pick<FactView, 'about' | 'says' | 'question' | 'time' | 'price'>

/** News of so many days ago is nothing that a business would post now. */
const newsDays = 90
const dayMs = 86_400_000

/** Whether its last day is over, on a day of the business's own local time; news is told for a while after its day. */
export const isPast = ({ kind, date, until }: Dated, today: string): boolean => {
  const last = until ?? (kind === 'event' ? date : kind === 'news' && date ? later(date, newsDays) : null)
  return last !== null && last < today
}
const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const plain = (text: string) => text.toLocaleLowerCase().replaceAll(/[\s\u{a0}\u{202f}]+/gu, '')

const monthsOf = (language: string) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
const months = ['fr', 'en', 'es', 'de'].map(monthsOf)

/** Whether the words name a day: `5 décembre`, `December 5th`, `5/12`. Its year is said with it, or goes without saying. */
function namesDay(words: string, iso: string): boolean {
  const at = new Date(`${iso}T12:00:00Z`)
  const [day, month] = [`(?<!\\d)0?${at.getUTCDate()}`, `0?${at.getUTCMonth() + 1}(?!\\d)`]
  const names = months.map((one) => one.format(at)).join('|')
  const end = '(?:er|st|nd|rd|th|\\.|º)?'
  return new RegExp(
    `${day}${end}\\s+(?:of |de )?(?:${names})|(?:${names})\\s+${day}(?!\\d)|${day}[/.]${month}`,
    'iu',
  ).test(words)
}

/** Whether they name an hour: `19 h 30`, `19:30`, `7.30 pm`. */
function namesHour(words: string, local: string): boolean {
  const hour = Number(local.slice(0, 2))
  const half = hour % 12 || 12
  return new RegExp(
    `(?<!\\d)0?${hour}\\s*(?:h|:|uhr)|(?<!\\d)${half}(?:[:.]\\d{2})?\\s*${hour < 12 ? 'a' : 'p'}\\.?m`,
    'iu',
  ).test(words)
}

/** What is known of it and its own words do not say: the day and the hour, the last day of an offer, the price. */
export function besideWords(
  one: Told,
  { namedDay, localTime }: Pick<Formats, 'namedDay' | 'localTime'>,
): { when: string; until: string; price: string } {
  const words = [one.about, one.question, ...one.says].join(' ')
  const dayOf = (iso: string) => namedDay(`${iso}T12:00:00Z`)
  const unsaid = (iso: string | null) => (iso && !namesDay(words, iso) ? dayOf(iso) : '')
  const { time } = one
  const hour = time && !namesHour(words, time) ? localTime(time) : ''
  return {
    when: one.kind === 'event' ? [unsaid(one.date), hour].filter(Boolean).join(', ') : '',
    until: one.kind === 'offer' ? unsaid(one.until) : '',
    price: one.price && !plain(words).includes(plain(one.price.text)) ? one.price.text : '',
  }
}
