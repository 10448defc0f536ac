import type { NoticeKind } from '@postelier/contract'
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { CommandContext } from '../../../access/context.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { notice } from '../notifications.tables.ts'

interface Open {
  /** Whoever is told: a business, or somebody who works for one. */
  readonly accountId: number
  readonly kinds: readonly NoticeKind[]
}

const isOpen = ({ accountId, kinds }: Open) =>
  and(eq(notice.accountId, accountId), inArray(notice.kind, [...kinds]), isNull(notice.closedAt))

/** What somebody was told and has not set aside, of some kinds: how many, and the latest of them. */
export async function openNotices(
  db: Pick<Database, 'select' | '$count'>,
  { limit, ...open }: Open & { readonly limit: number },
) {
  const [total, items] = await Promise.all([
    db.$count(notice, isOpen(open)),
    db
      .select({
        kind: notice.kind,
        words: notice.words,
        taskPublicId: notice.taskPublicId,
        createdAt: notice.createdAt,
      })
      .from(notice)
      .where(isOpen(open))
      .orderBy(desc(notice.createdAt), desc(notice.id))
      .limit(limit),
  ])
  return { total, items }
}

interface Closed extends Open {
  /** Those that came later stay. */
  readonly before?: Date
  /** Those of one post alone. */
  readonly taskPublicId?: string
}

/** Seen, or no longer so. */
export async function closeOpenNotices(
  ctx: CommandContext,
  { before, taskPublicId, ...open }: Closed,
): Promise<number> {
  const closed = await ctx.tx
    .update(notice)
    .set({ closedAt: ctx.now })
    .where(
      and(
        isOpen(open),
        before && lte(notice.createdAt, before),
        taskPublicId === undefined ? undefined : eq(notice.taskPublicId, taskPublicId),
      ),
    )
    .returning({ id: notice.id })
  return closed.length
}
