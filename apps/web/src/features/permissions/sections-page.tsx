import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyAndName, type Keyed } from '#features/permissions/components/key-and-name.tsx'
import { type Section, sectionsQuery, staleAfterSections } from '#features/permissions/sections-query.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { usePermissionNames } from '#shared/i18n/use-permission-names.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** The sections that permissions are sorted in, for administrators. */
export function SectionsPage() {
  const { t } = useTranslation('permissions')
  const [making, setMaking] = useState(false)
  const mayCreate = useAbility('adminPermissions:create')
  const sections = useQuery(sectionsQuery)
  return (
    <div className="po-page">
      <PageHeader
        title={t('title')}
        actions={
          mayCreate && (
            <Button look="primary" icon={Plus} onClick={() => setMaking(true)}>
              {t('newSection')}
            </Button>
          )
        }
      />
      <p className="po-lead">{t('lead')}</p>
      <AsyncState of={sections} loading={<RowSkeleton />}>
        {(list) => <SectionTable sections={list} />}
      </AsyncState>
      {making && <NewSection onClose={() => setMaking(false)} />}
    </div>
  )
}

function SectionTable({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('permissions')
  const names = usePermissionNames()
  const columns: Column<Section>[] = [
    { key: 'name', header: t('section'), width: 160, cell: (section) => names.section(section) },
    {
      key: 'groups',
      header: t('groupsHeader'),
      cell: (section) => (
        <span className="po-ink2">
          {section.groups.map((group) => names.group(group)).join(', ') || t('noGroup')}
        </span>
      ),
    },
    {
      key: 'origin',
      header: t('roles.origin'),
      align: 'end',
      cell: (section) => (
        <span className="po-mute po-nowrap">{t(section.shipped ? 'roles.shipped' : 'roles.own')}</span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={sections}
      rowKey={(section) => String(section.id)}
      rowLink={(section, words) => (
        <Link
          to="/admin/permissions/sections/$sectionId"
          params={{ sectionId: String(section.id) }}
          className="po-row-open po-nowrap"
        >
          {words}
        </Link>
      )}
    />
  )
}

function NewSection({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('permissions')
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Keyed>({ key: '', name: '' })
  const send = async () => {
    const { section } = await call('POST /api/admin/permissions/sections', { body: typed })
    void navigate({
      to: '/admin/permissions/sections/$sectionId',
      params: { sectionId: String(section.id) },
    })
  }
  return (
    <PromptDialog
      title={t('newSection')}
      confirmLabel={t('make')}
      onClose={onClose}
      onSend={send}
      stale={staleAfterSections}
    >
      {(faults) => <KeyAndName value={typed} onChange={setTyped} faults={faults} />}
    </PromptDialog>
  )
}
