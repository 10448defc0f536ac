import { describe, expect, it } from 'vitest'
import { linksIn } from './links.ts'
import { isOverAt } from './over.ts'

describe('whether what a post speaks of is over when it goes out', () => {
  const event = { kind: 'event', date: '2026-12-05', time: '14:00', until: null } as const
  it.each([
    ['an event, the day before', event, '2026-12-04T23:59', false],
    ['an event, that morning', event, '2026-12-05T09:00', false],
    ['an event, while it may be running', event, '2026-12-05T16:59', false],
    ['an event, that evening', event, '2026-12-05T17:00', true],
    ['an event, the day after', event, '2026-12-06T00:00', true],
    ['an event without an hour, that night', { ...event, time: null }, '2026-12-05T23:00', false],
    ['an event of three days, on its last', { ...event, until: '2026-12-07' }, '2026-12-07T20:00', false],
    ['an event of three days, after it', { ...event, until: '2026-12-07' }, '2026-12-08T00:00', true],
    [
      'an offer, on its last day',
      { ...event, kind: 'offer', until: '2026-12-05' },
      '2026-12-05T23:00',
      false,
    ],
    ['an offer, after it', { ...event, kind: 'offer', until: '2026-12-05' }, '2026-12-06T00:00', true],
    ['news, which have a day and no end', { ...event, kind: 'news' }, '2027-01-01T00:00', false],
    ['a product', { kind: 'product', date: null, time: null, until: null }, '2030-01-01T00:00', false],
  ] as const)('%s', (_, ending, local, isOver) => {
    expect(isOverAt(ending, local)).toBe(isOver)
  })
})

describe('links in a text', () => {
  it.each([
    ['Voir https://pain.example/carte.', ['https://pain.example/carte']],
    ['(https://pain.example/a)', ['https://pain.example/a']],
    ['https://fr.example/Pain_(aliment), lisez', ['https://fr.example/Pain_(aliment)']],
    ['www.pain.example et http://pain.example#haut', ['https://www.pain.example/', 'http://pain.example/']],
    ['« https://pain.example » twice https://pain.example', ['https://pain.example/']],
    ['hello@www.pain.example, javascript:alert(1), https://, http://x', []],
    ['rien', []],
  ])('%s', (text, links) => {
    expect(linksIn(text)).toEqual(links)
  })

  it('are ten at most, however many there are', () => {
    const text = Array.from({ length: 5000 }, (_, at) => `https://a${at}.example`).join(' ')
    expect(linksIn(text)).toHaveLength(10)
  })
})
