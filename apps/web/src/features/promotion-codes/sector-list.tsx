import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { firstLanguage, isInterfaceLanguage } from '#shared/i18n/language.ts'
import { PickedList } from '#shared/ui/picked-list.tsx'

interface Sector {
  readonly id: number
  readonly name: string
}

interface SectorListProps {
  value: readonly Sector[]
  error: string | undefined
  onChange: (sectors: Sector[]) => void
}

const fewestLetters = 3

/** Sectors that a code is for; none chosen is all of them. */
export function SectorList({ value, error, onChange }: SectorListProps) {
  const { t, i18n } = useTranslation('promotionCodes')
  const lang = isInterfaceLanguage(i18n.language) ? i18n.language : firstLanguage()
  const find = async (search: string, signal: AbortSignal) => {
    if (search.length < fewestLetters) return []
    const { data } = await call('GET /api/activity-sectors', { query: { search, lang, limit: 12 }, signal })
    return data.items.map(({ id, name }) => ({ value: String(id), label: name }))
  }
  return (
    <PickedList
      label={t('sectors')}
      optional
      help={value.length === 0 ? t('sectorsHelp') : undefined}
      error={error}
      placeholder={t('sectorsPlaceholder')}
      queryKey={['promotion-codes', 'sectors', lang]}
      find={find}
      value={value}
      onChange={onChange}
      removeLabel={t('removeSector')}
      removeLabelOf={(name) => t('removeSectorOf', { name })}
    />
  )
}
