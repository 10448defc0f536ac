import type { TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { BookmarkCheck, CalendarHeart, Lightbulb, Plus } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarCard } from '#features/posts/calendar/calendar-card.tsx'
import type { DayNote, GridProps, IdeaParts } from '#features/posts/calendar/calendar-grids.ts'
import { localTimeOn, type Placed } from '#features/posts/calendar/model/placed.ts'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'
import '#features/posts/calendar/calendar-month.css'

/** Weeks as rows: what is over shrinks, what is still to be decided has room. */
export function MonthGrid(props: GridProps) {
  const { period, formats, today, posts, dragged, isReady } = props
  const month = useRef<HTMLDivElement>(null)
  // Once for each period, when its posts are there: what is over is above, today and what comes are seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is what it scrolls for.
  useLayoutEffect(() => showToday(month.current), [period.day, isReady])
  const weeks = Array.from({ length: period.days.length / 7 }, (_, at) =>
    period.days.slice(at * 7, at * 7 + 7),
  )
  return (
    <div className="po-month" ref={month}>
      <div className="po-month-names" aria-hidden="true">
        {weeks[0]?.map((day) => (
          <span key={day}>{formats.weekdayName(props.weekdayOf(day))}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <ol
          key={week[0]}
          className={cx('po-month-week', (week[6] ?? '') < today && 'po-month-past')}
          data-now={week.includes(today) || undefined}
        >
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

/** Today's week to the top, as far as what follows needs the room and no post of the month goes out of sight. */
function showToday(month: HTMLElement | null): void {
  const scroller = month?.closest('.po-cal-scroll')
  if (!month || !scroller) return
  const weeks = [...month.querySelectorAll<HTMLElement>('.po-month-week')]
  const now = weeks.find((week) => week.dataset.now)
  const [first] = weeks
  const needed = month.offsetHeight - scroller.clientHeight
  // Of a week that is over all is seen or nothing.
  const top = weeks.find((week) => week === now || week.offsetTop - (first?.offsetTop ?? 0) >= needed)
  const full = weeks.find((week) => week.querySelector('.po-month-day:not(.po-month-out) [data-post]'))
  const shown = full && top && full.offsetTop < top.offsetTop ? full : top
  scroller.scrollTop = now && shown && first ? shown.offsetTop - first.offsetTop : 0
}

const none: readonly Placed<TaskCard>[] = []

/** A week that is over shrinks. */
const linesOfPast = 2

interface MonthDayProps extends Omit<GridProps, 'posts' | 'dragged'> {
  day: string
  isPastWeek: boolean
  placed: readonly Placed<TaskCard>[]
  dropped: TaskCard | null
  liftedId: string | null
}

/** The first post whole and the second as a line; a fuller day has lines alone, so that more of it is seen. */
const [shownEach, linesEach] = [2, 5]

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
  ideas,
  context,
  mayMove,
  since,
  kept,
  hoursOf,
  onPress,
  onDay,
}: MonthDayProps) {
  const { t } = useTranslation('calendar')
  const noon = `${day}T12:00:00Z`
  const isBusy = placed.length > shownEach
  // One line more takes no more room than saying that there is one more.
  const most = !isBusy ? shownEach : placed.length <= linesEach + 1 ? linesEach + 1 : linesEach
  const mostOfPast = placed.length > linesOfPast ? 1 : linesOfPast
  const shown = placed.slice(0, isPastWeek ? mostOfPast : most)
  const more = placed.length - shown.length
  const isFirst = day.endsWith('-01')
  const isFree = placed.length === 0 && day >= today && !dropped
  // What a day was called matters no more once it is over; beside posts there is room for one name.
  const dayNotes = isPastWeek ? [] : (notes.get(day) ?? []).slice(0, isFree ? notesEach : 1)
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
          {isFirst ? formats.shortDayMonth(noon) : formats.dayNumber(noon)}
          {day === today && <span> {t('today')}</span>}
        </button>
      </div>
      {dropped && day < today && <p className="po-month-where">{t('dropPast')}</p>}
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
          size={isPastWeek || isBusy || at > 0 ? 'line' : 'whole'}
          formats={formats}
          link={context.one(post.id)}
          isMovable={mayMove && isMovable(post)}
          isLifted={post.id === liftedId}
          since={since}
          kept={kept}
          onPress={onPress}
        />
      ))}
      {more > 0 && (
        <button type="button" className="po-month-more" onClick={() => onDay(day)}>
          {t('more', { count: more })}
        </button>
      )}
      {!dropped && dayNotes.map((note) => <Note key={note.key} note={note} ideas={isFree ? ideas : null} />)}
      {isFree && context.mayCreate && (
        <Link
          {...linkTo({ ...context.write, search: { day: localTimeOn(day, hoursOf(day)[0] ?? lastMinute) } })}
          className="po-month-add"
          aria-label={t('addOn', { day: formats.namedDay(noon) })}
        >
          <Icon of={Plus} size={14} />
        </Link>
      )}
    </li>
  )
})

/** Where the evening is too late for any other. */
const lastMinute = 23 * 60 + 45

/** A key date and an idea; more would be a list. */
const notesEach = 2

function Note({ note, ideas }: { note: DayNote; ideas: IdeaParts | null }) {
  return (
    <div className={cx('po-month-note', note.idea && 'po-month-idea')}>
      <Link {...linkTo(note.link)} title={note.words}>
        <Icon
          of={note.idea ? (note.idea.status === 'accepted' ? BookmarkCheck : Lightbulb) : CalendarHeart}
          size={14}
        />
        {/* The mark says what it is; what it is called has the room. */}
        <span aria-hidden={note.idea !== null}>{note.idea?.name ?? note.words}</span>
        {note.idea && <span className="po-sr">{note.words}</span>}
      </Link>
      {note.idea && ideas && <ideas.Keep idea={note.idea} />}
    </div>
  )
}
