import type { HolidayBalance, HolidayType } from '@postelier/contract/holidays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holidaysKey } from '#features/holidays/holiday-queries.ts'
import { call } from '#shared/api/call.ts'
import { DateField } from '#shared/ui/date-field.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'

interface AskHolidaysDialogProps {
  types: readonly HolidayType[]
  /** Null for people who have no such number. */
  balance: HolidayBalance | null
  onClose: () => void
}

/** An agent asks for days off; the balance is shown to those who have one. */
export function AskHolidaysDialog({ types, balance, onClose }: AskHolidaysDialogProps) {
  const { t } = useTranslation('holidays')
  const [type, setType] = useState<HolidayType>(types[0] ?? 'absence')
  const [begin, setBegin] = useState('')
  const [end, setEnd] = useState('')
  return (
    <PromptDialog
      title={t('own.ask')}
      confirmLabel={t('send')}
      isReady={begin !== '' && end !== ''}
      onClose={onClose}
      onSend={() => call('POST /api/admin/users/me/request-holidays', { body: { type, begin, end } })}
      stale={[holidaysKey]}
      done={t('own.asked')}
    >
      {(faults) => (
        <>
          {types.length > 1 && (
            <SelectField
              label={t('type')}
              value={type}
              error={faults.type}
              onChange={({ target }) => setType(types.find((one) => one === target.value) ?? type)}
              choices={types.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
          )}
          {balance && type === 'paidHolidays' && (
            <p className="po-mute" role="status">
              {t('own.balance', { ...balance, count: balance.left })}
            </p>
          )}
          <DateField
            label={t('begin')}
            value={begin}
            error={faults.begin}
            onChange={(day) => {
              setBegin(day)
              // One day is what most people ask for: the last is the first until it is another.
              if (end === '' || end < day) setEnd(day)
            }}
          />
          <DateField label={t('end')} value={end} error={faults.end} onChange={setEnd} />
        </>
      )}
    </PromptDialog>
  )
}
