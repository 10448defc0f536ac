import type { LookupKind, LookupView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { wholeAddress } from '#shared/lib/site-address.ts'

type AddressKind = Exclude<LookupKind, 'picture'>

export interface Lookup {
  /** What came of it; nothing until it is over. */
  readonly over: LookupView | undefined
  readonly isLooking: boolean
  /** Why the address was not even looked at. */
  readonly fault: string
  readonly look: (kind: AddressKind, url: string) => Promise<unknown>
  /** Whatever else is looked at. */
  readonly begin: (ask: () => Promise<LookupView>) => Promise<unknown>
  readonly know: (lookup: LookupView) => void
  readonly drop: () => void
}

const keyOf = (accountId: number, id: string | null) => ['planning', accountId, 'lookup', id] as const
const oftenMs = 700

/** An address that is read in the background while somebody waits for what it says. */
export function useLookup(accountId: number): Lookup {
  const { t } = useTranslation('common')
  const [id, setId] = useState<string | null>(null)
  const asked = useQuery({
    queryKey: keyOf(accountId, id),
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/lookups/{lookupId}', {
          params: { id: accountId, lookupId: id ?? '' },
          signal,
        })
      ).lookup,
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : oftenMs),
  })
  const know = (lookup: LookupView) => queryClient.setQueryData(keyOf(accountId, lookup.id), lookup)
  const asking = useAction({
    faultIn: 'here',
    send: (ask: () => Promise<LookupView>) => {
      setId(null)
      return ask()
    },
    onDone: (lookup) => {
      know(lookup)
      setId(lookup.id)
    },
  })
  const look = (kind: AddressKind, url: string) =>
    asking.run(async () => {
      const body = { kind, url: wholeAddress(url) }
      return (await call('POST /api/users/{id}/lookups', { params: { id: accountId }, body })).lookup
    })
  const lookup = id === null ? undefined : asked.data
  const failed = asked.error && !lookup ? messageOf(asked.error, t('errors.unexpected')) : ''
  return {
    over: lookup?.endedAt ? lookup : undefined,
    isLooking: asking.busy || (id !== null && !lookup?.endedAt && !failed),
    fault: asking.faults.url ?? asking.fault ?? failed,
    look,
    begin: asking.run,
    know,
    drop: () => setId(null),
  }
}
