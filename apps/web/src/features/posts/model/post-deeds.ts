import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lacksWords, useLeftOverQuestion } from '#features/posts/model/left-over.ts'
import { unseenOf } from '#features/posts/model/unseen.ts'
import { type PostAt, paramsOf, publicationsQuery, type TaskView } from '#features/posts/post-queries.ts'
import { truthQuery } from '#features/posts/truth/truth-queries.ts'
import { useTruthQuestion } from '#features/posts/truth/use-truth-question.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { confirm } from '#shared/ui/confirm-store.ts'
import { toast } from '#shared/ui/toast-store.ts'

const steps = {
  workAgain: 'POST /api/users/{id}/tasks/{taskPublicId}/work-again',
  cancel: 'POST /api/users/{id}/tasks/{taskPublicId}/cancel',
  putBack: 'POST /api/users/{id}/tasks/{taskPublicId}/put-back',
} as const

/** What is missing, in its own words, where the server says it of a field; words before all else. */
const reasonOf = (error: unknown): string | null =>
  isApiError(error) ? (error.fields.hooks ?? (Object.values(error.fields).join(' ') || error.message)) : null

/** Steps of a post that a button takes; each says how it went. */
export function usePostDeeds(at: PostAt, post: TaskView, onDone: (post: TaskView) => void) {
  const { t } = useTranslation(['posts', 'common'])
  const [busy, setBusy] = useState(false)
  const say = async (deed: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await deed()
      return true
    } catch (error) {
      toast({ tone: 'bad', message: reasonOf(error) ?? t('common:errors.unexpected') })
      await queryClient.invalidateQueries({ queryKey: ['tasks'] })
      return false
    } finally {
      setBusy(false)
    }
  }
  const params = paramsOf(at)
  const leftOverQuestion = useLeftOverQuestion()
  const truthQuestion = useTruthQuestion()
  const take = (step: keyof typeof steps) =>
    say(async () => onDone((await call(steps[step], { params })).task))
  return {
    busy,
    take,
    /** Yes to what is on the screen: to the visual as it is shown there, and to the words, which are saved by then. */
    validate: () =>
      say(async () => {
        const read = () => call('GET /api/users/{id}/tasks/{taskPublicId}', { params })
        const { task: before } = await read()
        // Without words it is refused; the visual is said yes to once there are some.
        const isWhole = !lacksWords(before)
        const question = isWhole ? leftOverQuestion(before) : null
        if (question && !(await confirm(question))) return
        const truth = isWhole
          ? await queryClient.fetchQuery({ ...truthQuery(at, before), staleTime: 0 })
          : null
        const doubt = truth && truthQuestion(truth)
        if (doubt && !(await confirm(doubt))) return
        const unseen = unseenOf(post)
        if (unseen && isWhole)
          await call('POST /api/users/{id}/tasks/{taskPublicId}/visual/validate', { params, body: unseen })
        const { task: now } = await read()
        const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/validate', {
          params,
          body: { version: now.version },
        })
        onDone(task)
        toast({ tone: 'done', message: t('deeds.validated', { title: task.title }) })
      }),
    /** Off its date; what it was scheduled for is kept at hand, to take it back. */
    unschedule: () =>
      say(async () => {
        const publications = await queryClient.fetchQuery(publicationsQuery(at))
        const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/unschedule', { params })
        onDone(task)
        queryClient.setQueryData(publicationsQuery(at).queryKey, [])
        const pageIds = publications.map(({ pageId }) => pageId)
        toast({
          tone: 'done',
          message: t('schedule.isOff', { title: task.title }),
          ...(post.schedule && pageIds.length > 0
            ? { action: { label: t('deeds.undo'), run: () => void scheduleAgain(pageIds) } }
            : {}),
        })
      }),
    remove: () =>
      say(async () => {
        await call('DELETE /api/users/{id}/tasks/{taskPublicId}', { params })
        await queryClient.invalidateQueries({ queryKey: ['tasks', at.accountId, 'list'] })
        toast({
          tone: 'done',
          message: t('deeds.removed', { title: post.title }),
          action: { label: t('deeds.undo'), run: () => void restore() },
        })
      }),
  }
  async function scheduleAgain(pageIds: number[]): Promise<void> {
    await say(async () => {
      if (!post.schedule) return
      const { task: now } = await call('GET /api/users/{id}/tasks/{taskPublicId}', { params })
      const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/schedule', {
        params,
        body: { ...post.schedule, version: now.version, pageIds },
      })
      onDone(task)
      await queryClient.invalidateQueries({ queryKey: publicationsQuery(at).queryKey })
    })
  }
  async function restore(): Promise<void> {
    await say(async () => {
      await call('POST /api/users/{id}/tasks/{taskPublicId}/restore', { params })
      await queryClient.invalidateQueries({ queryKey: ['tasks'] })
      toast({ tone: 'done', message: t('deeds.restored', { title: post.title }) })
    })
  }
}
