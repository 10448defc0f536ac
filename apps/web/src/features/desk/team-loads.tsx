import type { AgentLoadView, ManagedCardView } from '@postelier/contract/desk'
import { holidayTypes } from '@postelier/contract/holidays'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { inQuarters, workingDays } from '#features/desk/load-words.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button } from '#shared/ui/button.tsx'

/** The part of the screen that a task stands in. */
export const taskRowId = (taskId: string) => `task-${taskId}`

interface TeamLoadsProps {
  agents: readonly AgentLoadView[]
  /** Tasks that are on screen. */
  shown: readonly ManagedCardView[] | undefined
  /** Where given, what an agent cannot keep is given to others from here. */
  onMend: ((agent: AgentLoadView) => void) | undefined
}

/** Everybody's days under one another: what is planned, of the hours there are. */
export function TeamLoads({ agents, shown, onMend }: TeamLoadsProps) {
  const { t } = useTranslation('desk')
  const { weekday, shortDayMonth } = useFormats()
  const days = agents[0]?.days ?? []
  return (
    <div className="po-loads">
      <div className="po-load po-load-axis" aria-hidden="true">
        <span>{t('team.agent')}</span>
        {days.map(({ date }) => {
          const day = new Date(`${date}T12:00:00`)
          return (
            <span key={date}>
              {weekday(day)} {shortDayMonth(day)}
            </span>
          )
        })}
      </div>
      <ul>
        {agents.map((agent) => (
          <Load key={agent.id} {...{ agent, shown, onMend }} />
        ))}
      </ul>
    </div>
  )
}

function Load({ agent, shown, onMend }: Omit<TeamLoadsProps, 'agents'> & { agent: AgentLoadView }) {
  const { t } = useTranslation('desk')
  const { hours, number } = useFormats()
  const days = workingDays(agent)
  const late = agent.broken.filter(({ isLate }) => isLate)
  const ahead = agent.broken.filter(({ isLate }) => !isLate)
  const now = shown?.find(({ taskId }) => taskId === agent.runningTaskId)
  return (
    <li className="po-load">
      <span className="po-load-who">
        <b>{agent.name}</b>
        <small className="po-mute">
          {agent.tasks > 0
            ? `${t('team.tasks', { count: agent.tasks })}, ${hours(agent.minutes)}${
                days === null ? '' : `, ${t('team.days', { days: number(days) })}`
              }`
            : t('team.noTask')}
          {now && `, ${t('team.runs', { title: now.title })}`}
        </small>
      </span>
      {agent.days.map((day) => (
        <LoadDay key={day.date} day={day} />
      ))}
      {agent.broken.length > 0 && (
        <p className="po-load-danger">
          <Titles words={t('team.brokenLate')} of={late} />
          <Titles words={t(ahead.length > 1 ? 'team.brokenMany' : 'team.broken')} of={ahead} />
          {onMend && (
            <Button size="sm" onClick={() => onMend(agent)}>
              {t('team.mend', { count: agent.broken.length })}
              <span className="po-sr"> {agent.name}</span>
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

/** Orders that do not keep their date, each leading to its row. */
function Titles({ words, of }: { words: string; of: AgentLoadView['broken'] }) {
  if (of.length === 0) return null
  return (
    <>
      <span>{words}</span>
      {of.map(({ taskId, title }) => (
        <Link
          key={taskId}
          to="/me/managing-tasks"
          hash={taskRowId(taskId)}
          hashScrollIntoView={false}
          className="po-link"
        >
          {title}
        </Link>
      ))}
    </>
  )
}

function LoadDay({ day }: { day: AgentLoadView['days'][number] }) {
  const { t } = useTranslation(['desk', 'holidays'])
  const { hours, namedDay } = useFormats()
  const { date, plannedMinutes, capacityMinutes, off } = day
  const wordsOf = (reason: string) => {
    const holiday = holidayTypes.find((type) => type === reason)
    return holiday ? t(`holidays:types.${holiday}`) : reason
  }
  const heard = <span className="po-sr">{namedDay(new Date(`${date}T12:00:00`))}: </span>
  const capacity = inQuarters(capacityMinutes)
  if (capacity === 0)
    return (
      <span className="po-load-day">
        <span className="po-load-bar po-load-off" aria-hidden="true" />
        <small className="po-mute">
          {heard}
          {off === null ? t(capacityMinutes === 0 ? 'team.off' : 'team.over') : wordsOf(off)}
        </small>
      </span>
    )
  const part = Math.min(1, plannedMinutes / capacityMinutes)
  return (
    <span className="po-load-day">
      <span className="po-load-bar" aria-hidden="true">
        <span style={{ width: `${part * 100}%` }} data-full={part >= 1 || undefined} />
      </span>
      <small className="po-num">
        {heard}
        {plannedMinutes > 0 ? (
          t('team.day', {
            planned: hours(Math.min(capacity, Math.max(15, inQuarters(plannedMinutes)))),
            capacity: hours(capacity),
          })
        ) : (
          <span className="po-mute">{t('team.free', { capacity: hours(capacity) })}</span>
        )}
      </small>
    </span>
  )
}
