import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WayOn } from '#features/posts/list/way-on.tsx'
import { useOwnPostsContext } from '#features/posts/model/posts-context.ts'
import { relinkOf, unlitOf, useBarrierWords, useKept } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import { postsWaitingQuery } from '#shared/api/waiting.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { PostCard } from '#shared/ui/post-card.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

/** Posts that wait for this person, as they look: one press approves and schedules, or leads to what there is to mend. */
export function HomePostsWaiting() {
  const { t } = useTranslation('postLists')
  const { number } = useFormats()
  const context = useOwnPostsContext()
  const kept = useKept(context.accountId)
  const barrierWords = useBarrierWords()
  const waiting = useQuery(postsWaitingQuery(context.accountId)).data
  if (!waiting?.total) return null
  const { items, total } = waiting
  return (
    <section aria-labelledby="posts-waiting-title">
      <SectionHead
        id="posts-waiting-title"
        title={t('waiting.title')}
        note={t('waiting.note', { count: items.length, total: number(total) })}
        end={
          <Link to="/me/tasks" search={{ status: 'awaitsYou' }} className="po-link">
            {t('waiting.all')}
          </Link>
        }
      />
      <ul className="po-posts-few">
        {items.map((post) => (
          <li key={post.id}>
            <PostCard
              post={{ ...glance(post), unlit: unlitOf(post, kept), relink: relinkOf(post, kept) }}
              next={relinkOf(post, kept).length > 0 ? null : barrierWords(post, kept)}
              shape="row"
              link={context.one(post.id)}
              actions={<WayOn post={post} context={context} kept={kept} isAlways />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
