import { useState } from 'react'
import { firstWish, localTimeOf, type Moment, momentOf, type Wanted } from '#features/posts/model/moment.ts'
import { cachePost, type PostAt, paramsOf, postQuery, type TaskView } from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { type Autosave, useAutosave } from '#shared/form/use-autosave.ts'

export interface PostDate {
  readonly wanted: Wanted
  readonly moment: Moment
  /** Of the business's local time, as it is sent. */
  readonly localTime: string
  readonly now: Date
  /** Nobody chose it: it is proposed. */
  readonly isProposed: boolean
  readonly change: (wanted: Wanted) => void
  readonly save: Autosave
}

interface Of {
  at: PostAt
  post: TaskView
  onDone: (post: TaskView) => void
  /** One write of the post after the other: each makes another version of it. */
  inTurn: <T>(write: () => Promise<T>) => Promise<T>
}

/** The day and hour a post is meant for, saved as they are chosen; of one that is scheduled its date is changed elsewhere. */
export function usePostDate({ at, post, onDone, inTurn }: Of): PostDate {
  const [now] = useState(() => new Date())
  const [typed, setTyped] = useState<Wanted | null>(null)
  const kept = firstWish(post.publishAt, post.zone, now)
  const wanted = typed ?? kept
  const moment = momentOf(wanted, post.zone, now)
  const save = useAutosave(typed, async (next) => {
    if (next === null || typeof momentOf(next, post.zone, new Date()) !== 'object') return
    await inTurn(async () => {
      const seen = queryClient.getQueryData(postQuery(at).queryKey)?.publishAt ?? null
      try {
        const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}/date', {
          params: paramsOf(at),
          body: { localTime: localTimeOf(next), zone: post.zone, seen },
        })
        onDone(task)
      } catch (error) {
        // Somebody gave it another date meanwhile: it is shown, and written over only by another try.
        if (isApiError(error) && error.code === 'conflict')
          cachePost(at, await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }))
        throw error
      }
    })
  })
  return {
    wanted,
    moment,
    now,
    localTime: wanted.day === '' ? '' : localTimeOf(wanted),
    isProposed: typed === null && (post.publishAt === null || new Date(post.publishAt) <= now),
    change: setTyped,
    save,
  }
}
