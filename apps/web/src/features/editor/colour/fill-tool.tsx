import { black, type Fill, firstStops, flat, type Stop } from '@postelier/scene'
import { useTranslation } from 'react-i18next'
import { ColourPicker } from '#features/editor/colour/colour-picker.tsx'
import { cssOfFill } from '#features/editor/colour/css-colour.ts'
import { useCell, useEditing } from '#features/editor/model/editing.ts'
import { RangeField } from '#features/editor/toolbar/range-field.tsx'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { cx } from '#shared/lib/class-names.ts'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import '#features/editor/colour/colour.css'

interface FillToolProps {
  label: string
  value: Fill
  onChange: (fill: Fill) => void
}

export function FillTool({ label, value, onChange }: FillToolProps) {
  const { brand } = useCell(useEditing().around)
  return (
    <ToolPopover
      title={label}
      width={288}
      target={
        <button type="button" className="po-ib po-swatch-button" aria-label={label} title={label}>
          <i
            className={cx(value.type === 'none' && 'po-no-colour')}
            style={value.type === 'none' ? {} : { background: cssOfFill(value, brand) }}
          />
        </button>
      }
    >
      <FillPicker value={value} onChange={onChange} />
    </ToolPopover>
  )
}

function FillPicker({ value, onChange }: Omit<FillToolProps, 'label'>) {
  const { t } = useTranslation('editor')
  const { brand } = useCell(useEditing().around)
  const change = (type: Fill['type']) => {
    if (type === 'none') onChange({ type })
    else if (type === 'colour')
      onChange(
        flat(value.type === 'linear' || value.type === 'radial' ? (value.stops[0]?.colour ?? black) : black),
      )
    else
      onChange({
        type,
        angle: 'angle' in value ? value.angle : 90,
        stops: 'stops' in value ? value.stops : firstStops,
      })
  }
  return (
    <>
      <SegmentedChoice
        size="sm"
        label={t('fill.type')}
        value={value.type}
        choices={(['none', 'colour', 'linear', 'radial'] as const).map((type) => ({
          value: type,
          label: t(`fill.types.${type}`),
        }))}
        onChange={change}
      />
      {value.type === 'colour' && (
        <ColourPicker value={value.colour} onChange={(colour) => onChange(flat(colour))} />
      )}
      {value.type === 'linear' && (
        <RangeField
          label={t('fill.angle')}
          value={value.angle}
          min={0}
          max={359}
          unit="°"
          onChange={(angle) => onChange({ ...value, angle })}
        />
      )}
      {(value.type === 'linear' || value.type === 'radial') &&
        value.stops.map((stop, at) => (
          <details key={keyOf(value.stops, at)} className="po-stop">
            <summary>
              <i style={{ background: cssOfFill(flat(stop.colour), brand) }} />{' '}
              {t('fill.stop', { at: stop.at })}
            </summary>
            <ColourPicker
              value={stop.colour}
              onChange={(colour) =>
                onChange({
                  ...value,
                  stops: value.stops.map((one, index) => (index === at ? { ...one, colour } : one)),
                })
              }
            />
          </details>
        ))}
    </>
  )
}

/** Stops have no name; two may stand at the same place. */
const keyOf = (stops: readonly Stop[], at: number) =>
  `${stops[at]?.at}:${stops.slice(0, at).filter((one) => one.at === stops[at]?.at).length}`
