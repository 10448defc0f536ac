// docs/generated/coverage.md: what of the specification is there, and what waits for which issue.
import type { Row } from '../../docs/coverage/row.ts'
import { allRows, chapters, rowsOf } from './chapters.ts'

const issues: Record<number, string> = {
  1: 'the house: people, access, account, shell, languages',
  2: 'visuals, templates, editor, brand kit',
  3: 'networks, publishing, advertising',
  4: 'planning with an AI',
  5: 'posts: workspace, home, calendar, guided tour',
  6: 'orders, agents, workforce',
  7: 'credits, subscription, payment, bills, promotion codes',
  8: 'statistics, agency, affiliation',
  9: 'the rest of the catalogue administration',
  10: 'hardening',
}

const isDone = ([, , , shown]: Row): boolean => 'test' in shown
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/[<>{}]/g, (char) => `\\${char}`)

function tests([, , , shown]: Row): string {
  if ('issue' in shown) return `waits for issue ${shown.issue}`
  return [shown.test]
    .flat()
    .map((name) => `\`${name.replaceAll('`', "'").replaceAll('|', '\\|')}\``)
    .join('<br>')
}

export function coverageDocument(): string {
  const rows = allRows()
  const done = rows.filter(isDone).length
  const waitingFor = (issue: number) =>
    rows.filter(([, , , shown]) => 'issue' in shown && shown.issue === issue).length
  const lines = [
    '# What of the specification is there',
    '',
    'Generated from `docs/coverage/` by `npm run generate`; `npm test` fails when a row marked done names no passing test.',
    'P and A are the product and the administration part of the specification, with the section.',
    '',
    `**${done} of ${rows.length} rows are shown by a test; ${rows.length - done} wait.**`,
    '',
    '| chapter | rows | done | waiting |',
    '|---|---:|---:|---:|',
    ...chapters.map(({ title, sections }) => {
      const own = rowsOf(sections)
      const ownDone = own.filter(isDone).length
      return `| [${title}](#${title
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '-')}) | ${own.length} | ${ownDone} | ${own.length - ownDone} |`
    }),
    '',
    '| waits for issue | rows |',
    '|---|---:|',
    ...Object.entries(issues)
      .filter(([issue]) => waitingFor(Number(issue)) > 0)
      .map(([issue, title]) => `| ${issue}: ${title} | ${waitingFor(Number(issue))} |`),
  ]
  for (const { title, sections } of chapters) {
    lines.push('', `## ${title}`)
    for (const section of sections) {
      lines.push('', `### ${section.title}`, '', '| | what | where | shown by |', '|---|---|---|---|')
      for (const row of section.rows) {
        const [id, what, where] = row
        lines.push(`| ${isDone(row) ? '✓' : ''} \`${id}\` | ${cell(what)} | ${where} | ${tests(row)} |`)
      }
    }
  }
  return `${lines.join('\n')}\n`
}
