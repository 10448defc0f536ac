import { type WorkNewsView, workNewsKinds } from '@postelier/contract/work-news'
import type { QueryContext } from '../../../access/context.ts'
import { openNotices } from '../../notifications/index.ts'

/** As many as their bell names. */
const mostNamed = 3

/** What is new of an agent's work since they looked. */
export async function workNews({ db }: Pick<QueryContext, 'db'>, agentId: number): Promise<WorkNewsView> {
  const { total, items } = await openNotices(db, {
    accountId: agentId,
    kinds: workNewsKinds,
    limit: mostNamed,
  })
  return {
    total,
    until: items[0]?.createdAt.toISOString() ?? null,
    items: items.flatMap(({ kind, words, taskPublicId }) => {
      const known = workNewsKinds.find((one) => one === kind)
      return known ? [{ kind: known, title: words.title ?? '', taskId: taskPublicId }] : []
    }),
  }
}
