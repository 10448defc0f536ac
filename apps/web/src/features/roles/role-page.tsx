import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ownRoles, type RoleSource, roleQuery, sharedRoles } from '#features/roles/api/role-source.ts'
import { RoleEditor } from '#features/roles/components/role-editor.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { useManagedAccountId } from '#shared/api/current-user.ts'
import { useRoleWords } from '#shared/i18n/use-role-words.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** The page of one role, or of a new one where the address names none. */
export function SharedRolePage() {
  return <RoleScreen source={sharedRoles} />
}

export function OwnRolePage() {
  return <RoleScreen source={ownRoles(useManagedAccountId())} />
}

function RoleScreen({ source }: { source: RoleSource }) {
  const { roleId } = useParams({ strict: false })
  if (roleId === undefined) return <NewRole source={source} />
  if (!/^\d{1,15}$/.test(roleId)) throw notFound()
  return <OldRole key={roleId} source={source} id={Number(roleId)} />
}

const listOf = { shared: '/admin/roles', own: '/me/roles' } as const
const editorOf = { shared: '/admin/roles/$roleId', own: '/me/roles/$roleId' } as const

function NewRole({ source }: { source: RoleSource }) {
  const { t } = useTranslation('permissions')
  const navigate = useNavigate()
  const list = listOf[source.kind]
  return (
    <>
      <PageHeader title={t('roles.add')} crumbs={[{ label: t('roles.title'), to: list }]} />
      <RoleEditor
        source={source}
        onSaved={({ id }) =>
          void navigate({ to: editorOf[source.kind], params: { roleId: String(id) }, ignoreBlocker: true })
        }
        onRemoved={() => undefined}
      />
    </>
  )
}

function OldRole({ source, id }: { source: RoleSource; id: number }) {
  const { t } = useTranslation('permissions')
  const navigate = useNavigate()
  const words = useRoleWords()
  const role = useQuery(roleQuery(source, id))
  const gone = role.data === null || (isApiError(role.error) && role.error.status === 404)
  if (gone) throw notFound()
  const list = listOf[source.kind]
  return (
    <>
      <PageHeader
        title={role.data ? words.name(role.data) : t('roles.title')}
        crumbs={[{ label: t('roles.title'), to: list }]}
        note={role.data && t('roles.heldBy', { count: role.data.people })}
      />
      <AsyncState
        of={role}
        loading={
          <div className="po-page">
            <RowSkeleton rows={12} />
          </div>
        }
      >
        {(data) =>
          data && (
            <RoleEditor
              source={source}
              role={data}
              onSaved={() => undefined}
              onRemoved={() => void navigate({ to: list, ignoreBlocker: true })}
            />
          )
        }
      </AsyncState>
    </>
  )
}
