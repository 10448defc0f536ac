import type { PersonView, UserType } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hasSociety, isAgent, ownerTypeOf } from '#features/people/model/user-types.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { useRoleWords } from '#shared/i18n/use-role-words.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { type Column, DataTable, type TableSort } from '#shared/ui/data-table.tsx'
import type { PagerProps } from '#shared/ui/pager.tsx'
import { PersonState } from '#shared/ui/person-state.tsx'

type Row = Pick<
  PersonView,
  | 'id'
  | 'state'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'societyName'
  | 'societyColor'
  | 'ownerName'
  | 'role'
  | 'registeredAt'
  | 'credits'
  | 'code'
  | 'profileImage'
>

interface PeopleTableProps {
  userType: UserType
  rows: readonly Row[]
  sort: TableSort
  onSort: (sort: TableSort) => void
  page: PagerProps
}

/** Accounts of one type; which columns there are depends on the type. */
export function PeopleTable({ userType, rows, sort, onSort, page }: PeopleTableProps) {
  const { t } = useTranslation('people')
  const columns = useColumns(userType)
  return (
    <DataTable
      caption={t(`types.${userType}`)}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowLink={(row, words) => (
        <Link
          to="/admin/users/$userType/$userId/edit"
          params={{ userType, userId: String(row.id) }}
          className="po-row-open"
        >
          {words}
        </Link>
      )}
      sort={sort}
      onSort={onSort}
      {...(page.total > page.limit ? { page } : {})}
    />
  )
}

function useColumns(userType: UserType): Column<Row>[] {
  const { t } = useTranslation('people')
  const { number, dayMonthYear } = useFormats()
  const words = useRoleWords()
  const ownerType = ownerTypeOf[userType] ?? 'none'
  const owner: Column<Row> = {
    key: 'owner',
    header: t(`owner.${ownerType}`),
    cell: (row) => row.ownerName || <span className="po-mute">{t(`list.nobody.${ownerType}`)}</span>,
    fold: true,
  }
  const credits: Column<Row> = {
    key: 'credits',
    header: t('list.credits'),
    align: 'end',
    cell: (row) => number(row.credits),
  }
  const code: Column<Row> = {
    key: 'code',
    header: t('list.code'),
    cell: (row) => <span className="po-num">{row.code}</span>,
    fold: true,
  }
  return [
    {
      key: 'name',
      header: t('list.name'),
      sortable: true,
      cell: (row) => <WhoCell row={row} society={hasSociety(userType)} />,
    },
    { key: 'email', header: t('list.email'), cell: (row) => <span className="po-ink2">{row.email}</span> },
    { key: 'state', header: t('list.state'), cell: (row) => <PersonState state={row.state} /> },
    ...(ownerTypeOf[userType] ? [owner] : []),
    ...(isAgent(userType) || userType === 'agencyManager' || userType === 'teamManager' ? [code] : []),
    { key: 'role', header: t('list.role'), cell: (row) => row.role && words.name(row.role), fold: true },
    ...(userType === 'customer' ? [credits] : []),
    {
      key: 'registeredAt',
      header: t('list.registered'),
      sortable: true,
      align: 'end',
      cell: (row) => dayMonthYear(row.registeredAt),
    },
  ]
}

function WhoCell({ row, society }: { row: Row; society: boolean }) {
  const name = `${row.firstName} ${row.lastName}`
  const first = society && row.societyName ? row.societyName : name
  return (
    <span className="po-row">
      <Avatar
        name={first}
        src={row.profileImage?.urls.small}
        of={first === name ? 'person' : 'society'}
        color={row.societyColor}
        size={32}
      />
      <span className="po-cell-two">
        <span>{first}</span>
        {first !== name && <small>{name}</small>}
      </span>
    </span>
  )
}
