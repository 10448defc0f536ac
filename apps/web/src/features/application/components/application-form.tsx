import { useTranslation } from 'react-i18next'
import {
  applicationChanged,
  applicationSettingsQuery,
  type Settings,
} from '#features/application/application-queries.ts'
import { DocumentEditor } from '#features/application/components/document-editor.tsx'
import { PictureSetting } from '#features/application/components/picture-setting.tsx'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useVersionedForm } from '#shared/form/use-versioned-form.ts'
import { SettingsForm } from '#shared/layouts/settings-form.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { FormLayout, FormSection } from '#shared/ui/form-layout.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import { toast } from '#shared/ui/toast-store.ts'
import { WhereShown } from '#shared/ui/where-shown.tsx'

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
  'creditorId',
] as const

const valuesOf = ({ application, termsOfUse, privacyPolicy }: Settings) => ({
  name: application.name,
  domain: application.domain,
  legal: application.legal,
  termsOfUse,
  privacyPolicy,
})

/** The administrator's form of the site settings. */
export function ApplicationForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation('application')
  const mayEdit = useAbility('adminApplication:edit')
  const of = useVersionedForm({
    start: settings,
    valuesOf,
    save: async (values, version) => {
      const saved = await call('POST /api/admin/application', { body: { ...values, version } })
      applicationChanged(saved.application)
      toast({ tone: 'done', message: t('saved') })
      void queryClient.invalidateQueries({ queryKey: applicationSettingsQuery.queryKey })
      return { ...saved, termsOfUse: values.termsOfUse, privacyPolicy: values.privacyPolicy }
    },
    reread: () => queryClient.fetchQuery({ ...applicationSettingsQuery, staleTime: 0 }),
  })
  const { form } = of
  const { name: appName, domain, legal } = form.values
  const words = { ...legal, legalName: legal.name, appName, domain }
  return (
    <SettingsForm
      of={of}
      mayEdit={mayEdit}
      labels={{ name: t('name'), domain: t('domain') }}
      effect={t('effect')}
    >
      <FormLayout>
        <FormSection title={t('site')} note={<WhereShown>{t('where.site')}</WhereShown>} columns={2}>
          <TextField label={t('name')} {...form.getInputProps('name')} />
          <TextField label={t('domain')} optional help={t('domainHelp')} {...form.getInputProps('domain')} />
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
          <DateField
            label={t('legalFields.eBillsFrom')}
            optional
            help={t('eBillsHelp')}
            {...form.getInputProps('legal.eBillsFrom')}
          />
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
    </SettingsForm>
  )
}
