import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shared/ui/icon.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import '#shared/ui/field.css'

export interface SearchFieldProps {
  /** Names the field; shown as its placeholder too. */
  label: string
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The search of a list. Whoever renders it keeps the words and decides when to ask. */
export function SearchField({ label, value, onChange, ref }: SearchFieldProps) {
  const { t } = useTranslation('common')
  return (
    <search className="po-input">
      <Icon of={Search} size={16} />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && onChange('')}
      />
      {value !== '' && (
        <IconButton icon={X} label={t('actions.clear')} size="sm" onClick={() => onChange('')} />
      )}
    </search>
  )
}
