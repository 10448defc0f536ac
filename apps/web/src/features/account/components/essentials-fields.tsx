import { useTranslation } from 'react-i18next'
import type { Essentials } from '#features/account/model/values.ts'
import { SectorField } from '#shared/fields/sector-field.tsx'
import type { ServerForm } from '#shared/form/use-server-form.ts'
import { wholeAddress } from '#shared/lib/site-address.ts'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

export interface EssentialsProps {
  form: ServerForm<Essentials>['form']
}

export const workforces = ['1', '2-9', '10-49', '50-249', '250+'] as const
export const activityTypes = ['unknown', 'bToC', 'bToB', 'bToBToC', 'cToC'] as const

/** Groups of fields about a business, shared by the account's tab and the steps of the welcome. */
export function NameFields({ form }: EssentialsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextField
        label={t('essentials.commercialName')}
        help={t('essentials.commercialNameHelp')}
        {...form.getInputProps('commercialName')}
      />
      <TextField label={t('essentials.name')} autoComplete="organization" {...form.getInputProps('name')} />
    </>
  )
}

export function SiretField({ form }: EssentialsProps) {
  const { t } = useTranslation('account')
  return (
    <TextField label={t('essentials.siret')} optional inputMode="numeric" {...form.getInputProps('siret')} />
  )
}

export function SummaryField({ form }: EssentialsProps) {
  const { t } = useTranslation('account')
  return (
    <div className="po-wide-field">
      <TextArea
        label={t('essentials.summary')}
        help={t('essentials.summaryHelp')}
        maxLength={4000}
        {...form.getInputProps('summary')}
      />
    </div>
  )
}

export function SectorOfForm({ form }: EssentialsProps) {
  const { sectorId, sectorName, proposal } = form.values
  return (
    <SectorField
      optional
      data-path="activitySectorId"
      value={sectorId === null ? null : { id: sectorId, name: sectorName }}
      proposal={proposal}
      error={form.errors.activitySectorId}
      onChoose={(sector) =>
        form.setValues({ sectorId: sector?.id ?? null, sectorName: sector?.name ?? '', proposal: '' })
      }
      onPropose={(name) => form.setValues({ proposal: name })}
    />
  )
}

export function ActivityFields({ form }: EssentialsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <SelectField
        label={t('essentials.activityType')}
        choices={activityTypes.map((value) => ({ value, label: t(`essentials.activityTypes.${value}`) }))}
        {...form.getInputProps('activityType')}
      />
      <SelectField
        label={t('essentials.workforce')}
        optional
        placeholder={t('choose')}
        choices={workforces.map((value) => ({ value, label: t(`essentials.workforces.${value}`) }))}
        {...form.getInputProps('workforce')}
      />
      <SiteField form={form} />
    </>
  )
}

function SiteField({ form }: EssentialsProps) {
  const { t } = useTranslation('account')
  return (
    <TextField
      label={t('essentials.siteUrl')}
      optional
      inputMode="url"
      autoComplete="url"
      {...form.getInputProps('siteUrl')}
      onBlur={() => form.setFieldValue('siteUrl', wholeAddress(form.values.siteUrl))}
    />
  )
}
