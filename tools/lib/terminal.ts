// How the tools speak: plain lines, colour only where a terminal reads them.
import { stripVTControlCharacters, styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

const styled = (style: Style) => (text: string) => styleText(style, text, { stream: process.stdout })

export const bold = styled('bold')
export const dim = styled('dim')
export const green = styled('green')
export const red = styled('red')
export const yellow = styled('yellow')

export const visibleLength = (text: string): number => stripVTControlCharacters(text).length

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleLength(text)))
}

/** Rows in columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, visibleLength(cell))
  return rows
    .map((row) =>
      row
        .map((cell, i) => padTo(cell, (widths[i] ?? 0) + gap))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** Lines in a box: for what must not be overlooked. */
export function box(lines: readonly string[], paint: (text: string) => string = yellow): string {
  const width = Math.max(...lines.map(visibleLength))
  const edge = '─'.repeat(width + 2)
  const body = lines.map((line) => `${paint('│')} ${padTo(line, width)} ${paint('│')}`)
  return [paint(`┌${edge}┐`), ...body, paint(`└${edge}┘`)].join('\n')
}

export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
