import type { PersonView, UserType } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BelongingSection,
  IdentitySection,
  LanguageSection,
} from '#features/people/components/identity-section.tsx'
import { SocietySection, VoiceSection } from '#features/people/components/society-section.tsx'
import { WorkSection } from '#features/people/components/work-section.tsx'
import { bodyOf, type PersonBody, type PersonValues, valuesOf } from '#features/people/model/person-form.ts'
import { hasSociety, isAgent } from '#features/people/model/user-types.ts'
import { differencesOf } from '#shared/form/differences.ts'
import { clearDraft, useKeptDraft } from '#shared/form/use-kept-draft.ts'
import { useVersionedForm } from '#shared/form/use-versioned-form.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { FormLayout } from '#shared/ui/form-layout.tsx'
import { FormWords } from '#shared/ui/form-words.tsx'
import { SideLayout } from '#shared/ui/side-layout.tsx'
import '#shared/ui/screen.css'
import '#features/people/components/person-form.css'

/** Before the first save there is no person to begin with. */
interface NobodyYet {
  id?: undefined
  version: number
}
const nobodyYet: NobodyYet = { version: 0 }

/** Shown by name when somebody else has changed them meanwhile. */
const compared = ['firstName', 'lastName', 'email', 'phone', 'summary', 'address', 'zipCode', 'city'] as const
const wordsOf = ({ society, ...own }: PersonValues) => ({ ...own, ...society, country: own.country })

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

/** The administrator's form of an account. A save that meets somebody else's names the fields that differ. */
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
  const leaveDraft = () => draftKey && clearDraft(draftKey)
  const of = useVersionedForm<PersonValues, PersonView | NobodyYet>({
    start: person ?? nobodyYet,
    valuesOf: (from) => valuesOf(from.id === undefined ? undefined : from),
    save: async (values, version) => {
      const saved = await save(bodyOf(userType, values), version)
      leaveDraft()
      onSaved(saved)
      return saved
    },
    reread: async () => (await reread?.()) ?? nobodyYet,
    onLeave: leaveDraft,
  })
  const { form, busy, fault, submit, dirty } = of
  useKeptDraft(form, draftKey)
  const locked = (action: string) => person !== undefined && !person.actions.includes(action)
  const labels = Object.fromEntries(compared.map((name) => [name, t(`form.${name}`)]))
  const part = { form, userType, person, locked }
  return (
    <div className="po-screen">
      <div className="po-page">
        <SideLayout side={side} label={t('side.label')}>
          {of.serverCopy && (
            <ConflictNotice
              differences={differencesOf(wordsOf(form.getInitialValues()), wordsOf(of.serverCopy), labels)}
              onKeep={of.keepMine}
              onTake={of.takeServerCopy}
            />
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
            <FormWords
              dirty={dirty && person !== undefined}
              faults={Object.keys(form.errors).length}
              rest={person && t('form.upToDate')}
            />
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
