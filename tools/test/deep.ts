// npm run test:deep [-- PART…] [WORD…]: every promise, on every database, in every combination. Without a part all of them run,
// one after the other; each writes its row into docs/deep-runs.md.
import { execFileSync } from 'node:child_process'
import { root } from '../lib/paths.ts'
import { stopOnInterrupt } from '../lib/run.ts'
import { bold, columns, dim } from '../lib/terminal.ts'
import { deepParts } from './deep-parts.ts'
import { keepRun } from './deep-runs.ts'
import { newSeed } from './order.ts'
import { type PartResult, part } from './part.ts'
import { printPart, printSummary } from './summary.ts'

const args = process.argv.slice(2)
if (args.includes('--list')) {
  console.log(columns(Object.entries(deepParts).map(([name, { says }]) => [bold(name), dim(says)])))
  process.exit(0)
}
const named = args.filter((arg) => arg in deepParts)
const words = args.filter((arg) => !(arg in deepParts))
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const started = performance.now()
stopOnInterrupt()
const results: PartResult[] = []
for (const [name, { run }] of Object.entries(deepParts)) {
  if (named.length > 0 && !named.includes(name)) continue
  const result = await part(name, (mine) => run(mine, newSeed(), words))
  printPart(result)
  results.push(result)
  // A part that was narrowed by a word says nothing of the whole.
  if (words.length === 0) keepRun(result, commit, new Date())
}
process.exitCode = printSummary(results, performance.now() - started)
