import { and, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { driveRemakes } from '../remakes/drive-remakes.ts'
import { postRemake } from '../remakes/remake.tables.ts'
import { writerFor } from '../writing/write-with.ts'

/** As long as a removed post is kept. */
const undoableForDays = 30

/** Asks the rows what is to be made anew, each minute and when somebody asks: a job lost, late or doubled changes nothing. */
export const remakePosts = defineJob({
  name: 'remake-posts',
  about:
    'Makes hooks, visuals and subjects of drafted posts anew, each whole or not at all; purges what was before.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 600,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveRemakes({ platform, writerOf: (accountId) => writerFor(platform, accountId), signal })
    await platform.db
      .update(postRemake)
      .set({ before: null })
      .where(
        and(
          isNotNull(postRemake.before),
          lt(postRemake.endedAt, later(platform.clock.now(), -days(undoableForDays))),
        ),
      )
  },
})
