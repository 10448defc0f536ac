import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { liveBoosts } from './boost.store.ts'
import { stopBoost } from './commands/stop-boost.ts'
import { driveBoosts } from './drive-boosts.ts'

/** Before an account goes with everything that could stop them. False where something may still be shown. */
export async function stopAllBoosts(platform: Platform, accountId: number, signal: AbortSignal) {
  const live = await liveBoosts(platform.db, accountId)
  if (live.length === 0) return true
  for (const { id, stopWantedAt } of live)
    if (!stopWantedAt)
      await runCommand(platform, system('booster'), 'booster', stopBoost, { accountId, boostId: id })
  await driveBoosts({ platform, networks: platform.networks, signal })
  return (await liveBoosts(platform.db, accountId)).length === 0
}
