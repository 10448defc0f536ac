import type { TaskConfigurationView } from '@postelier/contract/task-configurations'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { KindWords } from '#features/orders/order-start.tsx'
import type { StepProps } from '#features/orders/step-props.ts'
import { TextField } from '#shared/ui/text-field.tsx'

interface IdeaStepProps extends StepProps {
  kinds: readonly TaskConfigurationView[]
  chosen: TaskConfigurationView | undefined
  onKind: (configurationId: number) => void
}

export function IdeaStep({ brief, faults, change, kinds, chosen, onKind }: IdeaStepProps) {
  const { t } = useTranslation('orders')
  const name = useId()
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
      <fieldset className="po-order-kinds po-order-choice">
        <legend className="po-sr">{t('questions.idea')}</legend>
        {kinds.map((kind) => (
          <label key={kind.id}>
            <input
              type="radio"
              name={name}
              checked={kind.id === chosen?.id}
              onChange={() => onKind(kind.id)}
            />
            <KindWords kind={kind} />
          </label>
        ))}
      </fieldset>
    </>
  )
}
