import { expect, test } from 'vitest'
import { onDays, weekOf } from '#features/posts/model/week.ts'
import { formatsFor } from '#shared/i18n/formats.ts'

test('a week begins on Monday, whatever day it is', () => {
  for (const today of ['2026-11-23', '2026-11-26', '2026-11-29'])
    expect(weekOf(today).days.map((day) => day.slice(8, 10))).toEqual([
      '23',
      '24',
      '25',
      '26',
      '27',
      '28',
      '29',
    ])
})

test('a post stands on the day it has on the person’s wall, the soonest first; a cancelled one nowhere', () => {
  const post = (id: string, publishAt: string | null, status = 'publicationWaiting') => ({
    id,
    publishAt,
    status,
  })
  const posts = [
    post('late', '2026-11-23T22:30:00Z'),
    post('night', '2026-11-23T23:30:00Z'),
    post('early', '2026-11-23T06:30:00Z'),
    post('before', '2026-11-22T22:00:00Z'),
    post('none', null),
    post('cancelled', '2026-11-23T08:00:00Z', 'publicationCanceled'),
  ]
  const on = (zone: string) =>
    onDays(weekOf('2026-11-23'), posts, formatsFor('fr', zone).dayKey).map((one) =>
      one.posts.map(({ id }) => id),
    )
  expect(on('Europe/Paris').slice(0, 3)).toEqual([['early', 'late'], ['night'], []])
  expect(on('America/New_York')[0]).toEqual(['early', 'late', 'night'])
})
