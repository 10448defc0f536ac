import type { AccountView } from '@postelier/contract'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyOf } from '#shared/api/call.ts'
import { WizardLayout } from '#shared/layouts/wizard-layout.tsx'
import { type WelcomeStep, welcomeQuestions } from '#shared/lib/welcome-steps.ts'
import { LivingPost, type LivingVoice } from '#shared/living-post/living-post.tsx'
import { Notice } from '#shared/ui/banner.tsx'

export type NextStep = BodyOf<'POST /api/users/{id}/account/registration-step'>['step']

/** What each step of the welcome is given; the welcome itself decides which step comes next. */
export interface StepProps {
  account: AccountView
  at: number
  /** What is left to do afterwards: saved by the same press as the step itself. */
  next: NextStep
  /** It is saved. */
  onDone: () => Promise<void>
  onLater: () => void
  onBack?: () => void
  /** Where a site is known, all of this can begin with it. */
  onReadSite?: () => void
}

interface StepFrameProps extends Omit<StepProps, 'onDone' | 'next'> {
  step: WelcomeStep
  question: string
  lead: string
  nextLabel?: string
  /** What leaving it here is called, where nothing is left for later. */
  laterLabel?: string
  busy?: boolean
  fault?: string | null
  onNext: () => void
  /** What the living post shows before it is saved. */
  draft?: { name?: string; line?: string; colors?: readonly (string | undefined)[]; voice?: LivingVoice }
  children: ReactNode
}

export function StepFrame(props: StepFrameProps) {
  const {
    account,
    at,
    step,
    question,
    lead,
    nextLabel,
    laterLabel,
    busy,
    fault,
    onNext,
    onBack,
    onLater,
    draft,
  } = props
  const { t } = useTranslation('account')
  const { society, brand } = account
  return (
    <WizardLayout
      steps={welcomeQuestions.map((one) => t(`welcome.steps.${one}`))}
      at={at - 1}
      question={question}
      lead={lead}
      head={
        <button type="button" className="po-link po-later" onClick={onLater}>
          {laterLabel ?? t('welcome.later')}
        </button>
      }
      onNext={onNext}
      {...(nextLabel ? { nextLabel } : {})}
      {...(busy ? { busy } : {})}
      {...(onBack ? { onBack } : {})}
      panel={
        step === 'introduction' ? undefined : (
          <LivingPost
            name={draft?.name ?? (society.commercialName || society.name)}
            line={draft?.line ?? (society.trade || society.activitySector?.name || society.city)}
            logoUrl={society.logo?.urls.medium}
            colors={
              draft?.colors ??
              ['primary', 'secondary', 'tertiary'].map(
                (index) => society.colors.find((one) => one.index === index)?.hex,
              )
            }
            voice={draft?.voice ?? brand}
          />
        )
      }
    >
      {fault && (
        <div className="po-welcome-fault">
          <Notice tone="bad" icon={TriangleAlert}>
            {fault}
          </Notice>
        </div>
      )}
      {props.children}
    </WizardLayout>
  )
}
