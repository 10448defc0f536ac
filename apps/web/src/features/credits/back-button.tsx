import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { creditsPages, titleQuery } from '#features/credits/purchase-queries.ts'
import { wayBack } from '#features/credits/way-back.ts'
import { ownPath } from '#shared/lib/own-path.ts'
import { Button } from '#shared/ui/button.tsx'

interface BackButtonProps {
  to: string
  accountId: number
  /** Something was bought, and can be used. */
  isDone: boolean
}

/** Leads back to what one was doing, and says which post or screen that is; who came for credits alone is led on to use them. */
export function BackButton({ to, accountId, isDone }: BackButtonProps) {
  const { t, i18n } = useTranslation(['credits', 'menu'])
  const pages = creditsPages(useParams({ strict: false }).agencyCustomerId)
  const way = wayBack(to)
  const taskPublicId = way.kind === 'post' ? way.taskPublicId : null
  const title = useQuery({
    ...titleQuery(accountId, taskPublicId ?? ''),
    enabled: taskPublicId !== null,
  }).data
  const words = () => {
    if (way.kind === 'credits') return t('credits:paid.toCredits')
    if (way.kind === 'cart') return t('credits:paid.backToCart')
    if (way.kind === 'order') return t('credits:paid.backToOrder')
    if (way.kind === 'post' && title) return t('credits:paid.backToPost', { title })
    if (way.kind === 'screen' && i18n.exists(`menu:${way.name}.name`))
      return t('credits:paid.backToScreen', { screen: t(`menu:${way.name}.name` as 'menu:home.name') })
    return t('credits:paid.back')
  }
  const back = () => window.location.assign(ownPath(to, '/'))
  if (way.kind === 'credits' && isDone)
    return (
      <>
        <Button
          look="primary"
          size="lg"
          onClick={() => window.location.assign(`${pages.posts}/write?way=order`)}
        >
          {t('credits:paid.toOrder')}
        </Button>
        <Button size="lg" onClick={back}>
          {words()}
        </Button>
      </>
    )
  return (
    <Button look="primary" size="lg" onClick={back}>
      {words()}
    </Button>
  )
}
