import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useOwnName } from '#features/credits/purchase-queries.ts'
import { call } from '#shared/api/call.ts'
import { priceQuery } from '#shared/drafting/drafting-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** What one gets for credits: each kind of order, and what comes on top. */
export function TaskCosts({ accountId }: { accountId: number }) {
  const { t } = useTranslation('credits')
  const nameIn = useOwnName()
  const { number } = useFormats()
  const kinds = useQuery({
    queryKey: ['orders', accountId, 'kinds'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/order-kinds', { params: { id: accountId }, signal }),
  })
  const drafts = useQuery(priceQuery(accountId, 1)).data
  return (
    <section className="po-costs" aria-labelledby="costs-title">
      <h2 id="costs-title">{t('costs.title')}</h2>
      <AsyncState of={kinds} loading={<RowSkeleton rows={6} />}>
        {({ configurations, urgentCredits, correctionCredits, includedReturns }) => (
          <>
            <p className="po-ink2">{t('costs.lead', { count: includedReturns })}</p>
            <DataTable
              caption={t('costs.title')}
              rowKey={({ key }) => key}
              rows={[
                ...(drafts
                  ? [
                      {
                        key: 'drafted',
                        name: t('costs.drafted', { free: number(drafts.freeMonthly) }),
                        credits: drafts.creditsEach,
                      },
                    ]
                  : []),
                ...configurations.flatMap(({ id, names, credits, creditsPerNetwork }) => [
                  { key: String(id), name: nameIn(names), credits },
                  // The first network is in the price.
                  ...(creditsPerNetwork > 0
                    ? [
                        {
                          key: `${id}-network`,
                          name: t('costs.perNetwork', { name: nameIn(names) }),
                          credits: creditsPerNetwork,
                        },
                      ]
                    : []),
                ]),
                { key: 'urgent', name: t('costs.urgent'), credits: urgentCredits },
                { key: 'correction', name: t('costs.correction'), credits: correctionCredits },
              ]}
              columns={[
                { key: 'name', header: t('costs.task'), cell: ({ name }) => name },
                {
                  key: 'credits',
                  header: t('costs.credits'),
                  align: 'end',
                  cell: ({ credits }) => <span className="po-num">{number(credits)}</span>,
                },
              ]}
            />
          </>
        )}
      </AsyncState>
    </section>
  )
}
