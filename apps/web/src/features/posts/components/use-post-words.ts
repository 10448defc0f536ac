import type { Hooks, Network, NetworkSettings } from '@postelier/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cachePost, type PostAt, paramsOf, postQuery, type TaskView } from '#features/posts/post-queries.ts'
import { isApiError } from '#shared/api/api-error.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useAutosave } from '#shared/form/use-autosave.ts'
import { useLeaveGuard } from '#shared/form/use-leave-guard.ts'

/** What is written by hand here; everything else of a post changes by its own buttons. */
export interface Words {
  readonly title: string
  readonly networks: readonly Network[]
  readonly pageIds: readonly number[] | null
  readonly hooks: Hooks
  readonly firstComment: string
  readonly settings: NetworkSettings
}
export const wordsOf = ({ title, networks, pageIds, hooks, firstComment, settings }: TaskView): Words => ({
  title,
  networks,
  pageIds,
  hooks,
  firstComment,
  settings,
})

/** The words of a post as they are typed: they save by themselves, and nobody else's are written over. */
export function usePostWords(at: PostAt, post: TaskView) {
  const { t } = useTranslation('posts')
  const [words, setWords] = useState(() => wordsOf(post))
  const [serverCopy, setServerCopy] = useState<TaskView | null>(null)
  /** What the next save is written over: what an answer said last, or what the person chose to stand above. */
  const version = useRef(post.version)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** One write after the other: each makes another version of the post. */
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(write)
    queue.current = turn.catch(() => undefined)
    return turn
  }
  const save = useAutosave(words, (next) =>
    inTurn(async () => {
      try {
        const { task } = await call('POST /api/users/{id}/tasks/{taskPublicId}', {
          params: paramsOf(at),
          body: {
            version: version.current,
            title: next.title.trim() || t('untitled'),
            networks: [...next.networks],
            pageIds: next.pageIds && [...next.pageIds],
            hooks: { common: next.hooks.common, own: { ...next.hooks.own } },
            firstComment: next.firstComment,
            settings: next.settings,
          },
        })
        know(task)
      } catch (error) {
        if (!isApiError(error) || error.code !== 'conflict') throw error
        setServerCopy(await queryClient.fetchQuery({ ...postQuery(at), staleTime: 0 }))
        throw error
      }
    }),
  )
  useLeaveGuard(save.dirty && save.state.kind === 'failed')
  // Somebody else wrote, and nothing of one's own waits: their words are read on.
  const onRemoteChange = useEffectEvent(() => {
    if (post.version <= version.current || save.dirty) return
    version.current = post.version
    setWords(wordsOf(post))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is news, and nothing else.
  useEffect(() => onRemoteChange(), [post.version])
  /** What changed by a button of this page is a newer version of the same words. */
  function know(task: TaskView): void {
    version.current = task.version
    cachePost(at, task)
  }
  return {
    words,
    setWords,
    save,
    know,
    inTurn,
    serverCopy,
    keepMine: () => {
      if (serverCopy) version.current = serverCopy.version
      setServerCopy(null)
      void save.flush()
    },
    takeTheirs: () => {
      if (!serverCopy) return
      version.current = serverCopy.version
      setWords(wordsOf(serverCopy))
      setServerCopy(null)
    },
  }
}
