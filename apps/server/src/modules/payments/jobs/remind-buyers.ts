import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { giftsEnding, lotsEnding, periodsEnding } from '../../billing/index.ts'
import {
  announceDebit,
  daysBefore,
  type Remind,
  remindOfCredits,
  remindOfGiftEnd,
  remindOfPlanEnd,
} from '../commands/remind-buyer.ts'

const most = 200

interface Found {
  readonly id: number
  readonly accountId: number
}
type Page = (db: Platform['db'], window: { now: Date; until: Date; after: number }) => Promise<Found[]>

/** What is told how long before, and whom it may be about; the command looks again, and says it once. */
const passes: readonly { readonly ahead: number; readonly remind: Remind; readonly page: Page }[] = [
  {
    ahead: daysBefore.planEnd,
    remind: remindOfPlanEnd,
    page: (db, window) => periodsEnding(db, { ...window, most, wasLeft: true }),
  },
  {
    ahead: daysBefore.planEnd,
    remind: remindOfGiftEnd,
    page: async (db, window) =>
      (await giftsEnding(db, { ...window, most })).map(({ accountId }) => ({ id: accountId, accountId })),
  },
  {
    ahead: daysBefore.creditsEnd,
    remind: remindOfCredits,
    page: async (db, window) =>
      (await lotsEnding(db, { ...window, most })).map(({ lotId, accountId }) => ({ id: lotId, accountId })),
  },
  {
    ahead: daysBefore.debit,
    remind: announceDebit,
    page: (db, window) => periodsEnding(db, { ...window, most, wasLeft: false }),
  },
]

/** Mails customers before a plan or credits end and before a debit; each mail is sent once. */
export const remindBuyers = defineJob({
  name: 'remind-buyers',
  about: 'Tells before a plan or credits end and before a debit is taken, each once.',
  retry: 'safe',
  cron: '10 7 * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const { db, clock } = platform
    const now = clock.now()
    for (const { ahead, remind, page } of passes)
      for (let after = 0; ; ) {
        const found = await page(db, { now, until: later(now, days(ahead)), after })
        for (const accountId of new Set(found.map((one) => one.accountId))) {
          if (signal.aborted) return
          await runCommand(platform, system('remindBuyers'), id, remind, { accountId })
        }
        const last = found.at(-1)
        if (!last || found.length < most) break
        after = last.id
      }
  },
})
