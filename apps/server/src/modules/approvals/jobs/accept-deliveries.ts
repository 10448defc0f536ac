import { and, eq, exists } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deliveriesOf } from '../../orders/index.ts'
import { approvalPolicy } from '../approvals.tables.ts'
import { acceptUnanswered } from '../commands/accept-unanswered.ts'
import { bySilence } from '../commands/apply-silence.ts'

const atOnce = 200

/** Accepts, for businesses that chose so, agents' work that nobody answered about in time. */
export const acceptDeliveries = defineJob({
  name: 'accept-unanswered-deliveries',
  about:
    'Accepts delivered work that nobody answered about, where its business wants a yes after some working hours.',
  retry: 'safe',
  cron: '*/5 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    let after = 0
    while (!signal.aborted) {
      const waiting = await deliveriesOf(platform.db, { isOf: wantsYes(platform), after, limit: atOnce })
      for (const taskId of waiting) {
        if (signal.aborted) return
        await acceptOne(platform, id, taskId)
      }
      if (waiting.length < atOnce) return
      after = waiting.at(-1) ?? after
    }
  },
})

const wantsYes =
  ({ db }: Platform) =>
  (accountId: AnyPgColumn) =>
    exists(
      db
        .select({ accountId: approvalPolicy.accountId })
        .from(approvalPolicy)
        .where(and(eq(approvalPolicy.accountId, accountId), eq(approvalPolicy.silence, 'validate'))),
    )

async function acceptOne(platform: Platform, id: string, taskId: number): Promise<void> {
  try {
    await runCommand(platform, bySilence, id, acceptUnanswered, { taskId })
  } catch (reason) {
    // Refused as a person's press would be: nothing of it stands, and it waits.
    if (!(reason instanceof AppError)) throw reason
    await runCommand(platform, bySilence, id, acceptUnanswered, { taskId, holds: true })
  }
}
