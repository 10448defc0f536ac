import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useLookup } from '#shared/lookup/use-lookup.ts'

/** Somebody who looks at a picture and proposes what it shows, where an engine is chosen; nobody else does. */
export function useSight(accountId: number, onProposed: (text: string) => void) {
  const { t } = useTranslation('sources')
  const [shown, setShown] = useState('')
  const lookup = useLookup(accountId)
  const isThere =
    useQuery({
      queryKey: ['planning', accountId, 'ways'],
      queryFn: ({ signal }) => call('GET /api/users/{id}/ways', { params: { id: accountId }, signal }),
    }).data?.seesPictures ?? false
  const { over } = lookup
  const propose = useEffectEvent(() => {
    if (over?.found?.is !== 'picture' || over.id === shown) return
    setShown(over.id)
    onProposed(over.found.text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => propose(), [over?.id])
  return {
    isThere,
    isLooking: lookup.isLooking,
    fault: over?.failure ? t(`failures.${over.failure}`) : lookup.fault,
    look: (pictureId: string) =>
      lookup.begin(async () => {
        const params = { id: accountId }
        return (await call('POST /api/users/{id}/ways/picture/descriptions', { params, body: { pictureId } }))
          .lookup
      }),
  }
}
