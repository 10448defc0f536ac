import { useTranslation } from 'react-i18next'
import { lacksWords, useLeftOverQuestion } from '#features/posts/model/left-over.ts'
import { unseenOf } from '#features/posts/model/unseen.ts'
import {
  type PostAt,
  paramsOf,
  publicationsQuery,
  staleAfterPost,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { truthQuery } from '#features/posts/truth/truth-queries.ts'
import { useTruthQuestion } from '#features/posts/truth/use-truth-question.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { confirm } from '#shared/ui/confirm-store.ts'

const steps = {
  workAgain: 'POST /api/users/{id}/tasks/{taskPublicId}/work-again',
  cancel: 'POST /api/users/{id}/tasks/{taskPublicId}/cancel',
  putBack: 'POST /api/users/{id}/tasks/{taskPublicId}/put-back',
} as const

/** What is missing, in its own words, where the server says it of a field; words before all else. */
export const faultWords = (error: unknown): string | null =>
  isApiError(error) ? (error.fields.hooks ?? (Object.values(error.fields).join(' ') || error.message)) : null

type ScheduledBefore = NonNullable<TaskView['schedule']> & { readonly pageIds: number[] }

/**
 * Whether what is left over of the template and what stands in no source may go out so; asked once, before. Of a yes to one
 * part only what is asked about that.
 */
export function usePostSure() {
  const leftOverQuestion = useLeftOverQuestion()
  const truthQuestion = useTruthQuestion()
  return async (at: PostAt, post: TaskView, part?: 'caption' | 'visual'): Promise<boolean> => {
    const question = part === 'caption' ? null : leftOverQuestion(post)
    if (question && !(await confirm(question))) return false
    if (part === 'visual') return true
    const doubt = truthQuestion(await queryClient.fetchQuery({ ...truthQuery(at, post), staleTime: 0 }))
    return !doubt || confirm(doubt)
  }
}

/** Steps of a post that a button takes; each says how it went. */
export function usePostActions(
  at: PostAt,
  post: TaskView,
  onDone: (post: TaskView) => void,
  /** The copy is what is worked on next. */
  onCopy?: (copy: TaskView) => unknown,
) {
  const { t } = useTranslation(['posts', 'postPage', 'calendar'])
  const params = paramsOf(at)
  const care = { stale: staleAfterPost(at), faultWords }
  const read = async () => (await call('GET /api/users/{id}/tasks/{taskPublicId}', { params })).task

  const isSure = usePostSure()

  const step = useAction({
    ...care,
    send: (one: keyof typeof steps) => call(steps[one], { params }),
    onDone: ({ task }) => onDone(task),
  })
  const validate = useAction({
    ...care,
    send: async () => {
      const before = await read()
      // Without words it is refused; the visual is said yes to once there are some.
      const isWhole = !lacksWords(before)
      if (isWhole && !(await isSure(at, before))) return null
      const seen = isWhole ? unseenOf(post) : null
      const body = { version: before.version, ...(seen ? { seen } : {}) }
      return (await call('POST /api/users/{id}/tasks/{taskPublicId}/validate', { params, body })).task
    },
    onDone: (task) => task && onDone(task),
    done: (task) => task && t('actions.validated', { title: task.title }),
  })
  const schedule = useAction({
    ...care,
    send: async (before: ScheduledBefore) => {
      const body = { ...before, version: (await read()).version }
      return (await call('POST /api/users/{id}/tasks/{taskPublicId}/schedule', { params, body })).task
    },
    onDone,
  })
  const unschedule = useAction({
    ...care,
    send: async () => {
      const publications = await queryClient.fetchQuery(publicationsQuery(at))
      const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/unschedule', { params })
      // The post has no date any more by the time that somebody wants it back.
      return { task, before: post.schedule, pageIds: publications.map(({ pageId }) => pageId) }
    },
    onDone: ({ task }) => {
      onDone(task)
      queryClient.setQueryData(publicationsQuery(at).queryKey, [])
    },
    done: ({ task, before, pageIds }) => ({
      tone: 'done',
      message: t('schedule.isOff', { title: task.title }),
      ...(before && pageIds.length > 0
        ? { action: { label: t('actions.undo'), run: () => void schedule.run({ ...before, pageIds }) } }
        : {}),
    }),
  })
  const duplicate = useAction({
    stale: [['tasks', at.accountId, 'list']],
    send: async () => (await call('POST /api/users/{id}/tasks/{taskPublicId}/duplicate', { params })).task,
    onDone: (copy) => onCopy?.(copy),
    done: t('postPage:duplicated'),
  })
  const hide = useAction({
    ...care,
    send: async (isHidden: boolean) => {
      const what = { action: isHidden ? ('hide' as const) : ('show' as const) }
      await call('POST /api/users/{id}/tasks/together', {
        params: { id: at.accountId },
        body: { posts: [{ id: at.taskPublicId }], what },
      })
      return read()
    },
    onDone,
    done: ({ isHidden }) => t(`calendar:together.${isHidden ? 'hidden' : 'shown'}`, { count: 1 }),
  })
  const remove = useAction({
    // The post itself is on screen until one has left it: only where it is listed is read again.
    stale: [['tasks', at.accountId, 'list']],
    faultWords,
    send: () => call('DELETE /api/users/{id}/tasks/{taskPublicId}', { params }),
    done: t('actions.removed', { title: post.title }),
    undo: async () => {
      await call('POST /api/users/{id}/tasks/{taskPublicId}/restore', { params })
      await queryClient.invalidateQueries({ queryKey: ['tasks', at.accountId] })
    },
    undone: t('actions.restored', { title: post.title }),
  })
  return {
    busy: [step, validate, schedule, unschedule, hide, remove, duplicate].some(({ busy }) => busy),
    take: step.run,
    /** Yes to what is on the screen: to the visual as it is shown there, and to the words, which are saved by then. */
    validate: () => validate.run(),
    /** Off its date; what it was scheduled for is kept at hand, to take it back. */
    unschedule: () => unschedule.run(),
    hide: (isHidden: boolean) => hide.run(isHidden),
    remove: () => remove.run(),
    duplicate: () => duplicate.run(),
  }
}
