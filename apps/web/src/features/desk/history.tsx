import { pauseReasons, type WorkView } from '@postelier/contract/desk'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'

/** What happened to a task, the latest first, with the reasons that were given. */
export function History({ events }: { events: WorkView['history'] }) {
  const { t } = useTranslation('desk')
  const { dateTime } = useFormats()
  return (
    <ol className="po-desk-history">
      {events.map(({ at, by, transition, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two can happen in one instant, and the order stays
        <li key={`${at}${index}`}>
          <time dateTime={at}>{dateTime(at)}</time>
          <span>
            <b>{t(`transitions.${transition}`)}</b>
            {by && ` ${t('by', { name: by })}`}
            {reason && <q>{reasonWords(reason)}</q>}
          </span>
        </li>
      ))}
    </ol>
  )

  /** Reasons of the list are kept by their name, others as they were written. */
  function reasonWords(reason: string): string {
    const known = pauseReasons.find((name) => name === reason)
    return known ? t(`reasons.${known}`) : reason
  }
}
