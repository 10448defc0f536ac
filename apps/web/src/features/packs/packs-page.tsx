import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CreditPackList, PlanList } from '#features/packs/pack-lists.tsx'
import { packsQuery } from '#features/packs/pack-queries.ts'
import { TaskPrices } from '#features/packs/task-prices.tsx'
import { useAbility } from '#shared/api/current-user.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

const tabs = ['plans', 'credits', 'prices'] as const
type Tab = (typeof tabs)[number]

/** What is sold and what it costs. */
export function PacksPage() {
  const { t } = useTranslation('packs')
  const [words, change] = useListSearch()
  const maySeePrices = useAbility('adminTaskConfigurations:consult')
  const shown = tabs.filter((one) => one !== 'prices' || maySeePrices)
  const tab: Tab = shown.find((one) => one === words.tab) ?? 'plans'
  const packs = useQuery(packsQuery)
  return (
    <div className="po-page">
      <PageHeader title={t('title')} />
      <Tabs
        label={t('title')}
        items={shown.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(value) => change({ tab: value === 'plans' ? '' : value })}
      >
        {(tab === 'plans' || tab === 'credits') && (
          <AsyncState of={packs} loading={<RowSkeleton />}>
            {({ plans, creditPacks }) =>
              tab === 'plans' ? <PlanList plans={plans} /> : <CreditPackList packs={creditPacks} />
            }
          </AsyncState>
        )}
        {tab === 'prices' && <TaskPrices />}
      </Tabs>
    </div>
  )
}
