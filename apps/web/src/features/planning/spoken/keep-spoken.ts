import type { AudienceView, FactKind, Network, ThematicView } from '@postelier/contract'
import { audiencesQuery, thematicsQuery } from '#features/planning/planning-queries.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'

/** What is spoken of, and to whom: both have a name, words and a network, and only the first has kinds. */
export type SpokenOf = 'thematic' | 'audience'
export type Spoken = ThematicView | AudienceView

export interface SpokenValues {
  name: string
  description: string
  /** None is all of them. */
  network: Network | null
  kinds: readonly FactKind[]
}

export const asValues = (one: Spoken): SpokenValues => ({
  name: one.name,
  description: one.description,
  network: one.network,
  kinds: 'kinds' in one ? one.kinds : [],
})

/** One more of it. */
export async function addSpoken(
  of: SpokenOf,
  userId: number,
  { kinds, ...body }: SpokenValues,
): Promise<void> {
  const params = { userId }
  if (of === 'thematic')
    await call('POST /api/users/{userId}/ai-thematics', { params, body: { ...body, kinds: [...kinds] } })
  else await call('POST /api/users/{userId}/ai-audiences', { params, body })
}

interface SpokenRef {
  readonly id: number
  readonly version: number
}

export async function changeSpoken(
  of: SpokenOf,
  userId: number,
  { id, version }: SpokenRef,
  { kinds, ...values }: SpokenValues,
): Promise<void> {
  const body = { ...values, version }
  if (of === 'thematic')
    await call('POST /api/users/{userId}/ai-thematics/{thematicId}', {
      params: { userId, thematicId: id },
      body: { ...body, kinds: [...kinds] },
    })
  else
    await call('POST /api/users/{userId}/ai-audiences/{audienceId}', {
      params: { userId, audienceId: id },
      body,
    })
}

export async function removeSpoken(of: SpokenOf, userId: number, id: number): Promise<void> {
  if (of === 'thematic')
    await call('DELETE /api/users/{userId}/ai-thematics/{thematicId}', { params: { userId, thematicId: id } })
  else
    await call('DELETE /api/users/{userId}/ai-audiences/{audienceId}', { params: { userId, audienceId: id } })
}

/** As it stands now; nothing where somebody took it away. */
export async function spokenNow(of: SpokenOf, accountId: number, id: number): Promise<Spoken | undefined> {
  const all: readonly Spoken[] = await (of === 'thematic'
    ? queryClient.fetchQuery({ ...thematicsQuery(accountId), staleTime: 0 })
    : queryClient.fetchQuery({ ...audiencesQuery(accountId), staleTime: 0 }))
  return all.find((one) => one.id === id)
}
