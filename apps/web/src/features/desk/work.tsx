import type { WorkView } from '@postelier/contract/desk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { Pause } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BriefParts } from '#features/desk/brief-parts.tsx'
import { workKey, workQuery } from '#features/desk/desk-queries.ts'
import { DueWords, dueLook } from '#features/desk/due.tsx'
import type { PostParts } from '#features/desk/post-parts.ts'
import { Proposal } from '#features/desk/proposal.tsx'
import { clockOf, isCounting, secondsLeft, useTicking } from '#features/desk/time-left.ts'
import { Timer } from '#features/desk/timer.tsx'
import { isApiError } from '#shared/api/api-error.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { KeepTimer } from '#shared/orders/keep-timer.tsx'
import { AsyncState } from '#shared/ui/async-state.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PostSkeleton } from '#shared/ui/skeleton.tsx'

interface WorkProps {
  taskPublicId: string
  /** The last line about it is its customer's. */
  isAsked: boolean
  parts: PostParts
  /** The end of the page's header, where what comes next stands. */
  actions: HTMLElement | null
  onDelivered: () => void
}

/** One task: what is wanted in the middle, what is being made beside it. */
export function Work({ taskPublicId, isAsked, parts, actions, onDelivered }: WorkProps) {
  const query = useQuery(workQuery(taskPublicId))
  if (isApiError(query.error) && [404, 422].includes(query.error.status) && !query.data) throw notFound()
  return (
    <AsyncState of={query} loading={<PostSkeleton />}>
      {({ work, readAt }) => (
        <>
          <section className="po-desk-work" aria-label={work.title}>
            <WorkHead work={work} readAt={readAt} />
            <BriefParts work={work} isAsked={isAsked} />
          </section>
          {work.state === 'queued' && actions && createPortal(<Timer work={work} />, actions)}
          <Proposal work={work} parts={parts} actions={actions} onDelivered={onDelivered} />
          {work.isRunning && <CountOn taskPublicId={taskPublicId} countsUntil={work.countsUntil} />}
        </>
      )}
    </AsyncState>
  )
}

function WorkHead({ work, readAt }: { work: WorkView; readAt: number }) {
  const { t } = useTranslation('desk')
  return (
    <header className="po-desk-head">
      <div>
        <p className="po-mute">
          {work.business}, {t('number', { number: work.number })}
        </p>
        <h2>{work.title}</h2>
        <p className="po-desk-marks">
          {work.isUrgent && <span className="po-desk-urgent">{t('urgent')}</span>}
          {work.state === 'queued' && work.isRunning && <DueWords {...work} />}
        </p>
        {work.state === 'queued' && <Paused work={work} />}
      </div>
      {work.state === 'queued' &&
        (work.isRunning ? <Clock work={work} readAt={readAt} /> : <Promised work={work} />)}
    </header>
  )
}

/** What is left of the planned time, second by second; it stands still outside the agent's hours. */
function Clock({ work, readAt }: { work: WorkView; readAt: number }) {
  const { t } = useTranslation('desk')
  const { hours } = useFormats()
  const now = useTicking(true)
  const left = secondsLeft(work, readAt, now)
  const counts = isCounting(work.countsUntil, now)
  const part = left < 0 ? 1 : Math.min(1, left / (work.minutes * 60))
  return (
    <div className="po-desk-clock">
      <b
        className={cx('po-num', left < 0 && 'po-desk-over', !counts && 'po-desk-still')}
        role="timer"
        aria-live="off"
      >
        {left < 0 && '+'}
        {clockOf(left)}
      </b>
      <small>{t(left < 0 ? 'over' : 'left', { minutes: hours(work.minutes) })}</small>
      <span className="po-desk-part" aria-hidden="true">
        <span style={{ width: `${Math.round(part * 100)}%` }} data-over={left < 0 || undefined} />
      </span>
      <small role="status" className={cx(!counts && 'po-desk-off')}>
        {t(counts ? 'running' : 'offHours')}
      </small>
    </div>
  )
}

/** While no time runs, the date is what counts. */
function Promised({ work }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const { hours, dateTime } = useFormats()
  const worked = Math.round(work.workedSeconds / 60)
  return (
    <div className="po-desk-clock">
      {work.promisedAt && (
        <>
          <small>{t(work.expectedAt ? 'expectedFor' : work.isLate ? 'promisedLate' : 'promised')}</small>
          <b className={cx('po-desk-date', dueLook(work))}>{dateTime(work.expectedAt ?? work.promisedAt)}</b>
          {work.expectedAt && <small>{t('wasPromised', { date: dateTime(work.promisedAt) })}</small>}
        </>
      )}
      <small>
        {worked > 0
          ? t('workedOf', { worked: hours(worked), minutes: hours(work.minutes) })
          : t('planned', { minutes: hours(work.minutes) })}
      </small>
    </div>
  )
}

/** Their hours begin, or end, or nobody answered: what counts is read again. */
function CountOn({ taskPublicId, countsUntil }: Pick<WorkView, 'countsUntil'> & { taskPublicId: string }) {
  const client = useQueryClient()
  return (
    <KeepTimer
      taskPublicId={taskPublicId}
      onHeard={(isRunning) => {
        if (!isRunning || !isCounting(countsUntil, Date.now()))
          void client.invalidateQueries({ queryKey: workKey })
      }}
    />
  )
}

/** Who comes back to work that stopped by itself reads when, why, and from when their time counts again. */
function Paused({ work: { pausedFor, pause } }: { work: WorkView }) {
  const { t } = useTranslation('desk')
  const { dateTime } = useFormats()
  if (!pausedFor) return null
  return (
    <p className="po-desk-paused" role="status">
      <Icon of={Pause} size={16} />
      <span>
        {pause && <b>{t('pausedSince', { date: dateTime(pause.since) })} </b>}
        {t('pausedWhy', { reason: t(`reasons.${pausedFor}`) })}
        {pause?.hoursBegin && ` ${t('hoursBegin', { date: dateTime(pause.hoursBegin) })}`}
      </span>
    </p>
  )
}
