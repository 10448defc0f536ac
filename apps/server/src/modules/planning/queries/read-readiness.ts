import type { ReadinessView } from '@postelier/contract'
import { otherLanguageOf } from '@postelier/copy'
import type { QueryContext } from '../../../access/context.ts'
import { engineFor, isOverBudget } from '../../engines/index.ts'
import { factsOf } from '../known/fact.store.ts'
import { type HasNetwork, readinessOf } from '../require-planning.ts'
import { openSearches } from '../subjects/search.store.ts'
import { countDraftedAlone } from './count-drafted-alone.ts'

interface ReadReadinessInput {
  readonly accountId: number
  readonly hasNetwork: HasNetwork
}

/** What is missing before subjects can be proposed. */
export async function readReadiness(
  ctx: QueryContext,
  { accountId, hasNetwork }: ReadReadinessInput,
): Promise<{ readiness: ReadinessView }> {
  const { speaker, stop: _, ...ready } = await readinessOf({ ...ctx, hasNetwork }, accountId)
  const { isEnabled, language } = speaker
  const input = { use: 'text', accountId, signal: new AbortController().signal } as const
  const [client, overBudget, facts, open, alone] = await Promise.all([
    engineFor(ctx.platform, input),
    isOverBudget(ctx, accountId),
    factsOf(ctx.db, accountId),
    openSearches(ctx.db, accountId),
    isEnabled ? countDraftedAlone(ctx, accountId) : 0,
  ])
  const otherLanguage = otherLanguageOf(facts, language)
  return {
    readiness: {
      ...ready,
      isEnabled,
      overBudget,
      language,
      otherLanguage,
      textsBy: client && !overBudget ? 'model' : 'builtIn',
      isSearching: open > 0,
      draftedAlone: alone,
    },
  }
}
