import { useId } from 'react'
import { NumberField } from '#features/editor/fields/number-field.tsx'

interface RangeFieldProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  onChange: (value: number) => void
}

/** A slider for the eye and a number for the exact. */
export function RangeField({ label, value, min, max, step = 1, unit, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="po-range">
      <label htmlFor={id}>{label}</label>
      <span className="po-range-number">
        <NumberField label={label} value={value} min={min} max={max} step={step} onTake={onChange} />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
