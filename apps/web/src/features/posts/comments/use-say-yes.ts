import { useTranslation } from 'react-i18next'
import type { CommentedPart } from '#features/posts/comments/comment-queries.ts'
import { postOnScreen } from '#features/posts/components/use-approve.ts'
import { faultWords, usePostSure } from '#features/posts/model/post-actions.ts'
import { cachePost, type PostAt, paramsOf, postQuery, type TaskView } from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'

/** What writing about a post makes stale. */
export const staleAfterComment = ({ accountId, taskPublicId }: PostAt) =>
  staleAfter(['comments.changed', 'tasks.changed', 'notices.changed'], { accountId, id: taskPublicId })

interface Of {
  at: PostAt
  post: TaskView
  onBefore: () => Promise<void>
}

/** A yes to a part of the post, as it is on the screen, that somebody asked for in a comment. */
export function useSayYes({ at, post, onBefore }: Of) {
  const { t } = useTranslation('comments')
  const isSure = usePostSure()
  return useAction<CommentedPart, TaskView | null>({
    stale: staleAfterComment(at),
    send: async (part) => {
      await onBefore()
      const seen = postOnScreen(at, post)
      if (!(await isSure(at, seen, part))) return null
      await call('POST /api/users/{id}/tasks/{taskPublicId}/comments', {
        params: paramsOf(at),
        body: { validate: part, version: seen.version, ...(seen.shown ? { seen: seen.shown } : {}) },
      })
      return queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 })
    },
    onFault: async (error) => {
      if (isApiError(error) && error.code === 'conflict')
        cachePost(at, await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }))
      return false
    },
    faultWords: (error) =>
      isApiError(error) && error.code === 'conflict' ? t('changed') : faultWords(error),
    done: (task, part) => task && t(`done.${task.status === 'validated' ? 'both' : part}`),
  })
}
