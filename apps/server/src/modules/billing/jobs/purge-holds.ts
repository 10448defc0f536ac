import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { purgeOld } from '../../../platform/jobs/little-by-little.ts'
import { creditHold } from '../ledger.tables.ts'

/** Longer than a month, whose free drafts the rows count. What was paid stands in the book, which keeps everything. */
const keptDays = 90

/** Keeps the table of credits set aside for drafts small; what was paid stands in the ledger. */
export const purgeHolds = defineJob({
  name: 'purge-holds',
  about: `Removes what was set aside for drafts ${keptDays} days after it was kept or came back; the book of credits stays.`,
  retry: 'safe',
  cron: '13 * * * *',
  data: z.object({}),
  async handle({ db, clock }, _data, { signal }) {
    const before = later(clock.now(), -days(keptDays)).toISOString()
    await purgeOld(
      db,
      signal,
      creditHold,
      sql`${creditHold.closedAt} is not null and ${creditHold.closedAt} < ${before}::timestamptz`,
    )
  },
})
