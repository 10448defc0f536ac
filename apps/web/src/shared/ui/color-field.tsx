import { TextField, type TextFieldProps } from '#shared/ui/text-field.tsx'
import '#shared/ui/color-field.css'

export interface ColorFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'leading' | 'type'> {
  /** `#RRGGBB`, or what is being typed towards it. */
  value: string
  onChange: (value: string) => void
}

const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)

/** The swatch opens the platform's picker; the code can be typed or pasted, with or without its sign. */
export function ColorField({ value, onChange, ...rest }: ColorFieldProps) {
  return (
    <TextField
      {...rest}
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

function withSign(text: string): string {
  const digits = text.replace(/[^0-9a-f]/gi, '').slice(0, 6)
  return digits ? `#${digits.toUpperCase()}` : ''
}
