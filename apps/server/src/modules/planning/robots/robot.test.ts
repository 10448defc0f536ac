import { describe, expect, it } from 'vitest'
import { countToPropose, nextMonday, wantsMail } from './robot.ts'

describe('the week of a robot', () => {
  it.each([
    ['2026-11-19T12:00:00Z', 'Europe/Paris', '2026-11-23T08:00:00.000Z'],
    // On Monday itself, before and after the hour.
    ['2026-11-23T07:59:00Z', 'Europe/Paris', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T08:00:00Z', 'Europe/Paris', '2026-11-30T08:00:00.000Z'],
    // Sunday there is Monday here.
    ['2026-11-23T02:00:00Z', 'America/Martinique', '2026-11-23T13:00:00.000Z'],
  ])('after %s in %s begins at %s', (now, zone, next) => {
    expect(nextMonday(new Date(now), zone).toISOString()).toBe(next)
  })

  it('begins at the same hour of the local time when the clocks change', () => {
    const winter = new Date('2026-03-23T08:00:00Z')
    const summer = nextMonday(winter, 'Europe/Paris')
    expect(summer.toISOString()).toBe('2026-03-30T07:00:00.000Z')
    const late = nextMonday(new Date('2026-10-19T07:00:00Z'), 'Europe/Paris')
    expect(late.toISOString()).toBe('2026-10-26T08:00:00.000Z')
  })
})

describe('what is proposed in a week', () => {
  it.each([
    [{ postsPerWeek: 3, waiting: 0, ideasLeft: 60 }, 3],
    [{ postsPerWeek: 3, waiting: 8, ideasLeft: 60 }, 2],
    [{ postsPerWeek: 3, waiting: 10, ideasLeft: 60 }, 0],
    [{ postsPerWeek: 3, waiting: 14, ideasLeft: 60 }, 0],
    [{ postsPerWeek: 3, waiting: 0, ideasLeft: 1 }, 1],
    [{ postsPerWeek: 3, waiting: 0, ideasLeft: 0 }, 0],
  ])('of %o is %i', (room, count) => {
    expect(countToPropose(room)).toBe(count)
  })
})

describe('a mail about what is proposed', () => {
  const now = new Date('2026-11-23T08:00:00Z')
  const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000)
  const inputs = { media: ['email'], types: ['advice'], frequency: 'weekly' }
  it('is for who wants advice by mail, as often as they said', () => {
    expect(wantsMail(undefined, null, now)).toBe(true)
    expect(wantsMail({ ...inputs, types: ['news'] }, null, now)).toBe(false)
    expect(wantsMail({ ...inputs, media: ['sms'] }, null, now)).toBe(false)
    expect(wantsMail(inputs, daysAgo(7), now)).toBe(true)
    expect(wantsMail({ ...inputs, frequency: 'monthly' }, daysAgo(21), now)).toBe(false)
    expect(wantsMail({ ...inputs, frequency: 'monthly' }, daysAgo(28), now)).toBe(true)
  })
})
