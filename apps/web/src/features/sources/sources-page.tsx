import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddSource } from '#features/sources/components/add-source.tsx'
import { SourceRow } from '#features/sources/components/source-row.tsx'
import { useAbility, useManagedAccountId } from '#shared/api/current-user.ts'
import { sourcesQuery } from '#shared/lookup/sources-query.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/sources/sources.css'

/** Feeds that keep what is known up to date, each with how it is. */
export function SourcesPage() {
  const { t } = useTranslation(['sources', 'planning'])
  const accountId = useManagedAccountId()
  const mayEdit = useAbility('planning:edit')
  const sources = useQuery(sourcesQuery(accountId))
  const [isAdding, setAdding] = useState(false)
  const known = sources.data
  const isFull = known ? known.sources.length >= known.max : false
  const add = (
    <Button look="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <div className="po-page po-feeds-page">
      <PageHeader
        title={t('title')}
        crumbs={[{ label: t('planning:title'), to: '/me/planning' }]}
        {...(known && known.sources.length > 0
          ? { note: t('count', { count: known.sources.length, max: known.max }) }
          : {})}
        actions={mayEdit && known && known.sources.length > 0 && !isFull && add}
      />
      <AsyncState
        of={sources}
        loading={<RowSkeleton rows={3} />}
        isEmpty={(data) => data.sources.length === 0}
        empty={
          <EmptyState
            drawing={<PressDrawing />}
            title={t('empty.title')}
            {...(mayEdit ? { action: add } : {})}
          >
            {t('empty.words')}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <p className="po-ink2">{t('lead')}</p>
            <ul className="po-feeds">
              {data.sources.map((source) => (
                <SourceRow key={source.id} accountId={accountId} source={source} />
              ))}
            </ul>
            {isFull && <p className="po-mute">{t('full', { max: data.max })}</p>}
          </>
        )}
      </AsyncState>
      {isAdding && <AddSource accountId={accountId} onClose={() => setAdding(false)} />}
    </div>
  )
}
