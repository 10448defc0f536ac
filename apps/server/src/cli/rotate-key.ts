// `npm run rotate-key`: seals every secret in the database with a new key.
import { system } from '../access/actor.ts'
import { runCommand } from '../access/context.ts'
import { jobs } from '../modules/all.ts'
import { resealEngineKeys } from '../modules/engines/index.ts'
import { resealFactors } from '../modules/identity/index.ts'
import { resealNetworks } from '../modules/publishing/index.ts'
import { dropOldKey, takeNewKey } from '../platform/config/load-secrets.ts'
import { resealJobs } from '../platform/jobs/reseal-jobs.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { run } from './run.ts'

interface Batch {
  readonly last: number | null
  readonly sealed: number
}

async function all(next: (after: number) => Promise<Batch>): Promise<number> {
  let sealed = 0
  for (let after: number | null = 0; after !== null; ) {
    const batch: Batch = await next(after)
    sealed += batch.sealed
    after = batch.last
  }
  return sealed
}

/**
 * Seals everything with a new key. Where the key comes from the environment, ENCRYPTION_KEY is the new one and
 * ENCRYPTION_KEY_BEFORE the old one; otherwise a new one is made. Broken off, it goes on with the next call.
 */
await run(async (config, say) => {
  const isOwn = !config.ENCRYPTION_KEY
  if (!isOwn && !config.ENCRYPTION_KEY_BEFORE)
    throw new Error('Give the new key as ENCRYPTION_KEY and the one until now as ENCRYPTION_KEY_BEFORE.')
  if (isOwn) takeNewKey(config.dataDir)
  const platform = await openPlatform(config, jobs)
  const by = system('rotate-key')
  try {
    const networks = (table: 'accounts' | 'pages') =>
      all((after) => runCommand(platform, by, 'rotate-key', resealNetworks, { table, after }))
    const accounts = await networks('accounts')
    const pages = await networks('pages')
    const factors = await all((after) => runCommand(platform, by, 'rotate-key', resealFactors, { after }))
    const engines = await runCommand(platform, by, 'rotate-key', resealEngineKeys, undefined)
    const waiting = await platform.db.transaction((tx) => resealJobs(tx, platform.secrets.encryption))
    say(
      `Sealed anew: ${accounts} network accounts, ${pages} pages, ${factors} second factors, ${engines} engine keys, ${waiting} jobs that wait.`,
    )
    if (isOwn) dropOldKey(config.dataDir)
    else say('ENCRYPTION_KEY_BEFORE can go now.')
  } finally {
    await platform.close()
  }
})
