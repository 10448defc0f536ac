import { useTranslation } from 'react-i18next'
import type { EngineName, Engines, Trial } from '#features/master/engines-query.ts'
import { isDemo } from '#features/master/engines-query.ts'

/** Dollars, as finely as they are worth: a call costs thousandths of one. */
function dollars(micros: number, language: string): string {
  const value = micros / 1_000_000
  const digits = value !== 0 && value < 0.1 ? 4 : 2
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  }).format(value)
}

/** How engines, what they cost and what came of a try are said. */
export function useEngineWords(engines: Engines) {
  const { t, i18n } = useTranslation('engines')
  const name = (engine: EngineName | 'built-in'): string =>
    engine === 'compatible' && isDemo(engines) ? t('demoName') : t(`names.${engine}`)
  const cost = (micros: number) => dollars(micros, i18n.language)
  const duration = (ms: number) => {
    if (ms < 1000) return t('test.milliseconds', { ms })
    const seconds = new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : 'fr-FR', {
      maximumFractionDigits: 1,
    }).format(ms / 1000)
    return t('test.seconds', { seconds })
  }
  const by = ({ engine, model, durationMs, costMicros }: Trial) =>
    t('aiTest.by', { name: name(engine), model, duration: duration(durationMs), cost: cost(costMicros) })
  return { name, cost, duration, by }
}
