import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesIn, timeZones } from '#shared/fields/places.ts'
import { SearchSelect } from '#shared/ui/search-select.tsx'

interface PlaceFieldProps {
  value: string
  onChange: (value: string) => void
  error?: React.ReactNode
  help?: string
  size?: 'md' | 'lg'
  'data-path'?: string
}

/** A country, named and sorted in the language of the interface; its value is the code. */
export function CountryField({ onChange, ...rest }: PlaceFieldProps) {
  const { t, i18n } = useTranslation('fields')
  const choices = useMemo(() => countriesIn(i18n.language), [i18n.language])
  return (
    <SearchSelect
      label={t('place.country')}
      choices={choices}
      onChange={(value) => value && onChange(value)}
      {...rest}
    />
  )
}

export function TimeZoneField({ onChange, value, ...rest }: PlaceFieldProps) {
  const { t } = useTranslation('fields')
  const choices = useMemo(() => timeZones(value), [value])
  return (
    <SearchSelect
      label={t('place.timeZone')}
      choices={choices}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      {...rest}
    />
  )
}
