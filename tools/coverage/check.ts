// A row marked done must name a test that passed in this very run.
import type { Row } from '../../docs/coverage/row.ts'
import { type PartResult, part } from '../test/part.ts'
import { allRows } from './chapters.ts'

/** A test answers to its file and title, and to its title alone. */
const names = (test: string): string[] => [test, test.slice(test.indexOf('::') + 2)]

/** One line per row that claims more than the run has shown; empty when every claim holds. */
export function findUnshown(
  rows: readonly Row[],
  passing: readonly string[],
  failing: ReadonlySet<string>,
): string[] {
  const known = new Set(passing.flatMap(names))
  const broken = new Set([...failing].flatMap(names))
  return rows.flatMap(([id, , , shown]) =>
    'test' in shown
      ? [shown.test]
          .flat()
          .filter((name) => !known.has(name) || broken.has(name))
          .map((name) => `${id}: no passing test is called "${name}"`)
      : [],
  )
}

export function findRepeatedIds(rows: readonly Row[]): string[] {
  const seen = new Set<string>()
  return rows.flatMap(([id]) => {
    if (seen.has(id)) return [`${id}: this id is there twice`]
    seen.add(id)
    return []
  })
}

export function checkCoverage(results: readonly PartResult[]): Promise<PartResult> {
  return part('coverage of the specification', async (result) => {
    const rows = allRows()
    const passing = results.flatMap((other) => other.passing)
    const failing = new Set(results.flatMap((other) => other.failing))
    const faults = [...findRepeatedIds(rows), ...findUnshown(rows, passing, failing)]
    if (faults.length === 0) result.passed += 1
    else {
      result.failed += 1
      result.details.push(`coverage of the specification\n${faults.join('\n')}`)
    }
  })
}
