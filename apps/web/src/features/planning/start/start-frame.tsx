import { CloudCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FirstPost, type Tried } from '#features/planning/start/first-post.tsx'
import type { Way } from '#features/planning/start/start-steps.ts'
import { WizardLayout } from '#shared/layouts/wizard-layout.tsx'
import { Notice } from '#shared/ui/banner.tsx'
import { Icon } from '#shared/ui/icon.tsx'

export interface StepProps extends Way {
  accountId: number
  onLeave: () => void
  onBack?: () => void
}

interface StartFrameProps extends StepProps {
  question: string
  lead?: ReactNode
  nextLabel?: string
  busy?: boolean
  /** What it still waits for: nothing is gone on with before. */
  missing?: string
  fault?: string | null
  /** What the first post is shown in before it is kept; nothing where there is no post to show yet. */
  tried?: Tried
  /** Stands beside the question while there is no post. */
  beside?: ReactNode
  /** What is shown takes all of the width. */
  isWide?: boolean
  /** Another way on, beside the one that is meant. */
  also?: ReactNode
  onNext: () => void
  children: ReactNode
}

/** One screen of the way from a site to posts, with the first post beside it as soon as something is known. */
export function StartFrame({
  accountId,
  stops,
  place,
  isBegun,
  asks,
  fault,
  tried,
  beside,
  onLeave,
  children,
  ...rest
}: StartFrameProps) {
  const { t } = useTranslation(['start', 'planning', 'auth'])
  const askedWords = ({ name, at: number, of }: NonNullable<Way['asks']>) =>
    number === null ? t(`asks.${name}`) : t('asks.counted', { number, of, name: t(`asks.${name}`) })
  return (
    <WizardLayout
      steps={stops.map((one) => t(`auth:path.${one}`))}
      at={place}
      {...(asks ? { now: askedWords(asks) } : {})}
      head={
        <p className="po-start-head">
          {isBegun && (
            <span className="po-start-kept">
              <Icon of={CloudCheck} size={16} /> {t('kept')}
            </span>
          )}
          <button type="button" className="po-link po-later" onClick={onLeave}>
            {t('later')}
          </button>
        </p>
      }
      panel={tried ? <FirstPost accountId={accountId} tried={tried} /> : beside}
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
