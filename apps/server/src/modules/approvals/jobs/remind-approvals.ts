import { asc, lte } from 'drizzle-orm'
import { z } from 'zod'
import { system } from '../../../access/actor.ts'
import { runCommand } from '../../../access/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { approvalRequest } from '../approvals.tables.ts'
import { remindApproval } from '../commands/remind-approval.ts'

const atOnce = 100

/** Mails people again whose answer is awaited; a few at a time, until none is due. */
export const remindApprovals = defineJob({
  name: 'remind-approvals',
  about: 'Reminds people by mail of posts that wait for their answer, after two and four working days.',
  retry: 'safe',
  cron: '*/10 * * * *',
  data: z.object({}),
  async handle(platform, _data, { id, signal }) {
    let count = atOnce
    while (!signal.aborted && count === atOnce) {
      const due = await platform.db
        .select({ id: approvalRequest.id })
        .from(approvalRequest)
        .where(lte(approvalRequest.remindAt, platform.clock.now()))
        .orderBy(asc(approvalRequest.remindAt))
        .limit(atOnce)
      // Each has another moment then, or none: the next portion is another one.
      for (const { id: requestId } of due)
        await runCommand(platform, system('remind-approvals'), id, remindApproval, { requestId })
      count = due.length
    }
  },
})
