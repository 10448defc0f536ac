import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Trial } from '#features/master/engines-query.ts'
import type { useEngineWords } from '#features/master/use-engine-words.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface EngineTrialProps {
  busy: boolean
  trial: Trial | null
  words: ReturnType<typeof useEngineWords>
}

/** What came of the one word, heard as it comes. */
export function EngineTrial({ busy, trial, words }: EngineTrialProps) {
  const { t } = useTranslation('engines')
  return (
    <div role="status" className={busy || trial ? undefined : 'po-sr'} style={{ gridColumn: '1 / -1' }}>
      {busy && <p className="po-engine-trial">{t('test.running')}</p>}
      {trial && trial.failure === null && (
        <p className="po-engine-trial po-engine-trial-done">
          <Icon of={CircleCheck} size={16} />
          <span>
            {t('test.fine', {
              duration: words.duration(trial.durationMs),
              model: trial.model,
              cost: words.cost(trial.costMicros),
              answer: trial.answer,
            })}
          </span>
        </p>
      )}
      {trial && trial.failure !== null && (
        <p className="po-engine-trial po-engine-trial-bad">
          <Icon of={TriangleAlert} size={16} />
          <span>{t(`failures.${trial.failure}`)}</span>
        </p>
      )}
    </div>
  )
}
