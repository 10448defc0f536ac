import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineSelect } from '#features/master/components/engine-select.tsx'
import type { EngineTestProps } from '#features/master/components/text-test.tsx'
import { TrialSheet } from '#features/master/components/trial-sheet.tsx'
import type { Trial } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { useTrial } from '#features/master/use-trial.ts'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

type Ratio = '1:1' | '16:9' | '9:16'
const ratios: readonly Ratio[] = ['1:1', '16:9', '9:16']

export function ImageTest({ engines, ready, nobody }: EngineTestProps) {
  const { t } = useTranslation('engines')
  const words = useEngineWords(engines)
  const chosen = ready.find(({ engine }) => engine === engines.settings.image) ?? ready[0]
  const [engine, setEngine] = useState(chosen?.engine)
  const [prompt, setPrompt] = useState<string>(t('aiTest.imageSample'))
  const [ratio, setRatio] = useState<Ratio>('1:1')
  const { busy, made, fault, run } = useTrial<{ asked: string; trial: Trial; picture: string | null }>()
  const section = { title: t('aiTest.imageTitle'), note: t('aiTest.imageNote') }
  if (!engine) return <FormSection {...section}>{nobody}</FormSection>
  const ask = async () => {
    const { trial, picture } = await call('POST /api/admin/master/ai-test/image', {
      body: { engine, prompt, ratio },
      timeLimitMs: 150_000,
    })
    return { asked: prompt, trial, picture }
  }
  return (
    <FormSection {...section}>
      <EngineSelect engines={engines} ready={ready} value={engine} onChange={setEngine} />
      <TextArea
        label={t('aiTest.imagePrompt')}
        rows={2}
        maxLength={4000}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <div>
        <SegmentedChoice
          label={t('aiTest.ratio')}
          choices={ratios.map((value) => ({ value, label: value }))}
          value={ratio}
          onChange={setRatio}
        />
      </div>
      <div>
        <Button busy={busy} disabled={prompt.trim() === ''} onClick={() => void run(ask)}>
          {t('aiTest.imageRun')}
        </Button>
      </div>
      <TrialSheet
        busy={busy}
        fault={fault}
        made={
          made && {
            asked: made.asked,
            by: words.by(made.trial),
            failure: made.trial.failure && t(`failures.${made.trial.failure}`),
            answer: made.picture && (
              <figure className="po-trial-picture">
                <img src={made.picture} alt={t('aiTest.imageAlt', { prompt: made.asked })} />
                <figcaption className="po-mute">{t('aiTest.madeByAi')}</figcaption>
              </figure>
            ),
          }
        }
      />
    </FormSection>
  )
}
