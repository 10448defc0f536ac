import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineSelect } from '#features/master/components/engine-select.tsx'
import { TrialSheet } from '#features/master/components/trial-sheet.tsx'
import type { EngineRow, Engines, Trial } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { useTrial } from '#features/master/use-trial.ts'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

export interface EngineTestProps {
  engines: Engines
  ready: readonly EngineRow[]
  /** In place of the test where no engine can be asked. */
  nobody: ReactNode
}

export function TextTest({ engines, ready, nobody }: EngineTestProps) {
  const { t } = useTranslation('engines')
  const words = useEngineWords(engines)
  const chosen = ready.find(({ engine }) => engine === engines.settings.text) ?? ready[0]
  const [engine, setEngine] = useState(chosen?.engine)
  const [prompt, setPrompt] = useState<string>(t('aiTest.textSample'))
  const { busy, made, fault, run } = useTrial<{ asked: string; trial: Trial }>()
  const section = { title: t('aiTest.textTitle'), note: t('aiTest.textNote') }
  if (!engine) return <FormSection {...section}>{nobody}</FormSection>
  const ask = async () => {
    const { trial } = await call('POST /api/admin/master/ai-test/text', {
      body: { engine, prompt },
      timeLimitMs: 60_000,
    })
    return { asked: prompt, trial }
  }
  return (
    <FormSection {...section}>
      <EngineSelect engines={engines} ready={ready} value={engine} onChange={setEngine} />
      <TextArea
        label={t('aiTest.textPrompt')}
        rows={3}
        maxLength={4000}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <div>
        <Button busy={busy} disabled={prompt.trim() === ''} onClick={() => void run(ask)}>
          {t('aiTest.textRun')}
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
            answer: made.trial.answer,
          }
        }
      />
    </FormSection>
  )
}
