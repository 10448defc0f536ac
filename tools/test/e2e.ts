// Whole journeys in a real browser, against the built web app.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../build/build-web.ts'
import { cacheFolder, fromRoot } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { findChromium } from './chromium.ts'
import type { PartResult } from './part.ts'
import { withPostgres } from './vitest.ts'

interface Spec {
  title: string
  file: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    projectName: string
    results: { duration: number; errors?: { message?: string }[] }[]
  }[]
}
interface Suite {
  title: string
  file: string
  specs?: Spec[]
  suites?: Suite[]
}
interface Report {
  suites: Suite[]
  errors: { message?: string }[]
}

/** Journeys with this tag are what people come for: they run before every landing. */
export const gateTag = '@gate'

export interface JourneyRun {
  args: string[]
  /** A second try for a journey that failed; where it helped, the journey is named flaky. */
  retries: number
}

export async function runJourneys(result: PartResult, inputs: JourneyRun): Promise<void> {
  await withPostgres(
    (postgres) => playwright(result, inputs, { E2E_DATABASE_URL: postgres.url }),
    async () => {
      result.notes.push('on the embedded database: no PostgreSQL here')
      await playwright(result, inputs, {})
    },
  )
}

async function playwright(
  result: PartResult,
  { args, retries }: JourneyRun,
  database: Record<string, string>,
): Promise<void> {
  const [chromium] = await Promise.all([findChromium(), buildWeb()])
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, 'playwright.json')
  rmSync(file, { force: true })
  const { ok, output } = await run(
    'playwright',
    ['test', '--reporter=json', `--retries=${retries}`, ...args],
    {
      cwd: fromRoot('tests/e2e'),
      env: { ...database, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' },
    },
  )
  if (!existsSync(file)) throw new Error(output)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  for (const suite of report.suites) readSuite(result, suite, [])
  if (!ok && result.failed === 0) {
    result.failed += 1
    result.details.push(report.errors.map((error) => error.message ?? '').join('\n') || output.slice(-6_000))
  }
  writeFileSync(join(cacheFolder, 'flaky.json'), `${JSON.stringify(result.flaky, null, 2)}\n`)
}

function readSuite(result: PartResult, suite: Suite, above: string[]): void {
  // The outermost suite is the file itself; its title is the file's name.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  for (const spec of suite.specs ?? []) readSpec(result, spec, titles)
  for (const inner of suite.suites ?? []) readSuite(result, inner, titles)
}

function readSpec(result: PartResult, spec: Spec, titles: string[]): void {
  const name = `tests/e2e/${spec.file} > ${[...titles, spec.title].join(' ')}`
  for (const { status, results } of spec.tests) {
    const errors = results.flatMap((one) => one.errors ?? []).map((error) => error.message ?? '')
    result.seconds.push([name, results.reduce((sum, one) => sum + one.duration, 0) / 1000])
    if (status === 'skipped') result.skipped.push(name)
    else if (status === 'unexpected') {
      result.failed += 1
      result.details.push(`${name}\n${errors.join('\n')}`)
    } else {
      result.passed += 1
      if (status === 'flaky') result.flaky.push({ name, errors })
    }
  }
}
