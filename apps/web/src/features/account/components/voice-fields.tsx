import { useTranslation } from 'react-i18next'
import { ChoiceRow, TickRow } from '#features/account/components/choice-row.tsx'
import type { BrandValues } from '#features/account/model/values.ts'
import type { ServerForm } from '#shared/form/use-server-form.ts'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TextArea, TextField } from '#shared/ui/text-field.tsx'

/** The form of the brand that these groups of fields write to, in the account and in the welcome. */
export interface VoiceProps {
  form: ServerForm<BrandValues>['form']
}

export const tones = [
  'institutional',
  'humor',
  'original',
  'inspiring',
  'technicalExpert',
  'pedagogue',
  'journalistic',
  'promotional',
  'emotional',
  'custom',
] as const

export function ToneField({ form }: VoiceProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <SelectField
        label={t('voice.tone')}
        choices={tones.map((value) => ({ value, label: t(`voice.tones.${value}`) }))}
        {...form.getInputProps('tone')}
      />
      {form.values.tone === 'custom' && (
        <TextField
          label={t('voice.customTone')}
          help={t('voice.customToneHelp')}
          maxLength={300}
          {...form.getInputProps('customTone')}
        />
      )}
    </>
  )
}

/** The choices that change the voice at once; the post beside them answers. */
export function VoiceChoices({ form }: VoiceProps) {
  const { t } = useTranslation('account')
  const set = (name: 'formality' | 'emoticonType' | 'pronoun' | 'languageRegister') => ({
    value: form.values[name],
    onChange: (value: string) => form.setFieldValue(name, value),
  })
  return (
    <>
      <ChoiceRow
        label={t('voice.formality')}
        choices={(['familiarity', 'formality'] as const).map((value) => ({
          value,
          label: t(`voice.formalities.${value}`),
        }))}
        {...set('formality')}
      />
      <ChoiceRow
        label={t('voice.pronoun')}
        choices={(['firstSingular', 'firstPlural', 'thirdSingular'] as const).map((value) => ({
          value,
          label: t(`voice.pronouns.${value}`),
        }))}
        {...set('pronoun')}
      />
      <ChoiceRow
        label={t('voice.emoticonType')}
        choices={(['without', 'institutional', 'emotional'] as const).map((value) => ({
          value,
          label: t(`voice.emoticons.${value}`),
        }))}
        {...set('emoticonType')}
      />
      <ChoiceRow
        label={t('voice.languageRegister')}
        choices={(['formal', 'familiar', 'proximate'] as const).map((value) => ({
          value,
          label: t(`voice.registers.${value}`),
        }))}
        {...set('languageRegister')}
      />
    </>
  )
}

export function VoiceTicks({ form }: VoiceProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <TickRow
        label={t('voice.writingTones')}
        choices={(['expert', 'accessible', 'offbeat', 'committed'] as const).map((value) => ({
          value,
          label: t(`voice.writingToneNames.${value}`),
        }))}
        value={form.values.writingTones}
        onChange={(value) => form.setFieldValue('writingTones', value)}
      />
      <TickRow
        label={t('voice.postCategories')}
        choices={(['informational', 'advice', 'promotional'] as const).map((value) => ({
          value,
          label: t(`voice.categoryNames.${value}`),
        }))}
        value={form.values.postCategories}
        onChange={(value) => form.setFieldValue('postCategories', value)}
      />
    </>
  )
}

export function LineField({ form }: VoiceProps) {
  const { t } = useTranslation('account')
  return (
    <TextArea
      label={t('voice.editorialLine')}
      help={t('voice.editorialLineHelp')}
      optional
      maxLength={4000}
      {...form.getInputProps('editorialLine')}
    />
  )
}

export function CharterField({ form }: VoiceProps) {
  const { t } = useTranslation('account')
  return (
    <TextArea
      label={t('look.graphicCharter')}
      help={t('look.graphicCharterHelp')}
      optional
      maxLength={4000}
      {...form.getInputProps('graphicCharter')}
    />
  )
}
