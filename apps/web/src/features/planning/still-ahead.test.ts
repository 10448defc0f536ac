import { expect, test } from 'vitest'
import { stillAhead } from '#features/planning/still-ahead.ts'

const page = { by: 'page', url: 'https://example.org', title: '' } as const
const of = (name: string, date: string | null, until: string | null = null) => ({
  name,
  date,
  until,
  kind: until ? ('offer' as const) : ('event' as const),
  source: page,
})

test('what is over is left out, the last day still counts, and what has no day comes last', () => {
  const all = [
    of('undated', null),
    of('later', '2026-12-05'),
    of('over', '2026-11-22'),
    of('offer', null, '2026-11-30'),
    of('today', '2026-11-23'),
    of('begun', '2026-11-01', '2026-11-24'),
  ]
  expect(stillAhead(all, '2026-11-23').map(({ name }) => name)).toEqual([
    'today',
    'begun',
    'offer',
    'later',
    'undated',
  ])
})

test('what a site offers at all times is nothing that comes; what somebody says themselves is', () => {
  const always = { kind: 'offer', date: null, until: null } as const
  const [ofSite, ofPerson] = [
    { ...always, source: page },
    { ...always, source: { by: 'person' as const } },
  ]
  expect(stillAhead([ofSite, ofPerson], '2026-11-23')).toEqual([ofPerson])
})
