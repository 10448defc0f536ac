import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CustomerTable } from '#features/agency/customer-table.tsx'
import { call } from '#shared/api/call.ts'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

const limit = 8

/** An agency's day begins with its customers, and with the way in. */
export function HomeCustomers() {
  const { t } = useTranslation('agency')
  const customers = useQuery({
    queryKey: ['agency', 'customers', 'home'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/agency/customers', { query: { limit }, signal })).data,
  })
  if (customers.error || customers.data?.total === 0) return null
  return (
    <section aria-labelledby="home-customers">
      <SectionHead
        id="home-customers"
        title={t('title')}
        {...(customers.data ? { note: t('count', { count: customers.data.total }) } : {})}
        end={
          <Link to="/agency/customers" className="po-link">
            {t('all')}
          </Link>
        }
      />
      {customers.data ? (
        <CustomerTable
          customers={customers.data.items}
          page={{ offset: 0, limit, total: customers.data.items.length, onMove: () => undefined }}
        />
      ) : (
        <RowSkeleton rows={4} />
      )}
    </section>
  )
}
