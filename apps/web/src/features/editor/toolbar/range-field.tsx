import { useId } from 'react'

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
  const take = (typed: string) => {
    const next = Number(typed.replace(',', '.'))
    if (typed !== '' && Number.isFinite(next)) onChange(Math.min(max, Math.max(min, next)))
  }
  return (
    <div className="po-range">
      <label htmlFor={id}>{label}</label>
      <span className="po-range-number">
        <input
          type="number"
          aria-label={label}
          value={value}
          min={min}
          max={max}
          step={step}
          onChange={(event) => take(event.target.value)}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(event) => take(event.target.value)}
      />
    </div>
  )
}
