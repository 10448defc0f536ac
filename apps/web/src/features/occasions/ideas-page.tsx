import type { IdeaView, MarketingObjective, OccasionScope } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IdeaDrawer } from '#features/occasions/components/idea-drawer.tsx'
import { IdeaRow } from '#features/occasions/components/idea-row.tsx'
import { OccasionTabs } from '#features/occasions/components/occasion-tabs.tsx'
import { ideasQuery } from '#features/occasions/occasion-queries.ts'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SearchDrawing } from '#shared/ui/illustrations.tsx'
import { ListSearch } from '#shared/ui/list-search.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/occasions/occasions.css'

const pageSize = 24
const marketingObjectives = ['visibility', 'traffic', 'engagement'] as const satisfies MarketingObjective[]

/** Ideas of posts, those of one's own trade first; each asks one question. */
export function IdeasPage() {
  const { t } = useTranslation(['occasions', 'planning'])
  const accountId = useManagedAccountId()
  const mayCreate = useAbility('planning:create')
  const [words, change] = useListSearch()
  const scope = words.scope === 'all' ? 'all' : 'mine'
  const objective = marketingObjectives.find((one) => one === words.objective) ?? ''
  const search = words.search ?? ''
  const offset = wholeNumber(words.offset)
  const ideas = useQuery(ideasQuery(accountId, { scope, objective, search, offset, limit: pageSize }))
  const open = ideas.data?.items.find(({ key }) => key === words.idea)
  const kept = { offset: offset > 0 ? String(offset) : '' }
  return (
    <div className="po-page po-dates">
      <PageHeader title={t('ideas.title')} note={t('ideas.note')} />
      <OccasionTabs />
      <div className="po-dates-bar">
        <p className="po-ink2">{t('ideas.lead')}</p>
        <div className="po-dates-tools">
          <ListSearch
            label={t('ideas.search')}
            value={search}
            onChange={(next) => change({ search: next })}
          />
          <SegmentedChoice
            label={t('dates.scope')}
            value={scope}
            onChange={(next) => change({ scope: next === 'mine' ? '' : next })}
            choices={[
              { value: 'mine', label: t('dates.mine') },
              { value: 'all', label: t('dates.all') },
            ]}
          />
          <SegmentedChoice<MarketingObjective | ''>
            label={t('ideas.objective')}
            value={objective}
            onChange={(next) => change({ objective: next })}
            choices={[
              { value: '', label: t('ideas.anyObjective') },
              ...marketingObjectives.map((one) => ({ value: one, label: t(`planning:objective.${one}`) })),
            ]}
          />
        </div>
      </div>
      <AsyncState
        of={ideas}
        loading={<RowSkeleton rows={6} />}
        failedTitle={t('ideas.failed')}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            drawing={<SearchDrawing />}
            title={t('ideas.none.title')}
            action={
              <Button onClick={() => change({ scope: 'all', search: '', objective: '' })}>
                {t('ideas.none.action')}
              </Button>
            }
          >
            {t('ideas.none.words')}
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <>
            {partsOf(items, scope).map(([part, ideas]) => (
              <section key={part} className="po-ideas" aria-labelledby={`ideas-${part}`}>
                <SectionHead id={`ideas-${part}`} title={t(`ideas.parts.${part}`)} />
                <ul>
                  {ideas.map((idea) => (
                    <li key={idea.key}>
                      <IdeaRow
                        idea={idea}
                        onUse={mayCreate ? () => change({ idea: idea.key, ...kept }) : null}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {total > pageSize && (
              <Pager
                {...{ offset, total }}
                limit={pageSize}
                onMove={(to) => {
                  change({ offset: String(to) })
                  window.scrollTo({ top: 0 })
                }}
              />
            )}
          </>
        )}
      </AsyncState>
      <IdeaDrawer
        accountId={accountId}
        idea={mayCreate ? open : undefined}
        onClose={() => change({ idea: '', ...kept })}
      />
    </div>
  )
}

type Part = 'own' | 'everybody' | 'every'

/** Those of one's own trade, then those of everybody; across all trades they stand together. */
function partsOf(ideas: readonly IdeaView[], scope: OccasionScope): [Part, readonly IdeaView[]][] {
  if (scope === 'all') return [['every', ideas]]
  const parts: [Part, readonly IdeaView[]][] = [
    ['own', ideas.filter(({ sectors }) => sectors.length > 0)],
    ['everybody', ideas.filter(({ sectors }) => sectors.length === 0)],
  ]
  return parts.filter(([, some]) => some.length > 0)
}
