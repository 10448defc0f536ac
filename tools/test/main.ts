// npm test [-- --only=checks|unit|server|e2e] [PATTERN…]: everything that says whether the product holds.
import { checkCoverage } from '../coverage/check.ts'
import { stopRunning } from '../lib/run.ts'
import { runChecks } from './checks.ts'
import { runBrowserTests } from './e2e.ts'
import type { PartResult } from './part.ts'
import { printPart, printSummary } from './summary.ts'
import { runOnPglite, runOnServer } from './unit.ts'

const parts = ['checks', 'unit', 'server', 'e2e'] as const
type Part = (typeof parts)[number]

function readArguments(args: string[]): { chosen: Set<Part>; patterns: string[] } {
  const only = args
    .filter((arg) => arg.startsWith('--only='))
    .flatMap((arg) => arg.slice('--only='.length).split(','))
  const unknown = only.filter((name) => !parts.some((known) => known === name))
  if (unknown.length > 0) {
    console.error(`There is no part "${unknown.join(', ')}"; the parts are ${parts.join(', ')}.`)
    process.exit(2)
  }
  const chosen = new Set(parts.filter((name) => only.length === 0 || only.includes(name)))
  return { chosen, patterns: args.filter((arg) => !arg.startsWith('--only=')) }
}

/** Interrupted: children end first, then the exit hooks remove what is temporary. */
function onInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      stopRunning()
      process.exit(130)
    })
}

async function main(): Promise<void> {
  const started = performance.now()
  const { chosen, patterns } = readArguments(process.argv.slice(2))
  onInterrupt()
  const results: PartResult[] = []
  const lane = async (...steps: [Part, () => Promise<PartResult>][]) => {
    for (const [name, step] of steps) {
      if (!chosen.has(name)) continue
      const result = await step()
      printPart(result)
      results.push(result)
    }
  }
  // Two cores: what compiles and what waits for a database go side by side; browsers need the machine for themselves.
  await Promise.all([
    lane(['checks', runChecks], ['unit', () => runOnPglite(patterns)]),
    lane(['server', () => runOnServer(patterns)]),
  ])
  await lane(['e2e', () => runBrowserTests(patterns)])
  const whole = chosen.size === parts.length && patterns.length === 0
  if (whole) {
    const coverage = await checkCoverage(results)
    printPart(coverage)
    results.push(coverage)
  }
  process.exitCode = printSummary(results, performance.now() - started)
}

await main()
