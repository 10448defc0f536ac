import { workStep } from '@postelier/contract/desk'
import type { ComplaintView, ProposalView } from '@postelier/contract/orders'
import type { eventsOf } from '../tasks/index.ts'
import type { ProposalRow } from './order.store.ts'
import type { orderComplaint, taskOrder } from './order.tables.ts'

/** An agent's delivered work as the business sees it, with its answer where there is one. */
export const presentProposal = ({
  round,
  status,
  hooks,
  agentComment,
  visualComment,
  deliveredAt,
  answeredAt,
  remarks,
  changed,
}: ProposalRow): ProposalView => ({
  ...{ round, status, hooks, agentComment, visualComment, remarks, changed },
  deliveredAt: deliveredAt?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
})

export const presentComplaint = (row: typeof orderComplaint.$inferSelect | null): ComplaintView | null =>
  row && {
    reason: row.reason,
    at: row.at.toISOString(),
    answerBy: row.answerBy?.toISOString() ?? null,
    answer: row.answer,
    answerMessage: row.answerMessage,
  }

/** What happened to a task while it was somebody's: from the yes on, what becomes of the post is the business's alone. */
export const historyOf = (
  { state, closedAt }: Pick<typeof taskOrder.$inferSelect, 'state' | 'closedAt'>,
  events: Awaited<ReturnType<typeof eventsOf>>,
) => {
  const isOver = state === 'closed' && closedAt !== null
  return events
    .filter(({ at }) => !isOver || at <= closedAt.toISOString())
    .map(({ at, by, transition, reason }) => ({
      ...{ at, by, reason: isOver ? '' : reason },
      transition: workStep.catch('other').parse(transition),
    }))
}
