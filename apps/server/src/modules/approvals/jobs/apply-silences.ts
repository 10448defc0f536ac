import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { z } from 'zod'
import { runCommand } from '../../../access/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { Platform } from '../../../platform/platform.ts'
import { scheduleApproved } from '../../publishing/index.ts'
import { isUndecided } from '../../tasks/index.ts'
import { approvalItem, approvalPolicy, approvalRequest } from '../approvals.tables.ts'
import { applySilence, bySilence, type SilenceApplied } from '../commands/apply-silence.ts'
import { isGood } from '../good-until.store.ts'

const atOnce = 200

/** Applies a business's policy to posts nobody answered about: the next free hour, or a yes. */
export const applySilences = defineJob({
  name: 'apply-silences',
  about: 'Does with posts nobody answered about what their business wants: the next free hour, or a yes.',
  retry: 'safe',
  cron: '*/5 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    let after = 0
    while (!signal.aborted) {
      const posts = await postsAwaited(platform, after)
      for (const taskId of posts) {
        if (signal.aborted) return
        const done = await applyTo(platform, id, taskId)
        if (done?.approved)
          await scheduleApproved(platform, {
            ...done,
            version: done.approved,
            language: 'fr',
            actor: bySilence,
          })
      }
      if (posts.length < atOnce) return
      after = posts.at(-1) ?? after
    }
  },
})

/** Of businesses that want something done; whether its time has come is decided with the post in hand. */
async function postsAwaited({ db, clock }: Platform, after: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ taskId: approvalItem.taskId })
    .from(approvalItem)
    .innerJoin(approvalRequest, eq(approvalRequest.id, approvalItem.requestId))
    .innerJoin(approvalPolicy, eq(approvalPolicy.accountId, approvalRequest.accountId))
    .where(
      and(
        isNull(approvalItem.answer),
        isNull(approvalItem.silenceAt),
        isNull(approvalRequest.withdrawnAt),
        isGood(clock.now()),
        ne(approvalPolicy.silence, 'hold'),
        gt(approvalItem.taskId, after),
        isUndecided(approvalItem.taskId),
      ),
    )
    .orderBy(asc(approvalItem.taskId))
    .limit(atOnce)
  return rows.map(({ taskId }) => taskId)
}

async function applyTo(platform: Platform, id: string, taskId: number): Promise<SilenceApplied | null> {
  try {
    return await runCommand(platform, bySilence, id, applySilence, { taskId })
  } catch (reason) {
    // Refused as a person's press would be: nothing of it stands, and the post waits.
    if (!(reason instanceof AppError)) throw reason
    return runCommand(platform, bySilence, id, applySilence, { taskId, holds: true })
  }
}
