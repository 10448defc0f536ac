import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callsAtOnce, type Engines, engineCallsQuery } from '#features/master/engines-query.ts'
import { useEngineWords } from '#features/master/use-engine-words.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'

/** The journal of what engines cost: who was asked, for whom, and what came of it. */
export function EngineCalls({ engines }: { engines: Engines }) {
  const { t } = useTranslation('engines')
  const { dateTime, number } = useFormats()
  const words = useEngineWords(engines)
  const [offset, setOffset] = useState(0)
  const calls = useQuery(engineCallsQuery(offset))
  return (
    <section className="po-page" aria-labelledby="engine-calls-title">
      <SectionHead id="engine-calls-title" title={t('calls.title')} note={t('calls.note')} />
      <AsyncState of={calls} loading={<RowSkeleton />}>
        {({ total, items }) => (
          <DataTable
            caption={t('calls.title')}
            rows={items}
            rowKey={({ id }) => String(id)}
            page={{ offset, limit: callsAtOnce, total, onMove: setOffset }}
            empty={<p className="po-mute">{t('calls.none')}</p>}
            columns={[
              { key: 'at', header: t('calls.at'), cell: ({ at }) => dateTime(at), width: 170 },
              {
                key: 'account',
                header: t('calls.for'),
                cell: ({ account }) => account?.name ?? t('calls.platform'),
              },
              { key: 'use', header: t('calls.use'), cell: ({ use }) => t(`calls.uses.${use}`) },
              {
                key: 'engine',
                header: t('calls.engine'),
                cell: ({ engine, model }) => `${words.name(engine)}, ${model}`,
                fold: true,
              },
              {
                key: 'outcome',
                header: t('calls.outcome'),
                cell: ({ outcome }) =>
                  outcome === 'begun' || outcome === 'answered'
                    ? t(`calls.outcomes.${outcome}`)
                    : t(`failures.${outcome}`),
              },
              {
                key: 'size',
                header: t('calls.size'),
                cell: ({ pictures, inputTokens, outputTokens }) =>
                  pictures > 0
                    ? t('calls.pictures', { count: pictures })
                    : t('calls.tokens', { into: number(inputTokens), out: number(outputTokens) }),
                fold: true,
              },
              {
                key: 'cost',
                header: t('calls.cost'),
                align: 'end',
                cell: ({ costMicros }) => <span className="po-num">{words.cost(costMicros)}</span>,
              },
            ]}
          />
        )}
      </AsyncState>
    </section>
  )
}
