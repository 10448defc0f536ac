import type { MissingFact } from '@postelier/contract/planning-start'
import { proposeSubjects, questionsFor } from '@postelier/copy'
import type { QueryContext } from '../../../access/context.ts'
import { lastWithoutPlan } from '../../billing/index.ts'
import { readinessOf } from '../require-planning.ts'
import { readProposalWish } from './read-proposal-input.ts'

/** A month is this many, where so much is known; fewer than the first are a month with gaps. */
const [few, most] = [8, 14]
const mostQuestions = 3

/** How many good subjects there are within the plan, and what would bring more: never more than are good. */
export async function readMonth(
  ctx: QueryContext,
  { accountId }: { readonly accountId: number },
): Promise<{
  month: { count: number; ideasLeft: number; openUntil: string | null; missing: MissingFact[] }
}> {
  const input = await readProposalWish(ctx, { accountId, count: most })
  const { subjects } = proposeSubjects({ ...input, seed: `month ${accountId}` })
  const { ideasLeft, hasPlan, speaker } = await readinessOf(
    { ...ctx, hasNetwork: async () => true },
    accountId,
  )
  const openUntil = hasPlan ? null : lastWithoutPlan(ctx.now, speaker.timeZone).toISOString()
  const isMore = subjects.length < few && subjects.length < ideasLeft
  const missing = isMore ? questionsFor(input.facts, input.language, mostQuestions) : []
  return { month: { count: Math.min(subjects.length, ideasLeft), ideasLeft, openUntil, missing } }
}
