import type { TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarCard } from '#features/posts/calendar/calendar-card.tsx'
import type { GridProps } from '#features/posts/calendar/calendar-grids.ts'
import { localTimeOn, type Placed } from '#features/posts/calendar/model/placed.ts'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'

/** Weeks as rows: what is over shrinks, what is still to be decided has room. */
export function MonthGrid(props: GridProps) {
  const { period, formats, today, posts, dragged } = props
  const weeks = Array.from({ length: period.days.length / 7 }, (_, at) =>
    period.days.slice(at * 7, at * 7 + 7),
  )
  return (
    <div className="po-month">
      <div className="po-month-names" aria-hidden="true">
        {weeks[0]?.map((day) => (
          <span key={day}>{formats.weekdayName(props.weekdayOf(day))}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <ol key={week[0]} className={cx('po-month-week', (week[6] ?? '') < today && 'po-month-past')}>
          {week.map((day) => (
            <MonthDay
              key={day}
              {...props}
              day={day}
              isPastWeek={(week[6] ?? '') < today}
              placed={posts.get(day) ?? none}
              dropped={dragged?.over?.day === day ? dragged.post : null}
              liftedId={dragged?.post.id ?? null}
            />
          ))}
        </ol>
      ))}
    </div>
  )
}

const none: readonly Placed<TaskCard>[] = []

interface MonthDayProps extends Omit<GridProps, 'posts' | 'dragged'> {
  day: string
  isPastWeek: boolean
  placed: readonly Placed<TaskCard>[]
  dropped: TaskCard | null
  liftedId: string | null
}

/** The first post whole, the second as a line, the rest counted. */
const shownEach = 2

const MonthDay = memo(function MonthDay({
  day,
  period,
  today,
  formats,
  placed,
  isPastWeek,
  dropped,
  liftedId,
  notes,
  context,
  mayMove,
  hourOf,
  onPress,
  onDay,
}: MonthDayProps) {
  const { t } = useTranslation('calendar')
  const noon = `${day}T12:00:00Z`
  const shown = placed.slice(0, shownEach)
  const more = placed.length - shown.length
  const isFirst = day.endsWith('-01')
  const isOut = !day.startsWith(period.month)
  return (
    <li
      data-day={day}
      className={cx(
        'po-month-day',
        isOut && 'po-month-out',
        day === today && 'po-month-now',
        dropped && (day < today ? 'po-month-shut' : 'po-month-drop'),
      )}
      aria-label={t('dayWith', { day: formats.longDate(noon), count: placed.length })}
    >
      <div className="po-month-head">
        <button type="button" className="po-month-number" onClick={() => onDay(day)} title={t('openDay')}>
          {isFirst ? formats.dayMonth(noon) : formats.dayNumber(noon)}
          {day === today && <span> {t('today')}</span>}
        </button>
        {notes
          .get(day)
          ?.slice(0, 1)
          .map((note) => (
            <Link key={note.key} {...linkTo(note.link)} className="po-month-note" title={note.words}>
              {note.words}
            </Link>
          ))}
      </div>
      {dropped && day >= today && (
        <p className="po-month-where">
          <b>{t('dropOn', { day: formats.namedDay(noon), time: formats.time(dropped.publishAt ?? noon) })}</b>
          <span>{t('dropKeeps')}</span>
        </p>
      )}
      {shown.map(({ post }, at) => (
        <CalendarCard
          key={post.id}
          post={post}
          size={isPastWeek || at > 0 ? 'line' : 'whole'}
          formats={formats}
          link={context.one(post.id)}
          isMovable={mayMove && isMovable(post)}
          isLifted={post.id === liftedId}
          onPress={onPress}
        />
      ))}
      {more > 0 && (
        <button type="button" className="po-month-more" onClick={() => onDay(day)}>
          {t('more', { count: more })}
        </button>
      )}
      {placed.length === 0 && day >= today && context.mayCreate && !dropped && (
        <Link
          {...linkTo({ ...context.write, search: { day: localTimeOn(day, hourOf(day)) } })}
          className="po-month-add"
          aria-label={t('addOn', { day: formats.namedDay(noon) })}
        >
          <Icon of={Plus} size={14} />
        </Link>
      )}
    </li>
  )
})
