import { and, asc, eq, lte } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { later, minutes } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { giveBack } from '../flows/refund-bill.ts'
import { refund } from '../payments.tables.ts'

const most = 100
/** Whoever asked is being answered until then. */
const restMinutes = 2

/** Repeats refunds the provider did not answer. */
export const finishRefunds = defineJob({
  name: 'finish-refunds',
  about: 'Asks the provider again for money to be given back, where it did not answer.',
  retry: 'safe',
  cron: '*/5 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const { db, clock, log } = platform
    const rows = await db
      .select()
      .from(refund)
      .where(and(eq(refund.state, 'asked'), lte(refund.askedAt, later(clock.now(), -minutes(restMinutes)))))
      .orderBy(asc(refund.askedAt))
      .limit(most)
    for (const row of rows) {
      if (signal.aborted) return
      try {
        await giveBack(platform, row, system('finishRefunds'), id)
      } catch (reason) {
        if (!(reason instanceof AppError)) throw reason
        log.warn({ err: reason, refund: row.id }, 'money could not be given back yet')
      }
    }
  },
})
