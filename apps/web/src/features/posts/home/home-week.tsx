import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOwnPostsContext } from '#features/posts/model/posts-context.ts'
import { relinkOf, unlitOf, useKept } from '#features/posts/model/use-reach.ts'
import { onDays, weekFrom } from '#features/posts/model/week.ts'
import { glance, weekQuery } from '#features/posts/post-queries.ts'
import { useNewAction } from '#shared/actions/use-new-action.ts'
import { useAbility } from '#shared/api/current-user.ts'
import { type Home, homeQuery } from '#shared/api/home-today.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { linkTo } from '#shared/lib/link-target.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { PressDrawing } from '#shared/ui/illustrations.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { Bone } from '#shared/ui/skeleton.tsx'
import { WeekStrip } from '#shared/ui/week-strip.tsx'

/** The week as it stands; to somebody without posts, the way to the first one. */
export function HomeWeek() {
  const home = useQuery(homeQuery)
  if (home.isPending) return <Bone height={240} />
  if (!home.data?.posts || !home.data.week) return null
  return home.data.posts.any ? <ThisWeek {...home.data.week} /> : <NoPostYet />
}

function ThisWeek({ from, isAhead }: NonNullable<Home['week']>) {
  const { t } = useTranslation('posts')
  const context = useOwnPostsContext()
  const { dayKey, dateRange } = useFormats()
  const week = weekFrom(from)
  const kept = useKept(context.accountId)
  const posts = useQuery(weekQuery(context.accountId, week))
  const [first = '', last = ''] = [week.days[0], week.days.at(-1)]
  if (posts.error) return null
  return (
    <section aria-labelledby="week-title" aria-busy={posts.isPending}>
      <SectionHead
        id="week-title"
        title={t(isAhead ? 'week.ahead' : 'week.title')}
        note={dateRange(first, last)}
        end={
          <Link to="/me/tasks" className="po-link">
            {t('week.all')}
          </Link>
        }
      />
      {posts.data ? (
        <WeekStrip
          days={onDays(week, posts.data, dayKey).map(({ day, posts: onDay, deliveries }) => ({
            at: day,
            posts: onDay.map((post) => ({
              ...glance(post),
              unlit: unlitOf(post, kept),
              relink: relinkOf(post, kept),
            })),
            deliveries,
          }))}
          linkOf={({ id }) => context.one(id)}
        />
      ) : (
        <Bone height={240} />
      )}
    </section>
  )
}

function NoPostYet() {
  const { t } = useTranslation('posts')
  const context = useOwnPostsContext()
  // The way to the first posts stands above, and is the one next step.
  const mayPlan = useAbility('planning:create')
  if (mayPlan) return null
  return (
    <EmptyState
      drawing={<PressDrawing />}
      title={t(context.mayCreate ? 'none' : 'noneToRead')}
      {...(context.mayCreate
        ? {
            action: <ButtonLink {...context.write}>{t('week.first')}</ButtonLink>,
          }
        : {})}
    >
      {t(context.mayCreate ? 'noneWords' : 'noneToReadWords')}
    </EmptyState>
  )
}

/** Beside the day, once there are posts: until then the first one has its own place. */
export function AddPost() {
  const { t } = useTranslation('posts')
  const navigate = useNavigate()
  const context = useOwnPostsContext()
  const { data: home, isPending } = useQuery(homeQuery)
  const isOffered = context.mayCreate && home?.posts?.any === true
  useNewAction({
    id: 'new:post',
    label: t('add'),
    may: isOffered,
    run: () => void navigate(linkTo(context.write)),
  })
  if (!context.mayCreate || (!isOffered && !isPending)) return null
  return (
    <ButtonLink
      // Until a first post is out, the way to it is the one next step.
      {...(home?.posts?.anyOut || isPending ? { look: 'primary' } : {})}
      // Its room is kept while it is not known: what stands beside it stays in its place.
      {...(isPending ? { className: 'po-unseen' } : {})}
      icon={Plus}
      {...context.write}
    >
      {t('add')}
    </ButtonLink>
  )
}
