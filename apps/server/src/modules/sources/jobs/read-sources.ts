import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { driveSources } from '../drive-sources.ts'

/** Asks the rows which sources are due: a job lost, late or doubled changes nothing. */
export const readSources = defineJob({
  name: 'read-sources',
  about: 'Reads feeds of products, articles and news again, once a day each.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 900,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveSources({ platform, signal })
  },
})
