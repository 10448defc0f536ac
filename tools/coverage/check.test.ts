import { describe, expect, test } from 'vitest'
import type { Row } from '../../docs/coverage/row.ts'
import { allRows } from './chapters.ts'
import { findRepeatedIds, findUnshown } from './check.ts'
import { coverageDocument } from './document.ts'

const row = (test: string | string[]): Row => ['call.x', 'x', 'P7', { test }]
const passing = ['apps/server/src/a.test.ts::sign-in answers alike', 'tests/e2e/b.spec.ts::registers']

describe('coverage of the specification', () => {
  test('a done row holds by title, by file and title, and by several', () => {
    const good = [
      row('sign-in answers alike'),
      row('tests/e2e/b.spec.ts::registers'),
      row(['registers', 'sign-in answers alike']),
    ]
    expect(findUnshown(good, passing, new Set())).toEqual([])
  })

  test('a done row without a passing test of that name is found', () => {
    expect(findUnshown([row('answers alike')], passing, new Set())).toHaveLength(1)
    expect(findUnshown([row(['registers', 'gone'])], passing, new Set())).toEqual([
      'call.x: no passing test is called "gone"',
    ])
  })

  test('a test that passes on one database and fails on the other shows nothing', () => {
    expect(
      findUnshown([row('registers')], passing, new Set(['tests/e2e/b.spec.ts::registers'])),
    ).toHaveLength(1)
  })

  test('a row that waits claims nothing', () => {
    expect(findUnshown([['call.x', 'x', 'P7', { issue: 3 }]], [], new Set())).toEqual([])
  })

  test('ids are unique, and waiting rows name an issue that exists', () => {
    expect(findRepeatedIds(allRows())).toEqual([])
    for (const [id, , , shown] of allRows())
      if ('issue' in shown) expect(shown.issue >= 1 && shown.issue <= 10, id).toBe(true)
  })

  test('every call of the specification has its row in the document', () => {
    const text = coverageDocument()
    for (const path of ['GET /user/current', 'toggle-agent-status', '/subjects/generate'])
      expect(text).toContain(path)
    expect(text).toMatch(/\d+ of \d+ rows/)
  })
})
