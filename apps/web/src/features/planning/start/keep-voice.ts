import type { AccountView } from '@postelier/contract'
import { accountQuery } from '#shared/api/account-query.ts'
import { type BodyOf, call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

type Line = BodyOf<'POST /api/users/{id}/account/editorial-line'>

interface Spoken {
  pronoun: string
  formality: string
  emoticonType: string
  /** A tone that was picked; without one, the tone there is stays as it is, on every network. */
  voice?: { tone: string; customTone: string }
}

/** How the business speaks from now on, on every network that is drafted for; the rest of its line stays, and nothing is written where all of it does. */
export async function keepVoice(
  { id, brand, settings }: AccountView,
  { pronoun, formality, emoticonType, voice }: Spoken,
): Promise<void> {
  const isSame =
    pronoun === brand.pronoun && formality === brand.formality && emoticonType === brand.emoticonType
  if (!voice && isSame) return
  const { tone, customTone } = voice ?? brand
  const { version, editorialLine, languageRegister, writingTones, postCategories } = brand
  const params = { id }
  await call('POST /api/users/{id}/account/editorial-line', {
    params,
    body: {
      version,
      editorialLine,
      formality,
      emoticonType,
      languageRegister,
      writingTones,
      postCategories,
      tone,
      customTone,
      pronoun,
    } as Line,
  })
  if (voice && settings.aiNetworks.length > 0)
    await call('POST /api/users/{id}/account/ai/networks', {
      params,
      body: {
        networks: settings.aiNetworks.map((one) => ({ ...one, tone, customTone })),
      } as BodyOf<'POST /api/users/{id}/account/ai/networks'>,
    })
  await queryClient.invalidateQueries({ queryKey: accountQuery(id).queryKey })
}
