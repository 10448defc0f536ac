import type { QueueCardView } from '@postelier/contract/desk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dueLook } from '#features/desk/due.tsx'
import {
  clockOf,
  daysUntil,
  dueOf,
  isCounting,
  secondsLeft,
  secondsToDue,
  useTicking,
} from '#features/desk/time-left.ts'
import { WorkStatus } from '#features/desk/work-status.tsx'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { WorkFace } from '#shared/orders/work-face.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

/** The parts of an agent's queue: to do, given back by customers, delivered. */
export const queueTabs = ['todo', 'returns', 'delivered'] as const
export type QueueTab = (typeof queueTabs)[number]

interface QueueProps {
  tab: QueueTab
  onTab: (tab: QueueTab) => void
  counts: Readonly<Record<QueueTab, number>> | undefined
  items: readonly QueueCardView[]
  readAt: number
  chosen: string | undefined
  /** Under the list. */
  foot: ReactNode
  /** While it comes, or where it is empty. */
  children: ReactNode
}

export function Queue({ tab, onTab, counts, items, readAt, chosen, foot, children }: QueueProps) {
  const { t } = useTranslation('desk')
  const now = useTicking(items.some((work) => work.isRunning || secondsToDue(work, Date.now()) !== null))
  return (
    <section aria-label={t('queue')} className="po-desk-queue">
      <Tabs
        label={t('queue')}
        value={tab}
        onChange={onTab}
        items={queueTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          // What is delivered asks for nothing.
          ...(counts && value !== 'delivered' && counts[value] > 0 ? { count: counts[value] } : {}),
        }))}
      >
        {children}
        <ul>
          {items.map((work) => (
            <QueueLine
              key={work.taskId}
              work={work}
              isChosen={work.taskId === chosen}
              left={secondsLeft(work, readAt, now)}
              now={now}
              isRunning={isCounting(work.countsUntil, now)}
            />
          ))}
        </ul>
      </Tabs>
      {foot}
    </section>
  )
}

interface QueueLineProps {
  work: QueueCardView
  isChosen: boolean
  left: number
  now: number
  isRunning: boolean
}

function QueueLine({ work, isChosen, left, now, isRunning }: QueueLineProps) {
  const { t, i18n } = useTranslation('desk')
  const name = work.names[i18n.language === 'en' ? 'en' : 'fr']
  const { hours } = useFormats()
  const isDelivered = work.state !== 'queued'
  const toDue = secondsToDue(work, now)
  return (
    <li>
      <Link
        to="/me/running-tasks/$taskPublicId/processing"
        params={{ taskPublicId: work.taskId }}
        className={cx('po-desk-line', isChosen && 'po-desk-line-chosen')}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className="po-desk-face">
          <WorkFace {...work} size={44} />
        </span>
        <span className="po-desk-what">
          <span className="po-desk-row">
            <b>{work.title}</b>
            {!work.isRunning && toDue !== null && (
              <span
                className="po-num"
                title={t('dueIn.left', { left: hours(Math.max(1, Math.floor(toDue / 60))) })}
              >
                {clockOf(toDue)}
              </span>
            )}
            {work.isRunning && (
              <span
                className={cx('po-num', left < 0 && 'po-desk-over', isRunning && left >= 0 && 'po-desk-runs')}
              >
                {`${left < 0 ? '+' : ''}${clockOf(left)}`}
              </span>
            )}
          </span>
          <span>
            {work.business}, {name}
          </span>
          <span className="po-desk-row">
            <WorkStatus work={work} />
            {work.isUrgent && !isDelivered && <small className="po-desk-urgent">{t('urgent')}</small>}
          </span>
          <QueueDate work={work} now={now} />
          {(work.pausedFor === 'endOfDay' || work.pausedFor === 'noSign') && (
            <small className="po-mute">{t(`stopped.${work.pausedFor}`)}</small>
          )}
          {work.isAsked && <small className="po-desk-runs">{t('isAsked')}</small>}
        </span>
      </Link>
    </li>
  )
}

/** By when it is promised, with its hour; of what is delivered, since when. */
function QueueDate({ work, now }: { work: QueueCardView; now: number }) {
  const { t } = useTranslation('desk')
  const { dateTime, dayKey, shortDayMonth, time, weekday } = useFormats()
  const { promisedAt, expectedAt, isLate, deliveredAt, state } = work
  if (state !== 'queued')
    return (
      deliveredAt && <small className="po-mute">{t('deliveredOn', { date: dateTime(deliveredAt) })}</small>
    )
  if (!promisedAt) return null
  if (expectedAt)
    return (
      <small className={dueLook({ expectedAt, isLate })}>
        {t('expectedFor')} {dateTime(expectedAt)},{' '}
        {t('wasPromised', { date: `${weekday(promisedAt)} ${shortDayMonth(promisedAt)}` })}
      </small>
    )
  const due = dueOf(promisedAt, now, dayKey)
  return (
    <small className={due === 'past' ? 'po-desk-over' : 'po-ink2'}>
      {due === 'later'
        ? t('dueIn.later', {
            count: daysUntil(promisedAt, now, dayKey),
            date: `${weekday(promisedAt)} ${shortDayMonth(promisedAt)}`,
            time: time(promisedAt),
          })
        : t(`dueIn.${due}`, {
            time: time(promisedAt),
            date: dateTime(promisedAt),
          })}
    </small>
  )
}
