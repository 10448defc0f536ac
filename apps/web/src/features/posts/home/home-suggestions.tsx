import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApproveCard } from '#features/posts/home/use-approve-card.ts'
import { useOwnPostsContext } from '#features/posts/model/posts-context.ts'
import { glance } from '#features/posts/post-queries.ts'
import { suggestionsWaitingQuery } from '#shared/api/waiting.ts'
import { Button } from '#shared/ui/button.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

/** Posts that are drafted and wait for a yes: the next ones, as they look; one press approves and schedules each. */
export function HomeSuggestions() {
  const { t } = useTranslation('posts')
  const context = useOwnPostsContext()
  const approve = useApproveCard(context)
  const waiting = useQuery(suggestionsWaitingQuery(context.accountId)).data
  if (!waiting?.total) return null
  const { items, total } = waiting
  return (
    <section aria-labelledby="suggestions-title">
      <SectionHead
        id="suggestions-title"
        title={t('toReview.title')}
        note={t('toReview.note', { count: items.length, total })}
        end={
          <Link to="/me/tasks" search={{ status: 'aiSuggestion' }} className="po-link">
            {t('toReview.all')}
          </Link>
        }
      />
      <ul className="po-posts-few">
        {items.map((post) => (
          <li key={post.id}>
            <PostCard
              post={glance(post)}
              shape="row"
              link={context.one(post.id)}
              actions={
                <Button
                  size="sm"
                  icon={Check}
                  busy={approve.busyWith === post.id}
                  disabled={approve.busy}
                  aria-label={t('toReview.approveNamed', { title: post.title })}
                  onClick={() => void approve.run(post.id)}
                >
                  {t('toReview.approve')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
