import type { Actor } from '../../access/actor.ts'
import { system } from '../../access/actor.ts'
import { runCommand } from '../../access/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { liveBoosts } from './boost.store.ts'
import { stopBoost } from './commands/stop-boost.ts'
import { driveBoosts } from './drive-boosts.ts'

/** As long as somebody waits for it. */
const patienceMs = 20_000

interface Whose {
  readonly accountId: number
  /** Of this account on a network alone. */
  readonly connectionId?: number | undefined
}

/** Says of each that it is to stop, and does it as far as it can be done now; answers with how many may still be shown. */
export async function stopBoosts(
  platform: Platform,
  actor: Actor,
  { accountId, connectionId }: Whose,
  signal: AbortSignal = AbortSignal.timeout(patienceMs),
): Promise<number> {
  const live = await liveBoosts(platform.db, accountId, connectionId)
  if (live.length === 0) return 0
  for (const { id, stopWantedAt } of live) {
    if (stopWantedAt) continue
    try {
      await runCommand(platform, actor, 'booster', stopBoost, { accountId, boostId: id })
    } catch (reason) {
      // Over by itself in this very moment.
      if (!(reason instanceof AppError) || reason.code !== 'alreadyDone') throw reason
    }
  }
  await driveBoosts({ platform, networks: platform.networks, signal })
  return (await liveBoosts(platform.db, accountId, connectionId)).length
}

/** Before an account goes with everything that could stop them. False where something may still be shown. */
export const stopAllBoosts = async (platform: Platform, accountId: number, signal: AbortSignal) =>
  (await stopBoosts(platform, system('booster'), { accountId }, signal)) === 0
