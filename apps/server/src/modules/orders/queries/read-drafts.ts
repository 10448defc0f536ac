import type { OrderDraftView } from '@postelier/contract/orders'
import { desc, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { task } from '../../tasks/task.tables.ts'
import {
  presentConfiguration,
  presentGroup,
  readConfigurations,
  readGroups,
} from '../configurations.store.ts'
import { type DraftRef, isDraft, presentDraft, readDraftRow } from '../drafts.store.ts'
import { orderDraft } from '../order.tables.ts'

export async function readDraft(ctx: QueryContext, place: DraftRef): Promise<{ draft: OrderDraftView }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'orders:consult')
  const { post, draft } = await readDraftRow(ctx.db, place)
  return { draft: presentDraft(post, draft) }
}

export async function listDrafts(
  { db, actor }: QueryContext,
  {
    accountId,
    offset,
    limit,
  }: { readonly accountId: number; readonly offset: number; readonly limit: number },
): Promise<{ data: { total: number; items: OrderDraftView[] } }> {
  await requireAccount(db, actor, accountId, 'orders:consult')
  const drafts = (count: boolean) =>
    db
      .select({ post: task, draft: orderDraft })
      .from(orderDraft)
      .innerJoin(task, eq(task.id, orderDraft.taskId))
      .where(isDraft(accountId))
      .orderBy(desc(orderDraft.changedAt), desc(orderDraft.taskId))
      .limit(count ? 1_000 : limit)
      .offset(count ? 0 : offset)
  const [rows, all] = await Promise.all([drafts(false), drafts(true)])
  return { data: { total: all.length, items: rows.map(({ post, draft }) => presentDraft(post, draft)) } }
}

/** What can be ordered: the price list as customers read it. */
export async function readOrderKinds(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number },
) {
  await requireAccount(db, actor, accountId, 'orders:consult')
  const [groups, rows, settings] = await Promise.all([
    readGroups(db),
    readConfigurations(db),
    masterSettings(db),
  ])
  return {
    groups: groups.map((group) =>
      presentGroup(group, rows.filter(({ groupId }) => groupId === group.id).length),
    ),
    configurations: rows.map(presentConfiguration),
    urgentCredits: settings.urgentTaskCredits,
    correctionCredits: settings.correctionCredits,
    includedReturns: settings.includedCorrections,
  }
}
