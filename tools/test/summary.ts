import { bold, box, columns, dim, duration, green, red, yellow } from '../lib/terminal.ts'
import type { PartResult } from './part.ts'

const mostLines = 60

export function printPart(result: PartResult): void {
  for (const detail of result.details) {
    const [title = '', ...rest] = detail.split('\n')
    const shown =
      rest.length > mostLines
        ? [...rest.slice(0, mostLines), dim(`… ${rest.length - mostLines} more lines`)]
        : rest
    console.log(`\n${red('✗')} ${bold(title)}`)
    for (const line of shown) console.log(`  ${line}`)
  }
  const mark = result.failed > 0 ? red('✗') : result.notRun ? yellow('!') : green('✓')
  console.log(`${mark} ${result.name} ${dim([duration(result.durationMs), ...result.notes].join(', '))}`)
}

export const sumOf = (results: readonly PartResult[], count: 'passed' | 'failed'): number =>
  results.reduce((sum, result) => sum + result[count], 0)

/** The table of parts, what did not run, and the line that says it all. Returns the exit code. */
export function printSummary(results: PartResult[], durationMs: number): number {
  const failed = sumOf(results, 'failed')
  const rows = results.map((result) => [
    result.name,
    `${result.passed} passed`,
    result.failed > 0 ? red(`${result.failed} failed`) : '0 failed',
    dim(duration(result.durationMs)),
  ])
  console.log(`\n${columns([...rows, [bold('all'), '', '', dim(duration(durationMs))]])}\n`)
  for (const { name, notRun } of results) if (notRun) console.log(box([`NOT RUN: ${name}`, ...wrap(notRun)]))
  list(
    'Skipped by themselves',
    results.flatMap(({ skipped }) => skipped),
  )
  list(
    'Flaky: passed on the second try only, to be mended today',
    results.flatMap(({ flaky }) => flaky.map(({ name, errors }) => [name, ...errors].join('\n'))),
  )
  console.log(`${sumOf(results, 'passed')} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

function list(title: string, entries: readonly string[]): void {
  const lines = entries.map((entry) => entry.split('\n').slice(0, mostLines).join('\n    '))
  if (lines.length > 0) console.log(yellow(`${title}:\n  ${lines.join('\n  ')}`))
}

function wrap(text: string, width = 96): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
