import { type SQL, sql } from 'drizzle-orm'
import { taskOrder } from './order.tables.ts'

/** A late order is asked for again and again, so what was told of it stays as long as its promise. */
export const isOrderNoticeValid = (key: SQL): SQL => sql`coalesce(case
  when split_part(${key}, ':', 1) = 'orderLate' then (select ${taskOrder.state} = 'queued' from ${taskOrder}
    where ${taskOrder.taskId} = split_part(${key}, ':', 2)::bigint)
  end, false)`
