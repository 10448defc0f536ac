import type { SourceItemView } from '@postelier/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WayFrame } from '#features/ways/components/way-frame.tsx'
import { call } from '#shared/api/call.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { sourcesQuery } from '#shared/lookup/sources-query.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'
import { Pager } from '#shared/ui/pager.tsx'
import { SegmentedChoice } from '#shared/ui/segmented-choice.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

const limit = 12

/** One item of a source, of those it has. */
export function ContentWay({ accountId, sourceId }: { accountId: number; sourceId: number | undefined }) {
  const { t } = useTranslation('ways')
  const navigate = useNavigate()
  const sources = useQuery(sourcesQuery(accountId))
  const [chosen, setChosen] = useState<SourceItemView | null>(null)
  const all = sources.data?.sources ?? []
  const source = all.find(({ id }) => id === sourceId) ?? all[0]
  if (sources.data && !source)
    return (
      <div className="po-page">
        <EmptyState
          drawing={<PressDrawing />}
          title={t('content.noSource')}
          action={
            <ButtonLink look="primary" icon={Plus} to="/me/sources">
              {t('content.toSources')}
            </ButtonLink>
          }
        >
          {t('content.noSourceWords')}
        </EmptyState>
      </div>
    )
  const turnTo = (id: string) => {
    setChosen(null)
    void navigate({ to: '/me/tasks/write', search: { way: 'content', source: Number(id) }, replace: true })
  }
  return (
    <WayFrame
      accountId={accountId}
      keptAs="content"
      isReady={chosen !== null}
      send={(body) =>
        call('POST /api/users/{id}/ways/content', {
          params: { id: accountId },
          body: { ...body, sourceId: source?.id ?? 0, itemId: chosen?.id ?? 0 },
        })
      }
    >
      {() => (
        <AsyncState of={sources} loading={<RowSkeleton rows={5} />}>
          {() => (
            <>
              <div className="po-ways-sources">
                {all.length > 1 && (
                  <SegmentedChoice
                    label={t('content.source')}
                    value={String(source?.id ?? '')}
                    onChange={turnTo}
                    choices={all.map(({ id, name }) => ({ value: String(id), label: name }))}
                  />
                )}
                <ButtonLink look="quiet" size="sm" to="/me/sources">
                  {t('content.toSources')}
                </ButtonLink>
              </div>
              {source && (
                <Items
                  key={source.id}
                  {...{ accountId, chosen }}
                  sourceId={source.id}
                  hasFailed={source.failure !== null}
                  onChoose={setChosen}
                />
              )}
            </>
          )}
        </AsyncState>
      )}
    </WayFrame>
  )
}

interface ItemsProps {
  accountId: number
  sourceId: number
  hasFailed: boolean
  chosen: SourceItemView | null
  onChoose: (item: SourceItemView) => void
}

function Items({ accountId, sourceId, hasFailed, chosen, onChoose }: ItemsProps) {
  const { t } = useTranslation('ways')
  const [offset, setOffset] = useState(0)
  const items = useQuery({
    queryKey: ['planning', accountId, 'sources', sourceId, 'items', offset],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/sources/{sourceId}/items', {
          params: { id: accountId, sourceId },
          query: { offset, limit },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })
  return (
    <AsyncState
      of={items}
      loading={<RowSkeleton rows={5} />}
      failedTitle={t('content.problem')}
      isEmpty={(data) => data.total === 0}
      empty={<p role="status">{hasFailed ? t('content.problem') : t('content.empty')}</p>}
    >
      {(data) => (
        <fieldset className="po-ways-items">
          <legend className="po-mute">{t('content.label')}</legend>
          {data.items.map((item) => (
            <Item
              key={item.id}
              item={item}
              isChosen={item.id === chosen?.id}
              onChoose={() => onChoose(item)}
            />
          ))}
          {data.total > limit && (
            <Pager offset={offset} limit={limit} total={data.total} onMove={setOffset} />
          )}
        </fieldset>
      )}
    </AsyncState>
  )
}

function Item({
  item: { name, text, date, price, isTold },
  isChosen,
  onChoose,
}: {
  item: SourceItemView
  isChosen: boolean
  onChoose: () => void
}) {
  const { t } = useTranslation('ways')
  const { dayMonthYear } = useFormats()
  return (
    <label className="po-ways-item">
      <input type="radio" name="item" checked={isChosen} disabled={!isTold} onChange={onChoose} />
      <span>
        <span className="po-ways-item-head">
          <b>{name}</b>
          {price && <span className="po-num">{price.text}</span>}
          {date && <span className="po-mute">{dayMonthYear(date)}</span>}
        </span>
        {text && <span className="po-ways-item-text">{text}</span>}
        {!isTold && <small className="po-mute">{t('content.untold')}</small>}
      </span>
      <span aria-hidden="true" className="po-ways-item-action">
        {isTold && t(isChosen ? 'content.chosen' : 'content.make')}
      </span>
    </label>
  )
}
