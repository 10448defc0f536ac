import { FileSpreadsheet, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BillList, narrowedBy } from '#features/bills/bill-list.tsx'
import { DebtList } from '#features/bills/debt-list.tsx'
import { downloadFrom } from '#shared/lib/download-from.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { MoreMenu } from '#shared/ui/more-menu.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

const tabs = ['bills', 'debts'] as const

/** Bills and debts of everybody, for who keeps the books. */
export function AllBillsPage() {
  const { t } = useTranslation('bills')
  const [words, change] = useListSearch()
  const tab = words.tab === 'debts' ? 'debts' : 'bills'
  const { accountId: _none, year: _all, ...narrowed } = narrowedBy(words)
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`all.${format}`),
    icon: format === 'xlsx' ? FileSpreadsheet : FileText,
    run: () => downloadFrom('/api/admin/bills/export', { ...narrowed, format }),
  }))
  return (
    <div className="po-page">
      <PageHeader
        title={t('all.title')}
        actions={tab === 'bills' && <MoreMenu items={items} label={t('all.export')} />}
      />
      <Tabs
        label={t('all.title')}
        items={tabs.map((value) => ({ value, label: t(`all.tabs.${value}`) }))}
        value={tab}
        onChange={(value) => change({ tab: value === 'bills' ? '' : value })}
      >
        {tab === 'bills' ? <BillList /> : <DebtList />}
      </Tabs>
    </div>
  )
}
