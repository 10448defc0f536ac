// Where the posts of a day are drawn: side by side where there is the width for it, as rows under each other where there is not.
import type { TaskCard } from '@postelier/contract'
import { isDelivery, type Placed, sideBySide, stacked } from '#features/posts/calendar/model/placed.ts'

export interface CardScale {
  readonly hourPx: number
  /** How tall a whole card is. */
  readonly cardPx: number
  /** How tall one is that stands close to another. */
  readonly rowPx: number
}

interface Card {
  readonly post: TaskCard
  readonly minute: number
  readonly size: 'tile' | 'row'
  readonly style: { readonly top: number; readonly left: string; readonly width: string }
  readonly bottomPx: number
}

const edgePx = 2

/** What is delivered stands at no hour. */
export function cardsOf(
  day: readonly Placed<TaskCard>[],
  view: 'week' | 'day',
  { hourPx, cardPx, rowPx }: CardScale,
): Card[] {
  const onGrid = day.filter(({ post }) => !isDelivery(post))
  if (view === 'week')
    return stacked(onGrid, { hourPx, wholePx: cardPx, rowPx }).map(({ post, minute, topPx, isWhole }) => ({
      post,
      minute,
      size: isWhole ? 'tile' : 'row',
      style: { top: topPx + edgePx, left: '6px', width: 'calc(100% - 12px)' },
      bottomPx: topPx + (isWhole ? cardPx : rowPx),
    }))
  return sideBySide(onGrid, Math.ceil((cardPx / hourPx) * 60)).map(({ post, minute, column, columns }) => {
    const topPx = (minute / 60) * hourPx
    return {
      post,
      minute,
      size: 'tile',
      style: {
        top: topPx + edgePx,
        left: `calc(${(100 * column) / columns}% + 6px)`,
        width: `calc(${100 / columns}% - 12px)`,
      },
      bottomPx: topPx + cardPx,
    }
  })
}
