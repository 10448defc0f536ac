import { needOf, type TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { memo, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isDelivery, momentOf } from '#features/posts/calendar/model/placed.ts'
import { PostMarks } from '#features/posts/components/post-marks.tsx'
import type { Kept } from '#features/posts/model/reach.ts'
import { relinkOf, unlitOf } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import type { Formats } from '#shared/i18n/formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { cutAtWord } from '#shared/lib/cut-at-word.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { oneLine } from '#shared/lib/one-line.ts'
import { KindDrawing } from '#shared/orders/kind-drawing.tsx'
import { iconOf } from '#shared/ui/format-icon.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { TaskStatus } from '#shared/ui/task-status.tsx'
import '#features/posts/calendar/calendar-card.css'

interface CalendarCardProps {
  post: TaskCard
  /** whole: the picture large; line: one of a full day; tile: fills the width of a week's day; row: close to another there. */
  size: 'whole' | 'line' | 'tile' | 'row'
  formats: Formats
  /** As many letters its words have room for, where that is known: they are cut between two words. */
  letters?: number
  link: LinkTarget
  isMovable: boolean
  isLifted?: boolean | undefined
  since: string | null
  /** How accounts are linked. */
  kept?: Kept | undefined
  onPress: (event: PointerEvent, post: TaskCard) => void
}

/** A post in the calendar, in the size its place has; movable posts are dragged to another day. */
export const CalendarCard = memo(function CalendarCard({
  post,
  size,
  formats,
  letters,
  link,
  isMovable,
  isLifted,
  since,
  kept,
  onPress,
}: CalendarCardProps) {
  const { t } = useTranslation(['common', 'calendar'])
  const { hook } = glance(post)
  const at = momentOf(post) ?? ''
  const words = oneLine(hook) || t(post.status === 'draft' ? 'post.emptyBrief' : 'post.noHook')
  const unlit = unlitOf(post, kept)
  const isTile = size === 'tile'
  const isSmall = size === 'line' || size === 'row'
  const isDelivered = isDelivery(post)
  // A delivery's name stands in its square where that is large, and beside it where it is small.
  const isHookSeen = size === 'row' || (isSmall ? isDelivered : !(size === 'whole' && isDelivered))
  const status = (
    <TaskStatus
      status={post.status}
      need={needOf(post.status, post.publications, post.publishAt)}
      relink={relinkOf(post, kept)}
    />
  )
  const open = (
    <p className={isHookSeen ? 'po-cal-hook' : 'po-sr'}>
      <Link {...linkTo(link)} className="po-post-open" draggable={false}>
        {letters === undefined ? words : cutAtWord(words, letters)}
      </Link>
    </p>
  )
  return (
    <article
      className={cx(
        'po-cal-card',
        `po-cal-${size}`,
        isMovable && 'po-cal-movable',
        isLifted && 'po-cal-lifted',
      )}
      data-post={post.id}
      title={isSmall || letters !== undefined ? words : undefined}
      onPointerDown={(event) => onPress(event, post)}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className="po-cal-face">
        <Face post={post} isNamed={size === 'whole'} />
        {size === 'whole' && <NetworkMarks networks={post.networks} unlit={unlit} />}
        {isTile && post.pages > 1 && (
          <span className="po-cal-pages" title={t('post.pages', { count: post.pages })}>
            <Icon of={Images} size={12} />
            {post.pages}
          </span>
        )}
      </div>
      <div className="po-cal-words">
        <div className="po-cal-meta">
          <time dateTime={at} className={size === 'line' && isDelivered ? 'po-sr' : undefined}>
            {post.publishAt
              ? formats.time(at)
              : t(post.lateSince ? 'calendar:deliveryLate' : 'calendar:delivery')}
          </time>
          <PostMarks post={post} since={since} isAlone />
          {(isTile || size === 'row') && <NetworkMarks networks={post.networks} unlit={unlit} size={14} />}
        </div>
        {/* Of a delivery in a line its name comes first: nothing else tells two of them apart. */}
        {size === 'line' && isDelivered ? (
          <>
            {open}
            {status}
          </>
        ) : (
          <>
            {status}
            {open}
          </>
        )}
      </div>
    </article>
  )
})

/** Its picture; of what is still being made what it will be, and its name: a picture begun looks like one that is broken. */
function Face({ post, isNamed }: { post: TaskCard; isNamed: boolean }) {
  const { pictureUrl } = glance(post)
  if (pictureUrl && post.promisedAt === undefined && !post.making)
    return <PostPicture src={pictureUrl} alt="" />
  return (
    <span className="po-picture po-cal-unmade" aria-hidden="true">
      {post.making ? (
        <KindDrawing {...post.making} size={isNamed ? 40 : 32} />
      ) : (
        <Icon of={iconOf(post)} size={isNamed ? 24 : 20} />
      )}
      {isNamed && <b>{post.title}</b>}
    </span>
  )
}
