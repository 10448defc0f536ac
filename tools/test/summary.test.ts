import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPart, part } from './part.ts'
import { printSummary } from './summary.ts'

let lines: string[]
beforeEach(() => {
  lines = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    lines.push(...stripVTControlCharacters(text).split('\n'))
  })
})
afterEach(() => vi.restoreAllMocks())

test('the last line sums all parts, and one failure fails the run', () => {
  const code = printSummary(
    [
      { ...emptyPart('a'), passed: 3 },
      { ...emptyPart('b'), passed: 4, failed: 1 },
    ],
    5,
  )
  expect(lines.at(-1)).toBe('7 passed, 1 failed')
  expect(code).toBe(1)
})

test('a part that could not run is said in a box and counts as nothing', () => {
  const code = printSummary([{ ...emptyPart('tests on PostgreSQL'), notRun: 'No binaries were found.' }], 5)
  expect(lines.join('\n')).toContain('│ NOT RUN: tests on PostgreSQL │')
  expect(lines.at(-1)).toBe('0 passed, 0 failed')
  expect(code).toBe(0)
})

test('an exception in a part is a failure with its reason', async () => {
  const result = await part('x', () => Promise.reject(new Error('no disk left')))
  expect(result.failed).toBe(1)
  expect(result.details[0]).toContain('no disk left')
})
