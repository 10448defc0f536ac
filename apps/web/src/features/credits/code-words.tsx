import type { RunningCodes } from '@postelier/contract/purchases'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'

interface CodeWordsProps {
  codes: RunningCodes
  of: 'now.code' | 'cart.codeNext'
}

/** Which code lowers the next payment, and what becomes of the others. */
export function CodeWords({ codes: { used, kept }, of }: CodeWordsProps) {
  const { t } = useTranslation('credits')
  const { list } = useFormats()
  if (used === null) return null
  return (
    <>
      {t(of, { code: used })}
      {kept.length > 0 && ` ${t('code.kept', { count: kept.length, codes: list(kept) })}`}
    </>
  )
}
