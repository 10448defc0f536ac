import { describe, expect, it } from 'vitest'
import { isNewTo } from '#features/posts/model/is-new.ts'

const since = '2026-11-20T09:00:00.000Z'
const [before, after] = ['2026-11-19T09:00:00.000Z', '2026-11-21T09:00:00.000Z']

describe('a post shown as new', () => {
  it.each([
    ['came since the last visit', 'ai', 'aiSuggestion', after, true],
    ['was there before', 'ai', 'aiSuggestion', before, false],
    ['is said yes to already', 'ai', 'validated', after, false],
    ['was begun by hand', 'customized', 'customizing', after, false],
    ['is of a key date, whenever it came', 'keyDate', 'aiSuggestion', before, true],
    ['is of a key date and out', 'keyDate', 'published', after, false],
  ] as const)('%s', (_, origin, status, createdAt, isNew) => {
    expect(isNewTo({ origin, status, createdAt }, since)).toBe(isNew)
  })

  it('is none on the first visit', () => {
    expect(isNewTo({ origin: 'ai', status: 'aiSuggestion', createdAt: after }, null)).toBe(false)
  })
})
