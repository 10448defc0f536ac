import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ownRoles, type RoleSource, sharedRoles } from '#features/roles/api/role-source.ts'
import { RoleList } from '#features/roles/components/role-list.tsx'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'

/** The page of roles: the platform's for administrators, a customer's own for their contacts. */
export function SharedRolesPage() {
  return <RolesScreen source={sharedRoles} />
}

export function OwnRolesPage() {
  return <RolesScreen source={ownRoles(useManagedAccountId())} />
}

function RolesScreen({ source }: { source: RoleSource }) {
  const { t } = useTranslation('permissions')
  const mayCreate = useAbility(`${source.abilityPrefix}:create`)
  const navigate = useNavigate()
  const to = source.kind === 'shared' ? '/admin/roles/add' : '/me/roles/add'
  useNewAction({
    id: `new:role:${source.kind}`,
    label: t('roles.add'),
    may: mayCreate,
    run: () => void navigate({ to }),
  })
  return (
    <div className="po-page">
      <PageHeader
        title={t('roles.title')}
        actions={
          mayCreate && (
            <ButtonLink look="primary" icon={Plus} to={to}>
              {t('roles.add')}
            </ButtonLink>
          )
        }
      />
      <p className="po-lead">{t(source.kind === 'shared' ? 'roles.sharedLead' : 'roles.ownLead')}</p>
      <RoleList source={source} />
    </div>
  )
}
