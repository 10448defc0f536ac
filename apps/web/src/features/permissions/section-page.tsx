import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { Info, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupBlock } from '#features/permissions/components/group-block.tsx'
import { NewGroup } from '#features/permissions/components/new-group.tsx'
import { Rename } from '#features/permissions/components/rename.tsx'
import { type Section, sectionQuery } from '#features/permissions/sections-query.ts'
import { useRemoval } from '#features/permissions/use-removal.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { usePermissionNames } from '#shared/i18n/use-permission-names.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/permissions/permissions.css'

/** One section of permissions with its groups; an unknown number is a page that does not exist. */
export function SectionPage() {
  const { sectionId = '' } = useParams({ strict: false })
  if (!/^\d{1,15}$/.test(sectionId)) throw notFound()
  return <SectionScreen key={sectionId} id={Number(sectionId)} />
}

function SectionScreen({ id }: { id: number }) {
  const { t } = useTranslation('permissions')
  const names = usePermissionNames()
  const section = useQuery(sectionQuery(id))
  if (isApiError(section.error) && section.error.status === 404 && !section.data) throw notFound()
  return (
    <div className="po-page">
      <PageHeader
        title={section.data ? names.section(section.data) : t('section')}
        crumbs={[{ label: t('title'), to: '/admin/permissions/sections' }]}
        actions={section.data && <SectionTools section={section.data} />}
      />
      <p className="po-row po-ink2">
        <Icon of={Info} size={16} /> {t('grantNeeded')}
      </p>
      <AsyncState
        of={section}
        loading={<RowSkeleton rows={8} />}
        isEmpty={(data) => data.groups.length === 0}
        empty={
          <EmptyState drawing={<BenchDrawing />} title={t('emptySection')}>
            {t('emptySectionWords')}
          </EmptyState>
        }
      >
        {(data) => (
          <div className="po-groups">
            {data.groups.map((group) => (
              <GroupBlock key={group.id} group={group} />
            ))}
          </div>
        )}
      </AsyncState>
    </div>
  )
}

function SectionTools({ section }: { section: Section }) {
  const { t } = useTranslation(['permissions', 'common'])
  const navigate = useNavigate()
  const [open, setOpen] = useState<'group' | 'rename' | null>(null)
  const mayCreate = useAbility('adminPermissions:create')
  const mayEdit = useAbility('adminPermissions:edit') && !section.shipped
  const mayRemove = useAbility('adminPermissions:delete') && !section.shipped && section.groups.length === 0
  const close = () => setOpen(null)
  const takeAway = useRemoval()
  const remove = async () => {
    const send = () => call('DELETE /api/admin/permissions/sections/{id}', { params: { id: section.id } })
    if (await takeAway(section.name, send)) void navigate({ to: '/admin/permissions/sections' })
  }
  const rename = async (name: string) => {
    await call('POST /api/admin/permissions/sections/{id}', {
      params: { id: section.id },
      body: { name, version: section.version },
    })
  }
  return (
    <>
      {mayRemove && (
        <Button look="danger" icon={Trash2} onClick={() => void remove()}>
          {t('common:actions.delete')}
        </Button>
      )}
      {mayEdit && (
        <Button icon={Pencil} onClick={() => setOpen('rename')}>
          {t('rename')}
        </Button>
      )}
      {mayCreate && (
        <Button look="primary" icon={Plus} onClick={() => setOpen('group')}>
          {t('newGroup')}
        </Button>
      )}
      {open === 'group' && <NewGroup sectionId={section.id} onClose={close} />}
      {open === 'rename' && <Rename name={section.name} onSend={rename} onClose={close} />}
    </>
  )
}
