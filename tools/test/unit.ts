// Unit and integration tests, once per database: in the process (PGlite) and on a real server.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheFolder, root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { type PartResult, part } from './part.ts'
import { PostgresMissing, startPostgres } from './postgres.ts'

export type TestDatabase = 'pglite' | 'server'

interface Report {
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export function runOnPglite(patterns: string[]): Promise<PartResult> {
  return part('tests on PGlite', (result) => vitest(result, 'pglite', patterns, {}))
}

/** Only the rooms that touch the database run again: the others have no second answer to give. */
export function runOnServer(patterns: string[]): Promise<PartResult> {
  return part('tests on PostgreSQL', async (result) => {
    if (!existsSync(join(root, 'apps/server/src'))) return
    try {
      const postgres = await startPostgres()
      try {
        await vitest(result, 'server', ['--project=server', ...patterns], { TEST_DATABASE_URL: postgres.url })
      } finally {
        await postgres.stop()
      }
    } catch (error) {
      if (!(error instanceof PostgresMissing)) throw error
      result.notRun = error.message
    }
  })
}

async function vitest(
  result: PartResult,
  database: TestDatabase,
  args: string[],
  env: Record<string, string>,
): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `vitest-${database}.json`)
  rmSync(file, { force: true })
  const { ok, output } = await run(
    'vitest',
    ['run', '--reporter=json', '--reporter=default', `--outputFile=${file}`, '--passWithNoTests', ...args],
    { env: { TEST_DATABASE: database, NODE_ENV: 'test', FORCE_COLOR: '0', ...env } },
  )
  if (!existsSync(file)) {
    result.failed += 1
    result.details.push(output)
    return
  }
  readReport(result, JSON.parse(readFileSync(file, 'utf8')) as Report)
  // An error outside every test (a worker that crashed, an unhandled rejection) fails the run without failing a test.
  if (!ok && result.failed === 0) {
    result.failed += 1
    result.details.push(`${result.name}\n${output.slice(-6_000)}`)
  }
}

function readReport(result: PartResult, report: Report): void {
  for (const file of report.testResults) {
    const path = relative(root, file.name).replaceAll('\\', '/')
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      result.failed += 1
      result.details.push(`${path}\n${file.message}`)
    }
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed') {
        result.passed += 1
        result.passing.push(`${path}::${fullName}`)
      } else if (status === 'failed') {
        result.failed += 1
        result.failing.push(`${path}::${fullName}`)
        result.details.push(`${path} > ${fullName}\n${failureMessages.join('\n')}`)
      } else if (status === 'skipped' || status === 'pending') {
        result.skipped.push(`${path} > ${fullName}`)
      }
    }
  }
}
