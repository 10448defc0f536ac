import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EnginesTab } from '#features/master/components/engines-tab.tsx'
import { HoldOfAll } from '#features/master/components/hold-of-all.tsx'
import { MasterForm } from '#features/master/components/master-form.tsx'
import { TranslationTools } from '#features/master/components/translation-tools.tsx'
import { masterQuery } from '#features/master/master-query.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

/** The administration's settings of the platform in tabs, each shown to those who may read it. */
export function MasterPage() {
  const { t } = useTranslation(['master', 'engines'])
  const [words, change] = useListSearch()
  const maySettings = useAbility('adminMaster:consult')
  const mayTexts = useAbility('adminTranslations:consult')
  const tabs = [
    ...(maySettings
      ? [
          { value: 'settings' as const, label: t('tabs.settings') },
          { value: 'engines' as const, label: t('engines:tab') },
        ]
      : []),
    ...(mayTexts ? [{ value: 'texts' as const, label: t('tabs.texts') }] : []),
  ]
  const first = maySettings ? 'settings' : 'texts'
  const tab = tabs.find(({ value }) => value === words.tab)?.value ?? first
  return (
    <div className="po-screen">
      <PageHeader title={t('title')} />
      <div className="po-tabs-room">
        <Tabs
          label={t('title')}
          items={tabs}
          value={tab}
          onChange={(next) => change({ tab: next === 'settings' ? '' : next })}
        >
          {tab === 'settings' && <Settings />}
          {tab === 'engines' && <EnginesTab />}
          {tab === 'texts' && <TranslationTools />}
        </Tabs>
      </div>
    </div>
  )
}

function Settings() {
  const settings = useQuery(masterQuery)
  return (
    <AsyncState
      of={settings}
      loading={
        <div className="po-page">
          <RowSkeleton />
        </div>
      }
    >
      {(data) => (
        <>
          <HoldOfAll />
          <MasterForm start={data} />
        </>
      )}
    </AsyncState>
  )
}
