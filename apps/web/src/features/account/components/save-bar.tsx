import { useTranslation } from 'react-i18next'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import '#features/account/components/save-bar.css'

interface SaveBarProps {
  dirty: boolean
  busy: boolean
  onReset: () => void
}

/** There only while something is not saved: one thing to finish, or to let go. */
export function SaveBar({ dirty, busy, onReset }: SaveBarProps) {
  const { t } = useTranslation('common')
  if (!dirty) return null
  return (
    <div className="po-save-bar">
      <ActionBar>
        <Button look="quiet" onClick={onReset}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          {t('actions.save')}
        </Button>
      </ActionBar>
    </div>
  )
}
