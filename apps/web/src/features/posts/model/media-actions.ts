import { useTranslation } from 'react-i18next'
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
import { toast, undoMs } from '#shared/ui/toast-store.ts'

export interface MediaProps {
  at: PostAt
  post: TaskView
  onDone: (post: TaskView) => void
  /** What was typed and is not saved yet. */
  onBefore: () => Promise<void>
}

/** Read again: what was saved a moment ago is a newer version of the post. */
const versionNow = async (at: PostAt) =>
  (await call('GET /api/users/{id}/tasks/{taskPublicId}', { params: paramsOf(at) })).task.version

/** What is done with files of one's own; each action says how it went. */
export function useMediaActions({ at, post, onDone, onBefore }: MediaProps) {
  const { t } = useTranslation(['posts', 'postMedia'])
  const params = paramsOf(at)
  const { busy, run } = useAction({
    stale: staleAfterPost(at),
    send: async (write: () => Promise<{ task: TaskView }>) => {
      await onBefore()
      return write()
    },
    onDone: ({ task }) => onDone(task),
    onFault: async (error) => {
      if (isApiError(error) && error.code === 'conflict')
        cachePost(at, await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }))
      return false
    },
  })
  const arrange = (ids: readonly string[], mediaVersion = post.media.version) =>
    run(() =>
      call('POST /api/users/{id}/tasks/{taskPublicId}/media/arrange', {
        params,
        body: { mediaVersion, ids: [...ids] },
      }),
    )
  const ids = post.media.items.map(({ id }) => id)
  return {
    busy,
    arrange,
    show: (shows: TaskView['shows']) =>
      run(async () =>
        call('POST /api/users/{id}/tasks/{taskPublicId}/shows', {
          params,
          body: { shows, version: await versionNow(at) },
        }),
      ),
    remove: async (id: string, name: string) => {
      if (!(await arrange(ids.filter((one) => one !== id)))) return
      toast({
        tone: 'done',
        message: t('postMedia:media.removed', { name }),
        durationMs: undoMs,
        action: { label: t('actions.undo'), run: () => void putBack(id) },
      })
    },
  }

  /** Where it was, among those that are there by now. */
  async function putBack(id: string): Promise<void> {
    await run(async () => {
      const { task } = await call('GET /api/users/{id}/tasks/{taskPublicId}', { params })
      const there = task.media.items.map((item) => item.id)
      const place = ids.indexOf(id)
      return call('POST /api/users/{id}/tasks/{taskPublicId}/media/arrange', {
        params,
        body: { mediaVersion: task.media.version, ids: there.toSpliced(place, 0, id) },
      })
    })
  }
}

/** What files or pages show, in words; throws, for whoever saves by itself. */
export async function describe(
  { at, onDone, onBefore }: Omit<MediaProps, 'post'>,
  words: { media?: Record<string, string>; pages?: Record<string, string> },
): Promise<void> {
  await onBefore()
  const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/alt-texts', {
    params: paramsOf(at),
    body: { ...words, version: await versionNow(at) },
  })
  onDone(task)
}
