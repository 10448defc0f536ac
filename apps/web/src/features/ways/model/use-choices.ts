import type { MarketingObjective, Network, SubjectFormat } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { localTimeOf, withWanted } from '#features/ways/model/wanted-choices.ts'
import { call } from '#shared/api/call.ts'
import { useKept } from '#shared/form/use-kept.ts'
import { readWantedDay } from '#shared/lib/wanted-day.ts'

export interface Choices extends Record<string, unknown> {
  /** Nothing was chosen: those drafting is switched on for. */
  networks: readonly Network[] | null
  objective: MarketingObjective
  format: SubjectFormat
  day: string
  minute: number
}
const first: Choices = { networks: null, objective: 'visibility', format: 'image', day: '', minute: 9 * 60 }

/** What may be chosen of the post, with what is usual; and the same as the server takes it. */
export function useChoices(accountId: number) {
  const [kept, keep] = useKept('choices', first)
  const navigate = useNavigate()
  // Whoever began from a day has it in the address, where every way finds it; the post is given it once it is written.
  const wanted = readWantedDay(useSearch({ strict: false }))
  const value = withWanted(kept, wanted)
  const change = (next: Partial<Choices>) => {
    if (!wanted || (next.day === undefined && next.minute === undefined)) return keep(next)
    const { day, minute } = { ...value, ...next }
    const search = (before: object) => ({ ...before, day: day ? localTimeOf(day, minute) : undefined })
    void navigate({ to: '.', search: search as never, replace: true })
  }
  const usual = useQuery({
    queryKey: ['account', accountId, 'ai-networks'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/account', { params: { id: accountId }, signal })
      ).user.settings.aiNetworks.flatMap(({ network, enabled }) => (enabled ? [network] : [])),
    enabled: accountId > 0,
  }).data
  const { networks, objective, format } = value
  return {
    value,
    change,
    networks: networks ?? usual ?? [],
    body: {
      objective,
      format,
      networks: [...(networks ?? [])],
      localTime: kept.day && !wanted ? localTimeOf(kept.day, kept.minute) : null,
    },
  }
}
export type ChoicesState = ReturnType<typeof useChoices>
