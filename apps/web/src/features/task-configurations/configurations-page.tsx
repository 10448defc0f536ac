import type { TaskConfigurationView } from '@postelier/contract/task-configurations'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfigurationDialog } from '#features/task-configurations/configuration-dialog.tsx'
import { ConfigurationName } from '#features/task-configurations/configuration-name.tsx'
import { configurationsQuery, useOwnName } from '#features/task-configurations/configuration-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** What each kind of task costs and takes, under the headings customers see. */
export function ConfigurationsPage() {
  const { t } = useTranslation('taskConfigurations')
  const nameIn = useOwnName()
  const list = useQuery(configurationsQuery)
  const mayCreate = useAbility('adminTaskConfigurations:create')
  const [open, setOpen] = useState<TaskConfigurationView | 'new' | null>(null)
  useNewAction({
    id: 'new:task-configuration',
    label: t('add'),
    may: mayCreate,
    run: () => setOpen('new'),
  })
  const add = (
    <Button look="primary" icon={Plus} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  return (
    <div className="po-page">
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ButtonLink to="/admin/task-configurations/groups">{t('groups')}</ButtonLink>
            {mayCreate && add}
          </>
        }
      />
      <p className="po-lead">{t('lead')}</p>
      <AsyncState
        of={list}
        loading={<RowSkeleton />}
        isEmpty={({ groups }) => groups.length === 0}
        empty={
          <EmptyState drawing={<BenchDrawing />} title={t('empty')} action={mayCreate && add}>
            {t('emptyWords')}
          </EmptyState>
        }
      >
        {({ groups, configurations }) =>
          groups.map((group) => (
            <section key={group.id} aria-labelledby={`group-${group.id}`}>
              <SectionHead
                id={`group-${group.id}`}
                title={<ConfigurationName names={group.names} emoticon={group.emoticon} />}
              />
              <Prices
                caption={nameIn(group.names)}
                rows={configurations.filter(({ groupId }) => groupId === group.id)}
                onOpen={setOpen}
              />
            </section>
          ))
        }
      </AsyncState>
      {open && list.data && (
        <ConfigurationDialog
          of={open === 'new' ? null : open}
          groups={list.data.groups}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

interface PricesProps {
  caption: string
  rows: readonly TaskConfigurationView[]
  onOpen: (row: TaskConfigurationView) => void
}

function Prices({ caption, rows, onOpen }: PricesProps) {
  const { t } = useTranslation('taskConfigurations')
  const nameIn = useOwnName()
  const { number, hours } = useFormats()
  const mayEdit = useAbility('adminTaskConfigurations:edit')
  const columns: Column<TaskConfigurationView>[] = [
    {
      key: 'name',
      header: t('name'),
      width: '42%',
      cell: ({ names, emoticon, kind, format, creditsPerNetwork, minutesPerNetwork }) => (
        <span className="po-cell-two">
          <span>
            <ConfigurationName {...{ names, emoticon, kind, format }} />
          </span>
          {creditsPerNetwork + minutesPerNetwork > 0 && (
            <small>{t('perNetwork', { count: creditsPerNetwork, duration: hours(minutesPerNetwork) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'format',
      header: t('format'),
      width: '18%',
      fold: true,
      cell: ({ format }) => format && t(`formats.${format}`),
    },
    {
      key: 'credits',
      header: t('credits'),
      width: '12%',
      align: 'end',
      cell: ({ credits }) => number(credits),
    },
    {
      key: 'minutes',
      header: t('duration'),
      width: '14%',
      align: 'end',
      cell: ({ minutes }) => hours(minutes),
    },
    {
      key: 'do',
      header: '',
      align: 'end',
      cell: (row) =>
        mayEdit && (
          <Button
            size="sm"
            look="quiet"
            aria-label={t('editOf', { name: nameIn(row.names) })}
            onClick={() => onOpen(row)}
          >
            {t('edit')}
          </Button>
        ),
    },
  ]
  if (rows.length === 0) return <p className="po-mute">{t('emptyGroup')}</p>
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
}
