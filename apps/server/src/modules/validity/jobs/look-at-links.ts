import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { askLinks } from '../ask-links.ts'
import { purgeLooks } from '../link.store.ts'

const keptForDays = 90

/** Asked as soon as somebody says yes to a post, so that the answer is there once it is to be scheduled. */
export const lookAtLinks = defineJob({
  name: 'look-at-links',
  about: 'Asks the addresses in a post whether they lead anywhere, and purges old answers each night.',
  retry: 'safe',
  cron: '40 3 * * *',
  timeLimitSeconds: 120,
  data: z.object({
    accountId: z.number().optional(),
    urls: z.array(z.string().max(2000)).max(10).default([]),
  }),
  handle: async (platform, { accountId, urls }, { signal }) => {
    if (accountId === undefined)
      await purgeLooks(platform.db, signal, later(platform.clock.now(), -days(keptForDays)))
    else await askLinks(platform, { accountId, urls, signal })
  },
})
