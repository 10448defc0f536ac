import { useTranslation } from 'react-i18next'
import { TickRow } from '#features/account/components/choice-row.tsx'
import type { BodyOf } from '#shared/api/call.ts'
import { TimeZoneField } from '#shared/fields/place-fields.tsx'
import { Field } from '#shared/ui/field.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { TimeInput } from '#shared/ui/time-input.tsx'

export type Notifications = BodyOf<'POST /api/users/{id}/account/notifications'>

interface NotificationFieldsProps {
  value: Notifications
  onChange: (value: Notifications) => void
  /** Stands under a title that says the same. */
  titled?: boolean
}

const media = ['email', 'sms', 'mobileNotification'] as const
const types = ['advice', 'eventReminders', 'news', 'commercialOffers'] as const
const frequencies = ['weekly', 'every14Days', 'every21Days', 'monthly'] as const
/** A Monday, to name the days of the week in any language. */
const monday = Date.UTC(2024, 0, 1, 12)
const dayMs = 86_400_000

/** How often a customer wants to hear from the platform, and when: rhythm, day of the week, hour and time zone. */
export function MeetingFields({ value, onChange }: NotificationFieldsProps) {
  const { t, i18n } = useTranslation('account')
  const dayName = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: dayName.format(monday + (day - 1) * dayMs),
  }))
  return (
    <>
      <SelectField
        label={t('notifications.frequency')}
        value={value.frequency}
        choices={frequencies.map((one) => ({ value: one, label: t(`notifications.frequencies.${one}`) }))}
        onChange={(event) =>
          onChange({ ...value, frequency: event.target.value as Notifications['frequency'] })
        }
      />
      <SelectField
        label={t('notifications.weekday')}
        value={String(value.weekday)}
        choices={days}
        onChange={(event) => onChange({ ...value, weekday: Number(event.target.value) })}
      />
      <Field label={t('notifications.time')}>
        {(ids) => (
          <div className="po-input">
            <TimeInput {...ids} minute={value.minute} onMinute={(minute) => onChange({ ...value, minute })} />
          </div>
        )}
      </Field>
      <TimeZoneField value={value.timeZone} onChange={(timeZone) => onChange({ ...value, timeZone })} />
    </>
  )
}

export function WayFields({ value, onChange, titled = false }: NotificationFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <TickRow
      titled={titled}
      label={t('notifications.how')}
      choices={media.map((one) => ({ value: one, label: t(`notifications.media.${one}`) }))}
      value={value.media}
      onChange={(chosen) => onChange({ ...value, media: chosen as Notifications['media'] })}
    />
  )
}

export function SubjectFields({ value, onChange, titled = false }: NotificationFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <TickRow
      titled={titled}
      label={t('notifications.what')}
      choices={types.map((one) => ({ value: one, label: t(`notifications.types.${one}`) }))}
      value={value.types}
      onChange={(chosen) => onChange({ ...value, types: chosen as Notifications['types'] })}
    />
  )
}
