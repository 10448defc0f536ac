import type { TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { CalendarHeart, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { usualHour } from '#features/posts/calendar/model/good-hours.ts'
import { isDelivery, localTimeOn } from '#features/posts/calendar/model/placed.ts'
import { useNextPost } from '#features/posts/calendar/use-next-post.ts'
import { relinkOf, unlitOf } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'

/** Of one day what stands at no hour, and what comes after it. */
export function BesideDay(props: TimeGridProps & { day: string }) {
  const { day, posts, notes, context, kept, zone, today, ideas, hoursOf } = props
  const { t } = useTranslation('calendar')
  const deliveries = (posts.get(day) ?? []).flatMap(({ post }) => (isDelivery(post) ? [post] : []))
  const isFree = day >= today && !(posts.get(day) ?? []).some(({ post }) => !isDelivery(post))
  const Ideas = isFree ? ideas?.OfDay : undefined
  const noted = (notes.get(day) ?? []).filter(({ idea }) => !Ideas || !idea)
  const next = useNextPost(context.accountId, day, zone)
  const card = (post: TaskCard, action?: ReactNode) => (
    <PostCard
      post={{ ...glance(post), unlit: unlitOf(post, kept), relink: relinkOf(post, kept) }}
      shape="row"
      link={context.one(post.id)}
      actions={action}
    />
  )
  return (
    <aside className="po-hours-aside">
      {deliveries.length > 0 && (
        <section>
          <h2>{t('beside.deliveries')}</h2>
          {deliveries.map((post) => (
            <div key={post.id}>
              {card(
                post,
                <ButtonLink
                  size="sm"
                  {...context.one(post.id)}
                  label={t('beside.openNamed', { title: post.title })}
                >
                  {t('beside.open')}
                </ButtonLink>,
              )}
            </div>
          ))}
        </section>
      )}
      {noted.length > 0 && (
        <section>
          <h2>{t(noted.some(({ idea }) => idea) ? 'beside.notes' : 'beside.keyDates')}</h2>
          <ul className="po-hours-notes">
            {noted.map((note) => (
              <li key={note.key}>
                <Icon of={note.idea ? Lightbulb : CalendarHeart} size={16} />
                <Link {...linkTo(note.link)}>{note.words}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Ideas && <Ideas localTime={localTimeOn(day, hoursOf(day)[0] ?? usualHour)} />}
      {next !== undefined && (
        <section>
          <h2>{t('beside.next')}</h2>
          {next ? card(next) : <p className="po-mute">{t('beside.noNext')}</p>}
        </section>
      )}
    </aside>
  )
}
