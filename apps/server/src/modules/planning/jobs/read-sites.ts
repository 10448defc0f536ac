import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { driveReadings } from '../known/drive-readings.ts'

/** Asks the rows which sites are to be read: a job lost, late or doubled changes nothing. */
export const readSites = defineJob({
  name: 'read-sites',
  about: 'Reads what businesses’ sites say of them, a dozen pages each.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 900,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveReadings({ platform, signal })
  },
})
