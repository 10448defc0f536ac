import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { HasNetwork } from '../require-planning.ts'
import { driveRobots } from '../robots/drive-robots.ts'
import { writerFor } from '../writing/write-with.ts'

/** Asks the rows whose week it is: a job lost, late or doubled changes nothing. */
export const runRobots = (hasNetwork: HasNetwork) =>
  defineJob({
    name: 'run-robots',
    about:
      'Proposes subjects each Monday and drafts accepted ones, where a plan has it and nobody switched it off.',
    retry: 'safe',
    cron: '*/10 * * * *',
    timeLimitSeconds: 900,
    data: z.object({}),
    handle: async (platform, _data, { signal }) => {
      const writerOf = (accountId: number) => writerFor(platform, accountId)
      await driveRobots({ platform, writerOf, hasNetwork, signal })
    },
  })
