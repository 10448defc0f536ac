// npm test [-- STAGE…] [WORD…]: what says that nothing people rely on is broken, in less than ten minutes. The stages run one
// after the other, each with the machine to itself. Words choose among the files by their name.
import { stopOnInterrupt } from '../lib/run.ts'
import { runChecks } from './checks.ts'
import { gateTag, runJourneys } from './e2e.ts'
import { seedOfCommit } from './order.ts'
import { type PartResult, part } from './part.ts'
import { printPart, printSummary } from './summary.ts'
import { notDeepFiles, runOnServer, runVitest } from './vitest.ts'

/** What answers differently on the embedded database: connections, jobs, events, and a post from its first word to its page. */
const alsoOnPglite = [
  'src/platform/database/',
  'src/platform/jobs/',
  'src/attacks/live-events',
  'src/modules/tasks/tasks.test',
  'src/modules/publishing/schedule-post',
  'src/modules/publishing/claim-due',
]
const seed = seedOfCommit()

const stages: Record<string, (words: string[]) => Promise<PartResult>> = {
  static: () => runChecks(),
  pure: (words) =>
    part('pure', (result) =>
      runVitest(result, {
        name: 'pure',
        database: 'pglite',
        seed,
        tagged: false,
        args: ['--project=!server', notDeepFiles, ...words],
      }),
    ),
  server: (words) =>
    part('server', (result) =>
      runOnServer(result, { name: 'server', seed, tagged: false, args: [notDeepFiles, ...words] }),
    ),
  pglite: (words) =>
    part('server on PGlite', (result) =>
      runVitest(result, {
        name: 'pglite',
        database: 'pglite',
        seed,
        tagged: false,
        args: ['--project=server', notDeepFiles, ...(words.length > 0 ? words : alsoOnPglite)],
      }),
    ),
  journeys: (words) =>
    part('journeys', (result) => runJourneys(result, { args: [`--grep=${gateTag}`, ...words], retries: 1 })),
}

const args = process.argv.slice(2)
const named = args.filter((arg) => arg in stages)
const words = args.filter((arg) => !(arg in stages))
const started = performance.now()
stopOnInterrupt()
const results: PartResult[] = []
for (const [name, run] of Object.entries(stages)) {
  if (named.length > 0 && !named.includes(name)) continue
  const result = await run(words)
  printPart(result)
  results.push(result)
}
process.exitCode = printSummary(results, performance.now() - started)
