import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readinessQuery } from '#features/planning/planning-queries.ts'
import { queryClient } from '#shared/api/query-client.ts'

/** Whether subjects are being thought of, whoever asked and from wherever; what came is shown as soon as they are there. */
export function useSearching(accountId: number): boolean {
  const isSearching = useQuery(readinessQuery(accountId)).data?.isSearching ?? false
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !isSearching)
      void queryClient.invalidateQueries({ queryKey: ['planning', accountId, 'subjects'] })
    was.current = isSearching
  }, [accountId, isSearching])
  return isSearching
}
