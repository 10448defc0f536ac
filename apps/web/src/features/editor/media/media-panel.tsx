import { chosenFrame, waitingFrame } from '@postelier/scene'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandPictures } from '#features/editor/media/brand-pictures.tsx'
import { OwnPictures } from '#features/editor/media/own-pictures.tsx'
import { StockPictures } from '#features/editor/media/stock-pictures.tsx'
import { useEditing, useRestingState } from '#features/editor/model/editing.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import '#features/editor/media/media.css'

const sources = ['own', 'brand', 'stock'] as const
type MediaSource = (typeof sources)[number]

interface MediaPanelProps {
  accountId: number
  /** Where the brand is kept; the platform has none of its own. */
  editBrand: ReactNode
}

/** Pictures for the page: one's own, the brand's, and those of a stock. */
export function MediaPanel({ accountId, editBrand }: MediaPanelProps) {
  const { t } = useTranslation('editor')
  const { editor, dropped } = useEditing()
  useRestingState()
  const waiting = useValue(dropped)
  const [source, setSource] = useState<MediaSource>(waiting ? 'own' : 'stock')
  useEffect(() => {
    if (waiting) setSource('own')
  }, [waiting])
  const { selected, page } = editor
  const goal = chosenFrame({ selected })
    ? 'intoFrame'
    : waitingFrame({ selected, page })
      ? 'intoEmpty'
      : 'ontoPage'
  return (
    <>
      <SegmentedChoice
        size="sm"
        label={t('media.sources.label')}
        value={source}
        choices={sources
          .filter((name) => editBrand || name !== 'brand')
          .map((value) => ({ value, label: t(`media.sources.${value}`) }))}
        onChange={setSource}
      />
      <p className="po-panel-note">{t(`media.${goal}`)}</p>
      {source === 'own' && <OwnPictures accountId={accountId} />}
      {source === 'brand' && <BrandPictures accountId={accountId} editBrand={editBrand} />}
      {source === 'stock' && <StockPictures accountId={accountId} />}
    </>
  )
}
