import type { TaskFormat } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { cx } from '#shared/lib/class-names.ts'
import { type LinkTarget, linkTo } from '#shared/lib/link-target.ts'
import { formatIcons } from '#shared/ui/format-icon.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { PostCard, type PostGlance } from '#shared/ui/post-card.tsx'
import '#shared/ui/week-strip.css'

export interface WeekDay {
  /** Any instant inside the day, in the person's zone. */
  at: string
  posts: readonly PostGlance[]
  /** What is handed over on that day: nothing of it goes out. */
  deliveries?: readonly { readonly id: string; readonly title: string; readonly format: TaskFormat }[]
  /** What could be done with a day that has no post: an event's name, a sentence, a link. */
  free?: { title: string; words: string; action?: ReactNode }
}

export interface WeekStripProps {
  days: readonly WeekDay[]
  now?: Date
  linkOf?: (post: Pick<PostGlance, 'id'>) => LinkTarget
}

/** Seven columns under an ink rule; today carries the accent. The first post is whole, further ones are counted. */
export function WeekStrip({ days, now = new Date(), linkOf }: WeekStripProps) {
  const { t } = useTranslation('common')
  const { dayKey, dayNumber, weekday, longDate } = useFormats()
  const today = dayKey(now)
  const isOver = ({ at, posts, deliveries }: WeekDay) =>
    dayKey(at) < today && posts.length === 0 && !deliveries?.length
  // A day that is behind and brought nothing leaves its room to those that can still be decided.
  const columns = days.map((day) => (isOver(day) ? 'minmax(0, 0.45fr)' : 'minmax(0, 1fr)')).join(' ')
  return (
    <ol className="po-week" style={{ gridTemplateColumns: columns }}>
      {days.map((day) => {
        const key = dayKey(day.at)
        const isToday = key === today
        const [first, ...others] = day.posts
        const deliveries = day.deliveries?.length ? <Deliveries of={day.deliveries} linkOf={linkOf} /> : null
        return (
          <li
            key={key}
            className={cx(
              'po-day',
              isToday && 'po-day-now',
              key < today && 'po-day-past',
              isOver(day) && 'po-day-over',
            )}
            aria-label={longDate(day.at)}
          >
            <div className="po-day-name" aria-hidden="true">
              <b>{dayNumber(day.at)}</b>
              <span>{isToday ? t('dates.today') : weekday(day.at)}</span>
            </div>
            {first ? (
              <PostCard post={first} shape="week" {...(linkOf ? { link: linkOf(first) } : {})} />
            ) : (
              <FreeDay free={day.free} isPast={key < today}>
                {deliveries}
              </FreeDay>
            )}
            {first && deliveries}
            {others.length > 0 && <p className="po-day-more">{t('post.more', { count: others.length })}</p>}
          </li>
        )
      })}
    </ol>
  )
}

interface DeliveriesProps {
  of: NonNullable<WeekDay['deliveries']>
  linkOf: WeekStripProps['linkOf'] | undefined
}

function Deliveries({ of, linkOf }: DeliveriesProps) {
  const { t } = useTranslation('common')
  return (
    <ul className="po-day-deliveries">
      {of.map((post) => {
        const words = t('post.deliveryOf', { title: post.title })
        return (
          <li key={post.id}>
            <Icon of={formatIcons[post.format]} size={14} />
            {linkOf ? <Link {...linkTo(linkOf(post))}>{words}</Link> : <span>{words}</span>}
          </li>
        )
      })}
    </ul>
  )
}

interface FreeDayProps {
  free: WeekDay['free']
  isPast: boolean
  children: ReactNode
}

function FreeDay({ free, isPast, children }: FreeDayProps) {
  const { t } = useTranslation('common')
  return (
    <div className="po-day-free">
      {free && <b>{free.title}</b>}
      {children ?? <span>{free?.words ?? t(isPast ? 'post.nothingOut' : 'post.nothingPlanned')}</span>}
      {free?.action}
    </div>
  )
}
