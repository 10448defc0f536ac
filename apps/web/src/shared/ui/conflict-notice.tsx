import { GitCompareArrows } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'

/** Somebody saved meanwhile: nothing typed is lost, and the person decides whose words stand. */
export function ConflictNotice({
  onKeepMine,
  onTakeTheirs,
}: {
  onKeepMine: () => void
  onTakeTheirs: () => void
}) {
  const { t } = useTranslation('common')
  return (
    <Notice tone="wait" icon={GitCompareArrows}>
      <p>
        <b>{t('conflict.title')}</b> {t('conflict.words')}
      </p>
      <div className="po-wrap po-conflict">
        <Button size="sm" look="ink" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </Notice>
  )
}
