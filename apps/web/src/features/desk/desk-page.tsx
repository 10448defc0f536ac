import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queueQuery } from '#features/desk/desk-queries.ts'
import type { PostParts } from '#features/desk/post-parts.ts'
import { Queue, type QueueTab } from '#features/desk/queue.tsx'
import { Work } from '#features/desk/work.tsx'
import { useActions } from '#shared/actions/registry.ts'
import { singleKeys } from '#shared/actions/shortcuts.ts'
import { useValue } from '#shared/lib/value-store.ts'
import { useWidePage } from '#shared/lib/wide-page.ts'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { Kbd } from '#shared/ui/kbd.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import '#features/desk/desk.css'

/** An agent's queue on the left, the task they are at beside it. */
export function DeskPage({ parts }: { parts: PostParts }) {
  const { t } = useTranslation('desk')
  useWidePage()
  const navigate = useNavigate()
  const { taskPublicId } = useParams({ strict: false })
  const [tab, setTab] = useState<QueueTab>('todo')
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const todo = useQuery(queueQuery('todo'))
  const delivered = useQuery({ ...queueQuery('delivered'), enabled: tab === 'delivered' })
  const shown = tab === 'delivered' ? delivered : todo
  const all = shown.data?.data.items ?? []
  const items = tab === 'returns' ? all.filter(({ isReturned }) => isReturned) : all
  // Nobody opens a list to choose what stands first anyway.
  const first = items[0]?.taskId
  const isListed = items.some(({ taskId }) => taskId === taskPublicId)
  const chosen = tab === 'todo' || isListed ? (taskPublicId ?? first) : (first ?? taskPublicId)
  const open = (taskId: string | undefined) =>
    taskId !== undefined &&
    void navigate({ to: '/me/running-tasks/$taskPublicId/processing', params: { taskPublicId: taskId } })
  const at = items.findIndex(({ taskId }) => taskId === chosen)
  useActions([
    { id: 'desk:next', label: t('next'), shortcut: 'J', run: () => open(items[at + 1]?.taskId) },
    { id: 'desk:previous', label: t('previous'), shortcut: 'K', run: () => open(items[at - 1]?.taskId) },
  ])
  const counts = todo.data?.counts
  const late = todo.data?.data.items.filter(({ isLate }) => isLate).length ?? 0
  const note = counts &&
    counts.todo > 0 && [t('note', { count: counts.todo }), ...(late > 0 ? [t('late', { count: late })] : [])]
  return (
    <div className="po-desk">
      <PageHeader
        title={t('title')}
        note={
          note && (
            <>
              {note.join(', ')}
              {items.length > 1 && <MoveKeys place="head" />}
            </>
          )
        }
        actions={<div className="po-desk-actions" ref={setActions} />}
      />
      <Queue
        tab={tab}
        onTab={setTab}
        counts={counts}
        items={items}
        readAt={shown.data?.readAt ?? 0}
        chosen={chosen}
        foot={items.length > 1 && <MoveKeys place="foot" />}
      >
        <AsyncState
          of={shown}
          loading={<RowSkeleton />}
          isEmpty={() => items.length === 0}
          empty={<Nothing tab={tab} />}
        >
          {() => null}
        </AsyncState>
      </Queue>
      {chosen ? (
        <Work
          key={chosen}
          taskPublicId={chosen}
          isAsked={all.find(({ taskId }) => taskId === chosen)?.isAsked ?? false}
          parts={parts}
          actions={actions}
          onDelivered={() => open(todo.data?.data.items.find(({ taskId }) => taskId !== chosen)?.taskId)}
        />
      ) : (
        <div className="po-desk-none">
          {todo.data && todo.data.counts.todo === 0 ? (
            <EmptyState drawing={<BenchDrawing />} title={t('empty')}>
              {t('emptyWords')}
            </EmptyState>
          ) : (
            <p className="po-mute">{t('choose')}</p>
          )}
        </div>
      )}
    </div>
  )
}

/** Only a reminder, where there is room for it: each task is a link, and both keys are listed with the others. */
function MoveKeys({ place }: { place: 'head' | 'foot' }) {
  const { t } = useTranslation('desk')
  if (!useValue(singleKeys)) return null
  return (
    <span className={`po-desk-keys po-desk-keys-${place}`} aria-hidden="true">
      <Kbd keys="J" />
      <Kbd keys="K" />
      {t('moveKeys')}
    </span>
  )
}

/** That nothing is to be done stands in the middle of the page. */
function Nothing({ tab }: { tab: QueueTab }) {
  const { t } = useTranslation('desk')
  if (tab === 'todo') return null
  return <p className="po-mute po-desk-empty">{t(tab === 'returns' ? 'emptyReturns' : 'emptyDelivered')}</p>
}
