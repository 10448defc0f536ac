import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { z } from 'zod'
import { later, minutes } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { askProvider, askToRenew, endTooLate } from '../flows/ask-provider.ts'
import { isRenewal } from '../open-payments.store.ts'
import { payment } from '../payments.tables.ts'

const most = 200

/**
 * Reads payments at the provider whose moment has come: what an event told of, and what none did. One that cannot be read is
 * read later; the others do not wait for it.
 */
export const readPayments = defineJob({
  name: 'read-payments',
  about: 'Reads payments at the provider: those it told of, and those it told nothing of for too long.',
  retry: 'safe',
  cron: '* * * * *',
  data: z.object({ paymentId: z.number().optional() }),
  async handle(platform, { paymentId }, { id, signal }) {
    const { db, clock, log } = platform
    const which = paymentId === undefined ? lte(payment.readAgainAt, clock.now()) : eq(payment.id, paymentId)
    for (let after = 0; ; ) {
      const rows = await db
        .select()
        .from(payment)
        .where(and(which, gt(payment.id, after)))
        .orderBy(asc(payment.id))
        .limit(most)
      for (const row of rows) {
        if (signal.aborted) return
        try {
          if (isRenewal(row) && row.reference === null) await askToRenew(platform, row, id)
          else await askProvider(platform, row, { requestId: id })
          await endTooLate(platform, row.id, id)
        } catch (reason) {
          // Whatever is wrong with one of them, the others are read.
          if (reason instanceof AppError)
            log.warn({ err: reason, payment: row.id }, 'a payment could not be read')
          else log.error({ err: reason, payment: row.id }, 'a payment could not be taken up')
          await db
            .update(payment)
            .set({ readAgainAt: later(clock.now(), minutes(5)) })
            .where(eq(payment.id, row.id))
        }
      }
      const last = rows.at(-1)
      if (!last || rows.length < most) return
      after = last.id
    }
  },
})
