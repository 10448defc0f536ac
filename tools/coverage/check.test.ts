import { describe, expect, test } from 'vitest'
import { allRows, readCoverage } from './chapters.ts'
import { findRepeatedIds, findTestsIn, findUnshown } from './check.ts'
import { coverageDocument } from './document.ts'
import type { Row } from './rows.ts'
import { gap } from './titles/pattern.ts'

const row = (...tests: string[]): Row => ({
  id: 'call.x',
  file: 'docs/coverage/calls.yaml',
  what: 'x',
  where: 'P7',
  tests,
})
const runs = (...title: (string | typeof gap)[]) => ({ title, skipped: false })
const find = findTestsIn([
  { path: 'a.test.ts', tests: [runs('sign-in answers alike'), runs('of ', gap, ' as ', gap, ' it is said')] },
  {
    path: 'b.spec.ts',
    tests: [runs('registers'), { title: ['waits'], skipped: true }, runs(gap, ' is ', gap)],
  },
  { path: 'c.test.ts', tests: [{ title: ['registers'], skipped: true }] },
])
const faultsOf = (...tests: string[]) => findUnshown([row(...tests)], find)

describe('coverage of the specification', () => {
  test('a done row holds by title, by file and title, and by several', () => {
    expect(faultsOf('sign-in answers alike')).toEqual([])
    expect(faultsOf('b.spec.ts::registers')).toEqual([])
    expect(faultsOf('registers', 'sign-in answers alike')).toEqual([])
  })

  test('a test that is gone is named with its row and file, whatever else the row names', () => {
    expect(faultsOf('registers', 'gone')).toEqual([
      'docs/coverage/calls.yaml: call.x: no test is called "gone"',
    ])
    expect(faultsOf('answers alike')).toHaveLength(1)
    expect(faultsOf('a.test.ts::registers')).toHaveLength(1)
  })

  test('a skipped test shows nothing', () => {
    expect(faultsOf('waits')).toEqual(['docs/coverage/calls.yaml: call.x: "waits" is skipped, in b.spec.ts'])
    expect(faultsOf('c.test.ts::registers')).toHaveLength(1)
  })

  test('a title with gaps is found by its words, and one of gaps alone by nothing', () => {
    expect(faultsOf('of a post as a story it is said')).toEqual([])
    expect(faultsOf('of a post it is said')).toHaveLength(1)
    expect(faultsOf('a post is sent')).toHaveLength(1)
  })

  test('a row that waits claims nothing', () => {
    expect(findUnshown([{ ...row(), waits: 'posts' }], find)).toEqual([])
  })

  test('an id that is there twice is found', () => {
    expect(findRepeatedIds([row(), { ...row(), file: 'docs/coverage/rules.yaml' }])).toEqual([
      'docs/coverage/rules.yaml: call.x: this id is in docs/coverage/calls.yaml too',
    ])
    expect(findRepeatedIds(allRows(readCoverage()))).toEqual([])
  })

  test('every call of the specification has its row in the document', () => {
    const text = coverageDocument()
    for (const path of ['GET /user/current', 'toggle-agent-status', '/subjects/generate'])
      expect(text).toContain(path)
    expect(text).toMatch(/\d+ of \d+ rows/)
    expect(text).not.toMatch(/issue \d/)
  })
})
