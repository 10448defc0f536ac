import type { TaskCard } from '@postelier/contract'
import { Link } from '@tanstack/react-router'
import { CalendarHeart, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { isDelivery } from '#features/posts/calendar/model/placed.ts'
import { useNextPost } from '#features/posts/calendar/use-next-post.ts'
import { relinkOf, unlitOf } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'

/** Of one day what stands at no hour, and what comes after it. */
export function BesideDay(props: TimeGridProps & { day: string }) {
  const { day, posts, notes, context, kept, zone, today } = props
  const { t } = useTranslation('calendar')
  const deliveries = (posts.get(day) ?? []).flatMap(({ post }) => (isDelivery(post) ? [post] : []))
  const noted = notes.get(day) ?? []
  const isToPlan = useAbility('planning:consult') && !context.isCustomers && day >= today
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
          <h2>{t('beside.notes')}</h2>
          <ul>
            {noted.map((note) => (
              <li key={note.key}>
                <Icon of={note.kind === 'idea' ? Lightbulb : CalendarHeart} size={16} />
                <Link {...linkTo(note.link)}>{note.words}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {noted.length === 0 && isToPlan && (
        <section>
          <h2>{t('beside.notes')}</h2>
          <ul>
            <li>
              <Icon of={Lightbulb} size={16} />
              <Link to="/me/planning">{t('beside.toIdeas')}</Link>
            </li>
            <li>
              <Icon of={CalendarHeart} size={16} />
              <Link to="/me/key-dates">{t('beside.toKeyDates')}</Link>
            </li>
          </ul>
        </section>
      )}
      {next !== undefined && (
        <section>
          <h2>{t('beside.next')}</h2>
          {next ? card(next) : <p className="po-mute">{t('beside.noNext')}</p>}
        </section>
      )}
    </aside>
  )
}
