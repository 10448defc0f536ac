// Whom a business could speak to; kept by nobody until somebody says so. Somebody waits, and whoever is asked may take its time:
// what is known is read first, and nothing is held meanwhile.
import type { Audience } from '@postelier/copy'
import type { Call } from '../../../http/handlers.ts'
import { readAudienceWish } from '../queries/read-audience-input.ts'
import { writerFor } from '../writing/write-with.ts'

interface ProposeAudiencesInput {
  readonly accountId: number
  readonly name: string
  readonly summary: string
}

/** Past this time the platform proposes by itself. */
const timeLimitMs = 20_000

export async function proposeAudiences(
  { read, platform }: Pick<Call<never>, 'read' | 'platform'>,
  { accountId, ...typed }: ProposeAudiencesInput,
): Promise<{ settings: { aiAudiences: (Audience & { readonly network: null })[] } }> {
  const input = await read(readAudienceWish, { accountId, ...typed })
  const found = await writerFor(platform, accountId).audiences(input, AbortSignal.timeout(timeLimitMs))
  return {
    settings: { aiAudiences: found.map(({ name, description }) => ({ network: null, name, description })) },
  }
}
