import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { monthsBefore } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import {
  isBehind,
  littlePassedBy,
  type Passed,
  seen,
  sweptAtOnce,
} from '../../../platform/jobs/little-by-little.ts'
import { delivery, deliveryLog, isPassing } from '../publishing.tables.ts'

/** Two years and a month: last year's season can still be looked at while this year's is planned. */
const keptMonths = 25

/**
 * How a post went out is kept with its link for as long as the post, and so is who scheduled it, which its history says. What
 * lay in between goes once all of it is that long ago.
 */
export const compactJournals = defineJob({
  name: 'compact-journals',
  about: `Removes from a post's journal, ${keptMonths} months after it was over on a page, what is not how it ended.`,
  retry: 'safe',
  cron: '47 * * * *',
  data: z.object({}),
  async handle({ db, clock }, _data, { signal }) {
    const before = monthsBefore(clock.now(), keptMonths)
    await littlePassedBy(db, signal, (after) => someLines(before, after))
  },
})

/** Lines of what is not over stay, however old. */
export const someLines = (before: Date, after?: Passed): SQL => sql`
  with old as materialized (
    select id, delivery_id, at from ${deliveryLog}
    where ${isPassing} and at < ${before.toISOString()}::timestamptz and ${isBehind(sql`at`, after)}
    order by at, id limit ${sweptAtOnce} for update skip locked),
  gone as (delete from ${deliveryLog} where id in (
    select old.id from old
    where (select ${delivery.endedAt} from ${delivery} where ${delivery.id} = old.delivery_id) < ${before.toISOString()}::timestamptz))
  ${seen(sql`old`, sql`at`)}`
