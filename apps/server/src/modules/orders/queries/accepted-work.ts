import type { AcceptedWorkView } from '@postelier/contract/accepted-work'
import type { QueryContext } from '../../../access/context.ts'
import { openNotices } from '../../notifications/index.ts'

export const acceptedKinds = ['orderAccepted', 'orderAcceptedBySilence'] as const

/** As many as their bell names. */
const mostNamed = 3

/** What of an agent's work was accepted since they looked. */
export async function acceptedWork(
  { db }: Pick<QueryContext, 'db'>,
  agentId: number,
): Promise<AcceptedWorkView> {
  const { total, items } = await openNotices(db, {
    accountId: agentId,
    kinds: acceptedKinds,
    limit: mostNamed,
  })
  return {
    total,
    until: items[0]?.createdAt.toISOString() ?? null,
    items: items.map(({ kind, words }) => ({
      title: words.title ?? '',
      bySilence: kind === 'orderAcceptedBySilence',
    })),
  }
}
