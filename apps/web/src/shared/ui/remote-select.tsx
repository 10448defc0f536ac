import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLate } from '#shared/lib/use-late.ts'
import { Field, type FieldWords } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import type { Choice } from '#shared/ui/select-field.tsx'
import '#shared/ui/search-select.css'

export interface RemoteSelectProps extends FieldWords {
  /** What is chosen now, with its name: the list on the server may be too long to hold it. */
  chosen: Choice | null
  onChange: (choice: Choice | null) => void
  /** Asked anew for every word; the key tells lists apart. */
  queryKey: readonly unknown[]
  find: (words: string, signal: AbortSignal) => Promise<readonly Choice[]>
  placeholder?: string
  clearable?: boolean
  disabled?: boolean
}

const classNames = { input: 'po-search-select', dropdown: 'po-options', option: 'po-option' }

/** A choice among more than fits in a browser: people, sectors. The server searches. */
export function RemoteSelect(props: RemoteSelectProps) {
  const { chosen, onChange, queryKey, find, placeholder, clearable, disabled, ...words } = props
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState(chosen?.label ?? '')
  // The field shows the choice's own name until somebody types: that is no question.
  const late = useLate(typed === chosen?.label ? '' : typed)
  const found = useQuery({
    queryKey: [...queryKey, late],
    queryFn: ({ signal }) => find(late, signal),
    staleTime: 30_000,
  })
  const listed = found.data ?? []
  const choices =
    chosen && !listed.some((choice) => choice.value === chosen.value) ? [chosen, ...listed] : listed
  return (
    <Field {...words}>
      {(ids) => (
        <Select
          {...ids}
          {...(placeholder ? { placeholder } : {})}
          data={choices.map(({ value, label }) => ({ value, label }))}
          filter={({ options }) => options}
          value={chosen?.value ?? null}
          searchValue={typed}
          onSearchChange={setTyped}
          onChange={(value) => onChange(choices.find((choice) => choice.value === value) ?? null)}
          searchable
          clearable={clearable ?? false}
          disabled={disabled ?? false}
          allowDeselect={false}
          withCheckIcon={false}
          maxDropdownHeight={280}
          nothingFoundMessage={found.isPending ? t('loading') : t('field.nothingFound')}
          rightSection={<Icon of={ChevronDown} size={16} />}
          rightSectionPointerEvents={clearable && chosen ? 'auto' : 'none'}
          classNames={classNames}
        />
      )}
    </Field>
  )
}
