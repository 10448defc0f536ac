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
