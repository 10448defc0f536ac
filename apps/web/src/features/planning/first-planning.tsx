import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAbility, useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { useWaiting } from '#shared/api/waiting.ts'
import { planningPlace } from '#shared/lib/planning-place.ts'
import { isAllButNetworks } from '#shared/lib/welcome-steps.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'

/** While no post stands yet: the way from one's site to a month of them. */
export function FirstPlanning() {
  const { t } = useTranslation('home')
  const user = useCurrentUser()
  const mayWrite = useAbility('posts:create')
  const home = useQuery(homeQuery).data
  const isLeft = planningPlace.read(useManagedAccountId()) !== null
  // Its subjects wait on the same page: that is the next step.
  const { subjects, isPending } = useWaiting()
  const hasBegun = isPending || subjects > 0
  const isBusiness = user?.type === 'customer' || user?.type === 'contact'
  // Whoever is still introducing themselves is asked one thing at a time.
  const isWelcomed = isAllButNetworks(user?.account?.registrationStep)
  if (!isBusiness || !isWelcomed || home?.posts?.any !== false || hasBegun) return null
  return (
    <EmptyState
      drawing={<PressDrawing />}
      title={t('firstPlanning.title')}
      action={
        <>
          <ButtonLink look="primary" to="/me/planning/start">
            {t(isLeft ? 'firstPlanning.resume' : 'firstPlanning.button')}
          </ButtonLink>
          {mayWrite && (
            <ButtonLink look="quiet" to="/me/tasks/write">
              {t('firstPlanning.write')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('firstPlanning.words')}
    </EmptyState>
  )
}
