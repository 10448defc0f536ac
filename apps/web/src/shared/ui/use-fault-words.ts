import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { type FileFault, kindsOf } from '#shared/lib/file-faults.ts'

/** Why a file is not taken, to whoever chose it. */
export function useFaultWords({
  accept,
  maxBytes = 0,
}: {
  accept: string | undefined
  maxBytes: number | undefined
}) {
  const { t } = useTranslation('common')
  const { list, megabytes } = useFormats()
  return (fault: FileFault, name: string): string =>
    fault === 'tooLarge'
      ? t('file.tooLarge', { name, max: megabytes(maxBytes) })
      : t('file.wrongKind', { name, kinds: list(kindsOf(accept)) })
}
