import type { TaskCard } from '@postelier/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApproveCard } from '#features/posts/home/use-approve-card.ts'
import { type PostsContext, useOwnPostsContext } from '#features/posts/model/posts-context.ts'
import { unlitOf, useBarrierWords, useKept } from '#features/posts/model/use-reach.ts'
import { glance } from '#features/posts/post-queries.ts'
import { postsWaitingQuery } from '#shared/api/waiting.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
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
              post={{ ...glance(post), unlit: unlitOf(post, kept) }}
              next={barrierWords(post, kept)}
              shape="row"
              link={context.one(post.id)}
              actions={<WayOn post={post} context={context} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each has its own: while one is being approved the others can be pressed. */
function WayOn({ post, context }: { post: TaskCard; context: PostsContext }) {
  const { t } = useTranslation('postLists')
  const approve = useApproveCard(context)
  const { id, title } = post
  if (post.status !== 'aiSuggestion')
    return (
      <ButtonLink size="sm" {...context.one(id)} label={t('waiting.seeNamed', { title })}>
        {t('waiting.see')}
      </ButtonLink>
    )
  return (
    <Button
      size="sm"
      icon={Check}
      busy={approve.busy}
      aria-label={t('waiting.approveNamed', { title })}
      onClick={() => void approve.run(id)}
    >
      {t('waiting.approve')}
    </Button>
  )
}
