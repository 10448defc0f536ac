import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { FieldNote } from '#shared/ui/field.tsx'
import '#shared/ui/field.css'

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function Checkbox(props: CheckFieldProps) {
  return <CheckField kind="checkbox" {...props} />
}

export function Radio(props: CheckFieldProps) {
  return <CheckField kind="radio" {...props} />
}

/** Takes effect at once, unlike a box that waits for a form. */
export function Switch(props: CheckFieldProps) {
  return <CheckField kind="switch" {...props} />
}

function CheckField({
  kind,
  label,
  help,
  error,
  ref,
  ...input
}: CheckFieldProps & { kind: 'checkbox' | 'radio' | 'switch' }) {
  const noteId = useId()
  const described = error || help ? noteId : undefined
  return (
    <div>
      <label className={cx('po-check', kind !== 'checkbox' && `po-${kind}`)}>
        <input
          ref={ref}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}
