import { masks, type NodeOf } from '@postelier/scene'
import { Crop } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { FrameFields } from '#features/editor/toolbar/frame-fields.tsx'
import { PictureTools } from '#features/editor/toolbar/picture-tools.tsx'
import { RadiusField } from '#features/editor/toolbar/radius-field.tsx'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'

/** The toolbar of a selected picture: its frame and crop. */
export function ImageTools({ node }: { node: NodeOf<'image'> }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  return (
    <>
      <PictureTools node={node} />
      <ToolPopover
        title={t('image.frame')}
        width={300}
        target={<IconButton icon={Crop} label={t('image.frame')} />}
      >
        <FrameFields node={node} />
        <div className="po-named-choice">
          <span aria-hidden="true">{t('image.mask')}</span>
          <SegmentedChoice
            size="sm"
            label={t('image.mask')}
            value={node.mask}
            choices={masks.map((value) => ({ value, label: t(`image.masks.${value}`) }))}
            onChange={(mask) => editor.set({ mask })}
          />
        </div>
        {(node.mask === 'none' || node.mask === 'triangle') && <RadiusField node={node} />}
      </ToolPopover>
    </>
  )
}
