import { and, asc, gt, isNull, lte, or } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { subscription } from '../../billing/index.ts'
import { checkVat } from '../buyer-tax.store.ts'
import { giveMonthOfYear } from '../commands/give-month-of-year.ts'
import { renewPlan } from '../commands/renew-plan.ts'
import { askToRenew } from '../flows/ask-provider.ts'

const most = 200

/** Takes up every plan on which something is due; one that fails does not keep the others waiting. */
export const renewPlans = defineJob({
  name: 'renew-plans',
  about:
    'Asks for the next period of plans whose days are over, tries again what failed, ends what was left.',
  retry: 'safe',
  cron: '*/10 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const { db, clock, log } = platform
    const now = clock.now()
    const due = and(
      isNull(subscription.endedAt),
      or(
        lte(subscription.periodEnd, now),
        lte(subscription.nextTryAt, now),
        lte(subscription.graceUntil, now),
        lte(subscription.creditsDueAt, now),
      ),
    )
    for (let after = 0; ; ) {
      const rows = await db
        .select({ id: subscription.id, accountId: subscription.accountId })
        .from(subscription)
        .where(and(due, gt(subscription.id, after)))
        .orderBy(asc(subscription.id))
        .limit(most)
      for (const { accountId } of rows) {
        if (signal.aborted) return
        try {
          await checkVat(platform, accountId)
          await runCommand(platform, system('renewPlans'), id, giveMonthOfYear, { accountId })
          const payment = await runCommand(platform, system('renewPlans'), id, renewPlan, { accountId })
          if (payment) await askToRenew(platform, payment, id)
        } catch (reason) {
          // The payment is kept and read again: nothing is asked for twice, and the others do not wait.
          if (reason instanceof AppError)
            log.warn({ err: reason, accountId }, 'a renewal could not be asked for')
          else log.error({ err: reason, accountId }, 'a plan could not be taken up')
        }
      }
      const last = rows.at(-1)
      if (!last || rows.length < most) return
      after = last.id
    }
  },
})
