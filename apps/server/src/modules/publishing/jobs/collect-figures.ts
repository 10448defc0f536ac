import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { collectPageFigures, collectPostFigures } from '../collect-figures.ts'

/** What posts and pages brought. A failure here is asked again later, and never closes a link. */
export const collectFigures = defineJob({
  name: 'collect-figures',
  about: 'Asks networks what posts and pages brought: often at first, seldom later.',
  retry: 'safe',
  cron: '*/5 * * * *',
  timeLimitSeconds: 1800,
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    await collectPostFigures(platform, signal)
    await collectPageFigures(platform, signal)
  },
})
