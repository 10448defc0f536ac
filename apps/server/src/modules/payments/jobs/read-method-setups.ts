import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { days, later, minutes } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { purgeOld } from '../../../platform/jobs/little-by-little.ts'
import { ProviderSilent } from '../../../platform/payments/payment-provider.ts'
import { askSetup, endSetup } from '../flows/ask-setup.ts'
import { isSetupOpen, isSetupTooLate } from '../method-setups.store.ts'
import { methodSetup } from '../method-setups.tables.ts'

const most = 200
/** A key that was pressed is known for as long. */
const keptDays = 30

/**
 * Reads cards and accounts that are being added: what an event told of, and what none did. One that nobody confirmed in time is
 * called off at the provider. One that cannot be read is read later; the others do not wait for it.
 */
export const readMethodSetups = defineJob({
  name: 'read-method-setups',
  about:
    'Reads at the provider cards and accounts that are being added, and calls off those nobody confirmed.',
  retry: 'safe',
  cron: '* * * * *',
  data: z.object({ setupId: z.number().optional() }),
  async handle(platform, { setupId }, { id, signal }) {
    const { db, clock, log } = platform
    const which =
      setupId === undefined ? lte(methodSetup.readAgainAt, clock.now()) : eq(methodSetup.id, setupId)
    for (let after = 0; ; ) {
      const rows = await db
        .select()
        .from(methodSetup)
        .where(and(which, gt(methodSetup.id, after)))
        .orderBy(asc(methodSetup.id))
        .limit(most)
      for (const row of rows) {
        if (signal.aborted) return
        try {
          if (isSetupTooLate(row, clock.now())) await endSetup(platform, row, id)
          else if (isSetupOpen(row)) await askSetup(platform, row, id)
          else await db.update(methodSetup).set({ readAgainAt: null }).where(eq(methodSetup.id, row.id))
        } catch (reason) {
          const about = { err: reason, setup: row.id }
          if (reason instanceof ProviderSilent) log.warn(about, 'a card to be added could not be read')
          else log.error(about, 'a card to be added could not be taken up')
          await db
            .update(methodSetup)
            .set({ readAgainAt: later(clock.now(), minutes(5)) })
            .where(eq(methodSetup.id, row.id))
        }
      }
      const last = rows.at(-1)
      if (!last || rows.length < most) break
      after = last.id
    }
    if (setupId !== undefined) return
    const before = later(clock.now(), -days(keptDays)).toISOString()
    await purgeOld(
      db,
      signal,
      methodSetup,
      sql`${methodSetup.endedAt} is not null and ${methodSetup.endedAt} < ${before}::timestamptz`,
    )
  },
})
