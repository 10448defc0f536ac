import { expect, test } from 'vitest'
import { sentenceOf } from '#features/home/model/todays-sentence.ts'
import type { Home } from '#shared/api/home-today.ts'

const nothing: Home = {
  week: null,
  credits: null,
  posts: null,
  subjectsWaiting: null,
  hasNetwork: null,
  contactsUnanswered: null,
  essentialsMissing: null,
  sectorsProposed: null,
  customers: null,
  agenciesWaiting: null,
  sectorsWaiting: null,
  unopened: null,
  versionsEnding: null,
  away: null,
  hours: null,
  work: null,
  team: null,
}
const of = (
  type: Parameters<typeof sentenceOf>[1],
  change: Partial<Home>,
  state = 'active',
  mayEdit = true,
) => sentenceOf({ ...nothing, ...change }, type, state, mayEdit)

test('the sentence says what waits, with its figure', () => {
  expect(of('agencyManager', { customers: 0 }, 'awaitingAcceptance').key).toBe('inWaiting')
  expect(of('agencyManager', { customers: 3 })).toEqual({ key: 'customers', count: 3 })
  const platform = { agenciesWaiting: 1, sectorsWaiting: 4, unopened: [] }
  expect(of('superAdmin', platform)).toEqual({ key: 'agencies', count: 1 })
  expect(of('superAdmin', { ...platform, agenciesWaiting: 0 })).toEqual({ key: 'sectors', count: 4 })
  expect(of('superAdmin', { agenciesWaiting: 0, sectorsWaiting: 0, unopened: [] }).key).toBe('nothing')
  expect(of('productManager', { sectorsWaiting: 0 }).key).toBe('nothing')
  const day = { name: 'Camille', reason: 'Congé', holiday: null, date: '2026-11-23' }
  expect(of('teamManager', { away: [day, { ...day, date: '2026-11-24' }] })).toEqual({
    key: 'away',
    count: 1,
  })
  expect(of('internalAgent', { hours: { spans: [], dayOff: null, holiday: null } }).key).toBe('noHours')
  const hours = { spans: [{ startMinute: 540, endMinute: 720 }], dayOff: null, holiday: null }
  const work = { todo: 3, late: 1, running: null, news: { total: 0, until: null, items: [] } }
  expect(of('internalAgent', { hours, work })).toEqual({ key: 'lateWork', count: 1 })
  expect(of('internalAgent', { hours, work: { ...work, late: 0 } })).toEqual({ key: 'workWaits', count: 3 })
  expect(of('internalAgent', { hours: { ...hours, dayOff: 'Congé' }, work }).key).toBe('dayOff')
  const team = { late: 2, unattended: 0, complaints: 1, holidays: 0 }
  expect(of('teamManager', { away: [], team })).toEqual({ key: 'complaints', count: 1 })
  expect(of('teamManager', { away: [], team: { ...team, complaints: 0 } }).key).toBe('lateInTeam')
  expect(of('customer', { essentialsMissing: ['siret'], contactsUnanswered: 2 })).toEqual({
    key: 'essentials',
    count: 1,
  })
  expect(of('contact', {}).key).toBe('quiet')
})

test('whoever has posts is told of them: what is stopped, what waits for them, what leaves', () => {
  type Posts = NonNullable<Home['posts']>
  const posts: Posts = {
    any: true,
    anyOut: true,
    leaving: 3,
    next: '2026-11-24T06:30:00.000Z',
    awaiting: 0,
    later: 0,
    stopped: null,
  }
  const said = (change: Partial<Posts>, mayEdit = true) =>
    of('customer', { essentialsMissing: ['siret'], posts: { ...posts, ...change } }, 'active', mayEdit)
  expect(said({})).toEqual({ key: 'leaving', count: 3, posts: 'publicationWaiting' })
  expect(said({ awaiting: 1 })).toEqual({ key: 'awaiting', count: 1, leaving: 3, posts: 'awaitsYou' })
  expect(said({ awaiting: 12, later: 9 })).toMatchObject({ key: 'awaiting', count: 3 })
  expect(said({ awaiting: 9, later: 9 }).key).toBe('leaving')
  expect(said({ awaiting: 1 }, false).key).toBe('leaving')
  expect(said({ awaiting: 1, stopped: { count: 5, isOwn: true } })).toEqual({
    key: 'stopped',
    count: 5,
    posts: 'stopped',
  })
  expect(said({ stopped: { count: 5, isOwn: false } }).key).toBe('stoppedByPlatform')
  expect(said({ leaving: 0 })).toMatchObject({ key: 'next', at: posts.next })
  expect(said({ leaving: 0, next: null }).key).toBe('unscheduled')
  expect(said({ any: false }).key).toBe('quiet')
})

test('from Saturday on it speaks of the days that come', () => {
  const week = { from: '2026-11-28', to: '2026-12-04', isAhead: true }
  const next = '2026-12-08T06:30:00.000Z'
  const posts = { any: true, anyOut: true, leaving: 3, next, awaiting: 0, later: 0, stopped: null }
  const keyOf = (change: Partial<typeof posts>) =>
    of('customer', { week, posts: { ...posts, ...change } }).key
  expect(keyOf({})).toBe('leavingAhead')
  expect(keyOf({ awaiting: 2 })).toBe('awaitingAhead')
  expect(keyOf({ leaving: 0 })).toBe('nextAhead')
  expect(of('teamManager', { week, away: [] }).key).toBe('nobodyAwayAhead')
  const day = { name: 'Camille', reason: 'Congé', holiday: null, date: '2026-11-30' }
  expect(of('teamManager', { week, away: [day] })).toEqual({ key: 'awayAhead', count: 1 })
})

test('what waits on the planning is said before what leaves by itself, and after what waits among the posts', () => {
  type Posts = NonNullable<Home['posts']>
  const posts: Posts = {
    any: true,
    anyOut: true,
    leaving: 2,
    next: null,
    awaiting: 0,
    later: 0,
    stopped: null,
  }
  const said = (change: Partial<Posts>, planned: { subjects: number }, any = true) =>
    sentenceOf(
      { ...nothing, posts: { ...posts, any, ...change }, essentialsMissing: ['siret'] },
      'customer',
      'active',
      true,
      planned,
    )
  expect(said({}, { subjects: 4 })).toEqual({
    key: 'subjects',
    count: 4,
    leaving: 2,
    isOfSubjects: true,
  })
  expect(said({ awaiting: 1 }, { subjects: 4 }).key).toBe('awaiting')
  // Before there is any post, subjects come before what is missing elsewhere.
  expect(said({}, { subjects: 4 }, false)).toEqual({
    key: 'firstSubjects',
    count: 4,
    isOfSubjects: true,
  })
  expect(said({}, { subjects: 0 }, false).key).toBe('quiet')
})
