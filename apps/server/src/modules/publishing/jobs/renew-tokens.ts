import { Refusal } from '@postelier/networks/adapters'
import { and, asc, eq, isNotNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyEndingConnection } from '../commands/notify-ended.ts'
import { type ConnectionRow, endOfLink } from '../connection.store.ts'
import { networkAccount } from '../publishing.tables.ts'
import { refreshTokens } from '../refresh-tokens.ts'
import { openSealed } from '../seal-tokens.ts'

const soonMs = days(7)
/** No day is left to ask again in. */
const lastMs = days(2)

/** What would end unused is renewed in time; what cannot be renewed is said to its business once, before it ends. */
export const renewTokens = defineJob({
  name: 'renew-tokens',
  about: 'Renews what opens networks before it ends, and says where a person must.',
  retry: 'safe',
  cron: '23 3 * * *',
  timeLimitSeconds: 3600,
  data: z.object({}),
  handle: async (platform, _data, { id, signal }) => {
    const now = platform.clock.now()
    const [soon, last] = [later(now, soonMs), later(now, lastMs)]
    const rows = await platform.db
      .select()
      .from(networkAccount)
      .where(
        and(
          eq(networkAccount.state, 'connected'),
          isNotNull(networkAccount.tokens),
          or(lt(networkAccount.accessExpiresAt, soon), lt(networkAccount.refreshExpiresAt, soon)),
        ),
      )
      .orderBy(asc(networkAccount.id))
    for (const row of rows) {
      if (signal.aborted) return
      try {
        const { endsAt, mayRenew } = await renewed(platform, row)
        if (endsAt && endsAt < (mayRenew ? last : soon))
          await runCommand(platform, system('renew-tokens'), id, notifyEndingConnection, {
            connection: row,
            endsAt,
          })
      } catch (reason) {
        // One that breaks holds no other up; the next day asks again.
        platform.log.warn({ err: reason, network: row.network }, 'a link could not be renewed')
      }
    }
  },
})

interface Ending {
  /** As far as the network says. */
  readonly endsAt: Date | null
  /** It could not be renewed just now, and may be tomorrow. */
  readonly mayRenew?: boolean
}

async function renewed(platform: Platform, row: ConnectionRow): Promise<Ending> {
  const { id, network, tokens, scopes } = row
  const networkClient = platform.networks(network)
  if (!networkClient || !tokens) return { endsAt: null }
  try {
    const fresh = await refreshTokens(platform, networkClient, id, openSealed(platform, id, tokens))
    const ends = fresh && {
      accessExpiresAt: dateOf(fresh.accessExpiresAt),
      refreshExpiresAt: dateOf(fresh.refreshExpiresAt),
    }
    return { endsAt: endOfLink(ends ? { scopes, ...ends } : row) }
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    platform.log.warn({ err: reason, network }, 'a link could not be renewed yet')
    return { endsAt: endOfLink(row), mayRenew: true }
  }
}

const dateOf = (at: string | null) => (at === null ? null : new Date(at))
