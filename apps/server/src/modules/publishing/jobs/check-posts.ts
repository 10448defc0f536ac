import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { checkReadiness } from '../check-readiness.ts'
import { postsAhead } from '../queries/posts-ahead.ts'

const atOnce = 50

/** Whether scheduled posts will go out: once they are scheduled, a day before, an hour before. */
export const checkPosts = defineJob({
  name: 'check-posts',
  about: 'Looks at scheduled posts as if it were their time: link, page, files, words, limits.',
  retry: 'safe',
  cron: '*/10 * * * *',
  data: z.object({}),
  handle: async (platform, _data, { signal }) => {
    const seen = new Set<number>()
    for (;;) {
      const ahead = (await postsAhead(platform.db, platform.clock.now(), atOnce)).filter(
        ({ id }) => !seen.has(id),
      )
      if (ahead.length === 0) return
      for (const one of ahead) {
        if (signal.aborted) return
        seen.add(one.id)
        await checkReadiness(platform, one, signal)
      }
    }
  },
})
