import type { SilenceView } from '@postelier/contract/approvals'
import { useTranslation } from 'react-i18next'
import { formatsFor } from '#shared/i18n/formats.ts'

/** What becomes of a post that nobody answers about, with its moment where the business is. */
export function useSilenceWords(timeZone: string) {
  const { t, i18n } = useTranslation('approvals')
  const { namedDay, time } = formatsFor(i18n.language, timeZone)
  return ({ does, at }: SilenceView): string =>
    at ? t(`silence.${does}`, { when: `${namedDay(at)}, ${time(at)}` }) : t('silence.holdUndated')
}
