import { useQuery } from '@tanstack/react-query'
import { type FirstStep, firstStepOf } from '#features/planning/first-step.ts'
import { startQuery } from '#features/planning/start/start-queries.ts'
import { useAbility, useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'

/** Until a first post is out: what to do next, for whoever may plan; null once that is nothing special any more, undefined while it is read. */
export function useFirstStep(): FirstStep | null | undefined {
  const user = useCurrentUser()
  const accountId = useManagedAccountId()
  const posts = useQuery(homeQuery).data?.posts
  const isBusiness = user?.type === 'customer' || user?.type === 'contact'
  const isOpen = useAbility('planning:create') && isBusiness && posts?.anyOut === false
  const start = useQuery({ ...startQuery(accountId), enabled: isOpen && accountId > 0 })
  if (!isOpen) return null
  if (start.data) return firstStepOf(start.data, posts.any)
  if (!start.error) return undefined
  // The way itself says what is wrong with it.
  return posts.any ? null : { kind: 'begin' }
}
