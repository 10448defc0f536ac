import type { NoticeView } from '@postelier/contract'
import { and, desc, eq, isNull, not } from 'drizzle-orm'
import { holds } from '../../../access/actor.ts'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { isOfHiddenPost, notice } from '../notifications.tables.ts'

/** What a business has not set aside yet, the latest first. */
export async function listNotices(
  { db, actor }: QueryContext,
  { accountId, offset, limit }: { accountId: number; offset: number; limit: number },
): Promise<{ data: { total: number; items: NoticeView[] } }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const where = and(
    eq(notice.accountId, accountId),
    isNull(notice.closedAt),
    holds(actor, 'hiddenPosts:authorized') ? undefined : not(isOfHiddenPost),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(notice)
      .where(where)
      .orderBy(desc(notice.createdAt), desc(notice.id))
      .offset(offset)
      .limit(limit),
    db.$count(notice, where),
  ])
  const items = rows.map(({ id, kind, network, taskPublicId, words, createdAt }) => ({
    id,
    kind,
    network,
    words,
    postId: taskPublicId,
    at: createdAt.toISOString(),
  }))
  return { data: { total, items } }
}
