import type { TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isMovable } from '#features/posts/calendar/use-move-date.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { glance } from '#features/posts/post-queries.ts'
import { call } from '#shared/api/call.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { PostCard } from '#shared/ui/post-card.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'

interface UndatedPostsProps {
  context: PostsContext
  mayMove: boolean
  onAsk: (post: TaskCard) => void
}

const shown = 6

/** What no calendar shows: posts that still need a day. */
export function UndatedPosts({ context, mayMove, onAsk }: UndatedPostsProps) {
  const { t } = useTranslation('calendar')
  const { accountId } = context
  const posts = useQuery({
    queryKey: ['tasks', accountId, 'list', 'undated'],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/{id}/tasks', {
          params: { id: accountId },
          query: { dated: 'no', limit: shown },
          signal,
        })
      ).data,
    enabled: accountId > 0,
  })
  if (!posts.data || posts.data.total === 0) return null
  const { items, total } = posts.data
  return (
    <section className="po-undated" aria-labelledby="undated-title">
      <SectionHead
        id="undated-title"
        title={t('undated')}
        note={total > items.length ? t('undatedSome', { count: items.length, total }) : String(total)}
      />
      <ul>
        {items.map((post) => (
          <li key={post.id}>
            <PostCard
              post={glance(post)}
              shape="row"
              link={context.one(post.id)}
              actions={
                mayMove &&
                isMovable(post) && (
                  <IconButton
                    icon={CalendarPlus}
                    label={t('giveDate', { title: post.title })}
                    onClick={() => onAsk(post)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
