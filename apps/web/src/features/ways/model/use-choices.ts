import type { MarketingObjective, Network, SubjectFormat } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { useKept } from '#shared/form/use-kept.ts'

export interface Choices extends Record<string, unknown> {
  /** Nothing was chosen: those drafting is switched on for. */
  networks: readonly Network[] | null
  objective: MarketingObjective
  format: SubjectFormat
  day: string
  minute: number
}
const first: Choices = { networks: null, objective: 'visibility', format: 'image', day: '', minute: 9 * 60 }

const two = (value: number) => String(value).padStart(2, '0')

/** What may be chosen of the post, with what is usual; and the same as the server takes it. */
export function useChoices(accountId: number) {
  const [value, change] = useKept('choices', first)
  const usual = useQuery({
    queryKey: ['account', accountId, 'ai-networks'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/account', { params: { id: accountId }, signal })
      ).user.settings.aiNetworks.flatMap(({ network, enabled }) => (enabled ? [network] : [])),
    enabled: accountId > 0,
  }).data
  const { networks, objective, format, day, minute } = value
  return {
    value,
    change,
    networks: networks ?? usual ?? [],
    body: {
      objective,
      format,
      networks: [...(networks ?? [])],
      localTime: day ? `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}` : null,
    },
  }
}
export type ChoicesState = ReturnType<typeof useChoices>
