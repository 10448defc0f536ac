// npm run test:faults: every fault of every network against every disturbance, on both databases, with the real adapters
// against the stand-ins. Its result is written into docs/generated/faults.md.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networksTried } from '../../apps/server/src/testing/faults/cases.ts'
import type { Result } from '../../apps/server/src/testing/faults/run-case.ts'
import { fromRoot } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { startPostgres } from '../test/postgres.ts'
import { faultsDocument, type Tried } from './document.ts'

const databases = ['pglite', 'server'] as const
const folder = mkdtempSync(join(tmpdir(), 'postelier-faults-'))
const chosen = process.argv.slice(2)
const networks = chosen.length > 0 ? networksTried.filter((name) => chosen.includes(name)) : networksTried

async function tryAll(database: (typeof databases)[number], env: Record<string, string>): Promise<Tried[]> {
  // Side by side: what takes long is waiting for a database that is away.
  const tried = await Promise.all(
    networks.map(async (network) => {
      const out = join(folder, `${database}-${network}.jsonl`)
      const { ok, output } = await run('vitest', ['run', '--project=server', 'src/testing/faults'], {
        env: {
          ...env,
          ...{ NODE_ENV: 'test', FORCE_COLOR: '0', TEST_DATABASE: database },
          ...{ FAULTS: 'whole', FAULTS_NETWORK: network, FAULTS_OUT: out },
        },
      })
      if (!ok) console.error(output)
      return { ok, rows: existsSync(out) ? readFileSync(out, 'utf8').trim().split('\n') : [] }
    }),
  )
  if (tried.some(({ ok }) => !ok)) process.exitCode = 1
  return tried.flatMap(({ rows }) =>
    rows.map((row) => ({ ...(JSON.parse(row) as Tried & Result), database })),
  )
}

const results: Tried[] = []
for (const database of databases) {
  if (database === 'pglite') results.push(...(await tryAll(database, {})))
  else {
    const postgres = await startPostgres()
    try {
      results.push(...(await tryAll(database, { TEST_DATABASE_URL: postgres.url })))
    } finally {
      await postgres.stop()
    }
  }
  console.log(`${database}: ${results.filter((one) => one.database === database).length} tried`)
}
if (networks.length === networksTried.length && process.exitCode !== 1)
  writeFileSync(fromRoot('docs/generated/faults.md'), faultsDocument(results))
