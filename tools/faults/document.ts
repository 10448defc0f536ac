import type { Case } from '../../apps/server/src/testing/faults/cases.ts'
import { disturbances, faults, networksTried } from '../../apps/server/src/testing/faults/cases.ts'
import type { Result } from '../../apps/server/src/testing/faults/run-case.ts'

export interface Tried extends Case, Result {
  readonly database: 'pglite' | 'server'
}

/** What came of every case, counted. */
export function faultsDocument(tried: readonly Tried[]): string {
  const count = (is: (one: Tried) => boolean) => tried.filter(is).length
  const longest = Math.max(0, ...tried.map(({ unknownForMs }) => unknownForMs))
  const table = (title: string, names: readonly string[], of: (one: Tried) => string) => [
    `| ${title} | tried | out once | refused and told | held and told | asked | twice | lost |`,
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...names.map((name) => {
      const mine = tried.filter((one) => of(one) === name)
      const countOf = (state: string) => mine.filter((one) => one.state === state).length
      const twice = mine.filter(({ live }) => live > 1).length
      const lost = mine.filter((one) => one.faults.length > 0 && one.live < 2).length
      return `| ${name} | ${mine.length} | ${countOf('confirmed')} | ${countOf('rejected')} | ${countOf('held')} | ${countOf('asked')} | ${twice} | ${lost} |`
    }),
    '',
  ]
  return [
    '# Faults',
    '',
    'Made by `npm run test:faults`: one post through every fault of every network and every disturbance of ours, with the real adapters against the stand-ins, on the embedded database and on a PostgreSQL server. "Held": its account must be linked again. "Asked": nothing could be found out by reading, so a person is asked. Each of these is told once, with a link to the post.',
    '',
    `${tried.length} cases: ${count(({ live }) => live > 1)} sent twice, ${count(({ faults }) => faults.length > 0)} against a promise, ${count(({ state, id }) => state === 'confirmed' && !id)} published without an id. The longest that nobody knew whether a post was out: ${Math.round(longest / 1000)} s.`,
    '',
    ...table('network', networksTried, ({ network }) => network),
    ...table('fault', faults, ({ fault }) => fault),
    ...table('disturbance', disturbances, ({ disturbance }) => disturbance),
    ...table('database', ['pglite', 'server'], ({ database }) => database),
  ].join('\n')
}
