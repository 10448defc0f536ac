import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { startQuery } from '#features/planning/start/start-queries.ts'
import { useCurrentUser, useManagedAccountId } from '#shared/api/current-user.ts'
import { homeQuery } from '#shared/api/home-today.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'

/** Until a first post is out: the way to it, which goes on where one was. */
export function FirstPlanning() {
  const { t } = useTranslation('home')
  const user = useCurrentUser()
  const accountId = useManagedAccountId()
  const home = useQuery(homeQuery).data
  const isBusiness = user?.type === 'customer' || user?.type === 'contact'
  const isOpen = isBusiness && home?.posts?.anyOut === false
  const start = useQuery({ ...startQuery(accountId), enabled: isOpen && accountId > 0 }).data
  // Posts of their own that are being made are no first ones: who made them knows the way.
  if (!isOpen || !start || (home?.posts?.any && start.stage !== 'posts')) return null
  const isReady = start.stage === 'posts'
  const step = isReady ? 'see' : start.stage === 'address' ? 'button' : 'resume'
  return (
    <EmptyState
      drawing={<PressDrawing />}
      title={t(isReady ? 'firstPlanning.titlePosts' : 'firstPlanning.title')}
      action={
        <ButtonLink look="primary" to="/me/planning/start">
          {t(`firstPlanning.${step}`)}
        </ButtonLink>
      }
    >
      {t(isReady ? 'firstPlanning.wordsPosts' : 'firstPlanning.words')}
    </EmptyState>
  )
}
