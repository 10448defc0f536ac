import { useId } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import type { Choice } from '#shared/ui/select-field.tsx'
import '#shared/ui/segmented-choice.css'

export interface SegmentedChoiceProps<V extends string> {
  /** Names the group for those who do not see it. */
  label: string
  choices: readonly Choice<V>[]
  value: V
  onChange: (value: V) => void
  size?: 'sm' | 'md'
  /** Each choice's language, for a choice of languages. */
  langs?: boolean
}

/** Two to five ways to see the same thing. Radio buttons underneath: arrows move, one tab stop. */
export function SegmentedChoice<V extends string>({
  label,
  choices,
  value,
  onChange,
  size = 'md',
  langs,
}: SegmentedChoiceProps<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx('po-seg', size === 'sm' && 'po-seg-sm')}>
      {choices.map((choice) => (
        <label key={choice.value} lang={langs ? choice.value : undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
