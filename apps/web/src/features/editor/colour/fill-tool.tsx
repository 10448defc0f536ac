import { type Fill, flat, type Gradient, mostStops } from '@postelier/scene'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourPicker } from '#features/editor/colour/colour-picker.tsx'
import { parseAngle } from '#features/editor/colour/colour-spaces.ts'
import { cssOfFill } from '#features/editor/colour/css-colour.ts'
import { inMode, isGradient, modeOf } from '#features/editor/colour/fill-modes.ts'
import { StopBar } from '#features/editor/colour/stop-bar.tsx'
import { DraftField } from '#features/editor/fields/draft-field.tsx'
import { NumberField } from '#features/editor/fields/number-field.tsx'
import { useEditing } from '#features/editor/model/editing.ts'
import { ToolPopover } from '#features/editor/toolbar/tool-popover.tsx'
import { cx } from '#shared/lib/class-names.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import '#features/editor/colour/colour.css'

interface FillToolProps {
  label: string
  value: Fill
  onChange: (fill: Fill) => void
}

/** The toolbar's button for a fill: none, one colour or a gradient. */
export function FillTool({ label, value, onChange }: FillToolProps) {
  const { brand } = useValue(useEditing().around)
  return (
    <ToolPopover
      title={label}
      width={296}
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
  return (
    <>
      <SegmentedChoice
        size="sm"
        label={t('fill.type')}
        value={modeOf(value)}
        choices={(['none', 'pure', 'gradient'] as const).map((mode) => ({
          value: mode,
          label: t(`fill.modes.${mode}`),
        }))}
        onChange={(mode) => onChange(inMode(value, mode))}
      />
      {value.type === 'colour' && (
        <ColourPicker value={value.colour} onChange={(colour) => onChange(flat(colour))} />
      )}
      {isGradient(value) && <GradientPicker value={value} onChange={onChange} />}
    </>
  )
}

function GradientPicker({ value, onChange }: { value: Gradient; onChange: (fill: Fill) => void }) {
  const { t } = useTranslation('editor')
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, value.stops.length - 1)
  const stop = value.stops[at]
  if (!stop) return null
  const put = (next: typeof stop) => {
    const stops = value.stops
      .map((one, index) => (index === at ? next : one))
      .sort((one, other) => one.at - other.at)
    setChosen(stops.indexOf(next))
    onChange({ ...value, stops })
  }
  return (
    <>
      <div className="po-gradient-head">
        <SegmentedChoice
          size="sm"
          label={t('fill.shape')}
          value={value.type}
          choices={(['linear', 'radial'] as const).map((type) => ({
            value: type,
            label: t(`fill.types.${type}`),
          }))}
          onChange={(type) => onChange({ ...value, type })}
        />
        {value.type === 'linear' && (
          <DraftField
            className="po-angle"
            aria-label={t('fill.angle')}
            title={t('fill.angle')}
            shown={`${Math.round(value.angle)}°`}
            read={parseAngle}
            onTake={(angle) => onChange({ ...value, angle })}
          />
        )}
      </div>
      <StopBar
        value={value}
        chosen={at}
        onChoose={setChosen}
        onMove={(place) => put({ ...stop, at: place })}
        onAdd={(place, colour) => {
          if (value.stops.length >= mostStops) return
          const added = { at: place, colour }
          const stops = [...value.stops, added].sort((one, other) => one.at - other.at)
          setChosen(stops.indexOf(added))
          onChange({ ...value, stops })
        }}
      />
      <div className="po-stop-head">
        <span className="po-stop-place">
          <span aria-hidden="true">{t('fill.place')}</span>
          <NumberField
            label={t('fill.place')}
            min={0}
            max={100}
            value={Math.round(stop.at)}
            onTake={(place) => put({ ...stop, at: place })}
          />
        </span>
        <IconButton
          size="sm"
          icon={Trash2}
          label={t('fill.removeStop')}
          disabled={value.stops.length < 3}
          onClick={() => onChange({ ...value, stops: value.stops.filter((one) => one !== stop) })}
        />
      </div>
      <ColourPicker key={at} value={stop.colour} onChange={(colour) => put({ ...stop, colour })} />
    </>
  )
}
