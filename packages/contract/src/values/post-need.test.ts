import { expect, test } from 'vitest'
import type { PublicationCounts } from '../views/task.ts'
import { needSaid } from './need-said.ts'
import { isToApprove, needOf } from './post-need.ts'

const none: PublicationCounts = {
  published: 0,
  underway: 0,
  asked: 0,
  held: 0,
  refused: 0,
  refusedOn: [],
  isStopped: false,
  stuck: 0,
  atRisk: 0,
}
const of = (status: string, counts: Partial<PublicationCounts>) => needOf(status, { ...none, ...counts })

test('a post says what it needs a person for before it says its state', () => {
  expect(of('publishing', { underway: 2 })).toBeNull()
  expect(of('published', { published: 2 })).toBeNull()
  expect(of('publishing', { asked: 1, held: 1 })).toEqual({ kind: 'awaitsYou', pages: 2 })
  const refused = { refused: 1, refusedOn: ['instagram'] } as const
  expect(of('published', { published: 1, ...refused, refusedOn: ['instagram'] })).toEqual({
    kind: 'refused',
    networks: ['instagram'],
  })
  expect(of('validated', { ...refused, refusedOn: ['instagram'] })?.kind).toBe('refused')
  expect(of('publicationWaiting', { underway: 1, isStopped: true })).toEqual({ kind: 'stopped' })
})

test('where several are true, the most pressing is said', () => {
  const all = { asked: 1, refused: 1, refusedOn: ['x' as const], isStopped: true }
  expect(of('publishing', all)?.kind).toBe('awaitsYou')
  expect(of('publishing', { ...all, asked: 0 })?.kind).toBe('stopped')
})

test('before its date a post says what would keep it from going out, on how many of its pages', () => {
  const waits = { underway: 2, stuck: 1, atRisk: 1 }
  expect(of('publicationWaiting', waits)).toEqual({ kind: 'stuck', pages: 1, isAll: false })
  expect(of('publicationWaiting', { ...waits, stuck: 2 })).toEqual({ kind: 'stuck', pages: 2, isAll: true })
  expect(of('publicationWaiting', { ...waits, isStopped: true })?.kind).toBe('stuck')
  expect(of('publicationWaiting', { underway: 2, atRisk: 1 })).toEqual({ kind: 'atRisk' })
  expect(of('publicationWaiting', { underway: 2, atRisk: 1, isStopped: true })?.kind).toBe('stopped')
  for (const status of ['customizing', 'publishing']) expect(of(status, waits)).toBeNull()
})

test('what has a date and is not scheduled says so, whether it was approved or its words were changed', () => {
  const date = '2026-12-08T08:00:00.000Z'
  for (const status of ['customizing', 'validated'])
    expect(needOf(status, none, date)).toEqual({ kind: 'notScheduled' })
  for (const status of ['draft', 'aiSuggestion', 'planned', 'completed', 'publicationWaiting'])
    expect(needOf(status, none, date)).toBeNull()
  expect(needOf('customizing', none)).toBeNull()
})

test('a yes is asked for a proposal, and for one whose words were changed while its date is to come', () => {
  const now = new Date('2026-11-27T08:00:00.000Z')
  const [past, ahead] = ['2026-11-20T08:00:00.000Z', '2026-12-08T08:00:00.000Z']
  expect(isToApprove('aiSuggestion', null, now)).toBe(true)
  expect(isToApprove('customizing', ahead, now)).toBe(true)
  expect(isToApprove('customizing', past, now)).toBe(false)
  expect(isToApprove('customizing', null, now)).toBe(false)
  for (const status of ['validated', 'planned', 'completed'])
    expect(isToApprove(status, ahead, now)).toBe(false)
})

test('what connecting an account ends is said as that, whichever way it keeps the post back', () => {
  const held = { kind: 'awaitsYou', pages: 1 } as const
  const stuck = { kind: 'stuck', pages: 1, isAll: true } as const
  for (const need of [held, stuck, { kind: 'atRisk' } as const])
    expect(needSaid(need, ['bluesky'])).toEqual({ key: 'relink', networks: ['bluesky'] })
  expect(needSaid(stuck, ['bluesky', 'x', 'tiktok'])).toEqual({ key: 'relinkMany', count: 3 })
  expect(needSaid({ kind: 'notScheduled' }, ['bluesky'])).toEqual({ key: 'notScheduled' })
  expect(needSaid(held, [])).toEqual({ key: 'awaitsYou', count: 1 })
})

test('a refusal is no matter any more while the post is made again, put off to another date or cancelled', () => {
  for (const status of ['customizing', 'publicationWaiting', 'publicationCanceled'])
    expect(of(status, { refused: 1, refusedOn: ['x'] })).toBeNull()
})
