import type { CreditPackView, PlanView } from '@postelier/contract/packs'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyStatistics, yearOf } from '#features/packs/money-statistics.tsx'
import { CreditPackList, PlanList } from '#features/packs/pack-lists.tsx'
import { packsQuery } from '#features/packs/pack-queries.ts'
import { TaskPriceLinks, TaskPrices } from '#features/packs/task-prices.tsx'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { downloadFrom } from '#shared/lib/download-from.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { MoreMenu } from '#shared/ui/more-menu.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

const tabs = ['plans', 'credits', 'prices', 'statistics'] as const
type Tab = (typeof tabs)[number]

/** What is sold, what it costs and what it brings. */
export function PacksPage() {
  const { t } = useTranslation('packs')
  const [words, change] = useListSearch()
  const maySeePrices = useAbility('adminTaskConfigurations:consult')
  const mayCreate = useAbility('adminPacks:create')
  const shown = tabs.filter((one) => one !== 'prices' || maySeePrices)
  const tab: Tab = shown.find((one) => one === words.tab) ?? 'plans'
  const packs = useQuery(packsQuery)
  const [plan, setPlan] = useState<PlanView | 'new' | null>(null)
  const [pack, setPack] = useState<CreditPackView | 'new' | null>(null)
  const isSold = tab === 'plans' || tab === 'credits'
  const addLabel = t(tab === 'credits' ? 'addCredits' : 'addPlan')
  const add = () => (tab === 'credits' ? setPack('new') : setPlan('new'))
  useNewAction({ id: 'new:pack', label: addLabel, may: mayCreate && isSold, run: add })
  return (
    <div className="po-page">
      <PageHeader
        title={t('title')}
        actions={
          <>
            {isSold && mayCreate && (
              <Button look="primary" icon={Plus} onClick={add}>
                {addLabel}
              </Button>
            )}
            {tab === 'prices' && <TaskPriceLinks />}
            {tab === 'statistics' && <ExportMenu year={yearOf(words.year)} />}
          </>
        }
      />
      <Tabs
        label={t('title')}
        items={shown.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(value) => change({ tab: value === 'plans' ? '' : value })}
      >
        {isSold && (
          <AsyncState of={packs} loading={<RowSkeleton />}>
            {({ plans, creditPacks }) =>
              tab === 'plans' ? (
                <PlanList rows={plans} open={plan} setOpen={setPlan} />
              ) : (
                <CreditPackList rows={creditPacks} open={pack} setOpen={setPack} />
              )
            }
          </AsyncState>
        )}
        {tab === 'prices' && <TaskPrices />}
        {tab === 'statistics' && <MoneyStatistics />}
      </Tabs>
    </div>
  )
}

function ExportMenu({ year }: { year: number | undefined }) {
  const { t } = useTranslation('packs')
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`statistics.${format}`),
    icon: format === 'xlsx' ? FileSpreadsheet : FileText,
    run: () =>
      downloadFrom('/api/admin/money-statistics/export', {
        ...(year === undefined ? {} : { year: String(year) }),
        format,
      }),
  }))
  return <MoreMenu items={items} label={t('statistics.export')} />
}
