import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { SelectField } from '#shared/ui/select-field.tsx'
import '#features/bills/bills.css'

interface BillYearsProps {
  /** Those with bills, the latest first. */
  years: readonly number[]
  year: number | undefined
  onChange: (year: number | undefined) => void
  /** Of all that is listed, on whichever page it stands. */
  grossCents: number
}

/** Which year is listed, and what it comes to. */
export function BillYears({ years, year, onChange, grossCents }: BillYearsProps) {
  const { t } = useTranslation('bills')
  const { money } = useFormats()
  return (
    <div className="po-bill-tools">
      <SelectField
        label={t('year')}
        placeholder={t('everyYear')}
        value={year === undefined ? '' : String(year)}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        choices={years.map((one) => ({ value: String(one), label: String(one) }))}
      />
      <span className="po-num" role="status">
        {t('sum', { amount: money(grossCents) })}
      </span>
    </div>
  )
}
