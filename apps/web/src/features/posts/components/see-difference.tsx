import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DifferenceProps } from '#features/posts/components/difference-dialog.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'

const DifferenceDialog = lazy(() =>
  import('#features/posts/components/difference-dialog.tsx').then((module) => ({
    default: module.DifferenceDialog,
  })),
)

/** Opens what a line of the history changed. */
export function SeeDifference(props: DifferenceProps) {
  const { t } = useTranslation('postHistory')
  const { dateTime } = useFormats()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="po-link po-see-difference"
        aria-label={t('seeOf', { at: dateTime(props.line.at) })}
        onClick={() => void props.restoring.onBefore().then(() => setOpen(true))}
      >
        {t('see')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DifferenceDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
