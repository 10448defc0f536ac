import { and, eq, not, or } from 'drizzle-orm'
import { type Actor, holds } from '../../../access/actor.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { isOfHiddenTask } from '../../tasks/index.ts'
import { postComment } from '../comments.tables.ts'

/** What was said about an account's posts, and what somebody said about those of others; of a hidden post nothing. */
export const exportComments = (db: Pick<Database, 'select'>, accountId: number, actor: Actor) =>
  db
    .select()
    .from(postComment)
    .where(
      and(
        or(eq(postComment.accountId, accountId), eq(postComment.authorId, accountId)),
        holds(actor, 'hiddenPosts:authorized') ? undefined : not(isOfHiddenTask(postComment.taskId)),
      ),
    )
