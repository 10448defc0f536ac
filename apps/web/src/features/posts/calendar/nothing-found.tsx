import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'

/** Over the empty days: that they are empty because of what is looked for. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation(['calendar', 'posts'])
  return (
    <p className="po-cal-nothing" role="status">
      <Icon of={SearchX} size={16} />
      <b>{t('posts:emptyTitle')}</b>
      <span>{t('nothingHere')}</span>
      <Button onClick={onReset}>{t('posts:reset')}</Button>
    </p>
  )
}
