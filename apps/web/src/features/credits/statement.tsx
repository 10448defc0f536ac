import type { CreditLineView, creditRoutes } from '@postelier/contract/credits'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { purchasesKey } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** Makes the calls of credits known here; types alone. */
export type CreditCalls = typeof creditRoutes

const pageSize = 25
const statementQuery = (id: number, offset: number) =>
  queryOptions({
    queryKey: [...purchasesKey, id, 'statement', offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/credit-entries', {
          params: { id },
          query: { offset, limit: pageSize },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })

/** Every entry of the account's book: where it came from, and when it ends. */
export function Statement({ accountId }: { accountId: number }) {
  const { t, i18n } = useTranslation(['credits', 'people'])
  const { dayMonthYear, number } = useFormats()
  const [words, change] = useListSearch()
  const offset = wholeNumber(words.offset)
  const lines = useQuery(statementQuery(accountId, offset))
  const { agencyCustomerId } = useParams({ strict: false })
  const named = (reason: string) =>
    i18n.exists(`people:credits.reasons.${reason}`)
      ? t(`people:credits.reasons.${reason}` as 'people:credits.reasons.expiry')
      : reason
  const reasonOf = ({ reason, note, about, origin, isHeld }: CreditLineView) => {
    const name = isHeld ? t('statement.held') : named(reason)
    if (origin)
      return `${name} · ${t('statement.of', { what: named(origin.reason), date: dayMonthYear(origin.at) })}`
    // What the platform gives everybody has its name; a note of it is in whatever language it was written.
    const said = [name, reason === 'registration' ? '' : note].filter(Boolean).join(' · ')
    if (about === null) return said
    return (
      <>
        {said} ·{' '}
        {about.kind === 'bill' ? (
          <BillLink accountId={accountId} {...about} />
        ) : agencyCustomerId ? (
          about.words
        ) : (
          <PostLink {...about} />
        )}
      </>
    )
  }
  return (
    <AsyncState
      of={lines}
      loading={<RowSkeleton />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState drawing={<BenchDrawing />} title={t('statement.empty')}>
          {t('statement.emptyWords')}
        </EmptyState>
      }
    >
      {({ total, items }) => (
        <DataTable
          caption={t('statement.caption')}
          columns={[
            { key: 'at', header: t('statement.at'), cell: ({ at }) => dayMonthYear(at) },
            { key: 'what', header: t('statement.what'), cell: reasonOf },
            {
              key: 'until',
              header: t('statement.until'),
              cell: ({ amount, expiresAt }) => (amount > 0 && expiresAt ? dayMonthYear(expiresAt) : ''),
            },
            {
              key: 'amount',
              header: t('statement.amount'),
              align: 'end',
              cell: ({ amount }) => (
                <span className="po-num">{`${amount > 0 ? '+' : '−'}${number(Math.abs(amount))}`}</span>
              ),
            },
            {
              key: 'balance',
              header: t('statement.balance'),
              align: 'end',
              cell: ({ balance }) => <span className="po-num po-mute">{number(balance)}</span>,
            },
          ]}
          rows={items}
          rowKey={({ id }) => String(id)}
          page={{ offset, limit: pageSize, total, onMove: (to) => change({ offset: String(to || '') }) }}
        />
      )}
    </AsyncState>
  )
}

function PostLink({ publicId, words }: { publicId: string; words: string }) {
  return (
    <Link className="po-link" to="/me/tasks/$taskPublicId" params={{ taskPublicId: publicId }}>
      {words}
    </Link>
  )
}

/** The bill's own file, as in the list of bills. */
function BillLink({ accountId, billId, words }: { accountId: number; billId: number; words: string }) {
  const { t } = useTranslation('credits')
  return (
    <a
      className="po-link"
      href={`/api/users/${accountId}/bills/${billId}/document`}
      download={`${words}.pdf`}
      aria-label={t('statement.billOf', { number: words })}
    >
      {words}
    </a>
  )
}
