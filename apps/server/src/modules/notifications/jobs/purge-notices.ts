import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import {
  isBehind,
  littlePassedBy,
  type Passed,
  seen,
  sweptAtOnce,
} from '../../../platform/jobs/little-by-little.ts'
import { notice } from '../notifications.tables.ts'

const keptDays = 90

/** Whether what a notice is of is not over: then it may be asked for again, and told again where it were gone. */
export type IsValid = (key: SQL) => SQL

/** What others notify is theirs to know: each says of its own notices which are still needed. */
export const purgeNotices = (valid: readonly IsValid[]) =>
  defineJob({
    name: 'purge-notices',
    about: `Removes notices ${keptDays} days after they were closed, once what they are of is over.`,
    retry: 'safe',
    cron: '7 * * * *',
    data: z.object({}),
    async handle({ db, clock }, _data, { signal }) {
      const before = later(clock.now(), -days(keptDays))
      await littlePassedBy(db, signal, (after) => someNotices(before, valid, after))
    },
  })

/** Whoever opens one again meanwhile has its row, and keeps it. */
export const someNotices = (before: Date, valid: readonly IsValid[], after?: Passed): SQL => sql`
  with old as materialized (
    select id, key, closed_at from ${notice}
    where closed_at is not null and closed_at < ${before.toISOString()}::timestamptz
      and ${isBehind(sql`closed_at`, after)}
    order by closed_at, id limit ${sweptAtOnce} for update skip locked),
  gone as (delete from ${notice} where id in (
    select id from old where not (${sql.join([sql`false`, ...valid.map((is) => is(sql`old.key`))], sql` or `)})))
  ${seen(sql`old`, sql`closed_at`)}`
