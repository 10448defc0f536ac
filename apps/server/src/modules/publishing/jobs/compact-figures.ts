import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { littleByLittle } from '../../../platform/jobs/little-by-little.ts'
import { compactSome, dailyForMonths, everyForDays, purges } from '../kept-figures.store.ts'

/** Keeps the tables of figures small: older ones go down to one a day, then to the last. */
export const compactFigures = defineJob({
  name: 'compact-figures',
  about: `Keeps of a post's and a page's figures all for ${everyForDays} days, the last of each day for ${dailyForMonths} months, and then the last.`,
  retry: 'safe',
  cron: '37 * * * *',
  timeLimitSeconds: 600,
  data: z.object({}),
  async handle({ db, clock }, _data, { signal }) {
    for (const purge of purges) await littleByLittle(signal, () => compactSome(db, purge, clock.now()))
  },
})
