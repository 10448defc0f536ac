import { expect, test } from 'vitest'
import { plannedFor } from '#features/posts/model/planned-for.ts'

const now = new Date('2026-11-23T12:00:00Z')
const at = '2026-11-28T08:00:00.000Z'

test('a draft that was never scheduled has its date, in the business’s local time', () => {
  const draft = { publishAt: at, schedule: null, zone: 'Europe/Paris' }
  for (const status of ['aiSuggestion', 'customizing', 'validated'] as const)
    expect(plannedFor({ ...draft, status }, now)).toEqual({
      at: new Date(at),
      zone: 'Europe/Paris',
      isOver: false,
    })
  expect(plannedFor({ ...draft, status: 'aiSuggestion', publishAt: null }, now)).toBeNull()
})

test('one that was scheduled keeps the local time it was scheduled on; a date that is gone says so', () => {
  const schedule = { localTime: '2026-11-20T09:00', zone: 'America/Guadeloupe' }
  const past = { publishAt: '2026-11-20T13:00:00.000Z', schedule, zone: 'Europe/Paris' }
  expect(plannedFor({ ...past, status: 'customizing' }, now)).toMatchObject({
    zone: 'America/Guadeloupe',
    isOver: true,
  })
  for (const status of ['publicationWaiting', 'publishing', 'published', 'publicationCanceled'] as const)
    expect(plannedFor({ ...past, status }, now)).toBeNull()
})
