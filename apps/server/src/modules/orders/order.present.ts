import type { ComplaintView, ProposalView } from '@postelier/contract/orders'
import type { ProposalRow } from './order.store.ts'
import type { orderComplaint } from './order.tables.ts'

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
