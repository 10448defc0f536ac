import { mostYearsAhead } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { lastDay, type Moment, type Wanted } from '#features/posts/model/moment.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { writeTime } from '#shared/lib/typed-time.ts'
import { DateField } from '#shared/ui/date-field.tsx'
import { Field, FieldNote } from '#shared/ui/field.tsx'
import { TimeInput } from '#shared/ui/time-input.tsx'

interface WhenFieldsProps {
  wanted: Wanted
  moment: Moment
  zone: string
  now: Date
  /** What the server said of it. */
  refusal: string | undefined
  onChange: (wanted: Wanted) => void
  /** When it goes out is said elsewhere on the screen. */
  isBrief?: boolean
  /** It is not scheduled: nothing leaves by it. */
  isMeant?: boolean
}

const faults = { missing: 'hourMissing', past: 'inPast', tooFar: 'tooFarAhead' } as const

/** A day and an hour in the business's local time, and in words what that means. */
export function WhenFields({
  wanted,
  moment,
  zone,
  now,
  refusal,
  onChange,
  isBrief,
  isMeant,
}: WhenFieldsProps) {
  const { t } = useTranslation(['posts', 'errors'])
  const words = useWhenWords()
  const { localTime } = useFormats()
  const isFound = typeof moment === 'object'
  const when = isFound ? words(moment.at, zone) : null
  const wrong =
    refusal ??
    (typeof moment === 'string' && moment !== 'none'
      ? t(`errors:fields.${faults[moment]}`, { years: mostYearsAhead })
      : undefined)
  return (
    <div className="po-when">
      <DateField
        label={t('schedule.date')}
        value={wanted.day}
        max={lastDay(zone, now)}
        isNamed={isBrief ?? false}
        onChange={(day) => onChange({ ...wanted, day })}
      />
      <Field label={t('schedule.time')}>
        {(ids) => (
          <div className="po-input">
            <TimeInput
              {...ids}
              {...(wrong ? { 'aria-invalid': true, 'aria-describedby': 'po-when-note' } : {})}
              minute={wanted.minute}
              {...(isBrief ? { named: localTime(writeTime(wanted.minute)) } : {})}
              onMinute={(minute) => onChange({ ...wanted, minute })}
            />
          </div>
        )}
      </Field>
      <div role="status">
        {wrong ? (
          <FieldNote id="po-when-note" error={wrong} />
        ) : (
          when && (
            <>
              {!isBrief && (
                <p className="po-ink2">
                  {t(isMeant ? 'schedule.planned' : 'schedule.leaves', { day: when.day, time: when.time })}
                </p>
              )}
              {when.yours && <p className="po-mute">{t('schedule.yours', { at: when.yours })}</p>}
              {isFound && moment.isTwice && <p className="po-when-twice">{t('schedule.twice')}</p>}
            </>
          )
        )}
      </div>
    </div>
  )
}
