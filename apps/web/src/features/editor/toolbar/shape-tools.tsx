import type { NodeOf } from '@postelier/scene'
import { Crop, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ColourTool } from '#features/editor/colour/colour-tool.tsx'
import { FillTool } from '#features/editor/colour/fill-tool.tsx'
import { useEditing } from '#features/editor/model/editing.ts'
import { FrameFields } from '#features/editor/toolbar/frame-fields.tsx'
import { PictureTools } from '#features/editor/toolbar/picture-tools.tsx'
import { RadiusField } from '#features/editor/toolbar/radius-field.tsx'
import { RangeField } from '#features/editor/toolbar/range-field.tsx'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { Button } from '#shared/ui/button.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** The toolbar of a selected shape: fill and border. */
export function ShapeTools({ node }: { node: NodeOf<'shape'> }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  return (
    <>
      <FillTool label={t('shape.fill')} value={node.fill} onChange={(fill) => editor.set({ fill }, 'fill')} />
      {node.hasBorder && (
        <ColourTool
          label={t('shape.borderColour')}
          value={node.borderColour}
          onChange={(borderColour) => editor.set({ borderColour }, 'borderColour')}
        />
      )}
      <PictureTools node={node} />
      {node.asset !== null && (
        <ToolPopover
          title={t('image.frame')}
          width={300}
          target={<IconButton icon={Crop} label={t('image.frame')} />}
        >
          <FrameFields node={node} />
          <Button size="sm" onClick={() => editor.set({ asset: null })}>
            {t('media.removePicture')}
          </Button>
        </ToolPopover>
      )}
      <ToolPopover title={t('shape.border')} target={<IconButton icon={Square} label={t('shape.border')} />}>
        <label className="po-tick">
          <input
            type="checkbox"
            checked={node.hasBorder}
            onChange={(event) => editor.set({ hasBorder: event.target.checked })}
          />
          {t('shape.hasBorder')}
        </label>
        {node.hasBorder && (
          <RangeField
            label={t('shape.borderWidth')}
            value={node.borderWidth}
            min={1}
            max={100}
            onChange={(borderWidth) => editor.set({ borderWidth }, 'borderWidth')}
          />
        )}
        {node.form !== 'circle' && <RadiusField node={node} />}
      </ToolPopover>
    </>
  )
}
