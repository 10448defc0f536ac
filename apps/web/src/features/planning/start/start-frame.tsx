import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { startSteps } from '#features/planning/start/start-steps.ts'
import { WizardLayout } from '#shared/layouts/wizard-layout.tsx'
import { Notice } from '#shared/ui/banner.tsx'

export interface StepProps {
  accountId: number
  at: number
  onLeave: () => void
}

interface StartFrameProps extends StepProps {
  question: string
  lead?: ReactNode
  nextLabel?: string
  busy?: boolean
  fault?: string | null
  panel?: ReactNode
  onNext: () => void
  onBack?: () => void
  children: ReactNode
}

/** One question of the way from a site to subjects. */
export function StartFrame({ at, fault, onLeave, children, ...rest }: StartFrameProps) {
  const { t } = useTranslation('planning')
  return (
    <WizardLayout
      steps={startSteps.map((step) => t(`start.steps.${step}`))}
      at={at}
      head={
        <button type="button" className="po-link po-later" onClick={onLeave}>
          {t('start.later')}
        </button>
      }
      {...rest}
    >
      {fault && (
        <Notice tone="bad" icon={TriangleAlert}>
          {fault}
        </Notice>
      )}
      {children}
    </WizardLayout>
  )
}
