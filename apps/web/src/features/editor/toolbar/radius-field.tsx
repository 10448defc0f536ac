import type { PictureNode } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { RangeField } from '#features/editor/toolbar/range-field.tsx'

/** How round the corners are, up to the middle of the shorter side. */
export function RadiusField({ node }: { node: PictureNode }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  return (
    <RangeField
      label={t('shape.radius')}
      value={node.radius}
      min={0}
      max={Math.round(Math.min(node.width, node.height) / 2)}
      onChange={(radius) => editor.set({ radius }, 'radius')}
    />
  )
}
