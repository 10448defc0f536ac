import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { firstLanguage, isInterfaceLanguage } from '#shared/i18n/language.ts'
import { Button } from '#shared/ui/button.tsx'
import { RemoteSelect } from '#shared/ui/remote-select.tsx'
import '#features/promotion-codes/sector-list.css'

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
    <>
      <RemoteSelect
        key={value.length}
        label={t('sectors')}
        optional
        help={value.length === 0 ? t('sectorsHelp') : undefined}
        error={error}
        placeholder={t('sectorsPlaceholder')}
        chosen={null}
        queryKey={['promotion-codes', 'sectors', lang]}
        find={find}
        onChange={(choice) => {
          if (choice && !value.some(({ id }) => id === Number(choice.value)))
            onChange([...value, { id: Number(choice.value), name: choice.label }])
        }}
      />
      <ul className="po-code-sectors">
        {value.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <Button
              size="sm"
              look="quiet"
              aria-label={t('removeSectorOf', { name })}
              onClick={() => onChange(value.filter((one) => one.id !== id))}
            >
              {t('removeSector')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
