import { type InterfaceLanguage, interfaceLanguages } from '@postelier/texts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from '#features/register/model/draft.ts'
import { AccessFields } from '#shared/fields/access-fields.tsx'
import { OwnNameFields } from '#shared/fields/own-name-fields.tsx'
import { CountryField, TimeZoneField } from '#shared/fields/place-fields.tsx'
import { likelyCountry } from '#shared/fields/places.ts'
import { SectorField } from '#shared/fields/sector-field.tsx'
import type { ServerForm } from '#shared/form/use-server-form.ts'
import { changeLanguage } from '#shared/i18n/setup.ts'
import { wholeAddress } from '#shared/lib/site-address.ts'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface StepProps {
  form: ServerForm<Draft>['form']
  agency: boolean
}

/** The questions of registration, a step each; all of them belong to one form. */
export function BusinessStep({ form, agency }: StepProps) {
  const { t } = useTranslation('register')
  const { sectorId, sectorName, activitySectorProposal, siteUrl } = form.values
  return (
    <div className="po-register-fields">
      <TextField
        label={agency ? t('business.societyNameAgency') : t('business.societyName')}
        size="lg"
        autoComplete="organization"
        {...form.getInputProps('societyName')}
      />
      <TextField
        label={t('business.siteUrl')}
        size="lg"
        optional
        inputMode="url"
        autoComplete="url"
        placeholder={t(agency ? 'business.siteUrlPlaceholderAgency' : 'business.siteUrlPlaceholder')}
        {...form.getInputProps('siteUrl')}
        onBlur={() => form.setFieldValue('siteUrl', wholeAddress(siteUrl))}
      />
      <SectorField
        size="lg"
        optional
        data-path={activitySectorProposal ? 'activitySectorProposal' : 'activitySectorId'}
        value={sectorId === null ? null : { id: sectorId, name: sectorName }}
        proposal={activitySectorProposal}
        error={form.errors.activitySectorId ?? form.errors.activitySectorProposal}
        onChoose={(sector) =>
          form.setValues({
            sectorId: sector?.id ?? null,
            sectorName: sector?.name ?? '',
            activitySectorProposal: '',
          })
        }
        onPropose={(name) => form.setValues({ sectorId: null, sectorName: '', activitySectorProposal: name })}
      />
      <TextField
        label={t('business.trade')}
        size="lg"
        optional
        placeholder={t(agency ? 'business.tradePlaceholderAgency' : 'business.tradePlaceholder')}
        {...form.getInputProps('trade')}
      />
    </div>
  )
}

export function YouStep({ form }: StepProps) {
  const { t, i18n } = useTranslation(['register', 'fields', 'common'])
  const place = (name: 'country' | 'timeZone') => ({
    size: 'lg' as const,
    'data-path': name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.setFieldValue(name, value),
  })
  const { siteUrl, isCountryChosen } = form.values
  const language = i18n.language === 'en' ? 'en' : 'fr'
  const setLikely = useEffectEvent(() => {
    if (!isCountryChosen) form.setFieldValue('country', likelyCountry({ siteUrl, language }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another site or language tells anew where the business is.
  useEffect(() => setLikely(), [siteUrl, language])
  return (
    <div className="po-register-fields">
      <OwnNameFields form={form} size="lg" />
      <TextField
        label={t('register:you.email')}
        size="lg"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <TextField
        label={t('register:you.phone')}
        optional
        help={t('register:you.phoneHelp')}
        size="lg"
        type="tel"
        autoComplete="tel"
        {...form.getInputProps('phone')}
      />
      <CountryField
        {...place('country')}
        onChange={(country) => form.setValues({ country, isCountryChosen: true })}
      />
      <TimeZoneField {...place('timeZone')} />
      <SelectField
        label={t('fields:place.language')}
        size="lg"
        choices={interfaceLanguages.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
        {...form.getInputProps('applicationLang')}
        value={i18n.language}
        onChange={(event) => {
          const language = event.target.value as InterfaceLanguage
          form.setFieldValue('applicationLang', language)
          void changeLanguage(language)
        }}
      />
    </div>
  )
}

export function AccessStep({ form }: StepProps) {
  return (
    <div className="po-register-one">
      <AccessFields form={form} email={form.values.email} withConsents />
    </div>
  )
}
