import type { TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RelinkButton, WayOn } from '#features/posts/list/way-on.tsx'
import { type PostsContext, useOwnPostsContext } from '#features/posts/model/posts-context.ts'
import type { Kept } from '#features/posts/model/reach.ts'
import { useNeedsPlan } from '#features/posts/model/use-needs-plan.ts'
import { relinkOf, unlitOf, useBarrierWords, useKept } from '#features/posts/model/use-reach.ts'
import { waitingThings } from '#features/posts/model/waiting-things.ts'
import { glance } from '#features/posts/post-queries.ts'
import { postsWaitingQuery } from '#shared/api/waiting.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { NetworkMark, networkLabel } from '#shared/ui/network-mark.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import { SoldLink } from '#shared/ui/sold-link.tsx'
import '#features/posts/home/home-posts-waiting.css'

const shown = 4
/** Further names would be a list. */
const named = 2

/** Posts that wait for this person, as they look: one press approves and schedules, or leads to what there is to mend. */
export function HomePostsWaiting() {
  const { t } = useTranslation('postLists')
  const { number, namedDay } = useFormats()
  const context = useOwnPostsContext()
  const kept = useKept(context.accountId)
  const waiting = useQuery(postsWaitingQuery(context.accountId)).data
  const { needsPlan, opensAt } = useNeedsPlan(context.accountId, waiting?.items ?? [])
  if (!waiting || waiting.items.length === 0) return null
  const { items, total } = waiting
  const things = waitingThings(items, (post) => relinkOf(post, kept), needsPlan).slice(0, shown)
  const count = things.reduce((sum, thing) => sum + (thing.kind === 'post' ? 1 : thing.posts.length), 0)
  return (
    <section aria-labelledby="posts-waiting-title">
      <SectionHead
        id="posts-waiting-title"
        title={t('waiting.head')}
        note={t('waiting.note', { count, total: number(total) })}
        end={
          <Link to="/me/tasks" search={{ status: 'awaitsYou' }} className="po-link">
            {t('waiting.all')}
          </Link>
        }
      />
      <ul className="po-posts-few">
        {things.map((thing) =>
          thing.kind === 'relink' ? (
            <li key={thing.network} className="po-posts-relink">
              <NetworkMark network={thing.network} size={32} decorative />
              <span className="po-cell-two">
                <b>{t('waiting.toRelink', { network: networkLabel(thing.network) })}</b>
                <small>
                  <WaitForIt posts={thing.posts} />
                </small>
              </span>
              <RelinkButton network={thing.network} kept={kept} />
            </li>
          ) : thing.kind === 'plan' ? (
            <li key="plan" className="po-posts-relink">
              <Icon of={CalendarClock} size={24} />
              <span className="po-cell-two">
                <b>{t('waiting.later', { count: thing.posts.length })}</b>
                {opensAt && <small>{t('waiting.opensOn', { day: namedDay(opensAt) })}</small>}
              </span>
              <SoldLink what="plan" limit="dates" button />
            </li>
          ) : (
            <li key={thing.post.id}>
              <WaitingPost post={thing.post} {...{ context, kept }} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function WaitForIt({ posts }: { posts: readonly TaskCard[] }) {
  const { t } = useTranslation('postLists')
  const { list } = useFormats()
  const titles = posts.slice(0, named).map(({ title }) => t('waiting.title', { title }))
  const more = posts.length - named
  return more > 0
    ? t('waiting.waitForItSome', { titles: titles.join(', '), count: more })
    : t('waiting.waitForIt', { titles: list(titles), count: posts.length })
}

interface WaitingPostProps {
  post: TaskCard
  context: PostsContext
  kept: Kept | undefined
}

function WaitingPost({ post, context, kept }: WaitingPostProps) {
  const barrierWords = useBarrierWords()
  return (
    <PostCard
      post={{ ...glance(post), unlit: unlitOf(post, kept), relink: relinkOf(post, kept) }}
      next={relinkOf(post, kept).length > 0 ? null : barrierWords(post, kept)}
      shape="row"
      isBrief
      link={context.one(post.id)}
      actions={<WayOn post={post} context={context} kept={kept} needsPlan={false} isAlways />}
    />
  )
}
