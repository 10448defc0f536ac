import { DraftField } from '#features/editor/fields/draft-field.tsx'
import { readNumber } from '#features/editor/fields/read-number.ts'

interface NumberFieldProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  className?: string
  onTake: (value: number) => void
}

/** A number of the toolbar that changes the design once it is whole and within its limits, not at each key. */
export function NumberField({ label, value, min, max, step = 1, className, onTake }: NumberFieldProps) {
  return (
    <DraftField
      type="number"
      className={className}
      aria-label={label}
      title={label}
      min={min}
      max={max}
      step={step}
      shown={String(value)}
      read={(typed) => readNumber(typed, min, max)}
      onTake={onTake}
    />
  )
}
