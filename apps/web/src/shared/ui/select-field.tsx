import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { Field, type FieldWords } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'

export interface Choice<V extends string = string> {
  value: V
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  choices: readonly Choice[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  size?: 'md' | 'lg'
  ref?: Ref<HTMLSelectElement>
}

/** The platform's own list: right on a phone, with a screen reader, and by typing. For long lists use the search one. */
export function SelectField({
  label,
  help,
  error,
  optional,
  isLabelHeard,
  aside,
  choices,
  placeholder,
  size,
  ref,
  ...select
}: SelectFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      aside={aside}
      {...(optional ? { optional } : {})}
      {...(isLabelHeard ? { isLabelHeard } : {})}
    >
      {(ids) => (
        <div className={cx('po-input po-input-select', size === 'lg' && 'po-input-lg')}>
          <select ref={ref} {...ids} {...select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} />
        </div>
      )}
    </Field>
  )
}
