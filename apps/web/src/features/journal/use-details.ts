import { useTranslation } from 'react-i18next'
import type { Entry } from '#features/journal/use-actor-name.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'

const telling = ['name', 'role', 'credits', 'amount', 'note', 'email', 'newEmail', 'address', 'url'] as const
/** Actions whose details are the fields themselves, by name. */
const fieldsThemselves: ReadonlySet<string> = new Set([
  'masterSettings.changed',
  'notifications.changed',
  'sector.changed',
])

/** Somebody's money that was moved by hand: how much, and why. */
const withReason: ReadonlySet<string> = new Set([
  'debt.paid',
  'payment.failed',
  'payment.refunded',
  'payment.refundFailed',
  'payment.returned',
  'payment.settled',
])

/** What was noted beside the action and says something to a person: values, and in words the fields that moved. */
export function useDetails(): (entry: Entry) => string {
  const { t, i18n } = useTranslation('journal')
  const { list, money } = useFormats()
  const words = (names: readonly string[]) =>
    names.filter((name) => i18n.exists(`journal:fields.${name}`)).map((name) => t(`fields.${name as 'name'}`))
  const reasoned = ({ action, details: { cents, reason } }: Entry) =>
    withReason.has(action)
      ? [
          ...(typeof cents === 'number' ? [money(cents)] : []),
          ...(typeof reason === 'string' ? [reason] : []),
        ]
      : []
  return (entry) => {
    const moved = words(fieldsOf(entry))
    const values = telling
      .map((name) => entry.details[name])
      .filter((value) => typeof value === 'string' || typeof value === 'number')
    return [
      ...values,
      ...reasoned(entry),
      ...(moved.length > 0 ? [t('moved', { count: moved.length, fields: list(moved) })] : []),
    ].join(' · ')
  }
}

export function fieldsOf({ action, details }: Pick<Entry, 'action' | 'details'>): string[] {
  const noted = details.fields ?? details.changed
  const names = fieldsThemselves.has(action) ? Object.keys(details) : Array.isArray(noted) ? noted : []
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}
