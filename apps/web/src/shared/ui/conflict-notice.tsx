import { GitCompareArrows } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import '#shared/ui/conflict-notice.css'

export interface Difference {
  label: string
  serverCopy: string
}

interface ConflictNoticeProps {
  /** What the other version says where it differs, if the screen can tell. */
  differences?: readonly Difference[] | undefined
  onKeep: () => void
  onTake: () => void
}

/** Somebody saved meanwhile: nothing typed is lost, and the person decides whose words stand. */
export function ConflictNotice({ differences = [], onKeep, onTake }: ConflictNoticeProps) {
  const { t } = useTranslation('common')
  return (
    <div className="po-conflict">
      <Notice tone="wait" icon={GitCompareArrows}>
        <b>{t('conflict.title')}</b>
        <p>{t(differences.length > 0 ? 'conflict.differs' : 'conflict.words')}</p>
        {differences.length > 0 && (
          <dl className="po-differences">
            {differences.map((one) => (
              <div key={one.label}>
                <dt>{one.label}</dt>
                <dd>{one.serverCopy || t('conflict.empty')}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="po-row">
          <Button size="sm" look="ink" onClick={onKeep}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="sm" onClick={onTake}>
            {t('conflict.takeServerCopy')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
