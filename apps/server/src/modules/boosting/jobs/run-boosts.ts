import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { driveBoosts } from '../drive-boosts.ts'

/** Every minute, carries all boosts that are due one step further. See `driveBoosts`. */
export const runBoosts = defineJob({
  name: 'run-boosts',
  about:
    'Makes boosts, looks how they are and what they bring, and stops them; each step written down before.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 900,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await driveBoosts({ platform, networks: platform.networks, signal })
  },
})
