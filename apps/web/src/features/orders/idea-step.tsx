import { useTranslation } from 'react-i18next'
import { KindChoice, type KindChoiceProps } from '#features/orders/kind-choice.tsx'

/** The step of an order that asks what kind of post is wanted. */
export function IdeaStep(kinds: Omit<KindChoiceProps, 'legend'>) {
  const { t } = useTranslation('orders')
  return <KindChoice {...kinds} legend={t('questions.idea')} />
}
