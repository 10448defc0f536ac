import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { firstLanguage, isInterfaceLanguage } from '#shared/i18n/language.ts'
import { Field } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '#shared/ui/search-select.css'

export interface SectorRef {
  id: number
  name: string
}

interface SectorFieldProps {
  value: SectorRef | null
  /** A name proposed because none fits. */
  proposal: string
  onChoose: (sector: SectorRef | null) => void
  onPropose: (name: string) => void
  error?: React.ReactNode
  optional?: boolean
  aside?: React.ReactNode
  size?: 'md' | 'lg'
  'data-path'?: string
}

const fewestLetters = 3
const pauseMs = 220
const proposes = 'propose'
const classNames = { input: 'po-search-select', dropdown: 'po-options', option: 'po-option' }

/** Hundreds of sectors: the server searches from three letters on, and a missing one can be proposed. */
export function SectorField(props: SectorFieldProps) {
  const { value, proposal, onChoose, onPropose, error, optional, aside, size } = props
  const { t, i18n } = useTranslation(['fields', 'common'])
  const chosen = value?.name ?? proposal
  const [typed, setTyped] = useState(chosen)
  const [wanted] = useDebouncedValue(typed.trim(), pauseMs)
  const searching = wanted.length >= fewestLetters && wanted !== chosen
  const found = useQuery({
    queryKey: ['sectors', 'search', wanted, i18n.language],
    queryFn: ({ signal }) =>
      call('GET /api/activity-sectors', {
        signal,
        query: {
          search: wanted,
          lang: isInterfaceLanguage(i18n.language) ? i18n.language : firstLanguage(),
          limit: 12,
        },
      }),
    enabled: searching,
    placeholderData: keepPreviousData,
  })
  const items = searching ? (found.data?.data.items ?? []) : []
  const known = items.some((one) => one.name.toLocaleLowerCase() === wanted.toLocaleLowerCase())
  const choices = [
    ...(value && !items.some((one) => one.id === value.id) && !searching
      ? [{ value: String(value.id), label: value.name }]
      : []),
    ...items.map((one) => ({
      value: String(one.id),
      label: one.parentName ? `${one.name} (${one.parentName})` : one.name,
    })),
    ...(searching && !known && !found.isFetching
      ? [{ value: proposes, label: t('fields:sector.propose', { name: wanted }) }]
      : []),
  ]
  const choose = (id: string | null) => {
    if (id === proposes) {
      onPropose(wanted)
      setTyped(wanted)
      return
    }
    const sector = items.find((one) => String(one.id) === id)
    if (sector) onChoose({ id: sector.id, name: sector.name })
    else if (id === null) onChoose(null)
  }
  return (
    <Field
      label={t('fields:sector.label')}
      help={proposal ? t('fields:sector.proposed') : value ? undefined : t('fields:sector.help')}
      error={error}
      aside={aside}
      {...(optional ? { optional } : {})}
    >
      {(ids) => (
        <Select
          {...ids}
          data-path={props['data-path']}
          data={choices}
          value={value ? String(value.id) : null}
          onChange={choose}
          searchable
          searchValue={typed}
          onSearchChange={setTyped}
          filter={({ options }) => options}
          onBlur={() => setTyped(chosen)}
          placeholder={t('fields:sector.placeholder')}
          allowDeselect={false}
          withCheckIcon={false}
          clearable={value !== null}
          maxDropdownHeight={280}
          nothingFoundMessage={noticeOf()}
          rightSection={<Icon of={value ? ChevronDown : Search} size={16} />}
          rightSectionPointerEvents={value ? 'auto' : 'none'}
          classNames={
            size === 'lg' ? { ...classNames, input: 'po-search-select po-search-select-lg' } : classNames
          }
        />
      )}
    </Field>
  )

  function noticeOf(): string {
    if (wanted.length < fewestLetters) return t('fields:sector.help')
    if (found.error) return t('fields:sector.failed')
    return found.isFetching ? t('common:loading') : t('fields:sector.none')
  }
}
