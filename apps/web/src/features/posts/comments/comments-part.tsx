import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentForm } from '#features/posts/comments/comment-form.tsx'
import { commentsQuery } from '#features/posts/comments/comment-queries.ts'
import { useSayYes } from '#features/posts/comments/use-say-yes.ts'
import type { PostAt, TaskView } from '#features/posts/post-queries.ts'
import { itemsOf } from '#shared/api/pages-by.ts'
import { CommentList } from '#shared/comments/comment-list.tsx'
import { SectionHead } from '#shared/ui/section-head.tsx'
import '#features/posts/comments/comments.css'

interface CommentsPartProps {
  at: PostAt
  post: TaskView
  /** What was typed and is not saved yet. */
  onBefore: () => Promise<void>
}

/** What people say about the post among themselves, the latest first, and the yes they ask for or say there. */
export function CommentsPart({ at, post, onBefore }: CommentsPartProps) {
  const { t } = useTranslation('comments')
  const comments = useInfiniteQuery(commentsQuery(at))
  const [isWriting, setWriting] = useState(false)
  const sayYes = useSayYes({ at, post, onBefore })
  const items = itemsOf(comments.data)
  return (
    <section aria-label={t('title')}>
      <SectionHead
        title={t('title')}
        end={
          !isWriting && (
            <button type="button" className="po-link" onClick={() => setWriting(true)}>
              {t('write')}
            </button>
          )
        }
      />
      {isWriting && <CommentForm {...{ at, post }} onClose={() => setWriting(false)} />}
      {!isWriting && comments.isSuccess && items.length === 0 && (
        <p className="po-comments-none">{t('none')}</p>
      )}
      <CommentList
        lines={items}
        words={{
          ...{ you: t('you'), gone: t('gone'), answered: t('answered'), outdated: t('since') },
          asked: { caption: t('asked.caption'), visual: t('asked.visual') },
          say: { caption: t('say.caption'), visual: t('say.visual') },
          said: { caption: t('said.caption'), visual: t('said.visual') },
        }}
        busy={sayYes.busy}
        onYes={post.abilities.includes('validate') ? sayYes.run : undefined}
      />
      {(isWriting || items.length > 0) && <p className="po-comments-seen">{t('seenBy')}</p>}
      {comments.hasNextPage && (
        <button type="button" className="po-link" onClick={() => void comments.fetchNextPage()}>
          {t('more')}
        </button>
      )}
    </section>
  )
}
