import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { drivePhotos } from '../photos/drive-photos.ts'

/** Asks the rows which photos are to be fetched: a job lost, late or doubled changes nothing. */
export const keepPhotos = defineJob({
  name: 'keep-photos',
  about: 'Fetches the photos of businesses’ sites that they may use, and keeps them among their pictures.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 900,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await drivePhotos({ platform, signal })
  },
})
