import type { PersonView } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { creditEntriesQuery } from '#features/people/api/people-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { OvenDrawing } from '#shared/ui/illustrations.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import '#features/people/components/credit-book.css'

/** Nothing in this book is ever changed or taken out: a mistake is mended by another line. */
export function CreditBook({ person }: { person: PersonView }) {
  const { t, i18n } = useTranslation('people')
  const { dateTime, dayMonthYear, number } = useFormats()
  const [offset, setOffset] = useState(0)
  const entries = useQuery(creditEntriesQuery(person.type, person.id, offset))
  return (
    <AsyncState
      of={entries}
      isEmpty={(data) => data.total === 0}
      empty={
        <EmptyState drawing={<OvenDrawing />} title={t('credits.emptyBook')}>
          {t('credits.emptyBookWords')}
        </EmptyState>
      }
    >
      {(data) => (
        <>
          <ol className="po-book">
            {data.items.map((entry) => (
              <li key={entry.id}>
                <b className={entry.amount < 0 ? 'po-num po-book-out' : 'po-num'}>
                  {entry.amount > 0 ? '+' : '−'}
                  {number(Math.abs(entry.amount))}
                </b>
                <div>
                  <span>
                    {i18n.exists(`people:credits.reasons.${entry.reason}`)
                      ? t(`credits.reasons.${entry.reason}` as 'credits.reasons.expiry')
                      : entry.reason}
                    {entry.note && ` · ${entry.note}`}
                  </span>
                  <small>
                    {dateTime(entry.at)}
                    {entry.actorName && `, ${entry.actorName}`}
                    {entry.expiresAt && `. ${t('credits.until', { date: dayMonthYear(entry.expiresAt) })}`}
                  </small>
                </div>
              </li>
            ))}
          </ol>
          {data.total > 10 && <Pager offset={offset} limit={10} total={data.total} onMove={setOffset} />}
        </>
      )}
    </AsyncState>
  )
}
