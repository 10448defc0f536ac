import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProposalList } from '#features/sectors/components/proposal-list.tsx'
import { SectorTree } from '#features/sectors/components/sector-tree.tsx'
import { proposalsQuery } from '#features/sectors/sector-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { useListSearch } from '#shared/lib/use-list-search.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { WhereShown } from '#shared/ui/where-shown.tsx'

/** The administration's page of activity sectors and of those businesses proposed. */
export function SectorsPage() {
  const { t } = useTranslation('sectors')
  const [words, change] = useListSearch()
  const waiting = useQuery(proposalsQuery('waiting', 0))
  const mayCreate = useAbility('adminActivitySectors:create')
  const navigate = useNavigate()
  useNewAction({
    id: 'new:sector',
    label: t('add'),
    may: mayCreate,
    run: () => void navigate({ to: '/admin/activity-sectors/add' }),
  })
  const tab = words.tab === 'proposals' ? 'proposals' : 'sectors'
  return (
    <div className="po-page">
      <PageHeader
        title={t('title')}
        actions={
          mayCreate && (
            <ButtonLink look="primary" icon={Plus} to="/admin/activity-sectors/add">
              {t('add')}
            </ButtonLink>
          )
        }
      />
      <div className="po-tabs-top">
        <Tabs
          label={t('title')}
          value={tab}
          onChange={(next) => change({ tab: next === 'sectors' ? '' : next, search: '', status: '' })}
          items={[
            { value: 'sectors', label: t('tabs.sectors') },
            {
              value: 'proposals',
              label: t('tabs.proposals'),
              ...(waiting.data?.total ? { count: waiting.data.total } : {}),
            },
          ]}
        >
          <div className="po-tab-room">
            {tab === 'sectors' ? (
              <>
                <WhereShown>{t('where')}</WhereShown>
                <SectorTree />
              </>
            ) : (
              <ProposalList />
            )}
          </div>
        </Tabs>
      </div>
    </div>
  )
}
