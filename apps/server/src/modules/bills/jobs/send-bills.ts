import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { readEBillsFrom } from '../../catalogue/index.ts'
import { sendBills } from '../flows/send-bills.ts'

/** A bill made meanwhile goes with the next round, and what came of one is asked again. */
export const sendBillsJob = defineJob({
  name: 'send-bills',
  about: 'Sends bills to businesses through the approved platform, and asks what came of them.',
  retry: 'safe',
  cron: '*/10 * * * *',
  data: z.object({}),
  async handle(platform, _data, { signal }) {
    const { billPlatform } = platform
    const from = await readEBillsFrom(platform.db)
    if (billPlatform && from !== '') await sendBills(platform, { billPlatform, from, signal })
  },
})
