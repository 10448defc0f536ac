import type { PublicationView } from '@postelier/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { requireAccount } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { isHeld, readTask } from '../../tasks/index.ts'
import { contentFaultOf } from '../content-fault.ts'
import type { DeliveryStatus } from '../delivery.ts'
import { delivery, networkAccount, networkPage } from '../publishing.tables.ts'
import type { ReadinessFault } from '../readiness.ts'

const shown: Readonly<Record<DeliveryStatus, PublicationView['state']>> = {
  waiting: 'waiting',
  claimed: 'sending',
  sent: 'sending',
  unknown: 'unknown',
  asked: 'asked',
  held: 'held',
  confirmed: 'published',
  rejected: 'failed',
}

/** What became of a post on each page, in words for the person. */
export async function listPublications(
  ctx: QueryContext,
  place: { accountId: number; taskPublicId: string },
): Promise<{ publications: PublicationView[] }> {
  await requireAccount(ctx.db, ctx.actor, place.accountId, 'posts:consult')
  const { id } = await readTask(ctx.db, place, ctx.actor)
  const rows = await ctx.db
    .select({
      delivery,
      page: networkPage.name,
      connectionId: networkPage.networkAccountId,
      isLeft: sql<boolean>`not ${networkPage.isChosen} and ${networkAccount.state} = 'connected'`,
    })
    .from(delivery)
    .innerJoin(networkPage, eq(networkPage.id, delivery.pageId))
    .innerJoin(networkAccount, eq(networkAccount.id, networkPage.networkAccountId))
    .where(eq(delivery.taskId, id))
    .orderBy(asc(delivery.createdAt), asc(delivery.id))
  // As it is now, and not as it was when the post was looked at: somebody may have stopped everything since, or let it go.
  const held = (await isHeld(ctx.db, place.accountId)) ? [{ code: 'stopped' as const, fault: null }] : []
  return {
    publications: rows.map(({ delivery: row, page, connectionId, isLeft }) => ({
      id: row.id,
      network: row.network,
      pageId: row.pageId,
      page,
      connectionId,
      isLeft,
      state: row.removedAt ? 'removed' : shown[row.state],
      as: row.content?.format === 'story' ? 'story' : 'post',
      url: row.url,
      publishedAt: row.state === 'confirmed' ? (row.endedAt?.toISOString() ?? null) : null,
      reason: row.refusal?.kind ?? null,
      fault: row.refusal && contentFaultOf(row.refusal),
      readiness:
        row.state === 'waiting' && row.dueAt && row.readinessAt
          ? [...(row.readiness ?? []).flatMap(shownFault), ...held]
          : null,
      figures: row.figures,
      figuresAt: row.figuresAt?.toISOString() ?? null,
      comment: row.comment ? { state: row.comment.state, reason: row.comment.reason } : null,
    })),
  }
}

const shownFault = ({ code, fault }: ReadinessFault) =>
  code === 'stopped' ? [] : [{ code, fault: fault ?? null }]
