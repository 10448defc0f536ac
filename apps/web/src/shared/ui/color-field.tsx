import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '#shared/ui/text-field.tsx'
import '#shared/ui/color-field.css'

export interface ColorFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'leading' | 'type'> {
  /** `#RRGGBB`, or what is being typed towards it. */
  value: string
  onChange: (value: string) => void
}

/** A whole colour, as the server keeps it. */
export const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/** The swatch opens the platform's picker; the code can be typed or pasted, with or without its sign. */
export function ColorField({ value, onChange, error, ...rest }: ColorFieldProps) {
  const { t } = useTranslation('common')
  return (
    <TextField
      {...rest}
      error={error ?? (isHex(value) ? undefined : t('errors.colour'))}
      value={value}
      spellCheck={false}
      maxLength={7}
      onChange={(event) => onChange(withSign(event.target.value))}
      leading={
        <input
          type="color"
          className="po-color"
          aria-label={typeof rest.label === 'string' ? rest.label : undefined}
          value={isColor(value) ? value : '#ffffff'}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
      }
    />
  )
}

const isHex = (value: string) => /^(#[0-9a-f]*)?$/i.test(value)

/** What is no colour stays as it was typed, and is called so. */
function withSign(text: string): string {
  const digits = text.trim().replace(/^#/, '')
  if (digits === '') return ''
  return isHex(`#${digits}`) ? `#${digits.slice(0, 6).toUpperCase()}` : text
}
