import { type CSSProperties, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { BesideDay } from '#features/posts/calendar/beside-day.tsx'
import type { TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { HeadOfDays } from '#features/posts/calendar/head-of-days.tsx'
import { freeOn, HoursOfDay } from '#features/posts/calendar/hours-of-day.tsx'
import { type CardScale, cardsOf } from '#features/posts/calendar/model/cards-of.ts'
import { hourPxFor, openingMinute } from '#features/posts/calendar/model/hour-scale.ts'
import { isWide } from '#features/posts/calendar/model/is-wide.ts'
import { cx } from '#shared/lib/class-names.ts'
import { useWidth } from '#shared/lib/use-width.ts'
import { useWindowHeight } from '#shared/lib/use-window-height.ts'
import '#features/posts/calendar/calendar-hours.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
/** Words under the picture of a week's card, and its edges. */
const wordsPx = 88
/** A row of its three lines; in a narrow column its hook has two. */
const rowsPx = { wide: 66, narrow: 84 } as const
/** The picture of a day's card. */
const dayCardPx = { wide: 216, narrow: 168 } as const
/** Edges beside the words of a card, how wide a letter is, and what a line leaves free at its end. */
const [aroundWordsPx, letterPx, lostInWrapping] = [32, 6.2, 4]
/** The picture of a row, in columns that have the room for it. */
const [faceFromPx, facePx] = [168, 62]
/** Where nothing stands and nothing is free. */
const usualFirst = 9 * 60

/** Days as columns of hours. A post stands at its hour; those that are close together share the room. */
export function TimeGrid(props: TimeGridProps) {
  const { period, formats, posts, isReady } = props
  const windowHeight = useWindowHeight()
  const hourPx = hourPxFor(windowHeight)
  const view = period.view === 'day' ? 'day' : 'week'
  const body = useRef<HTMLDivElement>(null)
  const columnPx = useWidth(body) / period.days.length
  const cardPx = view === 'day' ? dayCardPx[isWide() ? 'wide' : 'narrow'] : Math.ceil(columnPx + wordsPx)
  const style = { '--po-columns': period.days.length, '--po-hour': `${hourPx}px` } as CSSProperties
  const isAside = view === 'day' && isWide()
  const isNarrow = columnPx < faceFromPx
  const rowPx = rowsPx[isNarrow ? 'narrow' : 'wide']
  const letters = {
    tile: lettersIn(columnPx, 2),
    row: isNarrow ? lettersIn(columnPx, 2) : lettersIn(columnPx - facePx, 1),
  }
  const isMeasured = columnPx > 0
  const isEmpty = period.days.every((day) => (posts.get(day) ?? []).length === 0)
  const scrollTo = useEffectEvent(() => {
    const scroller = body.current?.closest('.po-cal-scroll')
    if (!body.current || !scroller) return
    const visiblePx = scroller.clientHeight - body.current.offsetTop
    const extent = extentOf(props, { hourPx, cardPx, rowPx })
    scroller.scrollTop =
      (openingMinute({ ...extent, visibleMinutes: (visiblePx / hourPx) * 60 }) / 60) * hourPx
  })
  // Once for each period, when its posts are there: what moves later moves nothing under the hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another period is what it scrolls for.
  useLayoutEffect(() => scrollTo(), [period.day, period.view, isReady, isMeasured])
  return (
    <div
      className={cx(
        'po-hours',
        view === 'day' && 'po-hours-one',
        isAside && 'po-hours-wide',
        isEmpty && 'po-hours-empty',
      )}
      style={style}
    >
      {!isAside && <HeadOfDays {...props} />}
      <div className="po-hours-body">
        <div className="po-hours-scale" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour === 0 ? '' : formats.fullHour(hour)}</span>
          ))}
        </div>
        <div className="po-hours-days" ref={body}>
          {period.days.map((day) => (
            <HoursOfDay key={day} {...props} {...{ day, view, hourPx, cardPx, rowPx, letters }} />
          ))}
        </div>
        {isAside && <BesideDay {...props} day={period.day} />}
      </div>
    </div>
  )
}

/** About as many letters as the words of a week's card have room for. */
const lettersIn = (columnPx: number, lines: number): number =>
  lines * Math.floor((columnPx - aroundWordsPx) / letterPx) - (lines - 1) * lostInWrapping

/** From the first card to where the last that is to come ends; of days that are over, what stood on them. */
function extentOf(
  props: TimeGridProps,
  scale: CardScale,
): { readonly firstMinute: number; readonly endMinute: number } {
  const { period, posts, today, nowMinute } = props
  const isToCome = (day: string, minute: number) => day > today || (day === today && minute >= nowMinute)
  const view = period.view === 'day' ? 'day' : 'week'
  const all = period.days.flatMap((day) =>
    cardsOf(posts.get(day) ?? [], view, scale).map(({ minute, bottomPx }) => ({
      minute,
      end: (bottomPx / scale.hourPx) * 60,
      isAhead: isToCome(day, minute),
    })),
  )
  const ahead = all.filter(({ isAhead }) => isAhead)
  const free = period.days.flatMap((day) =>
    freeOn(day, props).map((minute) => ({ minute, end: minute, isAhead: true })),
  )
  // Posts come first: an hour that is free is seen where there is room for it.
  const seen = [ahead, free, all].find((some) => some.length > 0) ?? []
  if (seen.length === 0) {
    const firstMinute = period.days.includes(today) ? nowMinute : usualFirst
    return { firstMinute, endMinute: firstMinute }
  }
  return {
    // The first of the days is seen even where it is over.
    firstMinute: Math.min(...[...seen, ...all].map(({ minute }) => minute)),
    endMinute: Math.max(...seen.map(({ end }) => end)),
  }
}
