import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '#shared/lib/class-names.ts'
import { Field, type FieldWords } from '#shared/ui/field.tsx'

export interface TextFieldProps extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  size?: 'md' | 'lg'
  leading?: ReactNode
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Takes what `form.getInputProps(path)` gives. */
export function TextField({
  label,
  help,
  error,
  optional,
  aside,
  size = 'md',
  leading,
  trailing,
  ref,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error} aside={aside} {...(optional ? { optional } : {})}>
      {(ids) => (
        <div className={cx('po-input', size === 'lg' && 'po-input-lg')}>
          {leading}
          <input type="text" ref={ref} {...ids} {...input} />
          {trailing}
        </div>
      )}
    </Field>
  )
}

export interface TextAreaProps extends FieldWords, TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** A line at the foot of the box, about what is typed in it. */
  foot?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  help,
  error,
  optional,
  isLabelHeard,
  aside,
  foot,
  ref,
  ...area
}: TextAreaProps) {
  return (
    <Field
      {...{ label, help, error, aside }}
      {...(optional ? { optional } : {})}
      {...(isLabelHeard ? { isLabelHeard } : {})}
    >
      {(ids) => (
        <div className="po-input po-input-area">
          <textarea ref={ref} {...ids} {...area} />
          {foot && <div className="po-input-foot">{foot}</div>}
        </div>
      )}
    </Field>
  )
}
