import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { purgeOld } from '../../../platform/jobs/little-by-little.ts'
import type { HasNetwork } from '../require-planning.ts'
import { driveSearches } from '../subjects/drive-searches.ts'
import { subjectSearch } from '../subjects/search.tables.ts'
import { writerFor } from '../writing/write-with.ts'

/** Somebody waited for these, and does no more; the subjects stay. */
const keptMs = days(2)

/** Asks the rows what somebody waits for: a job lost, late or doubled changes nothing. */
export const searchSubjects = (hasNetwork: HasNetwork) =>
  defineJob({
    name: 'search-subjects',
    about: 'Thinks of the subjects that somebody asked for, while they wait.',
    retry: 'safe',
    cron: '* * * * *',
    timeLimitSeconds: 600,
    data: z.object({}),
    handle: async (platform, _data, { signal }) => {
      // First what is over: where new ones never cease, nothing would ever be forgotten behind them.
      const before = later(platform.clock.now(), -keptMs).toISOString()
      await purgeOld(
        platform.db,
        signal,
        subjectSearch,
        sql`${subjectSearch.createdAt} < ${before}::timestamptz`,
      )
      const writerOf = (accountId: number) => writerFor(platform, accountId)
      await driveSearches({ platform, writerOf, hasNetwork, signal })
    },
  })
