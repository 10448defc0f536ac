import type { PersonView, UserType } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BelongingSection,
  IdentitySection,
  LanguageSection,
} from '#features/people/components/identity-section.tsx'
import { SocietySection, VoiceSection } from '#features/people/components/society-section.tsx'
import { WorkSection } from '#features/people/components/work-section.tsx'
import { bodyOf, type PersonBody, valuesOf } from '#features/people/model/person-form.ts'
import { hasSociety, isAgent } from '#features/people/model/user-types.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { useKeptDraft } from '#shared/form/use-kept-draft.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { FormLayout } from '#shared/ui/form-layout.tsx'
import { SideLayout } from '#shared/ui/side-layout.tsx'
import '#shared/ui/screen.css'
import '#features/people/components/person-form.css'

interface PersonFormProps {
  userType: UserType
  person?: PersonView
  /** Where what is typed is kept until it is saved or left on purpose. */
  draftKey?: string
  save: (body: PersonBody, version: number) => Promise<PersonView>
  /** Reads what the others saved. */
  reread?: () => Promise<PersonView>
  onSaved: (person: PersonView) => void
  saveLabel: string
  side: ReactNode
}

export function PersonForm({
  userType,
  person,
  draftKey,
  save,
  reread,
  onSaved,
  saveLabel,
  side,
}: PersonFormProps) {
  const { t } = useTranslation(['people', 'common'])
  const formId = useId()
  const [conflict, setConflict] = useState(false)
  const [overwrite, setOverwrite] = useState<number | null>(null)
  const { form, busy, fault, submit } = useServerForm({ initialValues: valuesOf(person) }, async (values) => {
    try {
      const version = overwrite ?? person?.version ?? 0
      const saved = await save(bodyOf(userType, values), version)
      setConflict(false)
      setOverwrite(null)
      form.resetDirty()
      forget()
      onSaved(saved)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'conflict') throw error
      setConflict(true)
    }
  })
  const dirty = form.isDirty()
  const forget = useKeptDraft(form, draftKey)
  useLeaveGuard(dirty && !busy, forget)
  const keepMine = async () => {
    const theirs = await reread?.()
    if (theirs) setOverwrite(theirs.version)
    setConflict(false)
  }
  const takeTheirs = async () => {
    const theirs = await reread?.()
    if (theirs) form.setInitialValues(valuesOf(theirs))
    form.reset()
    setConflict(false)
  }
  const locked = (action: string) => person !== undefined && !person.actions.includes(action)
  const part = { form, userType, person, locked }
  return (
    <div className="po-screen">
      <div className="po-page">
        <SideLayout side={side} label={t('side.label')}>
          {conflict && (
            <ConflictNotice onKeepMine={() => void keepMine()} onTakeTheirs={() => void takeTheirs()} />
          )}
          {fault && (
            <Notice tone="bad" icon={TriangleAlert}>
              {fault}
            </Notice>
          )}
          {/* Beside the column, not around it: the dialogues there are forms of their own. */}
          <form id={formId} onSubmit={submit} noValidate>
            <fieldset disabled={locked('edit')}>
              <FormLayout>
                <IdentitySection {...part} />
                {hasSociety(userType) && <SocietySection {...part} />}
                {hasSociety(userType) && <VoiceSection {...part} />}
                {isAgent(userType) && <WorkSection {...part} />}
                <LanguageSection {...part} />
                <BelongingSection {...part} />
              </FormLayout>
            </fieldset>
          </form>
        </SideLayout>
      </div>
      {!locked('edit') && (
        <ActionBar
          start={
            <span className="po-mute">
              {person && t(dirty ? 'common:saveState.unsaved' : 'form.upToDate')}
            </span>
          }
        >
          {dirty && person && (
            <Button look="quiet" onClick={() => form.reset()}>
              {t('common:actions.cancel')}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={busy}
            disabled={!dirty && person !== undefined}
          >
            {saveLabel}
          </Button>
        </ActionBar>
      )}
    </div>
  )
}
