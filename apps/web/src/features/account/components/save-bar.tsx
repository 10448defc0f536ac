import { useTranslation } from 'react-i18next'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FormWords } from '#shared/ui/form-words.tsx'
import '#features/account/components/save-bar.css'

interface SaveBarProps {
  /** The form it saves: the bar stands at the foot of the screen, not of the form. */
  form: string
  dirty: boolean
  busy: boolean
  faults: number
  onReset: () => void
}

/** What waits to be saved, at the foot of the screen from edge to edge. */
export function SaveBar({ form, dirty, busy, faults, onReset }: SaveBarProps) {
  const { t } = useTranslation('common')
  return (
    <div className="po-save-bar">
      <ActionBar start={<FormWords dirty={dirty} faults={faults} rest={t('saveState.allSaved')} />}>
        {dirty && (
          <Button look="quiet" onClick={onReset}>
            {t('actions.cancel')}
          </Button>
        )}
        <Button type="submit" form={form} look="primary" busy={busy} disabled={!dirty}>
          {t('actions.save')}
        </Button>
      </ActionBar>
    </div>
  )
}
