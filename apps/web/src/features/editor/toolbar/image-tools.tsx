import { masks, type NodeOf } from '@postelier/scene'
import { Crop } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { RangeField } from '#features/editor/toolbar/range-field.tsx'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

export function ImageTools({ node }: { node: NodeOf<'image'> }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  return (
    <ToolPopover
      title={t('image.frame')}
      width={300}
      target={<IconButton icon={Crop} label={t('image.frame')} />}
    >
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
      <SegmentedChoice
        size="sm"
        label={t('image.mask')}
        value={node.mask}
        choices={masks.map((value) => ({ value, label: t(`image.masks.${value}`) }))}
        onChange={(mask) => editor.set({ mask })}
      />
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
      {(node.mask === 'none' || node.mask === 'triangle') && (
        <RangeField
          label={t('shape.radius')}
          value={node.radius}
          min={0}
          max={Math.round(Math.min(node.width, node.height) / 2)}
          onChange={(radius) => editor.set({ radius }, 'radius')}
        />
      )}
    </ToolPopover>
  )
}
