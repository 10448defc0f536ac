// Vitest's tests: what needs nothing but code, and the server on one database or the other.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cacheFolder, root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import type { PartResult } from './part.ts'
import { type Postgres, PostgresMissing, startPostgres } from './postgres.ts'

export type TestDatabase = 'pglite' | 'server'

/** A test that takes its time has this in its file's name: it runs in the deep parts, and not before every landing. */
export const deepMark = '.deep.test.'
/** A single one in a file that does not has this tag. */
const deepTag = 'deep'
/** Leaves out the files that are deep as a whole. */
export const notDeepFiles = `--exclude=**/*${deepMark}*`

interface Report {
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[]; tags: string[] }[]
  }[]
}

export interface VitestRun {
  /** Names the report in the cache. */
  name: string
  database: TestDatabase
  /** Decides the order of files and tests; the same seed gives the same order. */
  seed: number
  args: string[]
  /** Only the tests with the tag of what takes its time, or only those without; otherwise all. */
  tagged?: boolean
  env?: Record<string, string>
}

/** The server's tests on the machine's PostgreSQL, or on the embedded database where there is none. */
export async function runOnServer(result: PartResult, inputs: Omit<VitestRun, 'database'>): Promise<void> {
  const args = ['--project=server', ...inputs.args]
  await withPostgres(
    (postgres) =>
      runVitest(result, {
        ...inputs,
        args,
        database: 'server',
        env: { ...inputs.env, TEST_DATABASE_URL: postgres.url },
      }),
    (missing) => {
      result.notes.push(`on the embedded database: ${missing.message}`)
      return runVitest(result, { ...inputs, args, database: 'pglite' })
    },
  )
}

/** Runs on the machine's PostgreSQL; where there is none, `otherwise` decides. */
export async function withPostgres(
  work: (postgres: Postgres) => Promise<void>,
  otherwise: (missing: PostgresMissing) => Promise<void>,
): Promise<void> {
  let postgres: Postgres
  try {
    postgres = await startPostgres()
  } catch (error) {
    if (error instanceof PostgresMissing) return otherwise(error)
    throw error
  }
  try {
    await work(postgres)
  } finally {
    await postgres.stop()
  }
}

export async function runVitest(
  result: PartResult,
  { name, database, seed, args, tagged, env }: VitestRun,
): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `vitest-${name}.json`)
  rmSync(file, { force: true })
  result.notes.push(`seed ${seed}`)
  const report = ['--reporter=json', '--reporter=default', `--outputFile=${file}`, '--passWithNoTests']
  const chosen = tagged === undefined ? [] : [`--tags-filter=${tagged ? '' : '!'}${deepTag}`]
  const order = [`--sequence.seed=${seed}`, ...(tagged === false ? [] : ['--sequence.shuffle.tests'])]
  const { ok, output } = await run('vitest', ['run', ...order, ...report, ...chosen, ...args], {
    env: { TEST_DATABASE: database, NODE_ENV: 'test', FORCE_COLOR: '0', ...env },
  })
  if (!existsSync(file)) {
    result.failed += 1
    result.details.push(output)
    return
  }
  readReport(result, JSON.parse(readFileSync(file, 'utf8')) as Report, tagged)
  // An error outside every test (a worker that crashed, an unhandled rejection) fails the run without failing a test.
  if (!ok && result.failed === 0) {
    result.failed += 1
    result.details.push(`${result.name}\n${output.slice(-6_000)}`)
  }
}

function readReport(result: PartResult, report: Report, tagged: boolean | undefined): void {
  for (const file of report.testResults) {
    const path = relative(root, file.name).replaceAll('\\', '/')
    result.seconds.push([path, (file.endTime - file.startTime) / 1000])
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      result.failed += 1
      result.details.push(`${path}\n${file.message}`)
    }
    for (const { status, fullName, failureMessages, tags } of file.assertionResults) {
      if (tagged !== undefined && tagged !== tags.includes(deepTag)) continue
      if (status === 'passed') result.passed += 1
      else if (status === 'failed') {
        result.failed += 1
        result.details.push(`${path} > ${fullName}\n${failureMessages.join('\n')}`)
      } else if (status === 'skipped' || status === 'pending') {
        result.skipped.push(`${path} > ${fullName}`)
      }
    }
  }
}
