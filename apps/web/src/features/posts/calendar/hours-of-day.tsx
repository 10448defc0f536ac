import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CalendarCard } from '#features/posts/calendar/calendar-card.tsx'
import type { TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { freeHours } from '#features/posts/calendar/model/good-hours.ts'
import { isDelivery, localTimeOn, sideBySide } from '#features/posts/calendar/model/placed.ts'
import { useFreeHourWords } from '#features/posts/calendar/use-free-hour-words.ts'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface HoursOfDayProps extends TimeGridProps {
  day: string
  view: 'week' | 'day'
  hourPx: number
  /** As tall as so many minutes a card is. */
  cardMinutes: number
}

/** One day of the calendar as a column of hours, where posts are dropped on a time. */
export function HoursOfDay(props: HoursOfDayProps) {
  const { day, view, hourPx, cardMinutes, posts, formats, today, context, mayMove, dragged, nowMinute } =
    props
  const { t } = useTranslation('calendar')
  const onGrid = (posts.get(day) ?? []).filter(({ post }) => !isDelivery(post))
  const placed = sideBySide(onGrid, cardMinutes)
  const over = dragged?.over?.day === day ? dragged.over : null
  const topOf = (minute: number) => (minute / 60) * hourPx + 2
  return (
    <section
      className={cx(
        'po-hours-day',
        view === 'day' && placed.length > 0 && 'po-hours-filled',
        over && (isGone(day, over.minute, props) ? 'po-hours-shut' : 'po-hours-drop'),
      )}
      data-day={day}
      data-hour-px={hourPx}
      aria-label={t('dayWith', { day: formats.longDate(`${day}T12:00:00Z`), count: placed.length })}
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
          className={cx('po-hours-at', column > 0 && column === columns - 1 && 'po-hours-last')}
          style={{
            top: topOf(minute),
            left: `calc(${(100 * column) / columns}% + ${columns > 1 ? 3 : 6}px)`,
            width: `calc(${100 / columns}% - ${columns > 1 ? 6 : 12}px)`,
          }}
        >
          <CalendarCard
            post={post}
            size={columns > 1 && view === 'week' ? 'half' : 'tile'}
            formats={formats}
            link={context.one(post.id)}
            isMovable={mayMove && isMovable(post)}
            isLifted={dragged?.post.id === post.id}
            since={props.since}
            kept={props.kept}
            onPress={props.onPress}
          />
        </div>
      ))}
      {context.mayCreate &&
        !over &&
        freeOn(day, props)
          // Where cards take the whole width there is no room beside them.
          .filter(
            (minute) => !placed.some((one) => one.columns > 1 && isUnder(minute, one.minute, cardMinutes)),
          )
          .map((minute) => <FreeHour key={minute} {...props} minute={minute} top={topOf(minute)} />)}
    </section>
  )
}

/** In a week the first hour of an empty day; of one day all that are free. */
export function freeOn(day: string, { period, posts, hoursOf }: TimeGridProps): number[] {
  const taken = (posts.get(day) ?? []).filter(({ post }) => !isDelivery(post)).map(({ minute }) => minute)
  const free = freeHours(hoursOf(day), taken)
  if (period.view === 'day') return free
  return taken.length === 0 ? free.slice(0, 1) : []
}

const isUnder = (minute: number, card: number, cardMinutes: number): boolean =>
  minute >= card && minute < card + cardMinutes

const isGone = (day: string, minute: number | null, { today, nowMinute }: TimeGridProps): boolean =>
  day < today || (day === today && (minute ?? 0) <= nowMinute)

function FreeHour(props: HoursOfDayProps & { minute: number; top: number }) {
  const { day, minute, top, context } = props
  const { words, search } = useFreeHourWords(props)
  return (
    <Link
      {...linkTo({ ...context.write, search: search(day, minute) })}
      className="po-hours-free"
      style={{ top }}
    >
      <Icon of={Plus} size={16} />
      <span>{words(day, minute)}</span>
    </Link>
  )
}
