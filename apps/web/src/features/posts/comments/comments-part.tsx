import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentForm } from '#features/posts/comments/comment-form.tsx'
import {
  type CommentedPart,
  type CommentView,
  commentsQuery,
} from '#features/posts/comments/comment-queries.ts'
import { useSayYes } from '#features/posts/comments/use-say-yes.ts'
import type { PostAt, TaskView } from '#features/posts/post-queries.ts'
import { itemsOf } from '#shared/api/pages-by.ts'
import { useFormats } from '#shared/i18n/use-formats.ts'
import { Avatar } from '#shared/ui/avatar.tsx'
import { Icon } from '#shared/ui/icon.tsx'
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
      <ol className="po-comments">
        {items.map((comment) => (
          <li key={comment.id}>
            <Comment
              comment={comment}
              busy={sayYes.busy}
              {...(post.abilities.includes('validate') ? { onYes: sayYes.run } : {})}
            />
          </li>
        ))}
      </ol>
      {(isWriting || items.length > 0) && <p className="po-comments-seen">{t('seenBy')}</p>}
      {comments.hasNextPage && (
        <button type="button" className="po-link" onClick={() => void comments.fetchNextPage()}>
          {t('more')}
        </button>
      )}
    </section>
  )
}

interface CommentProps {
  comment: CommentView
  busy: boolean
  /** For who may say it. */
  onYes?: (part: CommentedPart) => Promise<boolean>
}

function Comment({ comment, busy, onYes }: CommentProps) {
  const { t } = useTranslation('comments')
  const { dateTime } = useFormats()
  const { at, by, isOwn, message, requestValidation: asked, validate: said } = comment
  return (
    <>
      <Avatar name={by || '?'} size={28} />
      <div>
        <p className="po-comment-by">
          <b>{isOwn ? t('you') : by || t('gone')}</b>
          <time className="po-mute" dateTime={at}>
            {dateTime(at)}
          </time>
        </p>
        {message && <p className="po-comment-words">{message}</p>}
        {asked && (
          <p className="po-comment-part">
            <Icon of={CircleHelp} size={14} />
            <span>
              {t(`asked.${asked.part}`)}
              {!asked.isOpen && <span className="po-mute">, {t('answered')}</span>}
            </span>
            {asked.isOpen && onYes && (
              <button
                type="button"
                className="po-link"
                disabled={busy}
                onClick={() => void onYes(asked.part)}
              >
                {t(`say.${asked.part}`)}
              </button>
            )}
          </p>
        )}
        {said && (
          <p className="po-comment-part">
            <Icon of={CircleCheck} size={14} />
            <span>
              {t(`said.${said.part}`)}
              {!said.isCurrent && <span className="po-mute">, {t('since')}</span>}
            </span>
          </p>
        )}
      </div>
    </>
  )
}
