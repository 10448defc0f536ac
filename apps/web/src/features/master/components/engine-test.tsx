import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineSelect } from '#features/master/components/engine-select.tsx'
import { EngineTestResult } from '#features/master/components/engine-test-result.tsx'
import type { EngineRow, Engines, Trial } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { useTrial } from '#features/master/use-trial.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { TextArea } from '#shared/ui/text-field.tsx'

export interface EngineTestProps {
  engines: Engines
  ready: readonly EngineRow[]
  /** In place of the test where no engine can be asked. */
  nobody: ReactNode
}

interface EngineTestOf<Made> extends EngineTestProps {
  of: 'text' | 'image'
  rows: number
  /** What else is asked of it. */
  children?: ReactNode
  ask: (engine: EngineRow['engine'], prompt: string) => Promise<Made>
  answerOf: (made: Made, prompt: string) => ReactNode
}

/** One engine, one prompt, and what came of it. */
export function EngineTest<Made extends { trial: Trial }>(props: EngineTestOf<Made>) {
  const { engines, ready, nobody, of, rows, children, ask, answerOf } = props
  const { t } = useTranslation('engines')
  const words = useEngineWords(engines)
  const chosen = ready.find(({ engine }) => engine === engines.settings[of]) ?? ready[0]
  const [engine, setEngine] = useState(chosen?.engine)
  const [prompt, setPrompt] = useState<string>(t(`aiTest.${of}Sample`))
  const { busy, made, fault, run } = useTrial<{ asked: string; of: Made }>()
  const section = { title: t(`aiTest.${of}Title`), note: t(`aiTest.${of}Note`) }
  if (!engine) return <FormSection {...section}>{nobody}</FormSection>
  return (
    <FormSection {...section}>
      <EngineSelect engines={engines} ready={ready} value={engine} onChange={setEngine} />
      <TextArea
        label={t(`aiTest.${of}Prompt`)}
        rows={rows}
        maxLength={4000}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      {children}
      <div>
        <Button
          busy={busy}
          disabled={prompt.trim() === ''}
          onClick={() => void run(async () => ({ asked: prompt, of: await ask(engine, prompt) }))}
        >
          {t(`aiTest.${of}Run`)}
        </Button>
      </div>
      <EngineTestResult
        busy={busy}
        fault={fault}
        made={
          made && {
            asked: made.asked,
            by: words.by(made.of.trial),
            failure: made.of.trial.failure && t(`failures.${made.of.trial.failure}`),
            answer: answerOf(made.of, made.asked),
          }
        }
      />
    </FormSection>
  )
}
