import { DateInput } from '@mantine/dates'
import 'dayjs/locale/fr'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatsFor } from '#shared/i18n/formats.ts'
import { readDate } from '#shared/lib/typed-date.ts'
import { Field, type FieldWords } from '#shared/ui/field.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import '@mantine/dates/styles.layer.css'
import '#shared/ui/search-select.css'
import '#shared/ui/date-field.css'

export interface DateFieldProps extends FieldWords {
  /** `2027-07-05`, or nothing. */
  value?: string
  /** The last day that can be chosen; a later one can be written, so that somebody may say why not. */
  max?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  /** Read as words while it is not being written: `Jeudi 26 novembre 2026`. */
  isNamed?: boolean
  'data-path'?: string
}

const classNames = {
  input: 'po-search-select po-date-input',
  calendarHeader: 'po-date-head',
  calendarHeaderControl: 'po-date-turn',
  calendarHeaderLevel: 'po-date-level',
  month: 'po-date-month',
  monthsList: 'po-date-month',
  yearsList: 'po-date-month',
  weekday: 'po-date-weekday',
  day: 'po-date-day',
  monthsListControl: 'po-date-day',
  yearsListControl: 'po-date-day',
}

/** Days are compared as they are written: in their order they are in the calendar's. */
const beforeOrOn = (max: string) => {
  const later = (day: string, letters: number) =>
    day.slice(0, letters) > max.slice(0, letters) ? { disabled: true } : {}
  return {
    getDayProps: (day: string) => later(day, 10),
    getMonthControlProps: (day: string) => later(day, 7),
    getYearControlProps: (day: string) => later(day, 4),
  }
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** Written and read in the language of the interface, whatever the browser's region; takes what `form.getInputProps(path)` gives. */
export function DateField({
  value,
  max,
  onChange,
  onBlur,
  disabled,
  isNamed = false,
  'data-path': path,
  ...words
}: DateFieldProps) {
  const { t, i18n } = useTranslation('common')
  // What was left in the field as no day of the calendar: the field goes back to its last good one, and says so.
  const [noDay, setNoDay] = useState('')
  const nameOf = (day: string) =>
    capital(formatsFor(i18n.language, 'UTC').longDate(`${day.slice(0, 10)}T12:00:00Z`))
  // Its own name is the day that it has.
  const read = (typed: string) => (isNamed && value && typed === nameOf(value) ? value : readDate(typed))
  const said = value ? t('field.noSuchDayKept', { typed: noDay }) : t('field.noSuchDay', { typed: noDay })
  return (
    <Field {...words} {...(noDay ? { error: said } : {})}>
      {(ids) => (
        <DateInput
          {...ids}
          // What draws it says so itself, over whatever stands here.
          error={ids['aria-invalid'] === true}
          data-path={path}
          value={value || null}
          onChange={(day) => {
            setNoDay('')
            onChange?.(day ?? '')
          }}
          onBlur={({ target }) => {
            const typed = target.value.trim()
            if (typed && read(typed) === null) setNoDay(typed)
            onBlur?.()
          }}
          locale={i18n.language}
          firstDayOfWeek={1}
          valueFormat={isNamed ? nameOf : 'DD/MM/YYYY'}
          dateParser={read}
          placeholder={t('field.datePattern')}
          disabled={disabled ?? false}
          clearable={false}
          allowDeselect
          previousLabel={t('field.earlier')}
          nextLabel={t('field.later')}
          rightSection={<Icon of={CalendarDays} size={16} />}
          rightSectionPointerEvents="none"
          highlightToday
          {...(max ? beforeOrOn(max) : {})}
          // A dialogue lies above everything: what hangs from its field must be inside it.
          popoverProps={{ withinPortal: false, floatingStrategy: 'fixed', position: 'bottom-start' }}
          classNames={classNames}
        />
      )}
    </Field>
  )
}
