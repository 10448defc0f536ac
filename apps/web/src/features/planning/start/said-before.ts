import type { AccountView } from '@postelier/contract'
import type { StartStep } from '#features/planning/start/start-steps.ts'
import { stepAt } from '#shared/lib/welcome-steps.ts'

type Known = {
  readonly registrationStep: AccountView['registrationStep']
  readonly society: Pick<AccountView['society'], 'summary'>
  readonly brand: Pick<AccountView['brand'], 'version'>
}

/** What the welcome was told already: without a site to confirm, nothing is asked twice. */
export function saidBefore({ registrationStep, society, brand }: Known): readonly StartStep[] {
  const at = stepAt(registrationStep)
  const isYou = at > stepAt('company') && society.summary.trim() !== ''
  const isVoice = at > stepAt('editorialLine') && brand.version > 1
  return [...(isYou ? (['you'] as const) : []), ...(isVoice ? (['voice'] as const) : [])]
}
