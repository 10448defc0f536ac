import { useTranslation } from 'react-i18next'
import type { SectionProps } from '#features/people/components/identity-section.tsx'
import { countryChoices } from '#shared/lib/countries.ts'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { SearchSelect } from '#shared/ui/search-select.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

const workforces = ['1', '2-9', '10-49', '50-249', '250+'] as const
const activityTypes = ['unknown', 'bToC', 'bToB', 'bToBToC', 'cToC'] as const

/** The business of a customer in the administrator's form. */
export function SocietySection({ form }: SectionProps) {
  const { t, i18n } = useTranslation('people')
  return (
    <FormSection title={t('form.society')} note={t('form.societyNote')} columns={2}>
      <TextField label={t('form.societyName')} {...form.getInputProps('society.name')} />
      <TextField
        label={t('form.site')}
        optional
        type="url"
        placeholder="https://"
        {...form.getInputProps('society.siteUrl')}
      />
      <div className="po-span-2">
        <TextArea label={t('form.summary')} optional rows={3} {...form.getInputProps('society.summary')} />
      </div>
      <SelectField
        label={t('form.activityType')}
        choices={activityTypes.map((value) => ({ value, label: t(`activityTypes.${value}`) }))}
        {...form.getInputProps('society.activityType')}
      />
      <SelectField
        label={t('form.workforce')}
        optional
        placeholder={t('form.unknown')}
        choices={workforces.map((value) => ({ value, label: t(`workforces.${value}`) }))}
        {...form.getInputProps('society.workforce')}
      />
      <TextField label={t('form.address')} optional {...form.getInputProps('society.address')} />
      <div className="po-zip-city">
        <TextField label={t('form.zipCode')} optional {...form.getInputProps('society.zipCode')} />
        <TextField label={t('form.city')} optional {...form.getInputProps('society.city')} />
      </div>
      <SearchSelect
        label={t('form.societyCountry')}
        choices={countryChoices(i18n.language)}
        value={form.values.society.country}
        error={form.errors['society.country']}
        onChange={(country) => form.setFieldValue('society.country', country ?? 'FR')}
      />
      <TextField label={t('form.vat')} optional {...form.getInputProps('society.vatNumber')} />
    </FormSection>
  )
}

export function VoiceSection({ form }: SectionProps) {
  const { t } = useTranslation('people')
  return (
    <FormSection title={t('form.voice')} note={t('form.voiceNote')} columns={2}>
      <div className="po-span-2">
        <TextArea
          label={t('form.editorialLine')}
          optional
          rows={4}
          {...form.getInputProps('settings.editorialLine')}
        />
      </div>
      <SelectField
        label={t('form.formality')}
        choices={(['formality', 'familiarity'] as const).map((value) => ({
          value,
          label: t(`formalities.${value}`),
        }))}
        {...form.getInputProps('settings.formality')}
      />
      <SelectField
        label={t('form.emoticons')}
        choices={(['without', 'institutional', 'emotional'] as const).map((value) => ({
          value,
          label: t(`emoticons.${value}`),
        }))}
        {...form.getInputProps('settings.emoticonType')}
      />
    </FormSection>
  )
}
