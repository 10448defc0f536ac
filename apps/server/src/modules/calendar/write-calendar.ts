// A calendar as other programs read it (RFC 5545). Times are instants in UTC: right over every change of the clocks, and no
// zone has to be described.

export interface CalendarEntry {
  /** The same for the same post for ever: a program that reads again moves it and shows it once. */
  readonly uid: string
  readonly title: string
  readonly words: string
  readonly url: string
  readonly at: Date
  readonly changedAt: Date
  /** It is out, or waits for its date; what may still change is shown as tentative. */
  readonly isCertain: boolean
}

interface Calendar {
  readonly name: string
  readonly entries: readonly CalendarEntry[]
}

/** How long a post takes up of a day: a calendar draws nothing of no length. */
const lengthMs = 15 * 60_000
const mostOctets = 75

export function writeCalendar({ name, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postelier//Posts//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const linesOf = ({ uid, title, words, url, at, changedAt, isCertain }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${inUtc(changedAt)}`,
  `LAST-MODIFIED:${inUtc(changedAt)}`,
  `DTSTART:${inUtc(at)}`,
  `DTEND:${inUtc(new Date(at.getTime() + lengthMs))}`,
  `SUMMARY:${escaped(title)}`,
  ...(words ? [`DESCRIPTION:${escaped(words)}`] : []),
  `URL:${url}`,
  `STATUS:${isCertain ? 'CONFIRMED' : 'TENTATIVE'}`,
  // Whoever reads it is not busy then.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

const inUtc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no calendar program takes them
    .replaceAll(/[\u0000-\u001f\u007f]/g, '')

/** A line has at most 75 octets; it goes on in the next one after a space, and never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ''
      // The space before what goes on counts.
      octets = 1
    }
    part += sign
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
