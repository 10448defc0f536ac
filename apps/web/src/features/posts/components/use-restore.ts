import { showsTitle } from '@postelier/networks'
import { useTranslation } from 'react-i18next'
import type { usePostWords } from '#features/posts/components/use-post-words.ts'
import { type Field, type Step, sideNow, takenBack, withSide } from '#features/posts/model/restorable.ts'
import {
  cachePost,
  type PostAt,
  paramsOf,
  postQuery,
  staleAfterPost,
  type TaskContentView,
  type TaskView,
} from '#features/posts/post-queries.ts'
import { ApiError, isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAction } from '#shared/api/use-action.ts'
import { confirm } from '#shared/ui/confirm-store.ts'

export interface RestoreInput {
  readonly field: Field
  readonly step: Step
  readonly side: TaskContentView
  /** It stands there again, before anything is read anew. */
  readonly onRestored: () => void
}

interface UseRestoreInput {
  readonly at: PostAt
  readonly post: TaskView
  readonly written: Pick<ReturnType<typeof usePostWords>, 'know' | 'inTurn' | 'now' | 'restore'>
  readonly onBefore: () => Promise<void>
}

/** What stood in the post before is put back: an edit like any other, with a line of history of its own. */
export function useRestore({ at, post, written, onBefore }: UseRestoreInput) {
  const { t } = useTranslation(['postHistory', 'posts'])
  const params = paramsOf(at)
  /** Somebody else wrote meanwhile: theirs is shown. */
  const readAnew = async (error: unknown): Promise<boolean> => {
    if (isApiError(error) && error.code === 'conflict')
      cachePost(at, await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }))
    return false
  }
  const { busy, run } = useAction({
    stale: staleAfterPost(at),
    send: async ({ field, step, side }: RestoreInput) => {
      await onBefore()
      if (step.kind === 'words') {
        const before = await written.restore((words) => withSide(words, field, side))
        return { field, side, until: sideNow(before, field) }
      }
      const { task } = await written.inTurn(() =>
        step.kind === 'shows'
          ? call('POST /api/users/{id}/tasks/{taskPublicId}/shows', {
              params,
              body: { shows: step.shows, version: written.now().version, restores: true },
            })
          : call('POST /api/users/{id}/tasks/{taskPublicId}/media/arrange', {
              params,
              body: { mediaVersion: post.media.version, ids: [...step.ids], restores: true },
            }),
      )
      written.know(task)
      return null
    },
    onDone: (_, { onRestored }) => onRestored(),
    onFault: readAnew,
    done: (restored) =>
      restored === null
        ? t('restore.done')
        : {
            tone: 'done',
            message: t('restore.done'),
            action: { label: t('posts:actions.undo'), run: () => void takeBack.run(restored) },
          },
  })
  const takeBack = useAction({
    stale: staleAfterPost(at),
    send: async (restored: Parameters<typeof takenBack>[1]) => {
      await onBefore()
      return written.restore((words) => {
        const change = takenBack(words, restored)
        if (change) return change
        throw new ApiError({ status: 409, code: 'conflict', message: t('restore.changed'), fields: {} })
      })
    },
    onFault: readAnew,
    faultWords: (error) => (isApiError(error) && error.code === 'conflict' ? t('restore.changed') : null),
    done: t('restore.undone'),
  })
  /** Of an approved post it is asked first, as of any other edit; a name that no reader sees voids nothing. */
  const isSure = async ({ field }: RestoreInput): Promise<boolean> => {
    if (!post.abilities.includes('workAgain') || (field.kind === 'title' && !showsTitle(post))) return true
    const isScheduled = post.status === 'publicationWaiting'
    return confirm({
      title: t('restore.sure'),
      words: t(isScheduled ? 'posts:actions.workAgainScheduled' : 'posts:actions.workAgainWords'),
      confirmLabel: t('restore.confirm'),
      keepLabel: t('restore.keep'),
    })
  }
  return {
    busy: busy || takeBack.busy,
    /** What was typed and is not saved yet belongs to the line. */
    onBefore,
    may: post.abilities.includes('edit'),
    run: async (input: RestoreInput): Promise<boolean> => (await isSure(input)) && run(input),
  }
}

export type Restoring = ReturnType<typeof useRestore>
