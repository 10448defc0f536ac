import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  applicationChanged,
  applicationSettingsQuery,
  type Settings,
} from '#features/application/application-queries.ts'
import { DocumentEditor } from '#features/application/components/document-editor.tsx'
import { PictureSetting } from '#features/application/components/picture-setting.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'
import { useServerForm } from '#shared/form/use-server-form.ts'
import { ActionBar } from '#shared/ui/action-bar.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Button } from '#shared/ui/button.tsx'
import { ConflictNotice } from '#shared/ui/conflict-notice.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import { WhereShown } from '#shared/ui/where-shown.tsx'
import '#shared/ui/screen.css'

const legalFields = [
  'name',
  'legalForm',
  'capital',
  'siren',
  'rcsCity',
  'vatNumber',
  'address',
  'zipCode',
  'city',
  'email',
  'phone',
  'publicationDirector',
  'host',
] as const

const valuesOf = ({ application, termsOfUse, privacyPolicy }: Settings) => ({
  name: application.name,
  domain: application.domain,
  legal: application.legal,
  termsOfUse,
  privacyPolicy,
})

export function ApplicationForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['application', 'common'])
  const mayEdit = useAbility('adminApplication:edit')
  const [version, setVersion] = useState(settings.version)
  const [conflict, setConflict] = useState(false)
  const { form, busy, fault, submit } = useServerForm(
    { initialValues: valuesOf(settings) },
    async (values) => {
      try {
        const saved = await call('POST /api/admin/application', { body: { ...values, version } })
        setVersion(saved.version)
        applicationChanged(saved.application)
        form.resetDirty()
        toast({ tone: 'done', message: t('saved') })
        void queryClient.invalidateQueries({ queryKey: applicationSettingsQuery.queryKey })
      } catch (error) {
        if (!isApiError(error) || error.code !== 'conflict') throw error
        setConflict(true)
      }
    },
  )
  const dirty = form.isDirty()
  useLeaveGuard(dirty && !busy)
  const reread = async (take: boolean) => {
    const theirs = await queryClient.fetchQuery({ ...applicationSettingsQuery, staleTime: 0 })
    setVersion(theirs.version)
    if (take) {
      form.setInitialValues(valuesOf(theirs))
      form.reset()
    }
    setConflict(false)
  }
  const { name: appName, domain, legal } = form.values
  const words = { ...legal, legalName: legal.name, appName, domain }
  return (
    <form className="po-screen" onSubmit={submit} noValidate>
      <div className="po-page">
        {conflict && (
          <ConflictNotice onKeepMine={() => void reread(false)} onTakeTheirs={() => void reread(true)} />
        )}
        {fault && (
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        )}
        <fieldset disabled={!mayEdit}>
          <FormLayout>
            <FormSection title={t('house')} note={<WhereShown>{t('where.house')}</WhereShown>} columns={2}>
              <TextField label={t('name')} {...form.getInputProps('name')} />
              <TextField
                label={t('domain')}
                optional
                help={t('domainHelp')}
                {...form.getInputProps('domain')}
              />
            </FormSection>
            <FormSection title={t('marks')} note={<WhereShown>{t('where.marks')}</WhereShown>} columns={2}>
              <PictureSetting kind="logo" />
              <PictureSetting kind="icon" />
            </FormSection>
            <FormSection title={t('legal')} note={<WhereShown>{t('where.legal')}</WhereShown>} columns={2}>
              {legalFields.map((name) => (
                <TextField
                  key={name}
                  label={t(`legalFields.${name}`)}
                  {...(name === 'email' ? { type: 'email' } : {})}
                  {...form.getInputProps(`legal.${name}`)}
                />
              ))}
            </FormSection>
          </FormLayout>
          <DocumentEditor
            title={t('terms')}
            where={t('where.terms')}
            words={words}
            value={form.values.termsOfUse}
            onChange={(next) => form.setFieldValue('termsOfUse', next)}
          />
          <DocumentEditor
            title={t('privacy')}
            where={t('where.privacy')}
            words={words}
            value={form.values.privacyPolicy}
            onChange={(next) => form.setFieldValue('privacyPolicy', next)}
          />
        </fieldset>
      </div>
      {mayEdit && (
        <ActionBar start={<span className="po-mute">{t(dirty ? 'unsaved' : 'effect')}</span>}>
          {dirty && (
            <Button look="quiet" onClick={() => form.reset()}>
              {t('common:actions.cancel')}
            </Button>
          )}
          <Button type="submit" look="primary" busy={busy} disabled={!dirty}>
            {t('common:actions.save')}
          </Button>
        </ActionBar>
      )}
    </form>
  )
}
