import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { driveSteps } from '../drafting/drive-steps.ts'
import { writerFor } from '../writing/write-with.ts'

/** Asks the rows what is to be drafted, each minute and when somebody asks: a job lost, late or doubled changes nothing. */
export const planPosts = defineJob({
  name: 'plan-posts',
  about: 'Makes posts of the subjects somebody asked for, each one whole or not at all.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 900,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveSteps({ platform, writerOf: (accountId) => writerFor(platform, accountId), signal })
  },
})
