import { type Colour, toneFor } from '@postelier/scene'
import { ColourPicker } from '#features/editor/colour/colour-picker.tsx'
import { cssOf } from '#features/editor/colour/css-colour.ts'
import { useEditing } from '#features/editor/model/editing.ts'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { useValue } from '#shared/lib/value-store.ts'
import '#features/editor/colour/colour.css'

interface ColourToolProps {
  label: string
  value: Colour
  onChange: (colour: Colour) => void
}

/** The toolbar's button for one colour of the selection; opens the picker. */
export function ColourTool({ label, value, onChange }: ColourToolProps) {
  const { around } = useEditing()
  const { brand } = useValue(around)
  return (
    <ToolPopover
      title={label}
      target={
        <button type="button" className="po-ib po-swatch-button" aria-label={label} title={label}>
          <i style={{ background: cssOf(toneFor(value, brand)) }} />
        </button>
      }
    >
      <ColourPicker value={value} onChange={onChange} />
    </ToolPopover>
  )
}
