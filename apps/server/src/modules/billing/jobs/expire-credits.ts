import { and, asc, gt, lte } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { expireCredits } from '../commands/expire-credits.ts'
import { creditLot } from '../ledger.tables.ts'

const most = 500

/** Account by account, each in its own transaction: nobody's credits are locked for longer than their own entries take. */
export const expireCreditsNightly = defineJob({
  name: 'expire-credits',
  about: 'Writes credits that ended as entries of the book.',
  retry: 'safe',
  cron: '20 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    const { db, clock } = platform
    for (let after = 0; ; ) {
      const rows = await db
        .selectDistinct({ accountId: creditLot.accountId })
        .from(creditLot)
        .where(
          and(gt(creditLot.left, 0), lte(creditLot.expiresAt, clock.now()), gt(creditLot.accountId, after)),
        )
        .orderBy(asc(creditLot.accountId))
        .limit(most)
      for (const { accountId } of rows) {
        if (signal.aborted) return
        await runCommand(platform, system('expireCredits'), id, expireCredits, { accountId })
      }
      const last = rows.at(-1)
      if (!last || rows.length < most) return
      after = last.accountId
    }
  },
})
