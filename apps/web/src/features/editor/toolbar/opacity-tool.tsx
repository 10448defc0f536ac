import { Blend } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditing } from '#features/editor/model/editing.ts'
import { RangeField } from '#features/editor/toolbar/range-field.tsx'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'

/** How opaque the selection is, in percent. */
export function OpacityTool({ value }: { value: number }) {
  const { t } = useTranslation('editor')
  const { editor } = useEditing()
  return (
    <ToolPopover title={t('opacity.label')} target={<IconButton icon={Blend} label={t('opacity.label')} />}>
      <RangeField
        label={t('opacity.percent')}
        value={value}
        min={0}
        max={100}
        unit="%"
        onChange={(opacity) => editor.set({ opacity }, 'opacity')}
      />
    </ToolPopover>
  )
}
