import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCalendar } from '../../testing/read-calendar.ts'
import { type CalendarEntry, writeCalendar } from './write-calendar.ts'

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'abc@example.org',
  title: 'Le pain; du jour, chaud',
  words: 'Sorti du four\nà 7 h \\ 30',
  url: 'https://example.org/me/tasks/abc',
  at: new Date('2026-03-29T07:30:00Z'),
  changedAt: new Date('2026-03-01T10:00:00Z'),
  isCertain: true,
  ...change,
})

describe('a calendar file', () => {
  it('says what each post says, at its instant in UTC, on either side of a change of the clocks', () => {
    const before = entry({ uid: 'before', at: new Date('2026-03-28T08:30:00Z') })
    const read = readCalendar(writeCalendar({ name: 'Posts', entries: [before, entry()] }))
    expect(read.events).toMatchObject([
      { UID: 'before', DTSTART: '20260328T083000Z', STATUS: 'CONFIRMED' },
      {
        DTSTART: '20260329T073000Z',
        DTEND: '20260329T074500Z',
        SUMMARY: 'Le pain; du jour, chaud',
        DESCRIPTION: 'Sorti du four\nà 7 h \\ 30',
      },
    ])
  })

  it('shows what may still change as tentative', () => {
    const read = readCalendar(writeCalendar({ name: 'Posts', entries: [entry({ isCertain: false })] }))
    expect(read.events[0]?.STATUS).toBe('TENTATIVE')
  })

  it('holds whatever people write, in lines of at most 75 octets, and lets no text begin a line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const words = `Début ${text}\nEND:VEVENT\r\nBEGIN:VALARM`
        const file = writeCalendar({ name: 'Posts', entries: [entry({ words, title: text })] })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const { events } = readCalendar(file)
        expect(events).toHaveLength(1)
        expect(events[0]?.DESCRIPTION).toContain('END:VEVENT\nBEGIN:VALARM')
      }),
    )
  })
})
