import type { AgentLoadView, ManagedCardView } from '@postelier/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerComplaintDialog } from '#features/desk/answer-complaint-dialog.tsx'
import { loadsQuery, managedQuery } from '#features/desk/desk-queries.ts'
import { dueLook } from '#features/desk/due.tsx'
import { EndangeredDialog } from '#features/desk/endangered-dialog.tsx'
import { FirstThing, teamTabs as tabs } from '#features/desk/first-thing.tsx'
import { ManagedWorkDrawer } from '#features/desk/managed-work-drawer.tsx'
import { TaskActions } from '#features/desk/task-actions.tsx'
import { TeamLoads, taskRowId } from '#features/desk/team-loads.tsx'
import { TransferDialog } from '#features/desk/transfer-dialog.tsx'
import { WorkStatus } from '#features/desk/work-status.tsx'
import { useAbility } from '#shared/api/current-user.ts'
import { meanOf } from '#shared/brief/order-rating.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { pageAt } from '#shared/lib/page-at.ts'
import { useListSearch, wholeNumber } from '#shared/lib/use-list-search.ts'
import { WorkFace } from '#shared/orders/work-face.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { BenchDrawing } from '#shared/ui/illustrations.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { RowSkeleton } from '#shared/ui/skeleton.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import '#features/desk/desk.css'

const pageSize = 25

/** What a manager's people have to do, and where it does not hold. */
export function TeamPage() {
  const { t } = useTranslation('desk')
  const [words, change] = useListSearch()
  const offset = wholeNumber(words.offset)
  const tab = tabs.find((one) => one === words.status) ?? 'todo'
  const tasks = useQuery(managedQuery(tab, offset))
  const loads = useQuery(loadsQuery)
  const [moving, setMoving] = useState<ManagedCardView | null>(null)
  const [answering, setAnswering] = useState<ManagedCardView | null>(null)
  const [mending, setMending] = useState<Pick<AgentLoadView, 'id' | 'name'> | null>(null)
  const onMend = useAbility('team:edit') ? setMending : undefined
  const endsOf = new Map(
    (loads.data ?? []).flatMap(({ broken }) => broken.map(({ taskId, endsAt }) => [taskId, endsAt] as const)),
  )
  const columns = useColumns(tab, { endsOf, onMove: setMoving, onAnswer: setAnswering, onMend })
  const openId = words.task
  const opened = tasks.data?.data.items.find(({ taskId }) => taskId === openId)
  const close = () => change({ task: '', offset: words.offset ?? '' })
  const counts = tasks.data?.counts
  return (
    <div className="po-page">
      <PageHeader
        title={t('team.title')}
        actions={
          <FirstThing
            counts={counts}
            tab={tab}
            onOpen={(status) => change({ status, offset: '' })}
            onAnswer={setAnswering}
          />
        }
      />
      <section aria-label={t('team.load')}>
        <SectionHead title={t('team.load')} note={t('team.loadNote')} />
        <AsyncState
          of={loads}
          loading={<RowSkeleton />}
          isEmpty={(agents) => agents.length === 0}
          empty={
            <EmptyState
              drawing={<BenchDrawing />}
              title={t('team.noAgents')}
              action={
                <ButtonLink look="ink" to="/admin/users/$userType" params={{ userType: 'internalAgent' }}>
                  {t('team.toAgents')}
                </ButtonLink>
              }
              framed
            >
              {t('team.noAgentsWords')}
            </EmptyState>
          }
        >
          {(agents) => <TeamLoads agents={agents} shown={tasks.data?.data.items} onMend={onMend} />}
        </AsyncState>
      </section>
      <section className="po-list" aria-label={t('team.caption')}>
        <Tabs
          label={t('team.caption')}
          value={tab}
          onChange={(status) => change({ status: status === 'todo' ? '' : status, offset: '' })}
          items={tabs.map((value) => ({
            value,
            label: t(`team.tabs.${value}`),
            ...(counts && value !== 'history' && counts[value] > 0 ? { count: counts[value] } : {}),
          }))}
        >
          <AsyncState
            of={tasks}
            loading={<RowSkeleton />}
            isEmpty={({ data }) => data.total === 0}
            empty={<p className="po-mute po-team-empty">{t(`team.empty.${tab}`)}</p>}
          >
            {({ data }) => (
              <DataTable
                caption={t('team.caption')}
                columns={columns}
                rows={data.items}
                rowKey={({ taskId }) => taskId}
                selected={({ taskId }) => taskId === openId}
                rowLink={(task, children) => (
                  <Link
                    to="."
                    search={{ ...words, task: task.taskId } as never}
                    resetScroll={false}
                    className="po-row-open"
                  >
                    {children}
                  </Link>
                )}
                page={{
                  offset,
                  limit: pageSize,
                  total: data.total,
                  onMove: (to) => change({ offset: to === 0 ? '' : String(to) }),
                }}
              />
            )}
          </AsyncState>
        </Tabs>
      </section>
      {openId && (
        <ManagedWorkDrawer
          key={openId}
          taskPublicId={openId}
          actions={opened && <TaskActions task={opened} onMove={setMoving} onAnswer={setAnswering} />}
          onClose={close}
        />
      )}
      {moving && <TransferDialog task={moving} onClose={() => setMoving(null)} />}
      {mending && <EndangeredDialog agent={mending} onClose={() => setMending(null)} />}
      {answering && <AnswerComplaintDialog task={answering} onClose={() => setAnswering(null)} />}
    </div>
  )
}

function useColumns(
  tab: (typeof tabs)[number],
  {
    endsOf,
    onMove,
    onAnswer,
    onMend,
  }: {
    /** When what will be late is ready, as its queue stands. */
    endsOf: ReadonlyMap<string, string | null>
    onMove: (task: ManagedCardView) => void
    onAnswer: (task: ManagedCardView) => void
    onMend: ((agent: Pick<AgentLoadView, 'id' | 'name'>) => void) | undefined
  },
) {
  const { t, i18n } = useTranslation('desk')
  const { dateTime, dayMonthYear, namedDay, hours, number } = useFormats()
  const language = i18n.language === 'en' ? 'en' : 'fr'
  return [
    {
      key: 'task',
      header: t('team.task'),
      cell: (task: ManagedCardView) => (
        <span className="po-team-task">
          <WorkFace {...task} picture={task.picture && pageAt(task.picture.file, { width: 160 })} size={36} />
          <span id={taskRowId(task.taskId)} tabIndex={-1}>
            <b>{task.title}</b>
            <small className="po-mute">
              {task.business}, {task.names[language]}
              {task.isUrgent && <b className="po-desk-urgent"> {t('urgent')}</b>}
            </small>
          </span>
        </span>
      ),
    },
    {
      key: 'agent',
      header: t('team.agent'),
      cell: ({ agent, state }: ManagedCardView) => (
        <>
          {agent?.name ?? t('team.nobody')}
          {state === 'queued' && !agent?.isWorking && (
            <small className="po-load-broken">{t('team.unattended')}</small>
          )}
          {state === 'queued' && agent?.isWorking === false && onMend && (
            <button type="button" className="po-link" onClick={() => onMend(agent)}>
              {t('team.mendAll')}
              <span className="po-sr"> {agent.name}</span>
            </button>
          )}
        </>
      ),
    },
    {
      key: 'status',
      header: t('team.status'),
      cell: ({ status, state, isRunning, workedSeconds, minutes, pausedFor, complaint }: ManagedCardView) => {
        // What was delivered took what it took, however little; what is planned says nothing of it any more.
        const worked = Math.ceil(workedSeconds / 60)
        return (
          <span className="po-team-state">
            <WorkStatus work={{ status, state, isRunning }} />
            {pausedFor && <small className="po-mute">{t(`reasonsOf.${pausedFor}`)}</small>}
            {complaint?.answerBy && !complaint.answer && (
              <small className={Date.parse(complaint.answerBy) < Date.now() ? 'po-desk-over' : 'po-mute'}>
                {t('team.answerBy', { date: namedDay(complaint.answerBy) })}
              </small>
            )}
            <small className="po-mute">
              {worked > 0 || state !== 'queued'
                ? t('workedOf', { worked: hours(worked), minutes: hours(minutes) })
                : t('planned', { minutes: hours(minutes) })}
            </small>
          </span>
        )
      },
    },
    {
      key: 'promised',
      header: t('team.promised'),
      cell: ({ taskId, promisedAt, expectedAt, isLate }: ManagedCardView) => {
        if (!promisedAt) return null
        // Of what is done the hour says nothing any more, and the year may be another.
        if (tab === 'history') return dayMonthYear(promisedAt)
        const endsAt = endsOf.get(taskId)
        return (
          <span className="po-team-state">
            <span className={dueLook({ expectedAt, isLate })}>
              {expectedAt ? `${t('expectedFor')} ${dateTime(expectedAt)}` : dateTime(promisedAt)}
            </span>
            {expectedAt ? (
              <small className="po-mute">{t('wasPromised', { date: dateTime(promisedAt) })}</small>
            ) : (
              endsAt && (
                <small className="po-desk-later">{t('team.willBeReady', { date: namedDay(endsAt) })}</small>
              )
            )}
          </span>
        )
      },
    },
    {
      key: 'do',
      header: tab === 'history' ? t('team.rated') : '',
      align: 'end' as const,
      cell: (task: ManagedCardView) => {
        if (task.rating) return t('outOf', { stars: number(meanOf(task.rating, task.kind)) })
        return <TaskActions task={task} isRow onMove={onMove} onAnswer={onAnswer} />
      },
    },
  ]
}
