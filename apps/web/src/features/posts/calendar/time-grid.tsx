import { Link } from '@tanstack/react-router'
import { PackageCheck } from 'lucide-react'
import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { freeOn, HoursOfDay } from '#features/posts/calendar/hours-of-day.tsx'
import { hourPxFor, openingHour } from '#features/posts/calendar/model/hour-scale.ts'
import { isDelivery } from '#features/posts/calendar/model/placed.ts'
import { useFreeHourWords } from '#features/posts/calendar/use-free-hour-words.ts'
import { cx } from '#shared/lib/class-names.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { useWindowHeight } from '#shared/lib/use-window-height.ts'
import { iconOf } from '#shared/ui/format-icon.ts'
import { Icon } from '#shared/ui/icon.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** A card is as tall as so many pixels: those that would meet share the width. */
const cardPx = { week: 232, day: 216 } as const
/** Where nothing stands and nothing is free. */
const usualFirst = 9 * 60

/** Days as columns of hours. A post stands at its hour; those that are close together share the width. */
export function TimeGrid(props: TimeGridProps) {
  const { period, formats, isReady } = props
  const hourPx = hourPxFor(useWindowHeight())
  const view = period.view === 'day' ? 'day' : 'week'
  const cardMinutes = Math.ceil((cardPx[view] / hourPx) * 60)
  const style = { '--po-columns': period.days.length, '--po-hour': `${hourPx}px` } as CSSProperties
  const body = useRef<HTMLDivElement>(null)
  const scrollTo = useEffectEvent(() => {
    if (!body.current) return
    const visibleMinutes = (body.current.clientHeight / hourPx) * 60
    body.current.scrollTop = openingHour({ ...extentOf(props, cardMinutes), visibleMinutes }) * hourPx
  })
  // Once for each period, when its posts are there: what moves later moves nothing under the hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is what it scrolls for.
  useLayoutEffect(() => scrollTo(), [period.day, period.view, isReady])
  return (
    <div className={cx('po-hours', view === 'day' && 'po-hours-one')} style={style}>
      <div className="po-hours-head">
        <span />
        {period.days.map((day) => (
          <HeadOfDay key={day} {...props} day={day} />
        ))}
      </div>
      <div className="po-hours-body" ref={body}>
        <div className="po-hours-scale" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour === 0 ? '' : formats.fullHour(hour)}</span>
          ))}
        </div>
        {period.days.map((day) => (
          <HoursOfDay key={day} {...props} {...{ day, view, hourPx, cardMinutes }} />
        ))}
      </div>
    </div>
  )
}

/** Key dates named over a column; of one day all that there are. */
const notesEach = { week: 1, day: 5 } as const

/** The day, what it is besides its posts, and what is delivered on it: nothing of that goes out at an hour. */
function HeadOfDay(props: TimeGridProps & { day: string }) {
  const { day, period, posts, notes, formats, today, context, onDay } = props
  const { t } = useTranslation(['calendar', 'common'])
  const freeWords = useFreeHourWords(props)
  const noon = `${day}T12:00:00Z`
  const isOne = period.view === 'day'
  const deliveries = (posts.get(day) ?? []).filter(({ post }) => isDelivery(post))
  const [free] = isOne && context.mayCreate ? freeOn(day, props) : []
  return (
    <div className={cx(day === today && 'po-hours-now')}>
      <button type="button" onClick={() => onDay(day)} title={formats.longDate(noon)}>
        <b>{formats.dayNumber(noon)}</b> {day === today ? t('today') : formats.weekday(noon)}
      </button>
      {notes
        .get(day)
        ?.slice(0, notesEach[isOne ? 'day' : 'week'])
        .map((note) => (
          <Link key={note.key} {...linkTo(note.link)} title={note.words}>
            {note.words}
          </Link>
        ))}
      {!isOne && deliveries.length > 1 && (
        <button
          type="button"
          className="po-hours-delivery"
          onClick={() => onDay(day)}
          title={deliveries.map(({ post }) => post.title).join(', ')}
        >
          <Icon of={PackageCheck} size={14} />
          <span>{t('deliveries', { count: deliveries.length })}</span>
        </button>
      )}
      {(isOne || deliveries.length === 1 ? deliveries : []).map(({ post }) => {
        const words = t('common:post.deliveryOf', { title: post.title })
        return (
          <Link
            key={post.id}
            {...linkTo(context.one(post.id))}
            className="po-hours-delivery"
            title={`${words}, ${formats.time(post.promisedAt ?? noon)}`}
          >
            <Icon of={isOne ? iconOf(post) : PackageCheck} size={14} />
            {/* In a week there is room for the name alone; the mark says what it is. */}
            <span aria-hidden={!isOne}>{isOne ? words : post.title}</span>
            {!isOne && <span className="po-sr">{words}</span>}
          </Link>
        )
      })}
      {free !== undefined && (
        <Link
          {...linkTo({ ...context.write, search: freeWords.search(day, free) })}
          className="po-hours-next"
        >
          {t('nextFree', { hour: freeWords.words(day, free) })}
        </Link>
      )}
    </div>
  )
}

/** From what is to come first to where the last card ends; of days that are over, what stood on them. */
function extentOf(
  props: TimeGridProps,
  cardMinutes: number,
): { readonly firstMinute: number; readonly endMinute: number } {
  const { period, posts, today, nowMinute } = props
  const isToCome = (day: string, minute: number) => day > today || (day === today && minute >= nowMinute)
  const all = period.days.flatMap((day) => [
    ...(posts.get(day) ?? []).flatMap(({ post, minute }) =>
      isDelivery(post) ? [] : [{ minute, end: minute + cardMinutes, isAhead: isToCome(day, minute) }],
    ),
    ...freeOn(day, props).map((minute) => ({ minute, end: minute, isAhead: true })),
  ])
  const ahead = all.filter(({ isAhead }) => isAhead)
  const seen = ahead.length > 0 ? ahead : all
  if (seen.length === 0) {
    const firstMinute = period.days.includes(today) ? nowMinute : usualFirst
    return { firstMinute, endMinute: firstMinute }
  }
  return {
    firstMinute: Math.min(...seen.map(({ minute }) => minute)),
    endMinute: Math.max(...seen.map(({ end }) => end)),
  }
}
