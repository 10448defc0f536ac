import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOwnPostsContext } from '#features/posts/model/posts-context.ts'
import { glance } from '#features/posts/post-queries.ts'
import { suggestionsWaitingQuery } from '#shared/api/waiting.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

/** Posts that are drafted and wait for a yes: the next ones, as they look. */
export function HomeSuggestions() {
  const { t } = useTranslation('posts')
  const context = useOwnPostsContext()
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
                <ButtonLink
                  {...context.one(post.id)}
                  size="sm"
                  aria-label={`${t('toReview.open')}, ${post.title}`}
                >
                  {t('toReview.open')}
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
