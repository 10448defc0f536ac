import type { NoticeView } from '@postelier/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { isToldTo } from '../notice.store.ts'
import { notice } from '../notifications.tables.ts'

interface ListNoticesInput {
  readonly accountId: number
  readonly which: 'unread' | 'all'
  readonly offset: number
  readonly limit: number
}

/** What a business was told, the latest first; nobody is told what they did themselves. */
export async function listNotices(
  { db, actor }: QueryContext,
  { accountId, which, offset, limit }: ListNoticesInput,
): Promise<{ data: { total: number; items: NoticeView[] } }> {
  await requireAccount(db, actor, accountId, 'posts:consult')
  const where = and(
    eq(notice.accountId, accountId),
    which === 'unread' ? isNull(notice.closedAt) : undefined,
    isToldTo(actor),
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
  const items = rows.map(({ id, kind, network, taskPublicId, words, createdAt, closedAt }) => ({
    id,
    kind,
    network,
    words,
    postId: taskPublicId,
    at: createdAt.toISOString(),
    isRead: closedAt !== null,
  }))
  return { data: { total, items } }
}
