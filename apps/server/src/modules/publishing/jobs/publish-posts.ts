import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { driveAttempts } from '../drive-attempts.ts'

/** Wakes whoever sends. The rows say what is due, so that a job lost, late or doubled changes nothing. */
export const publishPosts = defineJob({
  name: 'publish-posts',
  about: 'Sends the posts that are due, each step written down before it is taken.',
  retry: 'safe',
  cron: '* * * * *',
  concurrencyOnServer: 4,
  timeLimitSeconds: 900,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveAttempts({ platform, networks: platform.networks, signal })
  },
})
