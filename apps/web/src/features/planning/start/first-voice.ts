import type { AccountView, VoiceView } from '@postelier/contract'

type Brand = Pick<AccountView['brand'], 'tone' | 'formality'>
type Offered = Pick<VoiceView, 'key' | 'tone' | 'formality'>

/** The offered voice that is the account's, its own words, or the voice it has now where it is none of these. */
export const ownVoice = ({ tone, formality }: Brand, voices: readonly Offered[]): string =>
  voices.find((one) => one.tone === tone && one.formality === formality)?.key ??
  (tone === 'custom' ? 'own' : 'now')

/** Nobody has touched how the business speaks and looks: it is as every account begins. */
const isUntouched = ({ version }: { version: number }) => version === 1

/**
 * What stands chosen before anybody picks: the voice its site speaks in where nobody has said another one yet, or the account's.
 * Going on without picking another one leaves what somebody said.
 */
export const firstVoice = (
  brand: Brand & { version: number },
  voices: readonly (Offered & Pick<VoiceView, 'isFound'>)[],
): string =>
  (isUntouched(brand) ? voices.find(({ isFound }) => isFound)?.key : undefined) ?? ownVoice(brand, voices)
