import { expect, test } from 'vitest'
import { onDays, weekFrom } from '#features/posts/model/week.ts'
import { formatsFor } from '#shared/i18n/formats.ts'

test('a week is seven days from the one it begins with', () => {
  const daysFrom = (day: string) => weekFrom(day).days.map((one) => one.slice(8, 10))
  expect(daysFrom('2026-11-23')).toEqual(['23', '24', '25', '26', '27', '28', '29'])
  expect(daysFrom('2026-11-28')).toEqual(['28', '29', '30', '01', '02', '03', '04'])
})

test('a post stands on the day it has in the person’s local time, the soonest first; a cancelled one nowhere', () => {
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
    onDays(weekFrom('2026-11-23'), posts, formatsFor('fr', zone).dayKey).map((one) =>
      one.posts.map(({ id }) => id),
    )
  expect(on('Europe/Paris').slice(0, 3)).toEqual([['early', 'late'], ['night'], []])
  const order = { ...post('order', null, 'planned'), promisedAt: '2026-11-24T16:00:00Z' }
  const [, tuesday] = onDays(weekFrom('2026-11-23'), [order], formatsFor('fr', 'Europe/Paris').dayKey)
  expect([tuesday?.posts, tuesday?.deliveries]).toEqual([[], [order]])
  expect(on('America/New_York')[0]).toEqual(['early', 'late', 'night'])
})
