import type { AccountView } from '@postelier/contract'
import type { BodyOf } from '#shared/api/call.ts'

type Parts = BodyOf<'POST /api/users/{id}/account/parts'>
type Voice = NonNullable<NonNullable<Parts['brand']>['voice']>

interface Spoken {
  pronoun: string
  formality: string
  emoticonType: string
  /** A tone that was picked; without one, the tone there is stays as it is, on every network. */
  voice?: { tone: string; customTone: string }
}

/** How the business speaks from now on, on every network that is drafted for; nothing where all of it stays as it is. */
export function voiceParts(
  { brand }: Pick<AccountView, 'brand'>,
  { pronoun, formality, emoticonType, voice }: Spoken,
): Parts | null {
  const isSame =
    pronoun === brand.pronoun && formality === brand.formality && emoticonType === brand.emoticonType
  if (!voice && isSame) return null
  const { tone, customTone } = voice ?? brand
  const { version, editorialLine, languageRegister, writingTones, postCategories } = brand
  const line = { editorialLine, languageRegister, writingTones, postCategories }
  return {
    brand: {
      version,
      voice: { ...line, tone, customTone, pronoun, formality, emoticonType } as Voice,
    },
    ...(voice ? { networkTone: voice as Parts['networkTone'] & object } : {}),
  }
}
