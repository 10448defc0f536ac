import type { LookupKind, LookupView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, messageOf } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { wholeAddress } from '#shared/lib/site-address.ts'

type AddressKind = Exclude<LookupKind, 'picture'>

export interface Lookup {
  /** What came of it; nothing until it is over. */
  readonly over: LookupView | undefined
  readonly isLooking: boolean
  /** Why the address was not even looked at. */
  readonly fault: string
  readonly look: (kind: AddressKind, url: string) => Promise<void>
  /** Whatever else is looked at. */
  readonly begin: (ask: () => Promise<LookupView>) => Promise<void>
  readonly know: (lookup: LookupView) => void
  readonly forget: () => void
}

const keyOf = (accountId: number, id: string | null) => ['planning', accountId, 'lookup', id] as const
const oftenMs = 700

/** An address that is read in the background while somebody waits for what it says. */
export function useLookup(accountId: number): Lookup {
  const { t } = useTranslation('common')
  const [id, setId] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState('')
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
  const begin = async (ask: () => Promise<LookupView>) => {
    setAsking(true)
    setFault('')
    setId(null)
    try {
      const lookup = await ask()
      know(lookup)
      setId(lookup.id)
    } catch (error) {
      setFault((isApiError(error) && error.fields?.url) || messageOf(error, t('errors.unexpected')))
    } finally {
      setAsking(false)
    }
  }
  const look = (kind: AddressKind, url: string) =>
    begin(async () => {
      const body = { kind, url: wholeAddress(url) }
      return (await call('POST /api/users/{id}/lookups', { params: { id: accountId }, body })).lookup
    })
  const lookup = id === null ? undefined : asked.data
  const failed = asked.error && !lookup ? messageOf(asked.error, t('errors.unexpected')) : ''
  return {
    over: lookup?.endedAt ? lookup : undefined,
    isLooking: isAsking || (id !== null && !lookup?.endedAt && !failed),
    fault: fault || failed,
    look,
    begin,
    know,
    forget: () => setId(null),
  }
}
