import type { TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarHeart, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeGridProps } from '#features/posts/calendar/calendar-grids.ts'
import { calendarQuery } from '#features/posts/calendar/calendar-queries.ts'
import { addDays, momentsOf, periodOf } from '#features/posts/calendar/model/period.ts'
import { isDelivery } from '#features/posts/calendar/model/placed.ts'
import { relinkOf, unlitOf } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'

/** So far ahead the next post is looked for. */
const daysAhead = 35

/** Of one day what stands at no hour, and what comes after it. */
export function BesideDay(props: TimeGridProps & { day: string }) {
  const { day, posts, notes, context, kept, zone } = props
  const { t } = useTranslation('calendar')
  const deliveries = (posts.get(day) ?? []).flatMap(({ post }) => (isDelivery(post) ? [post] : []))
  const noted = notes.get(day) ?? []
  const { before: from } = momentsOf(periodOf('day', day), zone)
  const { before } = momentsOf(periodOf('day', addDays(day, daysAhead)), zone)
  const ahead = useQuery(calendarQuery(context.accountId, { from, before, search: '' }))
  const next = ahead.data?.items.filter((post) => !isDelivery(post)).toSorted(byDate)[0]
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
      {ahead.data && !ahead.isPlaceholderData && (
        <section>
          <h2>{t('beside.next')}</h2>
          {next ? card(next) : <p className="po-mute">{t('beside.noNext')}</p>}
        </section>
      )}
    </aside>
  )
}

const byDate = (one: TaskCard, other: TaskCard): number =>
  (one.publishAt ?? '').localeCompare(other.publishAt ?? '')
