import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { minutesOf, nextSpan, type Span, weekdays } from '#features/people/model/working-week.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { writeTime } from '#shared/lib/typed-time.ts'
import { FieldNote } from '#shared/ui/field.tsx'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { TimeInput } from '#shared/ui/time-input.tsx'
import '#features/people/components/week-editor.css'

interface WeekEditorProps {
  value: readonly Span[]
  onChange: (spans: Span[]) => void
  weeklyHours: number
  /** Faults of the server by path: `workingDays.3.endMinute`. */
  faultAt: (path: string) => React.ReactNode
}

/** A line a day, as many stretches as the day has, and the week's sum against the contract as one types. */
export function WeekEditor({ value, onChange, weeklyHours, faultAt }: WeekEditorProps) {
  const { t } = useTranslation('people')
  const { hours } = useFormats()
  const total = minutesOf(value)
  const tooMuch = total > Math.round(weeklyHours * 60)
  return (
    <fieldset className="po-week-edit">
      <legend className="po-sr">{t('form.workingDays')}</legend>
      {weekdays.map((weekday) => (
        <Day key={weekday} weekday={weekday} value={value} onChange={onChange} faultAt={faultAt} />
      ))}
      <p className={cx('po-week-total', tooMuch && 'po-week-over')} role="status">
        <b className="po-num">{hours(total)}</b>{' '}
        {t(tooMuch ? 'form.weekOver' : 'form.weekTotal', { hours: hours(Math.round(weeklyHours * 60)) })}
      </p>
      <FieldNote id="working-days-fault" error={faultAt('workingDays')} />
    </fieldset>
  )
}

interface DayProps extends Pick<WeekEditorProps, 'value' | 'onChange' | 'faultAt'> {
  weekday: number
}

function Day({ weekday, value, onChange, faultAt }: DayProps) {
  const { t } = useTranslation('people')
  const { weekdayName } = useFormats()
  const day = weekdayName(weekday)
  const spans = value.flatMap((span, index) => (span.weekday === weekday ? [{ span, index }] : []))
  const write = (index: number, change: Partial<Span>) =>
    onChange(value.map((span, at) => (at === index ? { ...span, ...change } : span)))
  return (
    <div className="po-week-day">
      <span>{day}</span>
      <div>
        {spans.length === 0 && <span className="po-mute">{t('form.dayOff')}</span>}
        {spans.map(({ span, index }) => (
          <div key={index} className="po-week-span">
            <TimeInput
              aria-label={t('form.from', { day })}
              minute={span.startMinute}
              onMinute={(startMinute) => write(index, { startMinute })}
            />
            <span aria-hidden="true">–</span>
            <TimeInput
              aria-label={t('form.to', { day })}
              minute={span.endMinute}
              onMinute={(endMinute) => write(index, { endMinute })}
            />
            <IconButton
              icon={X}
              size="sm"
              label={t('form.removeSpan', { day, from: writeTime(span.startMinute) })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
            <FieldNote
              id={`span-${index}`}
              error={faultAt(`workingDays.${index}.startMinute`) ?? faultAt(`workingDays.${index}.endMinute`)}
            />
          </div>
        ))}
      </div>
      <IconButton
        icon={Plus}
        size="sm"
        label={t('form.addSpan', { day })}
        onClick={() => onChange([...value, nextSpan(value, weekday)])}
      />
    </div>
  )
}
