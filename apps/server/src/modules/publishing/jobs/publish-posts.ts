import { z } from 'zod'
import { minutes } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { postsOverdue } from '../../../platform/metrics.ts'
import { countOverdue } from '../queries/count-overdue.ts'
import { sendDeliveries } from '../send-deliveries.ts'

/** Longer than anything that is due should have to wait for a hand. */
const overdueAfterMs = minutes(2)

/**
 * Asks the rows what is due, beside the sender's own clock, and says aloud where something is due and nobody took it up. A
 * job lost, late or doubled changes nothing.
 */
export const publishPosts = defineJob({
  name: 'publish-posts',
  about: 'Sends the posts that are due, each step written down before it is taken.',
  retry: 'safe',
  cron: '* * * * *',
  timeLimitSeconds: 900,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    const overdue = await countOverdue(platform.db, platform.clock.now(), overdueAfterMs)
    postsOverdue.set(overdue)
    if (overdue > 0) platform.log.error({ overdue }, 'posts are due and nobody took them up')
    await sendDeliveries({ platform, networks: platform.networks, signal })
  },
})
