import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhenWords } from '#features/posts/components/use-when-words.ts'
import { lacksWords } from '#features/posts/model/left-over.ts'
import { faultWords, usePostSure } from '#features/posts/model/post-actions.ts'
import { useRiskQuestion } from '#features/posts/model/use-risk-question.ts'
import {
  cachePost,
  type PostAt,
  paramsOf,
  postQuery,
  staleAfterPost,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { instantsAt } from '#shared/lib/local-time.ts'

export interface Approve {
  readonly pageIds: readonly number[]
  /** Null sends it now. */
  readonly localTime: string | null
  readonly as?: 'post' | 'story'
}

/** What the screen shows of a post: a yes is said to that, and not to what somebody else wrote since. */
export const postOnScreen = (at: PostAt, otherwise: TaskView): TaskView =>
  queryClient.getQueryData(postQuery(at).queryKey) ?? otherwise

/** One call: a yes to the post as it is on the screen, and its date. */
export async function sendApproval(
  at: PostAt,
  { version, shown, zone }: TaskView,
  { pageIds, localTime, as }: Approve,
): Promise<TaskView> {
  const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/approve', {
    params: paramsOf(at),
    body: {
      version,
      zone,
      localTime,
      pageIds: [...pageIds],
      ...(shown ? { seen: shown } : {}),
      ...(as ? { as } : {}),
    },
  })
  return task
}

interface Of {
  at: PostAt
  post: TaskView
  /** What was typed and is not saved yet. */
  onBefore: () => Promise<void>
  onDone: (post: TaskView) => void
}

/** The one press that says yes to a post and schedules it; of one that is approved already it schedules it. */
export function useApprove({ at, post, onBefore, onDone }: Of) {
  const { t } = useTranslation(['postPage', 'posts'])
  const whenWords = useWhenWords()
  const isSure = usePostSure()
  const isRiskTaken = useRiskQuestion()
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const wasApproved = useRef(false)
  const isApproved = post.status === 'validated'
  const params = paramsOf(at)
  const { busy, run } = useAction({
    stale: staleAfterPost(at),
    send: async (input: Approve & { localTime: string }) => {
      await onBefore()
      setRefusals({})
      const [moment] = instantsAt(input.localTime, post.zone)
      if (moment && !(await isRiskTaken(at.accountId, input.pageIds, moment))) return null
      const seen = postOnScreen(at, post)
      // Other pages or settings just now made it a post to say yes to again.
      wasApproved.current = seen.status === 'validated'
      if (!wasApproved.current) {
        // Without words it is refused; nobody is asked about the rest of it before there are some.
        if (!lacksWords(seen) && !(await isSure(at, seen))) return null
        return sendApproval(at, seen, input)
      }
      const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/schedule', {
        params,
        body: {
          version: seen.version,
          pageIds: [...input.pageIds],
          localTime: input.localTime,
          zone: post.zone,
        },
      })
      return task
    },
    onDone: (task) => task && onDone(task),
    onFault: async (error) => {
      if (!isApiError(error)) return false
      setRefusals(error.fields)
      if (error.code === 'conflict')
        cachePost(at, await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }))
      return false
    },
    faultWords: (error) =>
      isApiError(error) && error.code === 'conflict' ? t('bar.changed') : faultWords(error),
    done: (task) => {
      if (!task?.publishAt) return null
      const { day, time } = whenWords(new Date(task.publishAt), task.zone)
      return t('posts:schedule.done', { day, time })
    },
    undo: async (task) => {
      if (!task) return
      const back = wasApproved.current
        ? await call('POST /api/users/{id}/tasks/{taskPublicId}/unschedule', { params })
        : await call('POST /api/users/{id}/tasks/{taskPublicId}/take-back', { params })
      onDone(back.task)
    },
    undone: t('bar.undone'),
  })
  return { busy, run, refusals, isApproved }
}
