// npm run test:faults [WORD…]: every fault of every network against every disturbance, on both databases, with the real
// adapters against the stand-ins. Words choose among the parts (pglite, server, a network, outages, killed, others); what a
// part found is kept until it runs again. With every part there, it is all written into docs/generated/faults.md.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { bundleInto } from '../build/build-server.ts'
import { fromRoot } from '../lib/paths.ts'
import { run, stopOnInterrupt } from '../lib/run.ts'
import { startPostgres } from '../test/postgres.ts'
import { faultsDocument } from './document.ts'
import { casesIn, fileOf, folder, keptOf, nameOf, type Shard, shards } from './parts.ts'

/** Outages wait for a database that is away; the others work, and two cores have no more room than that. */
const pool = { waiting: 4, working: 2 }
/** As deep as the server's own build: what lies beside its sources is found from there. */
const programFolder = 'apps/server/.cache'
const started = performance.now()
const minutesSoFar = () => `${((performance.now() - started) / 60_000).toFixed(1)} min`

const words = process.argv.slice(2)
const chosen = shards.filter((shard) => words.every((word) => nameOf(shard).split(' ').includes(word)))

async function tryShard(shard: Shard, url: string | undefined): Promise<void> {
  const { database, network, family } = shard
  rmSync(fileOf(shard), { force: true })
  const file = `src/testing/faults/${family === 'killed' ? 'killed' : 'matrix'}.deep.test.ts`
  const { ok, output } = await run('vitest', ['run', '--project=server', file], {
    env: {
      NODE_ENV: 'test',
      FORCE_COLOR: '0',
      TEST_DATABASE: database,
      TEST_DATABASE_URL: database === 'server' ? url : undefined,
      FAULTS_PART: `${network} ${family}`,
      FAULTS_OUT: fileOf(shard),
      FAULTS_PROGRAM: fromRoot(programFolder, 'program.mjs'),
    },
  })
  if (!ok) console.error(output.slice(-20_000))
  const kept = keptOf(shard)
  const broken = kept.filter(({ faults }) => faults.length > 0).length
  // Broken off by something else it is not whole, and nothing is written about it.
  if (!ok && broken === 0) rmSync(fileOf(shard), { force: true })
  if (!ok || broken > 0 || kept.length < casesIn(shard)) process.exitCode = 1
  console.log(`${minutesSoFar()}  ${nameOf(shard)}: ${kept.length} cases, ${broken} against a promise`)
}

async function tryAll(url: string | undefined): Promise<void> {
  const waiting = [...chosen]
  const progress = setInterval(() => {
    const tried = chosen.reduce((sum, shard) => sum + keptOf(shard).length, 0)
    console.log(`${minutesSoFar()}  ${tried} cases tried, ${waiting.length} parts to begin`)
  }, 60_000)
  const hand = async (takes: (shard: Shard) => boolean) => {
    for (;;) {
      const at = waiting.findIndex(takes)
      const [shard] = at < 0 ? [] : waiting.splice(at, 1)
      if (!shard) return
      await tryShard(shard, url)
    }
  }
  const isOutage = ({ family }: Shard) => family === 'outages'
  await Promise.all([
    ...Array.from({ length: pool.waiting }, () => hand(isOutage)),
    ...Array.from({ length: pool.working }, () => hand((shard) => !isOutage(shard))),
  ])
  clearInterval(progress)
}

if (chosen.length === 0) throw new Error(`No part is called ${words.join(' ')}`)
stopOnInterrupt()
if (words.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
if (chosen.some(({ family }) => family === 'killed')) {
  rmSync(fromRoot(programFolder), { recursive: true, force: true })
  await bundleInto(fromRoot(programFolder), {
    program: fromRoot('apps/server/src/testing/faults/program.ts'),
  })
}
const postgres = chosen.some(({ database }) => database === 'server') ? await startPostgres() : undefined
try {
  await tryAll(postgres?.url)
} finally {
  await postgres?.stop()
}
if (shards.every((shard) => keptOf(shard).length >= casesIn(shard))) {
  const outcomes = shards.flatMap((shard) =>
    keptOf(shard).map((kept) => ({ ...kept, database: shard.database })),
  )
  writeFileSync(fromRoot('docs/generated/faults.md'), faultsDocument(outcomes))
  console.log('docs/generated/faults.md written')
} else console.log('Not every part is whole: docs/generated/faults.md stays as it was.')
