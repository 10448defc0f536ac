// docs/deep-runs.md: when each deep part ran last, on which commit, and what came of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths.ts'
import type { PartResult } from './part.ts'

const file = fromRoot('docs/deep-runs.md')
const isRow = (line: string): boolean => line.startsWith('| `')

/** The document with this run's row in the place of the part's last one. What is written around the table stays. */
export function withRun(text: string, result: PartResult, commit: string, at: Date): string {
  const { name, passed, failed, durationMs } = result
  const row = `| \`${name}\` | ${at.toISOString().slice(0, 10)} | ${commit} | ${passed} | ${failed} | ${Math.round(durationMs / 1000)} |`
  const lines = text.split('\n')
  const own = lines.findIndex((line) => line.startsWith(`| \`${name}\` |`))
  if (own >= 0) lines[own] = row
  else {
    const lastRow = lines.findLastIndex((line) => isRow(line) || line.startsWith('|---'))
    lines.splice(lastRow + 1, 0, row)
  }
  return lines.join('\n')
}

export function keepRun(result: PartResult, commit: string, at: Date): void {
  writeFileSync(file, withRun(readFileSync(file, 'utf8'), result, commit, at))
}
