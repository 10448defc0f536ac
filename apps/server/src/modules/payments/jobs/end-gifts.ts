import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { giftsOver } from '../../billing/index.ts'
import { endGift } from '../commands/end-gift.ts'

const most = 200

/** On the day after a given plan's last one, the account's networks become those of what it has then. */
export const endGifts = defineJob({
  name: 'end-gifts',
  about: 'Fits networks and scheduled posts to what an account has once a given plan is over.',
  retry: 'safe',
  cron: '20 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const { db, clock } = platform
    for (let after = 0; ; ) {
      const found = await giftsOver(db, { now: clock.now(), after, most })
      for (const { accountId, lastDay } of found) {
        if (signal.aborted) return
        if (lastDay !== null)
          await runCommand(platform, system('endGifts'), id, endGift, { accountId, lastDay })
      }
      const last = found.at(-1)
      if (!last || found.length < most) return
      after = last.accountId
    }
  },
})
