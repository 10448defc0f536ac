import type { TaskCard } from '@postelier/contract'
import type { PointerEvent } from 'react'
import type { HourReason } from '#features/posts/calendar/model/good-hours.ts'
import type { Period } from '#features/posts/calendar/model/period.ts'
import type { Placed } from '#features/posts/calendar/model/placed.ts'
import type { Dragged } from '#features/posts/calendar/use-drag-post.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import type { Kept } from '#features/posts/model/reach.ts'
import type { Formats } from '#shared/i18n/formats.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** What a day is besides its posts: a key date of the trade, an idea that waits. */
export interface DayNote {
  readonly key: string
  readonly kind: 'keyDate' | 'idea'
  readonly words: string
  readonly link: LinkTarget
}

/** What a month and a week of hours are drawn from. */
export interface GridProps {
  period: Period
  posts: ReadonlyMap<string, readonly Placed<TaskCard>[]>
  notes: ReadonlyMap<string, readonly DayNote[]>
  formats: Formats
  zone: string
  /** In the business's zone. */
  today: string
  context: PostsContext
  mayMove: boolean
  dragged: Dragged | null
  since: string | null
  /** How accounts are linked: what gets nothing is not lit. */
  kept: Kept | undefined
  weekdayOf: (day: string) => number
  /** The minutes a new post of that day may be given, the first first. */
  hoursOf: (day: string) => readonly number[]
  /** Why an hour is offered. */
  reasonFor: (day: string, minute: number) => HourReason
  /** What is shown is of this period, not of the one before. */
  isReady: boolean
  onPress: (event: PointerEvent, post: TaskCard) => void
  onDay: (day: string) => void
}

export interface TimeGridProps extends GridProps {
  /** The minute of today it is there. */
  nowMinute: number
}
