import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/text-field.tsx'

interface OtherDateProps {
  publishAt: string | null
  /** Of the business: its hours are meant, wherever the phone is. */
  timeZone: string
  busy: boolean
  onYes: (localTime: string) => void
}

/** A yes for another day or hour, chosen with what the phone brings along for that. */
export function OtherDate({ publishAt, timeZone, busy, onYes }: OtherDateProps) {
  const { t } = useTranslation('approvals')
  const planned = publishAt === null ? null : localIn(new Date(publishAt), timeZone)
  const [day, setDay] = useState(planned?.day ?? '')
  const [time, setTime] = useState(planned?.time ?? '09:00')
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return (
    <>
      <div className="po-approval-date">
        <TextField
          type="date"
          label={t('date.day')}
          value={day}
          min={localIn(new Date(), timeZone).day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          type="time"
          label={t('date.time')}
          help={t('date.zone', { place })}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      <Button
        look="primary"
        size="lg"
        icon={Check}
        busy={busy}
        disabled={day === '' || time === ''}
        onClick={() => onYes(`${day}T${time}`)}
      >
        {t('date.yes')}
      </Button>
    </>
  )
}

function localIn(at: Date, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}
