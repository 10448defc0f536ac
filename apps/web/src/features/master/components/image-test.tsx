import { longestTrialMs, waitFor } from '@postelier/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineTest, type EngineTestProps } from '#features/master/components/engine-test.tsx'
import { call } from '#shared/api/call.ts'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

type Ratio = '1:1' | '16:9' | '9:16'
const ratios: readonly Ratio[] = ['1:1', '16:9', '9:16']

export function ImageTest(props: EngineTestProps) {
  const { t } = useTranslation('engines')
  const [ratio, setRatio] = useState<Ratio>('1:1')
  return (
    <EngineTest
      {...props}
      of="image"
      rows={2}
      ask={(engine, prompt) =>
        call('POST /api/admin/master/ai-test/image', {
          body: { engine, prompt, ratio },
          timeLimitMs: waitFor(longestTrialMs),
        })
      }
      answerOf={({ picture }, prompt) =>
        picture && (
          <figure className="po-trial-picture">
            <img src={picture} alt={t('aiTest.imageAlt', { prompt })} />
            <figcaption className="po-mute">{t('aiTest.madeByAi')}</figcaption>
          </figure>
        )
      }
    >
      <div>
        <SegmentedChoice
          label={t('aiTest.ratio')}
          choices={ratios.map((value) => ({ value, label: value }))}
          value={ratio}
          onChange={setRatio}
        />
      </div>
    </EngineTest>
  )
}
