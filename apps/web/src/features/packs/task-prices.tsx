import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pricesQuery, useOwnName } from '#features/packs/pack-queries.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** What each task costs in credits, with the ways to where that is changed. */
export function TaskPrices() {
  const { t } = useTranslation('packs')
  const nameIn = useOwnName()
  const { number, hours } = useFormats()
  const list = useQuery(pricesQuery)
  return (
    <>
      <p className="po-lead po-packs-lead">{t('prices.lead')}</p>
      <AsyncState of={list} loading={<RowSkeleton />}>
        {({ groups, configurations }) => (
          <DataTable
            caption={t('tabs.prices')}
            rows={configurations}
            rowKey={({ id }) => String(id)}
            empty={<p className="po-mute">{t('prices.empty')}</p>}
            columns={[
              {
                key: 'group',
                header: t('prices.group'),
                cell: ({ groupId }) => {
                  const group = groups.find(({ id }) => id === groupId)
                  return group ? nameIn(group.names) : ''
                },
              },
              { key: 'name', header: t('prices.task'), cell: ({ names }) => nameIn(names) },
              {
                key: 'credits',
                header: t('credits'),
                align: 'end',
                cell: ({ credits }) => number(credits),
              },
              {
                key: 'minutes',
                header: t('prices.duration'),
                align: 'end',
                cell: ({ minutes }) => hours(minutes),
              },
            ]}
          />
        )}
      </AsyncState>
    </>
  )
}

/** The ways to where prices and their groups are changed. */
export function TaskPriceLinks() {
  const { t } = useTranslation('packs')
  return (
    <>
      <ButtonLink to="/admin/task-configurations/groups">{t('prices.groups')}</ButtonLink>
      <ButtonLink to="/admin/task-configurations">{t('prices.change')}</ButtonLink>
    </>
  )
}
