import type { TaskCard } from '@postelier/contract'
import { useTranslation } from 'react-i18next'
import { showMoved } from '#features/posts/calendar/calendar-queries.ts'
import { staleAfterPost } from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { useAction } from '#shared/api/use-action.ts'
import { formatsFor } from '#shared/i18n/formats.ts'
import { instantsAt, localTimeAt } from '#shared/lib/local-time.ts'

export interface MovedTo {
  readonly post: TaskCard
  readonly localTime: string
}

const fixed = new Set(['publishing', 'published', 'publicationCanceled'])
/** What is out, or will not go out, has the date that it had. */
export const isMovable = ({ status }: Pick<TaskCard, 'status'>): boolean => !fixed.has(status)

/** Gives a post another date: it stands there at once, and goes back where that is refused. */
export function useMoveDate(accountId: number, zone: string) {
  const { t, i18n } = useTranslation('calendar')
  const send = ({ post, localTime }: MovedTo, seen: string | null) =>
    call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
      params: { id: accountId, taskPublicId: post.id },
      body: { localTime, zone, seen },
    })
  return useAction({
    stale: ({ post }: MovedTo) => [
      ['tasks', accountId, 'list'],
      ...staleAfterPost({ accountId, taskPublicId: post.id }),
    ],
    send: (input: MovedTo) => {
      const [at] = instantsAt(input.localTime, zone)
      if (at) showMoved(accountId, input.post.id, at.toISOString())
      return send(input, input.post.publishAt)
    },
    onFault: (_error, { post }) => {
      showMoved(accountId, post.id, post.publishAt)
      return false
    },
    faultWords: (error) =>
      isApiError(error) && error.status === 409
        ? t('movedByOther')
        : isApiError(error)
          ? (error.fields.localTime ?? null)
          : null,
    done: ({ task, saysDay }) => {
      const { namedDay, time } = formatsFor(i18n.language, zone)
      const at = task.publishAt ?? ''
      const moved = t(task.status === 'publicationWaiting' ? 'movedScheduled' : 'moved', {
        title: task.title,
        day: namedDay(at),
        time: time(at),
      })
      return saysDay === null ? moved : `${moved} ${t('saysDay', { said: saysDay })}`
    },
    undo: async ({ task }, { post }) => {
      if (post.publishAt === null)
        return call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
          params: { id: accountId, taskPublicId: post.id },
          body: { localTime: null, zone, seen: task.publishAt },
        })
      return send({ post, localTime: localTimeAt(new Date(post.publishAt), zone) }, task.publishAt)
    },
    undone: t('movedBack'),
  })
}
