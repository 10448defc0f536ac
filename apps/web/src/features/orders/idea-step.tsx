import { useTranslation } from 'react-i18next'
import { KindChoice, type KindChoiceProps } from '#features/orders/kind-choice.tsx'
import type { StepProps } from '#features/orders/step-props.ts'
import { TextField } from '#shared/ui/text-field.tsx'

export function IdeaStep({ brief, faults, change, ...kinds }: StepProps & Omit<KindChoiceProps, 'legend'>) {
  const { t } = useTranslation('orders')
  return (
    <>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        placeholder={t('namePlaceholder')}
        value={brief.title}
        error={faults['brief.title']}
        maxLength={160}
        onChange={({ target }) => change({ title: target.value })}
      />
      <KindChoice {...kinds} legend={t('questions.idea')} />
    </>
  )
}
