import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { littleByLittle } from '../../../platform/jobs/little-by-little.ts'
import { dailyForMonths, everyForDays, sweeps, thinSome } from '../kept-figures.store.ts'

export const thinFigures = defineJob({
  name: 'thin-figures',
  about: `Keeps of a post's and a page's figures all for ${everyForDays} days, the last of each day for ${dailyForMonths} months, and then the last.`,
  retry: 'safe',
  cron: '37 * * * *',
  timeLimitSeconds: 600,
  data: z.object({}),
  async handle({ db, clock }, _data, { signal }) {
    for (const sweep of sweeps) await littleByLittle(signal, () => thinSome(db, sweep, clock.now()))
  },
})
