import { useTranslation } from 'react-i18next'
import { readCents } from '#shared/lib/typed-money.ts'
import { TextField } from '#shared/ui/text-field.tsx'

interface CentsFieldProps {
  label: string
  optional?: boolean
  help?: string | undefined
  disabled?: boolean
  /** As it is typed; `readCents` says what it is. */
  value: string
  /** What the server says of it. */
  error: string | undefined
  onChange: (typed: string) => void
}

/** A price or a reduction in euros. */
export function CentsField({ error, onChange, ...field }: CentsFieldProps) {
  const { t } = useTranslation('common')
  const isWrong = field.value !== '' && readCents(field.value) === null
  return (
    <TextField
      {...field}
      inputMode="decimal"
      error={error ?? (isWrong ? t('noAmount') : undefined)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
