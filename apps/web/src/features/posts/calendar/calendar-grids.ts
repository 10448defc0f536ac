import type { SubjectView, TaskCard } from '@postelier/contract'
import type { ComponentType, PointerEvent } from 'react'
import type { HourReason } from '#features/posts/calendar/model/good-hours.ts'
import type { Period } from '#features/posts/calendar/model/period.ts'
import type { Placed } from '#features/posts/calendar/model/placed.ts'
import type { Dragged } from '#features/posts/calendar/use-drag-post.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import type { Kept } from '#features/posts/model/reach.ts'
import type { Formats } from '#shared/i18n/formats.ts'
import type { LinkTarget } from '#shared/lib/link-target.ts'

/** What a day is besides its posts: a key date of the trade, an idea that waits or was kept. */
export interface DayNote {
  readonly key: string
  readonly words: string
  readonly link: LinkTarget
  /** Nothing of a key date. */
  readonly idea: SubjectView | null
}

/** What planning shows of ideas on a day; it is composed in `app/`, and nobody else's posts have it. */
export interface IdeaParts {
  /** One press keeps it for its day; nothing for whoever may not, or where it is kept. */
  readonly Keep: ComponentType<{ idea: SubjectView }>
  /** Of a day without posts: ideas that go on it, each kept by a press. `localTime` is the hour they are given. */
  readonly OfDay: ComponentType<{ localTime: string }>
}

/** What a month and a week of hours are drawn from. */
export interface GridProps {
  period: Period
  posts: ReadonlyMap<string, readonly Placed<TaskCard>[]>
  notes: ReadonlyMap<string, readonly DayNote[]>
  ideas: IdeaParts | null
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
