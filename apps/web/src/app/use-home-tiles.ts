import { useQuery } from '@tanstack/react-query'
import { homeTiles } from '#app/home-tiles.ts'
import { useFirstStep } from '#features/planning/use-first-step.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { postsWaitingQuery } from '#shared/api/waiting.ts'
import type { HomeTile } from '#shared/home/home-parts.ts'

/** With nothing yet the next step stands alone; once it shows the first post, no tile shows the same again. */
export function useHomeTiles(): readonly HomeTile[] {
  const step = useFirstStep()
  const home = useQuery(homeQuery).data
  const isReady = step?.kind === 'ready'
  const accountId = useManagedAccountId()
  const waiting = useQuery({ ...postsWaitingQuery(accountId), enabled: isReady && accountId > 0 }).data
  if (!step) return homeTiles
  if (step.kind !== 'ready') return home?.posts?.any || home?.subjectsWaiting ? homeTiles : []
  const hasOthers = waiting?.items.some(({ id }) => !step.taskIds.includes(id))
  return homeTiles.filter(({ id }) => id !== 'week' && (id !== 'waiting' || hasOthers))
}
