import { Link } from '@tanstack/react-router'
import { BookmarkCheck, Lightbulb, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CalendarCard } from '#features/posts/calendar/calendar-card.tsx'
import type { DayNote, GridProps, TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { cardsOf } from '#features/posts/calendar/model/cards-of.ts'
import { freeHours } from '#features/posts/calendar/model/good-hours.ts'
import { isDelivery, localTimeOn } from '#features/posts/calendar/model/placed.ts'
import { useFreeHourWords } from '#features/posts/calendar/use-free-hour-words.ts'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'

interface HoursOfDayProps extends TimeGridProps {
  day: string
  view: 'week' | 'day'
  hourPx: number
  /** How tall a card is. */
  cardPx: number
  rowPx: number
  /** As many letters the words of a card have room for in a week. */
  letters: Readonly<Record<'tile' | 'row', number>>
}

/** One day of the calendar as a column of hours, where posts are dropped on a time. */
export function HoursOfDay(props: HoursOfDayProps) {
  const { day, view, hourPx, cardPx, rowPx, posts, formats, today, context, mayMove, dragged, nowMinute } =
    props
  const { t } = useTranslation('calendar')
  const onGrid = (posts.get(day) ?? []).filter(({ post }) => !isDelivery(post))
  const over = dragged?.over?.day === day ? dragged.over : null
  const topOf = (minute: number) => (minute / 60) * hourPx + 2
  const idea = view === 'week' && !over ? ideaOn(day, onGrid.length, props) : null
  const free = context.mayCreate && !over && !idea ? freeOn(day, props) : []
  return (
    <section
      className={cx(
        'po-hours-day',
        over && (isGone(day, over.minute, props) ? 'po-hours-shut' : 'po-hours-drop'),
      )}
      data-day={day}
      data-hour-px={hourPx}
      aria-label={t('dayWith', { day: formats.longDate(`${day}T12:00:00Z`), count: onGrid.length })}
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
      {cardsOf(onGrid, view, { hourPx, cardPx, rowPx }).map(({ post, size, style }) => (
        <div key={post.id} className="po-hours-at" style={style}>
          <CalendarCard
            post={post}
            size={size}
            {...(view === 'week' ? { letters: props.letters[size] } : {})}
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
      {idea && <IdeaHere {...idea} ideas={props.ideas} {...{ formats, topOf }} />}
      {free
        // Cards are taller than their moment.
        .filter((minute) => !onGrid.some((one) => isUnder(minute, one.minute, (cardPx / hourPx) * 60)))
        .slice(0, 1)
        .map((minute) => (
          <FreeHour key={minute} {...props} minute={minute} top={topOf(minute)} />
        ))}
    </section>
  )
}

/** In a week the first hour of an empty day; of one day all that are free. What is good for nothing is not offered. */
export function freeOn(day: string, { period, posts, hoursOf, reasonFor }: TimeGridProps): number[] {
  const taken = (posts.get(day) ?? []).filter(({ post }) => !isDelivery(post)).map(({ minute }) => minute)
  const free = freeHours(hoursOf(day), taken).filter((minute) => reasonFor(day, minute) !== 'free')
  if (period.view === 'day') return free
  return taken.length === 0 ? free.slice(0, 1) : []
}

const isUnder = (minute: number, card: number, cardMinutes: number): boolean =>
  minute >= card && minute < card + cardMinutes

const isGone = (day: string, minute: number | null, { today, nowMinute }: TimeGridProps): boolean =>
  day < today || (day === today && (minute ?? 0) <= nowMinute)

interface IdeaHereProps {
  note: DayNote
  minute: number
}

/** Of an empty day to come the first idea that is meant for it, at its hour. */
function ideaOn(
  day: string,
  posts: number,
  { notes, today, nowMinute }: TimeGridProps,
): IdeaHereProps | null {
  const note = posts === 0 ? notes.get(day)?.find(({ idea }) => idea) : undefined
  if (!note?.idea?.localTime) return null
  const minute = Number(note.idea.localTime.slice(11, 13)) * 60 + Number(note.idea.localTime.slice(14, 16))
  return day > today || (day === today && minute > nowMinute) ? { note, minute } : null
}

function IdeaHere({
  note,
  minute,
  ideas,
  formats,
  topOf,
}: IdeaHereProps & Pick<GridProps, 'ideas' | 'formats'> & { topOf: (minute: number) => number }) {
  return (
    <div className="po-hours-free po-hours-idea" style={{ top: topOf(minute) }} title={note.words}>
      <div>
        <Icon of={note.idea?.status === 'accepted' ? BookmarkCheck : Lightbulb} size={16} />
        <time>{formats.localTime(note.idea?.localTime?.slice(11) ?? '')}</time>
        {note.idea && ideas && <ideas.Keep idea={note.idea} />}
      </div>
      <Link {...linkTo(note.link)} aria-label={note.words}>
        {note.idea?.name}
      </Link>
    </div>
  )
}

/** An hour at which a post may go out, and why that one. */
function FreeHour(props: HoursOfDayProps & { minute: number; top: number }) {
  const { day, minute, top, context } = props
  const { words, search } = useFreeHourWords(props)
  return (
    <Link
      {...linkTo({ ...context.write, search: search(day, minute) })}
      className="po-hours-free"
      style={{ top }}
    >
      <Icon of={Plus} size={14} />
      <span>{words(day, minute)}</span>
    </Link>
  )
}
