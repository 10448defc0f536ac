// docs/generated/coverage.md (not committed): what of the specification is there, and what waits for which area of the product.
import { allRows, type Coverage, readCoverage, rowsOf } from './chapters.ts'
import type { Row } from './rows.ts'

const isDone = ({ waits }: Row): boolean => waits === undefined
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/[<>{}]/g, (char) => `\\${char}`)
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')

function shownBy({ tests, waits }: Row): string {
  if (waits !== undefined) return `waits for ${waits}`
  return tests.map((name) => `\`${name.replaceAll('`', "'").replaceAll('|', '\\|')}\``).join('<br>')
}

function summary(coverage: Coverage): string[] {
  const rows = allRows(coverage)
  const done = rows.filter(isDone).length
  const waitingFor = (area: string) => rows.filter(({ waits }) => waits === area).length
  return [
    `**${done} of ${rows.length} rows are shown by a test; ${rows.length - done} wait.**`,
    '',
    '| chapter | rows | done | waiting |',
    '|---|---:|---:|---:|',
    ...coverage.chapters.map((chapter) => {
      const own = rowsOf(chapter)
      const ownDone = own.filter(isDone).length
      return `| [${chapter.title}](#${anchor(chapter.title)}) | ${own.length} | ${ownDone} | ${own.length - ownDone} |`
    }),
    '',
    '| waits for | which is | rows |',
    '|---|---|---:|',
    ...Object.entries(coverage.areas)
      .filter(([area]) => waitingFor(area) > 0)
      .map(([area, title]) => `| ${area} | ${title} | ${waitingFor(area)} |`),
  ]
}

export function coverageDocument(coverage: Coverage = readCoverage()): string {
  const lines = [
    '# What of the specification is there',
    '',
    'Generated from `docs/coverage/` by `npm run generate`; `npm run check` fails when a row names a test that is not there or is skipped.',
    'P and A are the product and the administration part of the specification, with the section.',
    '',
    ...summary(coverage),
  ]
  for (const { title, sections } of coverage.chapters) {
    lines.push('', `## ${title}`)
    for (const section of sections) {
      lines.push('', `### ${section.title}`, '', '| | what | where | shown by |', '|---|---|---|---|')
      for (const row of section.rows)
        lines.push(
          `| ${isDone(row) ? '✓' : ''} \`${row.id}\` | ${cell(row.what)} | ${row.where} | ${shownBy(row)} |`,
        )
    }
  }
  return `${lines.join('\n')}\n`
}
