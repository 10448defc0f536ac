import type {
  TaskConfigurationGroupInput,
  TaskConfigurationGroupView,
} from '@postelier/contract/task-configurations'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigurationName } from '#features/task-configurations/configuration-name.tsx'
import {
  configurationsKey,
  configurationsQuery,
  useOwnName,
} from '#features/task-configurations/configuration-queries.ts'
import { call } from '#shared/api/call.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useAction } from '#shared/api/use-action.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { confirm } from '#shared/ui/confirm-store.ts'
import { DataTable } from '#shared/ui/data-table.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { PromptDialog } from '#shared/ui/prompt-dialog.tsx'
import { SelectField } from '#shared/ui/select-field.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { TextField } from '#shared/ui/text-field.tsx'
import '#shared/ui/screen.css'

/** The headings of the price list. */
export function GroupsPage() {
  const { t } = useTranslation('taskConfigurations')
  const nameIn = useOwnName()
  const list = useQuery(configurationsQuery)
  const may = (action: 'create' | 'edit' | 'delete') => `adminTaskConfigurations:${action}` as const
  const [mayCreate, mayEdit, mayRemove] = [
    useAbility(may('create')),
    useAbility(may('edit')),
    useAbility(may('delete')),
  ]
  const [open, setOpen] = useState<TaskConfigurationGroupView | 'new' | null>(null)
  const remove = useAction({
    send: ({ id: groupId }: TaskConfigurationGroupView) =>
      call('DELETE /api/admin/task-configurations/groups/{groupId}', { params: { groupId } }),
    stale: [configurationsKey],
    done: (_answer, { names }) => t('groupRemoved', { name: nameIn(names) }),
  })
  const askToRemove = async (group: TaskConfigurationGroupView) => {
    const isSure = await confirm({
      title: t('removeGroupTitle', { name: nameIn(group.names) }),
      words: t('removeGroupWords'),
      confirmLabel: t('removeGroup'),
      danger: true,
    })
    if (isSure) await remove.run(group)
  }
  return (
    <div className="po-page">
      <PageHeader
        title={t('groupsTitle')}
        crumbs={[{ label: t('title'), to: '/admin/task-configurations' }]}
        actions={
          mayCreate && (
            <Button look="primary" icon={Plus} onClick={() => setOpen('new')}>
              {t('addGroup')}
            </Button>
          )
        }
      />
      <p className="po-lead">{t('groupsLead')}</p>
      <AsyncState of={list} loading={<RowSkeleton />}>
        {({ groups }) => (
          <DataTable
            caption={t('groupsTitle')}
            rows={groups}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'name',
                header: t('group'),
                cell: ({ names, emoticon }) => <ConfigurationName {...{ names, emoticon }} />,
              },
              {
                key: 'parent',
                header: t('parent'),
                fold: true,
                cell: ({ parentId }) => {
                  const parent = groups.find(({ id }) => id === parentId)
                  return parent ? nameIn(parent.names) : <span className="po-mute">{t('noParent')}</span>
                },
              },
              {
                key: 'count',
                header: t('name'),
                align: 'end',
                cell: ({ configurations }) => t('count', { count: configurations }),
              },
              {
                key: 'do',
                header: '',
                align: 'end',
                cell: (group) => (
                  <>
                    {mayEdit && (
                      <Button
                        size="sm"
                        look="quiet"
                        aria-label={t('editOf', { name: nameIn(group.names) })}
                        onClick={() => setOpen(group)}
                      >
                        {t('edit')}
                      </Button>
                    )}
                    {mayRemove && group.configurations === 0 && (
                      <Button
                        size="sm"
                        look="quiet"
                        aria-label={t('removeGroupOf', { name: nameIn(group.names) })}
                        onClick={() => void askToRemove(group)}
                      >
                        {t('removeGroup')}
                      </Button>
                    )}
                  </>
                ),
              },
            ]}
          />
        )}
      </AsyncState>
      {open && list.data && (
        <GroupDialog
          of={open === 'new' ? null : open}
          groups={list.data.groups}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

interface GroupDialogProps {
  of: TaskConfigurationGroupView | null
  groups: readonly TaskConfigurationGroupView[]
  onClose: () => void
}

function GroupDialog({ of, groups, onClose }: GroupDialogProps) {
  const { t } = useTranslation('taskConfigurations')
  const nameIn = useOwnName()
  const [values, setValues] = useState<TaskConfigurationGroupInput>(
    of
      ? { names: of.names, parentId: of.parentId, emoticon: of.emoticon }
      : { names: { fr: '', en: '' }, parentId: null, emoticon: '' },
  )
  const { names } = values
  const below = of ? idsBelow(of.id, groups) : new Set<number>()
  return (
    <PromptDialog
      title={of ? nameIn(of.names) : t('addGroup')}
      confirmLabel={t('save')}
      isReady={names.fr.trim() !== '' && names.en.trim() !== ''}
      onClose={onClose}
      onSend={() =>
        of
          ? call('POST /api/admin/task-configurations/groups/{groupId}', {
              params: { groupId: of.id },
              body: { ...values, version: of.version },
            })
          : call('POST /api/admin/task-configurations/groups', { body: values })
      }
      stale={[configurationsKey]}
      done={t('saved', { name: nameIn(names) })}
    >
      {(faults) => (
        <div className="po-two-fields">
          {(['fr', 'en'] as const).map((language) => (
            <TextField
              key={language}
              label={t(language === 'fr' ? 'nameFr' : 'nameEn')}
              value={names[language]}
              error={faults[`names.${language}`]}
              maxLength={80}
              onChange={({ target }) =>
                setValues({ ...values, names: { ...names, [language]: target.value } })
              }
            />
          ))}
          <SelectField
            label={t('parent')}
            value={values.parentId === null ? '' : String(values.parentId)}
            error={faults.parentId}
            onChange={({ target }) =>
              setValues({ ...values, parentId: target.value === '' ? null : Number(target.value) })
            }
            choices={[
              { value: '', label: t('noParent') },
              ...groups
                .filter(({ id }) => !below.has(id))
                .map(({ id, names: own }) => ({ value: String(id), label: nameIn(own) })),
            ]}
          />
          <TextField
            label={t('emoticon')}
            optional
            value={values.emoticon}
            error={faults.emoticon}
            maxLength={16}
            onChange={({ target }) => setValues({ ...values, emoticon: target.value })}
          />
        </div>
      )}
    </PromptDialog>
  )
}

/** A group and all that stand under it: none of them can be what it stands under. */
function idsBelow(id: number, groups: readonly TaskConfigurationGroupView[]): ReadonlySet<number> {
  const below = new Set([id])
  for (;;) {
    const next = groups.filter(
      ({ id: own, parentId }) => !below.has(own) && parentId !== null && below.has(parentId),
    )
    if (next.length === 0) return below
    for (const group of next) below.add(group.id)
  }
}
