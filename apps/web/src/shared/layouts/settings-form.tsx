import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionedForm } from '#shared/form/use-versioned-form.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { FormWords } from '#shared/ui/form-words.tsx'
import '#shared/ui/screen.css'

interface SettingsFormProps<Values extends Record<string, unknown>> {
  of: VersionedForm<Values>
  mayEdit: boolean
  /** At the foot while nothing waits to be saved: what saving does. */
  effect: string
  children: ReactNode
}

/** The screen of settings: faults and conflicts above, one save at the foot; readable to who may not change them. */
export function SettingsForm<Values extends Record<string, unknown>>({
  of,
  mayEdit,
  effect,
  children,
}: SettingsFormProps<Values>) {
  const { t } = useTranslation('common')
  return (
    <form className="po-screen" onSubmit={of.submit} noValidate>
      <div className="po-page">
        {of.conflict && <ConflictNotice onKeepMine={of.keepMine} onTakeTheirs={of.takeTheirs} />}
        {of.fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {of.fault}
          </Notice>
        )}
        <fieldset disabled={!mayEdit}>{children}</fieldset>
      </div>
      {mayEdit && (
        <ActionBar
          start={<FormWords dirty={of.dirty} faults={Object.keys(of.form.errors).length} rest={effect} />}
        >
          {of.dirty && (
            <Button look="quiet" onClick={() => of.form.reset()}>
              {t('actions.cancel')}
            </Button>
          )}
          <Button type="submit" look="primary" busy={of.busy} disabled={!of.dirty}>
            {t('actions.save')}
          </Button>
        </ActionBar>
      )}
    </form>
  )
}
