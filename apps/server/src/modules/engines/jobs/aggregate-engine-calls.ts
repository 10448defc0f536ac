import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { monthsBefore } from '../../../platform/clock.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { littleByLittle, sweptAtOnce } from '../../../platform/jobs/little-by-little.ts'
import { monthBegin } from '../engine-settings.ts'
import { engineCall, engineMonth } from '../engines.tables.ts'

/** As figures are: a month can be held against the same one a year before. */
const keptMonths = 13

export const aggregateEngineCalls = defineJob({
  name: 'aggregate-engine-calls',
  about: `Sums calls to AI engines up by month once that month is ${keptMonths} months ago.`,
  retry: 'safe',
  cron: '37 * * * *',
  data: z.object({}),
  async handle({ db, clock }, _data, { signal }) {
    const before = monthBegin(monthsBefore(clock.now(), keptMonths))
    await littleByLittle(signal, async () => {
      const { rows } = await db.execute<{ count: number }>(someCalls(before))
      return { isMore: rows[0]?.count === sweptAtOnce }
    })
  },
})

/** What goes and what it adds up to are one statement: broken off, neither happened. */
export const someCalls = (before: Date) => sql`
  with old as materialized (
    select id from ${engineCall} where at < ${before.toISOString()}::timestamptz
    order by at, id limit ${sweptAtOnce} for update skip locked),
  gone as (delete from ${engineCall} where id in (select id from old) returning *),
  folded as (
    insert into ${engineMonth} as kept
      (month, account_id, use, engine, model, calls, answered, input_tokens, output_tokens, pictures, cost_micros)
    select to_char(at at time zone 'UTC', 'YYYY-MM'), coalesce(account_id, 0), use, engine, model, count(*),
      count(*) filter (where outcome = 'answered'), sum(input_tokens), sum(output_tokens), sum(pictures), sum(cost_micros)
    from gone where outcome <> 'overBudget' group by 1, 2, 3, 4, 5
    on conflict (month, account_id, use, engine, model) do update set
      calls = kept.calls + excluded.calls, answered = kept.answered + excluded.answered,
      input_tokens = kept.input_tokens + excluded.input_tokens,
      output_tokens = kept.output_tokens + excluded.output_tokens,
      pictures = kept.pictures + excluded.pictures, cost_micros = kept.cost_micros + excluded.cost_micros
    returning 1)
  select (select count(*) from gone)::int as count, (select count(*) from folded) as folded`
