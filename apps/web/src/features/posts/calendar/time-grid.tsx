import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarCard } from '#features/posts/calendar/calendar-card.tsx'
import type { GridProps } from '#features/posts/calendar/calendar-grids.ts'
import { freeHours } from '#features/posts/calendar/model/good-hours.ts'
import { localTimeOn, sideBySide } from '#features/posts/calendar/model/placed.ts'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'

export interface TimeGridProps extends GridProps {
  /** The minute of today it is there. */
  nowMinute: number
}

const hourPx = 50
const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** A card of a week is as tall as so many minutes. */
const cardMinutes = { week: 285, day: 150 } as const
/** Where nothing stands and nothing is free. */
const usualFirst = 6 * 60
/** The edge lies a little before what is seen first. */
const edgeMinutes = 45

/** Days as columns of hours. A post stands at its hour; those that are close together share the width. */
export function TimeGrid(props: TimeGridProps) {
  const { period, formats, today, notes, onDay, isReady } = props
  const { t } = useTranslation('calendar')
  const columns = { '--po-columns': period.days.length } as CSSProperties
  const body = useRef<HTMLDivElement>(null)
  const first = firstMinuteOf(props)
  const scrollTo = useEffectEvent(() => {
    if (body.current) body.current.scrollTop = (Math.max(0, first - edgeMinutes) / 60) * hourPx
  })
  // Once for each period, when its posts are there: what moves later moves nothing under the hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is what it scrolls for.
  useLayoutEffect(() => scrollTo(), [period.day, period.view, isReady])
  return (
    <div className={cx('po-hours', period.view === 'day' && 'po-hours-one')} style={columns}>
      <div className="po-hours-head">
        <span />
        {period.days.map((day) => {
          const noon = `${day}T12:00:00Z`
          return (
            <div key={day} className={cx(day === today && 'po-hours-now')}>
              <button type="button" onClick={() => onDay(day)} title={formats.longDate(noon)}>
                <b>{formats.dayNumber(noon)}</b> {day === today ? t('today') : formats.weekday(noon)}
              </button>
              {notes
                .get(day)
                ?.slice(0, 1)
                .map((note) => (
                  <Link key={note.key} {...linkTo(note.link)} title={note.words}>
                    {note.words}
                  </Link>
                ))}
            </div>
          )
        })}
      </div>
      <div className="po-hours-body" ref={body}>
        <div className="po-hours-scale" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>
              {hour === 0 ? '' : formats.localTime(`${String(hour).padStart(2, '0')}:00`)}
            </span>
          ))}
        </div>
        {period.days.map((day) => (
          <HoursOfDay key={day} {...props} day={day} />
        ))}
      </div>
    </div>
  )
}

function HoursOfDay(props: TimeGridProps & { day: string }) {
  const { day, period, posts, formats, today, context, mayMove, dragged, since, kept, nowMinute, onPress } =
    props
  const { t } = useTranslation('calendar')
  const view = period.view === 'day' ? 'day' : 'week'
  const placed = sideBySide(posts.get(day) ?? [], cardMinutes[view])
  const over = dragged?.over?.day === day ? dragged.over : null
  const noon = `${day}T12:00:00Z`
  return (
    <section
      className={cx(
        'po-hours-day',
        over && (isGone(day, over.minute, props) ? 'po-hours-shut' : 'po-hours-drop'),
      )}
      data-day={day}
      data-hour-px={hourPx}
      aria-label={t('dayWith', { day: formats.longDate(noon), count: placed.length })}
    >
      {day === today && (
        <div className="po-hours-line" style={{ top: topOf(nowMinute) }} aria-hidden="true">
          <em>{formats.localTime(localTimeOn(day, nowMinute).slice(11))}</em>
        </div>
      )}
      {over?.minute != null && (
        <div className="po-hours-here" style={{ top: topOf(over.minute) }}>
          {formats.localTime(localTimeOn(day, over.minute).slice(11))}
        </div>
      )}
      {placed.map(({ post, minute, column, columns }) => (
        <div
          key={post.id}
          className={cx('po-hours-at', columns > 2 && 'po-hours-tight')}
          style={{
            top: topOf(minute),
            left: `calc(${(100 * column) / columns}% + 6px)`,
            width: `calc(${100 / columns}% - 12px)`,
          }}
        >
          <CalendarCard
            post={post}
            size="tile"
            formats={formats}
            link={context.one(post.id)}
            isMovable={mayMove && isMovable(post)}
            isLifted={dragged?.post.id === post.id}
            since={since}
            kept={kept}
            onPress={onPress}
          />
        </div>
      ))}
      {context.mayCreate &&
        !over &&
        freeOn(day, props).map((minute) => <FreeHour key={minute} {...props} day={day} minute={minute} />)}
    </section>
  )
}

/** In a week the first hour of an empty day; of one day all that are free. */
function freeOn(day: string, { period, posts, hoursOf }: TimeGridProps): number[] {
  const taken = (posts.get(day) ?? []).map(({ minute }) => minute)
  const free = freeHours(hoursOf(day), taken)
  if (period.view === 'day') return free
  return taken.length === 0 ? free.slice(0, 1) : []
}

/** What stands first on the days that are shown: a post, or the first free hour. */
function firstMinuteOf(props: TimeGridProps): number {
  const minutes = props.period.days.flatMap((day) => [
    ...(props.posts.get(day) ?? []).map(({ minute }) => minute),
    ...freeOn(day, props),
  ])
  if (minutes.length > 0) return Math.min(...minutes)
  return props.period.days.includes(props.today) ? props.nowMinute : usualFirst
}

const topOf = (minute: number): number => (minute / 60) * hourPx + 2

const isGone = (day: string, minute: number | null, { today, nowMinute }: TimeGridProps): boolean =>
  day < today || (day === today && (minute ?? 0) <= nowMinute)

function FreeHour({
  day,
  minute,
  formats,
  context,
  weekdayOf,
}: TimeGridProps & { day: string; minute: number }) {
  const { t } = useTranslation('calendar')
  const localTime = localTimeOn(day, minute)
  return (
    <Link
      {...linkTo({ ...context.write, search: { day: localTime } })}
      className="po-hours-free"
      style={{ top: topOf(minute) }}
    >
      <Icon of={Plus} size={16} />
      <span>
        {t('freeHour', {
          time: formats.localTime(localTime.slice(11)),
          weekday: formats.weekdayName(weekdayOf(day)),
        })}
      </span>
    </Link>
  )
}
