import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CustomerTable } from '#features/agency/customer-table.tsx'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { call } from '#shared/api/call.ts'
import { useAbility, useCurrentUser } from '#shared/api/current-user.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing, SearchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

const limit = 25

/** An agency's page of its customers: search, list, and adding one. */
export function AgencyCustomersPage() {
  const { t } = useTranslation('agency')
  const [words, change] = useListSearch()
  const search = words.search ?? ''
  const offset = wholeNumber(words.offset)
  const mayCreate = useAbility('adminUsers:create')
  const navigate = useNavigate()
  useNewAction({
    id: 'new:customer',
    label: t('add'),
    may: mayCreate,
    run: () => void navigate({ to: '/admin/users/$userType/create', params: { userType: 'customer' } }),
  })
  const customers = useQuery({
    queryKey: ['agency', 'customers', search, offset],
    queryFn: async ({ signal }) => {
      const query = { search, offset, limit }
      return (await call('GET /api/agency/customers', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })
  const create = mayCreate && (
    <ButtonLink
      look="primary"
      icon={Plus}
      to="/admin/users/$userType/create"
      params={{ userType: 'customer' }}
    >
      {t('add')}
    </ButtonLink>
  )
  const none = customers.data?.total === 0 && search === ''
  const user = useCurrentUser()
  if (user?.state === 'awaitingAcceptance') return <AgencyInWaiting email={user.email} />
  return (
    <div className="po-page">
      <PageHeader title={t('title')} actions={!none && create} />
      <div className="po-list">
        {!none && (
          <div className="po-list-tools">
            <ListSearch label={t('search')} value={search} onChange={(next) => change({ search: next })} />
            {customers.data && (
              <span className="po-mute po-num" role="status">
                {t('count', { count: customers.data.total })}
              </span>
            )}
          </div>
        )}
        <AsyncState
          of={customers}
          loading={<RowSkeleton />}
          isEmpty={(data) => data.items.length === 0}
          empty={
            none ? (
              <EmptyState drawing={<BenchDrawing />} title={t('empty')} action={create}>
                {t('emptyWords')}
              </EmptyState>
            ) : (
              <EmptyState drawing={<SearchDrawing />} title={t('nobody')}>
                {t('nobodyWords')}
              </EmptyState>
            )
          }
        >
          {(data) => (
            <CustomerTable
              customers={data.items}
              page={{ offset, limit, total: data.total, onMove: (to) => change({ offset: String(to) }) }}
            />
          )}
        </AsyncState>
      </div>
    </div>
  )
}

/** Before the agency is accepted there is nobody to list and nothing to offer: what happens next is said instead. */
function AgencyInWaiting({ email }: { email: string }) {
  const { t } = useTranslation('agency')
  return (
    <div className="po-page">
      <PageHeader title={t('title')} />
      <EmptyState
        drawing={<BenchDrawing />}
        title={t('waiting')}
        action={<ButtonLink to="/me/account">{t('waitingAction')}</ButtonLink>}
      >
        {t('waitingWords', { email })}
      </EmptyState>
    </div>
  )
}
