import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineTestResult } from '#features/master/components/engine-test-result.tsx'
import { FoundPictures } from '#features/master/components/found-pictures.tsx'
import type { Engines } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { useTrial } from '#features/master/use-trial.ts'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'
import { FormSection } from '#shared/ui/form-layout.tsx'
import { TagInput } from '#shared/ui/tag-input.tsx'

type Found = AnswerOf<'POST /api/admin/master/ai-test/stock'>

export function StockTest({ engines }: { engines: Engines }) {
  const { t } = useTranslation('engines')
  const { number, list } = useFormats()
  const { duration } = useEngineWords(engines)
  const [keywords, setKeywords] = useState<string[]>([t('aiTest.stockSample')])
  const { busy, made, fault, run } = useTrial<{ asked: readonly string[]; found: Found }>()
  const ask = async () => ({
    asked: keywords,
    found: await call('POST /api/admin/master/ai-test/stock', { body: { keywords } }),
  })
  return (
    <FormSection title={t('aiTest.stockTitle')} note={t('aiTest.stockNote')}>
      <TagInput
        label={t('aiTest.stockWords')}
        help={t('aiTest.stockHelp')}
        max={3}
        value={keywords}
        onChange={setKeywords}
      />
      <div>
        <Button busy={busy} disabled={keywords.length === 0} onClick={() => void run(ask)}>
          {t('aiTest.stockRun')}
        </Button>
      </div>
      <EngineTestResult
        busy={busy}
        fault={fault}
        made={
          made && {
            asked: list(made.asked),
            by: t('aiTest.stockBy', {
              name: t(`aiTest.services.${made.found.service}`),
              duration: duration(made.found.durationMs),
            }),
            failure: null,
            answer: (
              <>
                {made.found.total === 0
                  ? t('aiTest.stockNone')
                  : t('aiTest.stockFound', { count: made.found.total, total: number(made.found.total) })}
                <FoundPictures items={made.found.items} />
              </>
            ),
          }
        }
      />
    </FormSection>
  )
}
