import { needOf, type TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { memo, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { momentOf } from '#features/posts/calendar/model/placed.ts'
import { PostMarks } from '#features/posts/components/post-marks.tsx'
import type { Kept } from '#features/posts/model/reach.ts'
import { unlitOf } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import type { Formats } from '#shared/i18n/formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMarks } from '#shared/ui/network-mark.tsx'
import { PostPicture } from '#shared/ui/post-picture.tsx'
import { TaskStatus } from '#shared/ui/task-status.tsx'

interface CalendarCardProps {
  post: TaskCard
  /** whole: the picture large; line: one row of a full day; tile: fills the width of a week's day. */
  size: 'whole' | 'line' | 'tile'
  formats: Formats
  link: LinkTarget
  isMovable: boolean
  isLifted?: boolean | undefined
  since: string | null
  /** How accounts are linked. */
  kept?: Kept | undefined
  onPress: (event: PointerEvent, post: TaskCard) => void
}

export const CalendarCard = memo(function CalendarCard({
  post,
  size,
  formats,
  link,
  isMovable,
  isLifted,
  since,
  kept,
  onPress,
}: CalendarCardProps) {
  const { t } = useTranslation('common')
  const { hook, pictureUrl } = glance(post)
  const at = momentOf(post) ?? ''
  const words = hook || t(post.status === 'draft' ? 'post.emptyBrief' : 'post.noHook')
  const unlit = unlitOf(post, kept)
  return (
    <article
      className={cx(
        'po-cal-card',
        `po-cal-${size}`,
        isMovable && 'po-cal-movable',
        isLifted && 'po-cal-lifted',
      )}
      data-post={post.id}
      onPointerDown={isMovable ? (event) => onPress(event, post) : undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className="po-cal-face">
        <PostPicture src={pictureUrl} alt="" />
        {size === 'whole' && <NetworkMarks networks={post.networks} unlit={unlit} />}
        {size === 'tile' && post.pages > 1 && (
          <span className="po-cal-pages" title={t('post.pages', { count: post.pages })}>
            <Icon of={Images} size={12} />
            {post.pages}
          </span>
        )}
      </div>
      <div className="po-cal-words">
        <div className="po-cal-meta">
          <time dateTime={at}>{post.publishAt ? formats.time(at) : t('post.delivery')}</time>
          <PostMarks post={post} since={since} isAlone />
          {size === 'tile' && <NetworkMarks networks={post.networks} unlit={unlit} size={14} />}
        </div>
        <TaskStatus
          status={post.status}
          need={needOf(post.status, post.publications, post.publishAt)}
          shapeOnly={size === 'line'}
        />
        <p className={size === 'line' ? 'po-sr' : 'po-cal-hook'}>
          <Link {...linkTo(link)} className="po-post-open" draggable={false}>
            {words}
          </Link>
        </p>
      </div>
    </article>
  )
})
