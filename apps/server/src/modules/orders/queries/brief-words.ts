import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database.ts'
import { saidByOthers } from '../../tasks/index.ts'
import { taskOrder } from '../order.tables.ts'

/** What a business wrote of the subject in the brief of a post; nothing where it was not ordered. */
export async function briefWordsOf(db: Pick<Database, 'select'>, taskId: number): Promise<readonly string[]> {
  const [row] = await db
    .select({ brief: taskOrder.brief, accountId: taskOrder.accountId })
    .from(taskOrder)
    .where(eq(taskOrder.taskId, taskId))
  if (!row) return []
  const texts = textsIn(row.brief.subject).filter((text) => !isDay.test(text))
  // A post that is had made anew fills its brief with its own words: they bear nothing out.
  const repeated = await saidByOthers(db, { accountId: row.accountId, taskId, texts })
  return texts.filter((text) => !repeated.has(text))
}

/** A day that was picked says nothing of figures. */
const isDay = /^\d{4}-\d{2}-\d{2}/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
