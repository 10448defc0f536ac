import type { UseFormReturnType } from '@mantine/form'
import type { PersonView, UserType } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { findPeople } from '#features/people/api/people-queries.ts'
import type { PersonValues } from '#features/people/model/person-form.ts'
import { ownerTypeOf } from '#features/people/model/user-types.ts'
import { countryChoices, timeZoneChoices } from '#shared/lib/countries.ts'
import { Checkbox } from '#shared/ui/check-field.tsx'
import { DateField } from '#shared/ui/date-field.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import { SearchSelect } from '#shared/ui/search-select.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

export interface SectionProps {
  form: UseFormReturnType<PersonValues>
  userType: UserType
  /** None while the person is being made. */
  person: PersonView | undefined
  /** What this caller may not change stays readable. */
  locked: (action: string) => boolean
}

/** Name and contact of a person in the administrator's form; fields the caller may not change stay readable. */
export function IdentitySection({ form, person, locked }: SectionProps) {
  const { t, i18n } = useTranslation(['people', 'common'])
  return (
    <FormSection title={t('form.identity')} columns={2}>
      <TextField label={t('form.firstName')} autoComplete="off" {...form.getInputProps('firstName')} />
      <TextField label={t('form.lastName')} autoComplete="off" {...form.getInputProps('lastName')} />
      <TextField
        label={t('form.email')}
        type="email"
        autoComplete="off"
        disabled={locked('editEmail')}
        help={person && !locked('editEmail') ? t('form.emailHelp') : undefined}
        {...form.getInputProps('email')}
      />
      <TextField
        label={t('form.phone')}
        optional
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <SearchSelect
        label={t('form.country')}
        choices={countryChoices(i18n.language)}
        value={form.values.country}
        error={form.errors.country}
        onChange={(country) => form.setFieldValue('country', country ?? 'FR')}
      />
      <SearchSelect
        label={t('form.timeZone')}
        choices={timeZoneChoices()}
        value={form.values.timeZone}
        error={form.errors.timeZone}
        onChange={(zone) => form.setFieldValue('timeZone', zone ?? 'Europe/Paris')}
      />
    </FormSection>
  )
}

const contentLanguages = ['fr', 'en', 'es', 'de'] as const

export function LanguageSection({ form }: SectionProps) {
  const { t } = useTranslation(['people', 'common'])
  const { languages } = form.values
  const toggle = (one: (typeof contentLanguages)[number], on: boolean) =>
    form.setFieldValue(
      'languages',
      contentLanguages.filter((language) => (language === one ? on : languages.includes(language))),
    )
  return (
    <FormSection title={t('form.languages')} note={t('form.languagesNote')} columns={2}>
      <SelectField
        label={t('form.applicationLang')}
        choices={(['fr', 'en'] as const).map((value) => ({ value, label: t(`common:languages.${value}`) }))}
        {...form.getInputProps('applicationLang')}
      />
      <fieldset className="po-person-langs">
        <legend>{t('form.contentLanguages')}</legend>
        <div className="po-langs-grid">
          {contentLanguages.map((language) => (
            <Checkbox
              key={language}
              label={t(`common:languages.${language}`)}
              checked={languages.includes(language)}
              // One at least: posts are written in something.
              disabled={languages.length === 1 && languages[0] === language}
              onChange={(event) => toggle(language, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </FormSection>
  )
}

export function BelongingSection({ form, userType, person, locked }: SectionProps) {
  const { t } = useTranslation('people')
  const ownerType = ownerTypeOf[userType]
  if (!ownerType && userType !== 'customer') return null
  const { ownerId } = form.values
  const known = ownerId !== null && ownerId === person?.ownerId
  return (
    <FormSection title={t('form.belonging')} note={t(`form.belongingNote.${userType}`)} columns={2}>
      {ownerType && (
        <RemoteSelect
          key={known ? 'known' : 'other'}
          label={t(`owner.${ownerType}`)}
          optional={userType !== 'contact'}
          chosen={known ? { value: String(ownerId), label: person.ownerName } : null}
          onChange={(choice) => form.setFieldValue('ownerId', choice ? Number(choice.value) : null)}
          queryKey={['people', ownerType, 'pick']}
          find={(words, signal) => findPeople(ownerType, words, signal)}
          placeholder={t('form.ownerPlaceholder')}
          clearable
          disabled={locked('editOwner') || userType === 'contact'}
          error={form.errors.ownerId}
        />
      )}
      {userType === 'customer' && (
        <DateField
          label={t('form.freeUntil')}
          optional
          help={t('form.freeUntilHelp')}
          disabled={locked('editFreeSubscription')}
          {...form.getInputProps('freeSubscriptionUntil')}
        />
      )}
    </FormSection>
  )
}
