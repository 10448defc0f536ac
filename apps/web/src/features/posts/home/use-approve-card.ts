import { pagesOf } from '@postelier/networks'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sendApproval } from '#features/posts/components/use-approve.ts'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { lacksWords } from '#features/posts/model/left-over.ts'
import { firstWish, localTimeOf } from '#features/posts/model/moment.ts'
import { faultWords, usePostSure } from '#features/posts/model/post-actions.ts'
import type { PostsContext } from '#features/posts/model/posts-context.ts'
import { useRiskQuestion } from '#features/posts/model/use-risk-question.ts'
import {
  cachePost,
  type PostAt,
  pagesQuery,
  paramsOf,
  postQuery,
  staleAfterPost,
} from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { staleAfter } from '#shared/api/live-topics.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { linkTo } from '#shared/lib/link-target.ts'

/**
 * The yes to a post of a list: approved and scheduled for its day on its pages, by one press. Where it has no words, no day
 * that is still to come or no page, or where it may not be scheduled by this person, the post itself opens.
 */
export function useApproveCard(context: PostsContext) {
  const { t } = useTranslation(['posts', 'postLists'])
  const navigate = useNavigate()
  const whenWords = useWhenWords()
  const isSure = usePostSure()
  const isRiskTaken = useRiskQuestion()
  const { accountId } = context
  const atOf = (taskPublicId: string): PostAt => ({ accountId, taskPublicId })
  return useAction({
    stale: (id: string) => [...staleAfterPost(atOf(id)), ...staleAfter(['tasks.changed'], { accountId })],
    send: async (id: string) => {
      const at = atOf(id)
      const [post, linked] = await Promise.all([
        queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }),
        queryClient.fetchQuery(pagesQuery(accountId)),
      ])
      const pages = pagesOf(post, linked.pages)
      const isReady = post.publishAt !== null && new Date(post.publishAt) > new Date() && pages.length > 0
      if (!isReady || lacksWords(post) || !post.abilities.includes('validate')) {
        await navigate(linkTo(context.one(id)))
        return null
      }
      const pageIds = pages.map((page) => page.id)
      if (!(await isSure(at, post))) return null
      if (!(await isRiskTaken(accountId, pageIds, new Date(post.publishAt ?? 0)))) return null
      return sendApproval(at, post, {
        pageIds,
        localTime: localTimeOf(firstWish(post.publishAt, post.zone, new Date())),
      })
    },
    onDone: (task, id) => task && cachePost(atOf(id), task),
    faultWords: (error) =>
      isApiError(error) && error.code === 'conflict' ? t('postLists:waiting.changed') : faultWords(error),
    done: (task) => {
      if (!task?.publishAt) return null
      const { day, time } = whenWords(new Date(task.publishAt), task.zone)
      return t('schedule.doneNamed', { title: task.title, day, time })
    },
    undo: async (task, id) => {
      if (!task) return
      const { task: back } = await call('POST /api/users/{id}/tasks/{taskPublicId}/take-back', {
        params: paramsOf(atOf(id)),
      })
      cachePost(atOf(id), back)
    },
    undone: t('postLists:waiting.undone'),
  })
}
