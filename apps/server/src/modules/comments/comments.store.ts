import { type CommentedPart, commentedPart } from '@postelier/contract/comments'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database.ts'
import { postComment } from './comments.tables.ts'

type Yes = Pick<typeof postComment.$inferSelect, 'validated' | 'place'>

/** The last yes that was said to each part. */
export async function lastYeses(
  db: Pick<Database, 'select'>,
  taskId: number,
): Promise<ReadonlyMap<CommentedPart, Yes>> {
  const found = new Map<CommentedPart, Yes>()
  for (const part of commentedPart.options) {
    const [yes] = await db
      .select({ validated: postComment.validated, place: postComment.place })
      .from(postComment)
      .where(and(eq(postComment.taskId, taskId), eq(postComment.validate, part)))
      .orderBy(desc(postComment.place))
      .limit(1)
    if (yes) found.set(part, yes)
  }
  return found
}
