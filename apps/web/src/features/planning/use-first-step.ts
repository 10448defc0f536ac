import { useQuery } from '@tanstack/react-query'
import { type FirstStep, firstStepOf } from '#features/planning/first-step.ts'
import { startQuery } from '#features/planning/start/start-queries.ts'
import { useAbility, useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { postsWaitingQuery } from '#shared/api/waiting.ts'

/** Until a first post is out: what to do next, for whoever may plan; null once that is nothing special any more, undefined while it is read. */
export function useFirstStep(): FirstStep | null | undefined {
  const user = useCurrentUser()
  const accountId = useManagedAccountId()
  const posts = useQuery(homeQuery).data?.posts
  const isBusiness = user?.type === 'customer' || user?.type === 'contact'
  const isOpen = useAbility('planning:create') && isBusiness && posts?.anyOut === false
  const start = useQuery({ ...startQuery(accountId), enabled: isOpen && accountId > 0 })
  const step = start.data && posts ? firstStepOf(start.data, posts.any) : null
  const isReady = step?.kind === 'ready'
  const waiting = useQuery({ ...postsWaitingQuery(accountId), enabled: isReady })
  if (!isOpen) return null
  if (isReady && waiting.isPending) return undefined
  // Once more posts than the first ones wait, they are as many others: each has its own press.
  if (isReady && waiting.data?.items.some(({ id }) => !step.taskIds.includes(id))) return null
  if (start.data) return step
  if (!start.error) return undefined
  // The way itself says what is wrong with it.
  return posts.any ? null : { kind: 'begin' }
}
