import type { LeavingQuestion, UnsubscribeMessageView } from '@postelier/contract/unsubscribe-messages'
import { requireAccount, requirePermission } from '../../../access/authorize.ts'
import type { QueryContext } from '../../../access/context.ts'
import { networksWithoutPlan } from '../held-plan.ts'
import { presentMessage, readMessages } from '../leaving.store.ts'

export async function listMessages({
  db,
  actor,
}: QueryContext): Promise<{ messages: UnsubscribeMessageView[] }> {
  requirePermission(actor, 'adminUnsubscribeMessages:consult')
  return { messages: (await readMessages(db)).map(presentMessage) }
}

/** What a business is asked that leaves its plan. */
export async function leavingQuestions(
  { db, actor }: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{ questions: LeavingQuestion[]; networksKept: number }> {
  await requireAccount(db, actor, accountId, 'billing:consult')
  const rows = (await readMessages(db)).filter(({ isEnabled }) => isEnabled)
  return {
    questions: rows.map(({ id, words, kind, emoticon, answers }) => ({
      ...{ id, words, kind, emoticon },
      answers: [...answers],
    })),
    networksKept: networksWithoutPlan,
  }
}
