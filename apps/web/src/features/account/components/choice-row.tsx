import { Checkbox } from '#shared/ui/check-field.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import type { Choice } from '#shared/ui/select-field.tsx'
import '#features/account/components/choice-row.css'

interface ChoiceRowProps {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

/** A question of two to five answers, its words on the left of them where there is room. */
export function ChoiceRow({ label, choices, value, onChange }: ChoiceRowProps) {
  return (
    <div className="po-choice-row">
      <span aria-hidden="true">{label}</span>
      <SegmentedChoice label={label} choices={choices} value={value} onChange={onChange} />
    </div>
  )
}

interface TickRowProps {
  label: string
  /** The section's own title already says it: the words are kept for those who do not see it. */
  titled?: boolean
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

export function TickRow({ label, titled, choices, value, onChange }: TickRowProps) {
  const order = choices.map((choice) => choice.value)
  const turn = (one: string, on: boolean) =>
    onChange(order.filter((each) => (each === one ? on : value.includes(each))))
  return (
    <fieldset className="po-choice-row">
      <legend className={titled ? 'po-sr' : undefined}>{label}</legend>
      <div className="po-tick-list">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={value.includes(choice.value)}
            onChange={(event) => turn(choice.value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
