import { useTranslation } from 'react-i18next'
import { TextField } from '#shared/ui/text-field.tsx'

export interface Keyed {
  key: string
  name: string
}

interface KeyAndNameProps {
  value: Keyed
  onChange: (value: Keyed) => void
  faults: Readonly<Record<string, string>>
}

/** The key follows the name until somebody writes their own. */
export function KeyAndName({ value, onChange, faults }: KeyAndNameProps) {
  const { t } = useTranslation('permissions')
  const follows = value.key === keyFrom(value.name)
  return (
    <>
      <TextField
        label={t('nameLabel')}
        value={value.name}
        error={faults.name}
        onChange={({ target }) =>
          onChange({ name: target.value, key: follows ? keyFrom(target.value) : value.key })
        }
      />
      <TextField
        label={t('keyLabel')}
        help={t('keyHelp')}
        value={value.key}
        error={faults.key}
        spellCheck={false}
        onChange={({ target }) => onChange({ ...value, key: target.value })}
      />
    </>
  )
}

export function keyFrom(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('')
}
