import type { Tried } from '../../apps/server/src/testing/faults/cases.ts'
import { disturbances, faults, networksTried } from '../../apps/server/src/testing/faults/cases.ts'
import type { Kept } from '../../apps/server/src/testing/faults/part.ts'
import type { Database } from './parts.ts'

export interface Outcome extends Kept {
  readonly database: Database
}

const names: Readonly<Record<Tried['disturbance'], string>> = {
  none: 'nothing else',
  killed: 'a call breaks off, and whoever made it is gone',
  twoWorkers: 'two workers at once',
  databaseGone: 'the database is away for 20 s',
  meddled: 'edited, unscheduled, cancelled, removed, sent again meanwhile',
  clockForward: 'the clock jumps an hour ahead',
  clockBack: 'the clock jumps an hour back',
  sigkill: '**the real program is ended by SIGKILL, another one goes on**',
}

const isTold = ({ state }: Outcome) => ['rejected', 'asked', 'held'].includes(state)

interface Figure {
  readonly title: string
  of(rows: readonly Outcome[]): number
}

const counting = (title: string, is: (row: Outcome) => boolean): Figure => ({
  title,
  of: (rows) => rows.filter(is).length,
})

const figures: readonly Figure[] = [
  { title: 'cases', of: (rows) => rows.length },
  { title: 'live over there', of: (rows) => rows.reduce((sum, { live }) => sum + live, 0) },
  counting('out twice', ({ live }) => live > 1),
  counting('lost', (row) => row.live === 0 && !(isTold(row) && row.notices > 0)),
  counting('“published” without an id', ({ state, id }) => state === 'confirmed' && !id),
  counting('unknown, found out', ({ wasUnknown, state }) => wasUnknown && state !== 'asked'),
  counting('unknown, shown to a person', ({ state }) => state === 'asked'),
  {
    title: 'longest unknown, s',
    of: (rows) => Math.round(Math.max(0, ...rows.map(({ unknownForMs }) => unknownForMs)) / 1000),
  },
  counting('a person was told', isTold),
  { title: 'notices', of: (rows) => rows.reduce((sum, { notices }) => sum + notices, 0) },
  counting('against a promise', (row) => row.faults.length > 0),
]

interface Row {
  readonly name: string
  readonly outcomes: readonly Outcome[]
}

const table = (title: string, rows: readonly Row[]) => [
  `| ${title} | ${figures.map((figure) => figure.title).join(' | ')} |`,
  `|---|${figures.map(() => '---:|').join('')}`,
  ...rows
    .filter(({ outcomes }) => outcomes.length > 0)
    .map(({ name, outcomes }) => `| ${name} | ${figures.map(({ of }) => of(outcomes)).join(' | ')} |`),
  '',
]

const databaseNames = { pglite: 'embedded', server: 'PostgreSQL' } as const

/** What came of every case, counted. */
export function faultsDocument(outcomes: readonly Outcome[]): string {
  const of = (name: string, is: (one: Outcome) => boolean): Row => ({ name, outcomes: outcomes.filter(is) })
  const databases = ['pglite', 'server'] as const
  const isKill = ({ disturbance }: Outcome) => disturbance === 'sigkill'
  return [
    '# Faults',
    '',
    'Made by `npm run test:faults`. One post at a time through every fault of every network, at the call that makes the post and at another one, together with every disturbance of our own; the real adapters against the stand-ins, on the embedded database and on a PostgreSQL server.',
    '',
    'Every post must be out once, with its id, or not at all, and then its owner is told once, with a link to the post. What nobody knows is found out by reading the account back; where that is not possible, a person is asked within ten minutes.',
    '',
    ...table('network, database', [
      ...networksTried.flatMap((network) =>
        databases.map((database) =>
          of(
            `${network}, ${databaseNames[database]}`,
            (one) => one.network === network && one.database === database,
          ),
        ),
      ),
      of('**all**', () => true),
    ]),
    ...table('together with', [
      ...[...disturbances, 'sigkill' as const].map((kind) =>
        of(names[kind], ({ disturbance }) => disturbance === kind),
      ),
    ]),
    ...table('fault of the network', [
      ...faults.map((kind) => of(kind, ({ fault }) => fault === kind)),
      of('none', ({ fault }) => fault === 'none'),
    ]),
    '## Ended by SIGKILL',
    '',
    'These cases start the real program as a process of its own and end it at one moment: at every moment of a publication on each network, and at a chosen moment through every fault. Another process is started on what the first one left, and goes on. All other cases run within one process.',
    '',
    ...killTable(outcomes.filter(isKill)),
    ...againstPromise(outcomes),
  ].join('\n')
}

/** In which moments it was ended, and how often. */
function killTable(outcomes: readonly Outcome[]): string[] {
  const killed = outcomes.filter(({ killedAt }) => killedAt)
  const momentOf = ({ killedAt }: Outcome) => killedAt?.replace(/ \(.*/, '') ?? ''
  const moments = [...new Set(killed.map(momentOf))].sort()
  const rows = networksTried.flatMap((network) => {
    const mine = killed.filter((one) => one.network === network)
    const counts = moments.map((moment) => mine.filter((one) => momentOf(one) === moment).length)
    return mine.length > 0 ? [`| ${network} | ${mine.length} | ${counts.join(' | ')} |`] : []
  })
  return [
    `| network | ended | ${moments.join(' | ')} |`,
    `|---|---:|${moments.map(() => '---:|').join('')}`,
    ...rows,
    '',
  ]
}

function againstPromise(outcomes: readonly Outcome[]): string[] {
  const broken = outcomes.filter(({ faults: found }) => found.length > 0)
  if (broken.length === 0) return []
  const said = ({ database, network, fault, place, disturbance, seed, killedAt, faults: found }: Outcome) =>
    `- ${network}, ${databaseNames[database]}, ${fault} (${place} call), ${disturbance}${killedAt ? ` ${killedAt}` : ''}, ${seed}: ${found.join('; ')}`
  return ['## Against a promise', '', ...broken.map(said), '']
}
