import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { purgeOld } from '../../../platform/jobs/little-by-little.ts'
import { driveLookups } from '../drive-lookups.ts'
import { lookup } from '../sources.tables.ts'

/** Somebody waited for these, and does no more. */
const keptMs = days(2)

/** Asks the rows which addresses somebody waits for: a job lost, late or doubled changes nothing. */
export const lookUp = defineJob({
  name: 'look-up',
  about: 'Looks at addresses somebody named, while they wait.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 300,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveLookups({ platform, signal })
    const before = later(platform.clock.now(), -keptMs).toISOString()
    await purgeOld(platform.db, signal, lookup, sql`${lookup.createdAt} < ${before}::timestamptz`)
  },
})
