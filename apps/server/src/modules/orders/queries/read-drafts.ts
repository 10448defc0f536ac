import type { OrderDraftView } from '@postelier/contract/orders'
import { and, desc, eq } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { speakerOf } from '../../brand/index.ts'
import { masterSettings } from '../../catalogue/index.ts'
import { isBrief, tasksByIds } from '../../tasks/index.ts'
import { briefFrom } from '../brief.ts'
import {
  presentConfiguration,
  presentGroup,
  readConfigurations,
  readGroups,
} from '../configurations.store.ts'
import { type DraftRef, presentDraft, readDraftRow } from '../drafts.store.ts'
import { orderDraft } from '../order.tables.ts'

/** A brief that is not ordered yet, to go on with. */
export async function readDraft(ctx: QueryContext, place: DraftRef): Promise<{ draft: OrderDraftView }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'orders:consult')
  const { post, draft } = await readDraftRow(ctx, place)
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
  const own = and(eq(orderDraft.accountId, accountId), isBrief(orderDraft.taskId))
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orderDraft)
      .where(own)
      .orderBy(desc(orderDraft.changedAt), desc(orderDraft.taskId))
      .limit(limit)
      .offset(offset),
    db.$count(orderDraft, own),
  ])
  const posts = await tasksByIds(
    db,
    rows.map(({ taskId }) => taskId),
  )
  const items = rows.flatMap((draft) => {
    const post = posts.get(draft.taskId)
    return post ? [presentDraft(post, draft)] : []
  })
  return { data: { total, items } }
}

/** What can be ordered: the price list as customers read it. */
export async function readOrderKinds(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number },
) {
  await requireAccount(db, actor, accountId, 'orders:consult')
  const [groups, rows, settings, speaker] = await Promise.all([
    readGroups(db),
    readConfigurations(db),
    masterSettings(db),
    speakerOf(db, accountId),
  ])
  return {
    groups: groups.map((group) =>
      presentGroup(group, rows.filter(({ groupId }) => groupId === group.id).length),
    ),
    configurations: rows.map(presentConfiguration),
    urgentCredits: settings.urgentTaskCredits,
    correctionCredits: settings.correctionCredits,
    includedReturns: settings.includedCorrections,
    begins: briefFrom({ networks: [...(speaker?.tones.keys() ?? [])] }),
    accountTone: { tone: speaker?.tone ?? '', customTone: speaker?.customTone ?? '' },
  }
}
