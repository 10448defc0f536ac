import type { PictureNode } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { RangeField } from '#features/editor/toolbar/range-field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

/** Which part of a picture its frame shows. */
export function FrameFields({ node }: { node: PictureNode }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  return (
    <>
      <div className="po-named-choice">
        <span aria-hidden="true">{t('image.fit')}</span>
        <SegmentedChoice
          size="sm"
          label={t('image.fit')}
          value={node.fit}
          choices={[
            { value: 'cover', label: t('image.cover') },
            { value: 'contain', label: t('image.contain') },
          ]}
          onChange={(fit) => editor.set({ fit })}
        />
      </div>
      <RangeField
        label={t('image.zoom')}
        value={node.zoom}
        min={100}
        max={400}
        unit="%"
        onChange={(zoom) => editor.set({ zoom }, 'zoom')}
      />
      <RangeField
        label={t('image.focusX')}
        value={node.focusX}
        min={0}
        max={100}
        unit="%"
        onChange={(focusX) => editor.set({ focusX }, 'focusX')}
      />
      <RangeField
        label={t('image.focusY')}
        value={node.focusY}
        min={0}
        max={100}
        unit="%"
        onChange={(focusY) => editor.set({ focusY }, 'focusY')}
      />
    </>
  )
}
