import { type SQL, sql } from 'drizzle-orm'
import { boost } from './boosting.tables.ts'

/** Whether a notice is of a boost that may still cost something: what is wrong with it is told once. */
export const isBoostNoticeValid = (key: SQL): SQL => sql`coalesce(case
  when split_part(${key}, ':', 1) = 'boost' then (select ${boost.endedAt} is null from ${boost}
    where ${boost.id} = split_part(${key}, ':', 2)::bigint)
  end, false)`
