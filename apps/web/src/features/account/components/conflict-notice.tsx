import { GitCompareArrows } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import '#features/account/components/conflict-notice.css'

export interface Difference {
  label: string
  theirs: string
}

interface ConflictNoticeProps {
  differences: readonly Difference[]
  onKeep: () => void
  onTake: () => void
}

/** Two people changed the same thing: shows the other's words and lets the person decide. Nothing typed is lost. */
export function ConflictNotice({ differences, onKeep, onTake }: ConflictNoticeProps) {
  const { t } = useTranslation('account')
  return (
    <div className="po-conflict">
      <Notice tone="wait" icon={GitCompareArrows}>
        <b>{t('conflict.title')}</b>
        <p>{differences.length > 0 ? t('conflict.words') : t('conflict.same')}</p>
        {differences.length > 0 && (
          <dl className="po-differences">
            {differences.map((one) => (
              <div key={one.label}>
                <dt>{one.label}</dt>
                <dd>{one.theirs || t('conflict.empty')}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="po-row">
          <Button size="sm" look="ink" onClick={onKeep}>
            {t('conflict.keep')}
          </Button>
          <Button size="sm" onClick={onTake}>
            {t('conflict.take')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
