import { useTranslation } from 'react-i18next'
import { KindChoice, type KindChoiceProps } from '#features/orders/kind-choice.tsx'

export function IdeaStep(kinds: Omit<KindChoiceProps, 'legend'>) {
  const { t } = useTranslation('orders')
  return <KindChoice {...kinds} legend={t('questions.idea')} />
}
