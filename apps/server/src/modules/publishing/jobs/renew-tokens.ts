import { and, asc, eq, isNotNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellEnding } from '../commands/tell-ended.ts'
import { type ConnectionRow, endOfLink } from '../connection.store.ts'
import { networkAccount } from '../publishing.tables.ts'
import { refreshTokens } from '../refresh-tokens.ts'
import { openSealed } from '../seal-tokens.ts'

const soonMs = days(7)

/** What would end unused is renewed in time; what cannot be renewed is said to its business once, before it ends. */
export const renewTokens = defineJob({
  name: 'renew-tokens',
  about: 'Renews what opens networks before it ends, and says where a person must.',
  retry: 'safe',
  cron: '23 3 * * *',
  timeLimitSeconds: 3600,
  data: z.object({}),
  handle: async (platform, _data, { id, signal }) => {
    const soon = later(platform.clock.now(), soonMs)
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
        const endsAt = await renewed(platform, row)
        if (endsAt && endsAt < soon)
          await runCommand(platform, system('renew-tokens'), id, tellEnding, { connection: row, endsAt })
      } catch (reason) {
        // One that breaks holds no other up; the next day asks again.
        platform.log.warn({ err: reason, network: row.network }, 'a link could not be renewed')
      }
    }
  },
})

/** When it ends after all, as far as the network says. */
async function renewed(
  platform: Platform,
  { id, network, tokens, ...row }: ConnectionRow,
): Promise<Date | null> {
  const gate = platform.networks(network)
  if (!gate || !tokens) return null
  const fresh = await refreshTokens(platform, gate, id, openSealed(platform, id, tokens))
  return endOfLink(
    fresh
      ? {
          scopes: row.scopes,
          accessExpiresAt: dateOf(fresh.accessExpiresAt),
          refreshExpiresAt: dateOf(fresh.refreshExpiresAt),
        }
      : row,
  )
}

const dateOf = (at: string | null) => (at === null ? null : new Date(at))
