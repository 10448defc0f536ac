import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { differencesOf } from '#shared/form/differences.ts'
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
  /** The fields' names, to say what another person changed meanwhile. */
  labels: Readonly<Record<string, string>>
  /** At the foot while nothing waits to be saved: what saving does. */
  effect: string
  /** The foot appears with the first change, where the screen is more than its settings. */
  isFootLate?: boolean
  children: ReactNode
}

/** The screen of settings: faults and conflicts above, one save at the foot; readable to who may not change them. */
export function SettingsForm<Values extends Record<string, unknown>>({
  of,
  mayEdit,
  labels,
  effect,
  isFootLate = false,
  children,
}: SettingsFormProps<Values>) {
  const { t } = useTranslation('common')
  return (
    <form className="po-screen" onSubmit={of.submit} noValidate>
      <div className="po-page">
        {of.serverCopy && (
          <ConflictNotice
            differences={differencesOf(of.form.getInitialValues(), of.serverCopy, labels)}
            onKeep={of.keepMine}
            onTake={of.takeServerCopy}
          />
        )}
        {of.fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {of.fault}
          </Notice>
        )}
        <fieldset disabled={!mayEdit}>{children}</fieldset>
      </div>
      {mayEdit && (!isFootLate || of.dirty || of.busy) && (
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
