import { type SQL, sql } from 'drizzle-orm'
import { task } from '../task.tables.ts'

/** That nothing was done with a post since, for whoever keeps something only while somebody works on it. */
export const isUntouchedSince = (taskId: SQL, since: Date): SQL => sql`exists (
  select 1 from ${task} where ${task.id} = ${taskId} and ${task.changedAt} < ${since.toISOString()}::timestamptz)`
