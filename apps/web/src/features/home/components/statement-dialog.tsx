import type { creditRoutes } from '@postelier/contract/credits'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#shared/api/call.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { itemsOf, pagesBy } from '#shared/api/pages-by.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'

/** Makes the calls of credits known here; types alone. */
export type CreditCalls = typeof creditRoutes

const linesEach = 20

const statementQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['home', id, 'credit-entries'],
    queryFn: async ({ pageParam, signal }) =>
      (
        await call('GET /api/users/{id}/credit-entries', {
          params: { id },
          query: { offset: pageParam, limit: linesEach },
          signal,
        })
      ).data,
    ...pagesBy,
    enabled: id > 0,
  })

/** Every credit given, bought or spent, the latest first. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['home', 'people'])
  const { dayMonthYear, number } = useFormats()
  const lines = useInfiniteQuery(statementQuery(useManagedAccountId()))
  const reasonOf = (reason: string) =>
    i18n.exists(`people:credits.reasons.${reason}`)
      ? t(`people:credits.reasons.${reason}` as 'people:credits.reasons.expiry')
      : reason
  return (
    <Dialog open onClose={onClose} labelledBy="statement-title">
      <h2 id="statement-title">{t('home:credits.statement')}</h2>
      <AsyncState
        of={lines}
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={<p className="po-mute">{t('home:credits.none')}</p>}
      >
        {() => (
          <ol className="po-statement">
            {itemsOf(lines.data).map(({ id, at, amount, expiresAt, reason, note }) => (
              <li key={id}>
                <span>
                  {[reasonOf(reason), note].filter(Boolean).join(' · ')}
                  <small>
                    {dayMonthYear(at)}
                    {amount > 0 &&
                      expiresAt &&
                      `, ${t('home:credits.until', { date: dayMonthYear(expiresAt) })}`}
                  </small>
                </span>
                <b className="po-num">
                  {amount > 0 ? '+' : '−'}
                  {number(Math.abs(amount))}
                </b>
              </li>
            ))}
          </ol>
        )}
      </AsyncState>
      <div className="po-dialog-end">
        {lines.hasNextPage && (
          <Button look="quiet" onClick={() => void lines.fetchNextPage()}>
            {t('home:credits.more')}
          </Button>
        )}
        <Button onClick={onClose}>{t('home:credits.close')}</Button>
      </div>
    </Dialog>
  )
}
