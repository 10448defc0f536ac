import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { days, later } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import {
  isBehind,
  littlePassedBy,
  type Passed,
  purgeOld,
  seen,
  sweptAtOnce,
} from '../../../platform/jobs/little-by-little.ts'
import { isUntouchedSince } from '../../tasks/index.ts'
import { planningRun, planningStep, siteReading, subject, subjectInvitation } from '../planning.tables.ts'
import { postRemake } from '../remakes/remake.tables.ts'

const keptDays = 90
/** A link that is over is refused with a word; this long afterwards nobody opens it any more. */
const linksKeptDays = 30

/** How drafts came about. What they came to stays: subjects, posts, their words and what these rest on. */
export const purgePlannings = defineJob({
  name: 'purge-plannings',
  about: `Removes runs, readings of sites and remakes ${keptDays} days after they ended, but the last of each business and what is still waited for.`,
  retry: 'safe',
  cron: '17 * * * *',
  timeLimitSeconds: 600,
  data: z.object({}),
  async handle({ db, clock }, _data, { signal }) {
    const before = later(clock.now(), -days(keptDays))
    await littlePassedBy(db, signal, (after) => someRuns(before, after))
    await littlePassedBy(db, signal, (after) => someReadings(before, after))
    await littlePassedBy(db, signal, (after) => someRemakes(before, after))
    const expired = later(clock.now(), -days(linksKeptDays)).toISOString()
    const isOver = sql`${subjectInvitation.expiresAt} < ${expired}::timestamptz`
    await purgeOld(db, signal, subjectInvitation, isOver)
  },
})

const old = (table: SQL, before: Date, after: Passed | undefined): SQL => sql`
  old as materialized (
    select id, ended_at from ${table}
    where ended_at is not null and ended_at < ${before.toISOString()}::timestamptz and ${isBehind(sql`ended_at`, after)}
    order by ended_at, id limit ${sweptAtOnce} for update skip locked)`

/**
 * With their steps. The latest of a business's subjects is what its page shows, and a step of a subject that somebody still
 * wants says why there is no post of it, so that nothing tries it again by itself.
 */
export const someRuns = (before: Date, after?: Passed): SQL => sql`
  with ${old(sql`${planningRun}`, before, after)},
  gone as (delete from ${planningRun} as run using old where run.id = old.id
    and exists (select 1 from ${planningRun} as later where later.account_id = run.account_id
      and (run.is_alone or not later.is_alone)
      and (later.created_at, later.id) > (run.created_at, run.id))
    and not exists (select 1 from ${planningStep} as step join ${subject} as of on of.id = step.subject_id
      where step.run_id = run.id and (step.ended_at is null or of.status in ('accepted', 'planning'))))
  ${seen(sql`old`, sql`ended_at`)}`

/** The last that went well says which feeds and profiles a site has; the last one of all, how it is with it now. */
export const someReadings = (before: Date, after?: Passed): SQL => sql`
  with ${old(sql`${siteReading}`, before, after)},
  gone as (delete from ${siteReading} as reading using old where reading.id = old.id
    and exists (select 1 from ${siteReading} as later where later.account_id = reading.account_id
      and later.ended_at is not null and (later.failure is null or reading.failure is not null)
      and (later.created_at, later.id) > (reading.created_at, reading.id)))
  ${seen(sql`old`, sql`ended_at`)}`

/** What a post's pictures were is asked while somebody works on it: a remake stays while its post was touched since. */
export const someRemakes = (before: Date, after?: Passed): SQL => sql`
  with ${old(sql`${postRemake}`, before, after)},
  gone as (delete from ${postRemake} as remake using old where remake.id = old.id
    and ${isUntouchedSince(sql`remake.task_id`, before)})
  ${seen(sql`old`, sql`ended_at`)}`
