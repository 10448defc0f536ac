import { Select } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldWords } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import type { Choice } from '#shared/ui/select-field.tsx'
import '#shared/ui/search-select.css'

export interface SearchSelectProps extends FieldWords {
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  disabled?: boolean
  /** The choice can be taken back to nothing. */
  clearable?: boolean
  size?: 'md' | 'lg'
  /** Where a form looks for the field that a fault belongs to. */
  'data-path'?: string
}

const classNames = { input: 'po-search-select', dropdown: 'po-options', option: 'po-option' }

/** For lists too long to read: countries, time zones, trades. Typing narrows them. */
export function SearchSelect({
  choices,
  value,
  onChange,
  clearable,
  disabled,
  placeholder,
  size,
  'data-path': path,
  ...words
}: SearchSelectProps) {
  const { t } = useTranslation('common')
  return (
    <Field {...words}>
      {(ids) => (
        <Select
          {...ids}
          data-path={path}
          {...(placeholder ? { placeholder } : {})}
          data={choices.map((choice) => ({ ...choice, disabled: choice.disabled ?? false }))}
          value={value}
          onChange={onChange}
          searchable
          clearable={clearable ?? false}
          disabled={disabled ?? false}
          allowDeselect={false}
          withCheckIcon={false}
          maxDropdownHeight={280}
          nothingFoundMessage={t('field.nothingFound')}
          rightSection={<Icon of={ChevronDown} size={16} />}
          rightSectionPointerEvents="none"
          classNames={
            size === 'lg' ? { ...classNames, input: 'po-search-select po-search-select-lg' } : classNames
          }
        />
      )}
    </Field>
  )
}
