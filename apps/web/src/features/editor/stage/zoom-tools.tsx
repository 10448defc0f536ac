import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'

const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4] as const

/** Zoom of the canvas by fixed steps; `null` fits the page into the window. */
export function ZoomTools({ onZoom }: { onZoom: (zoom: number | null) => void }) {
  const { t } = useTranslation('editor')
  const { percent } = useFormats()
  const zoom = useValue(useEditing().zoom)
  return (
    <fieldset className="po-zoom" aria-label={t('zoom.label')}>
      <IconButton
        icon={ZoomOut}
        label={t('zoom.out')}
        onClick={() => onZoom(zoomSteps.findLast((step) => step < zoom - 0.01) ?? zoomSteps[0])}
      />
      <b>{percent(Math.round(zoom * 100) / 100)}</b>
      <IconButton
        icon={ZoomIn}
        label={t('zoom.in')}
        onClick={() => onZoom(zoomSteps.find((step) => step > zoom + 0.01) ?? 4)}
      />
      <IconButton icon={Maximize} label={t('zoom.fit')} onClick={() => onZoom(null)} />
    </fieldset>
  )
}
