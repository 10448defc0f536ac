// A row marked done names tests that are in the tree and are not skipped. Read from the syntax of the test files, so that it
// takes seconds, and no test runs for it.
import { allRows, readCoverage } from './chapters.ts'
import { CoverageFormatError, type Row } from './rows.ts'
import { type FileTests, readTests } from './test-files.ts'
import { literalOf, regexOf, saysTooLittle } from './titles/pattern.ts'

interface Found {
  path: string
  skipped: boolean
}

/** Finds tests by their full title. */
export type FindTests = (title: string) => readonly Found[]

export function findTestsIn(files: readonly FileTests[]): FindTests {
  const whole = new Map<string, Found[]>()
  const partly: (Found & { fits: RegExp })[] = []
  for (const { path, tests } of files)
    for (const { title, skipped } of tests) {
      const text = literalOf(title)
      if (text !== undefined) whole.set(text, [...(whole.get(text) ?? []), { path, skipped }])
      else if (!saysTooLittle(title)) partly.push({ path, skipped, fits: regexOf(title) })
    }
  return (title) => whole.get(title) ?? partly.filter(({ fits }) => fits.test(title))
}

/** What is wrong with a name a row gives; undefined where a test of that name would run. */
function faultOf(name: string, find: FindTests): string | undefined {
  const at = name.indexOf('::')
  const path = at < 0 ? undefined : name.slice(0, at)
  const found = find(at < 0 ? name : name.slice(at + 2)).filter(
    (one) => path === undefined || one.path === path,
  )
  if (found.length === 0) return `no test is called "${name}"`
  if (found.some(({ skipped }) => !skipped)) return undefined
  return `"${name}" is skipped, in ${[...new Set(found.map((one) => one.path))].join(', ')}`
}

/** One line for each row that claims more than the tests show; empty when every claim holds. */
export const findUnshown = (rows: readonly Row[], find: FindTests): string[] =>
  rows.flatMap(({ id, file, tests }) =>
    tests.flatMap((name) => {
      const fault = faultOf(name, find)
      return fault ? [`${file}: ${id}: ${fault}`] : []
    }),
  )

export function findRepeatedIds(rows: readonly Row[]): string[] {
  const seen = new Map<string, string>()
  return rows.flatMap(({ id, file }) => {
    const other = seen.get(id)
    seen.set(id, file)
    return other ? [`${file}: ${id}: this id is in ${other} too`] : []
  })
}

/** Undefined where every row holds, else the faults, one a line. */
export async function checkCoverage(): Promise<string | undefined> {
  try {
    const rows = allRows(readCoverage())
    const faults = [...findRepeatedIds(rows), ...findUnshown(rows, findTestsIn(readTests()))]
    return faults.length > 0 ? faults.join('\n') : undefined
  } catch (error) {
    if (error instanceof CoverageFormatError) return error.message
    throw error
  }
}
