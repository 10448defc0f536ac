import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '#features/planning/planning-queries.ts'
import { StartFrame, type StepProps } from '#features/planning/start/start-frame.tsx'

interface ReadingStepProps extends StepProps {
  onRead: () => void
  onBack: () => void
}

/** How far the reading is; what came of it is shown as soon as it is there. */
export function ReadingStep({ onRead, onBack, ...step }: ReadingStepProps) {
  const { t } = useTranslation('planning')
  const reading = useQuery({
    ...readingQuery(step.accountId),
    // Where no live news come through, it is asked.
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : 1500),
  }).data
  const isRead = reading?.endedAt != null && reading.failure === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (isRead) onRead()
  }, [isRead])
  if (!reading || isRead) return null
  const { failure, read, planned, url, at } = reading
  const host = URL.canParse(url) ? new URL(url).host : url
  if (failure)
    return (
      <StartFrame
        {...step}
        question={t('start.reading.failed', { host })}
        lead={t(`start.failures.${failure}`)}
        nextLabel={t('start.reading.again')}
        onNext={onBack}
      >
        <p>
          <button type="button" className="po-link" onClick={step.onLeave}>
            {t('start.address.none')}
          </button>
        </p>
      </StartFrame>
    )
  return (
    <StartFrame
      {...step}
      question={t('start.reading.question', { host })}
      lead={t('start.reading.lead')}
      busy
      onNext={() => undefined}
      onBack={onBack}
    >
      <progress
        className="po-run-bar"
        aria-label={t('start.steps.reading')}
        {...(planned > 0 ? { value: read, max: planned } : {})}
      />
      <p className="po-mute" role="status">
        {planned > 0 ? t('start.reading.progress', { read, count: planned }) : t('start.reading.knocking')}
      </p>
      <p className="po-mute po-start-at">{at}</p>
    </StartFrame>
  )
}
