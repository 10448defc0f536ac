// Whole journeys in a real browser, against the built web app.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from '../build/build-web.ts'
import { cacheFolder, fromRoot } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { findChromium } from './chromium.ts'
import { type PartResult, part } from './part.ts'

interface Spec {
  title: string
  file: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    projectName: string
    results: { errors?: { message?: string }[] }[]
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

export function runBrowserTests(patterns: string[]): Promise<PartResult> {
  return part('tests in Chromium', async (result) => {
    if (!existsSync(fromRoot('tests/e2e/playwright.config.ts'))) return
    const [chromium] = await Promise.all([findChromium(), buildWeb()])
    mkdirSync(cacheFolder, { recursive: true })
    const file = join(cacheFolder, 'playwright.json')
    rmSync(file, { force: true })
    const { ok, output } = await run('playwright', ['test', '--reporter=json', ...patterns], {
      cwd: fromRoot('tests/e2e'),
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' },
    })
    if (!existsSync(file)) throw new Error(output)
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    for (const suite of report.suites) readSuite(result, suite, [])
    if (!ok && result.failed === 0) {
      result.failed += 1
      result.details.push(
        report.errors.map((error) => error.message ?? '').join('\n') || output.slice(-6_000),
      )
    }
  })
}

function readSuite(result: PartResult, suite: Suite, above: string[]): void {
  // The outermost suite is the file itself; its title is the file's name.
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  for (const spec of suite.specs ?? []) readSpec(result, spec, titles)
  for (const inner of suite.suites ?? []) readSuite(result, inner, titles)
}

function readSpec(result: PartResult, spec: Spec, titles: string[]): void {
  const name = [...titles, spec.title].join(' ')
  const path = `tests/e2e/${spec.file}`
  for (const { status, projectName, results } of spec.tests) {
    if (status === 'skipped') result.skipped.push(`${path} > ${name} (${projectName})`)
    else if (status === 'unexpected') {
      result.failed += 1
      result.failing.push(`${path}::${name}`)
      const errors = results.at(-1)?.errors ?? []
      result.details.push(
        `${path} > ${name} (${projectName})\n${errors.map((error) => error.message ?? '').join('\n')}`,
      )
    } else {
      result.passed += 1
      result.passing.push(`${path}::${name}`)
    }
  }
}
