import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { titleQuery } from '#features/credits/purchase-queries.ts'
import { wayBack } from '#features/credits/way-back.ts'
import { ownPath } from '#shared/lib/own-path.ts'
import { Button } from '#shared/ui/button.tsx'

interface BackButtonProps {
  to: string
  accountId: number
}

/** Leads back to what one was doing, and says which post or screen that is. */
export function BackButton({ to, accountId }: BackButtonProps) {
  const { t, i18n } = useTranslation(['credits', 'menu'])
  const way = wayBack(to)
  const taskPublicId = way.kind === 'post' ? way.taskPublicId : null
  const title = useQuery({
    ...titleQuery(accountId, taskPublicId ?? ''),
    enabled: taskPublicId !== null,
  }).data
  const words = () => {
    if (way.kind === 'credits') return t('credits:paid.toCredits')
    if (way.kind === 'post' && title) return t('credits:paid.backToPost', { title })
    if (way.kind === 'screen' && i18n.exists(`menu:${way.name}.name`))
      return t('credits:paid.backToScreen', { screen: t(`menu:${way.name}.name` as 'menu:home.name') })
    return t('credits:paid.back')
  }
  return (
    <Button look="primary" size="lg" onClick={() => window.location.assign(ownPath(to, '/'))}>
      {words()}
    </Button>
  )
}
