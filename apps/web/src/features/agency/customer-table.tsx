import { Link } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type AnswerOf, call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { rememberActingFrom } from '#shared/lib/acting-from.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import type { PagerProps } from '#shared/ui/pager.tsx'
import { PersonState } from '#shared/ui/person-state.tsx'
import '#features/agency/agency.css'

type Customer = AnswerOf<'GET /api/agency/customers'>['data']['items'][number]

/** The customers an agency looks after, each leading to its account as the agency manages it. */
export function CustomerTable({ customers, page }: { customers: readonly Customer[]; page: PagerProps }) {
  const { t } = useTranslation('agency')
  const { number, dayMonthYear } = useFormats()
  const seesMoney = useAbility('billing:consult')
  const columns: Column<Customer>[] = [
    {
      key: 'name',
      header: t('customer'),
      cell: (customer) => (
        <span className="po-row">
          <Avatar
            name={customer.societyName}
            src={customer.profileImage?.urls.small}
            of="society"
            color={customer.societyColor}
          />
          <span className="po-cell-two">
            <span>{customer.societyName}</span>
            <small>
              {customer.firstName} {customer.lastName}
            </small>
          </span>
        </span>
      ),
    },
    { key: 'state', header: t('state'), cell: (customer) => <PersonState state={customer.state} /> },
    { key: 'email', header: t('email'), fold: true, cell: (customer) => customer.email },
    { key: 'since', header: t('since'), cell: (customer) => dayMonthYear(customer.registeredAt) },
    {
      key: 'credits',
      header: t('credits'),
      align: 'end',
      cell: (customer) =>
        seesMoney ? (
          <Link
            to="/agency/customers/$agencyCustomerId/subscription"
            params={{ agencyCustomerId: String(customer.id) }}
            className="po-link po-above-row"
            aria-label={t('creditsOf', { name: customer.societyName, count: customer.credits })}
          >
            {number(customer.credits)}
          </Link>
        ) : (
          number(customer.credits)
        ),
    },
    {
      key: 'act',
      header: t('acts'),
      align: 'end',
      cell: (customer) => <ActAs customer={customer} />,
    },
  ]
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={customers}
      rowKey={(customer) => String(customer.id)}
      rowLink={(customer, words) => (
        <Link
          to="/agency/customers/$agencyCustomerId/account"
          params={{ agencyCustomerId: String(customer.id) }}
          className="po-row-open"
        >
          {words}
        </Link>
      )}
      {...(page.total > page.limit ? { page } : {})}
    />
  )
}

function ActAs({ customer }: { customer: Customer }) {
  const { t } = useTranslation('agency')
  const may = useAbility('impersonation:authorized') && customer.state !== 'pending'
  const { busy, run } = useAction({
    send: () =>
      call('POST /api/admin/users/{userType}/{userId}/impersonate', {
        params: { userType: 'customer', userId: customer.id },
      }),
    onDone: () => {
      rememberActingFrom()
      // Another person from here on: nothing of the old one may stay in memory.
      window.location.assign('/')
    },
  })
  if (!may) return null
  const act = async () => {
    const agreed = await confirm({
      title: t('actTitle', { name: customer.societyName }),
      words: t('actWords'),
      confirmLabel: t('act'),
    })
    if (agreed) await run()
  }
  return (
    <Button size="sm" icon={UserRoundCheck} className="po-above-row" busy={busy} onClick={() => void act()}>
      {t('act')}
    </Button>
  )
}
