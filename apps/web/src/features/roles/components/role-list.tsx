import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type RoleSource, type RoleView, roleListQuery } from '#features/roles/api/role-source.ts'
import { useRoleWords } from '#shared/i18n/use-role-words.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

const editorOf = { shared: '/admin/roles/$roleId', own: '/me/roles/$roleId' } as const
const addOf = { shared: '/admin/roles/add', own: '/me/roles/add' } as const

/** The platform's roles, or those a customer made for their own contacts. */
export function RoleList({ source }: { source: RoleSource }) {
  const { t } = useTranslation('permissions')
  const words = useRoleWords()
  const roles = useQuery(roleListQuery(source))
  const columns: Column<RoleView>[] = [
    {
      key: 'name',
      header: t('roles.name'),
      cell: (role) => (
        <span className="po-cell-two">
          <span>{words.name(role)}</span>
          {words.purpose(role) && <small>{words.purpose(role)}</small>}
        </span>
      ),
    },
    {
      key: 'origin',
      header: t('roles.origin'),
      cell: (role) => (
        <span className="po-mute">
          {t(role.isSuperAdmin ? 'roles.whole' : role.shipped ? 'roles.shipped' : 'roles.own')}
        </span>
      ),
    },
    {
      key: 'permissions',
      header: t('roles.permissions'),
      align: 'end',
      cell: (role) => role.permissions.length,
    },
    {
      key: 'people',
      header: t('roles.people'),
      align: 'end',
      cell: (role) => (role.people > 0 ? role.people : <span className="po-mute">{t('roles.nobody')}</span>),
    },
  ]
  return (
    <AsyncState
      of={roles}
      loading={<RowSkeleton />}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          drawing={<BenchDrawing />}
          title={t('roles.emptyTitle')}
          action={
            <ButtonLink icon={Plus} to={addOf[source.kind]}>
              {t('roles.add')}
            </ButtonLink>
          }
        >
          {t('roles.emptyWords')}
        </EmptyState>
      }
    >
      {(list) => (
        <DataTable
          caption={t('roles.title')}
          columns={columns}
          rows={list}
          rowKey={(role) => String(role.id)}
          rowLink={(role, cell) => (
            <Link to={editorOf[source.kind]} params={{ roleId: String(role.id) }} className="po-row-open">
              {cell}
            </Link>
          )}
        />
      )}
    </AsyncState>
  )
}
