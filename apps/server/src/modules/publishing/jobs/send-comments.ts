import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { driveComments } from '../drive-comments.ts'

/** Every minute, writes the first comments that are due. See `driveComments`. */
export const sendComments = defineJob({
  name: 'send-comments',
  about: 'Writes the first comment under posts that are out.',
  retry: 'safe',
  cron: '* * * * *',
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveComments(platform, signal)
  },
})
