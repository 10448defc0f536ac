import type { PostNeed } from '@postelier/contract'
import { expect, test } from 'vitest'
import { stepOf } from '#features/posts/list/step-of.ts'

const now = new Date('2026-11-27T08:00:00.000Z')
const [before, ahead] = ['2026-11-20T08:00:00.000Z', '2026-12-04T08:00:00.000Z']
const around = (need: PostNeed | null = null) => ({ need, relink: [] as const, needsPlan: false, now })

test('a post is helped by what its sentence speaks of', () => {
  const origin = 'customized' as const
  const suggested = { origin, status: 'aiSuggestion', publishAt: ahead } as const
  expect(stepOf(suggested, around())).toBe('approve')
  expect(stepOf(suggested, { ...around(), needsPlan: true })).toBe('plan')
  expect(stepOf({ ...suggested, publishAt: before }, around())).toBe('date')
  const validated = { origin, status: 'validated', publishAt: ahead } as const
  const notScheduled = { kind: 'notScheduled' } as const
  // Also where an account is to be connected: it would not go out for another reason first.
  expect(stepOf(validated, { ...around(notScheduled), relink: ['bluesky'] })).toBe('schedule')
  expect(stepOf({ ...validated, publishAt: before }, around(notScheduled))).toBe('date')
  expect(stepOf({ ...validated, publishAt: null }, around())).toBe('date')
  const edited = { origin: 'ai', status: 'customizing', publishAt: ahead } as const
  expect(stepOf(edited, around(notScheduled))).toBe('approve')
  expect(stepOf(edited, { ...around(notScheduled), needsPlan: true })).toBe('plan')
  expect(stepOf({ ...edited, publishAt: before }, around(notScheduled))).toBe('date')
  expect(stepOf({ ...edited, publishAt: null }, around())).toBeNull()
  const refused = { kind: 'refused', networks: ['instagram'] } as const
  expect(stepOf({ origin, status: 'published', publishAt: before }, around(refused))).toBe('fix')
  const stuck = { kind: 'stuck', pages: 1, isAll: true } as const
  expect(
    stepOf({ origin, status: 'publicationWaiting', publishAt: ahead }, { ...around(stuck), relink: ['x'] }),
  ).toBe('relink')
  expect(stepOf({ origin, status: 'published', publishAt: before }, around())).toBeNull()
  expect(stepOf({ origin: 'tailorMade', status: 'draft', publishAt: null }, around())).toBe('brief')
})
