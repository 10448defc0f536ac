// npm run bench [-- NAME…]: runs bench/<name>.bench.ts, all or those named; --list only names them.
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '../lib/paths.ts'
import { ownTemporaryFolder } from '../lib/temporary.ts'
import { bold, columns, dim, duration, green, red, yellow } from '../lib/terminal.ts'

interface Bench {
  ratio: number
  aim?: number
  figures: Record<string, number | string>
  aims?: Readonly<Record<string, Aim>>
  isGate?: boolean
}
type Aim = { atMost: number } | { atLeast: number }

const suffix = '.bench.ts'

function benches(): string[] {
  return readdirSync(fromRoot('bench'))
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .sort()
}

/** A bench says what it compares in its first comment. */
function purpose(name: string): string {
  const [first = ''] = readFileSync(fromRoot('bench', name + suffix), 'utf8').split('\n')
  return first.startsWith('//') ? first.slice(2).trim() : ''
}

/** Whether it holds: a gate that missed an aim does not. */
async function runBench(name: string): Promise<boolean> {
  console.log(`\n${bold(name)}  ${dim(purpose(name))}`)
  const started = performance.now()
  const module = (await import(pathToFileURL(fromRoot('bench', name + suffix)).href)) as {
    run(tell: (figures: Bench['figures']) => void): Promise<Bench>
  }
  // A run that is stopped has said what it had measured by then.
  const tell = (found: Bench['figures']) => {
    for (const [label, value] of Object.entries(found)) console.log(dim(`  ${label}  ${format(value)}`))
  }
  const { ratio, aim, figures, aims = {}, isGate = false } = await module.run(tell)
  const verdict = aim === undefined ? '' : ratio >= aim ? green(`aim ${aim}`) : yellow(`aim ${aim}`)
  const rows = Object.entries(figures).map(([label, value]) => {
    const wanted = aims[label]
    return [label, wanted ? `${format(value)}  ${judged(Number(value), wanted)}` : format(value)]
  })
  console.log(
    columns([
      ...rows,
      ['ratio', `${format(ratio)}  ${verdict}`],
      [dim('took'), dim(duration(performance.now() - started))],
    ]),
  )
  console.log(JSON.stringify({ bench: name, ratio, figures }))
  const missed = Object.entries(aims).filter(([label, wanted]) => !isReached(Number(figures[label]), wanted))
  return !isGate || (missed.length === 0 && (aim === undefined || ratio >= aim))
}

const isReached = (value: number, aim: Aim) => ('atMost' in aim ? value <= aim.atMost : value >= aim.atLeast)

function judged(value: number, aim: Aim): string {
  const words = 'atMost' in aim ? `at most ${aim.atMost}` : `at least ${aim.atLeast}`
  return isReached(value, aim) ? green(words) : yellow(`${words}, missed`)
}

function format(value: number | string): string {
  if (typeof value === 'string') return value
  return new Intl.NumberFormat('en', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 1 }).format(value)
}

async function main(args: string[]): Promise<void> {
  const known = benches()
  const names = args.filter((arg) => !arg.startsWith('-'))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(
      red(`There is no bench "${unknown.join(', ')}". There are: ${known.join(', ') || 'none yet'}.`),
    )
    process.exit(2)
  }
  console.log(columns(known.map((name) => [bold(name), dim(purpose(name))])) || 'There is no bench yet.')
  if (args.includes('--list')) return
  for (const name of names.length > 0 ? names : known) if (!(await runBench(name))) process.exitCode = 1
}

ownTemporaryFolder()
await main(process.argv.slice(2))
// A bench may leave sockets or pools behind; nothing is worth waiting for any more.
process.exit()
